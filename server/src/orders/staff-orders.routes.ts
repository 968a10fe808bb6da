import {
  addOrderNote as noteCall,
  askCustomer as askCall,
  assignOrder as assignCall,
  cancelOrder as cancelCall,
  changeByStaff as changeCall,
  deliverOrder as deliverCall,
  dispatchOrder as dispatchCall,
  handOver as handOverCall,
  listOrderSheets,
  listPickers,
  listSubstitutes,
  markReady as readyCall,
  proposeQuestion as proposeCall,
  previewChangeByStaff as previewCall,
  forgetCrateLabel,
  readOrderNews,
  reopenPreparation as reopenCall,
  returnUndelivered as undeliveredCall,
  returnToQueue as returnCall,
  saveOrderInvoice as invoiceCall,
  sendTaps,
  staffOrders,
  startPreparing as startCall,
  type StaffOrder,
} from '@gondola/contract/orders'
import { ID_MAX, ON_THE_WAY_DAYS, UNCOLLECTED_DAYS } from '@gondola/contract/base'
import { dayIdOf } from '@gondola/contract/delivery'
import { dayAfter, instant, today } from '../platform/clock.ts'
import { shopDayStart } from '../goods/stock/stock-level.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { withFreshReads } from '../platform/db/scopes.ts'
import type { Db } from '../platform/db/open-database.ts'
import { storedInvoice } from '../people/clients/edit-account.ts'
import { branchScope, requireBranch, requireRecordOf } from '../sessions/branch-access.ts'
import { isRecentLogin, requireRecentLogin } from '../sessions/session.ts'
import { countAttempt } from '../http/rate-limit.store.ts'
import type { StaffSession } from '../http/caller.ts'
import { type Feature, serve, serveList } from '../http/serve.ts'
import { refuseConflict, refuseNotFound } from '../http/problem.ts'
import { askCustomer, proposeQuestion } from './picking/ask-customer.ts'
import { applyTaps } from './picking/apply-taps.ts'
import { changePlacedOrder, previewOrderChange } from './changing/change-placed-order.ts'
import { lockOrder, writeCrateLabel } from './locked-order.store.ts'
import { keyedRequest, onceByKey } from './placing/idempotency.store.ts'
import {
  addOrderNote,
  cancelOrder,
  deliverOrder,
  dispatchOrder,
  noteLostGoods,
  requireReason,
  returnUndelivered,
  saveOrderInvoice,
} from './order-actions.ts'
import { listSubstituteOptions } from './picking/list-substitutes.ts'
import { readNews } from './following/following.store.ts'
import { assignOrder, handOver, pickersFor, pickersOf } from './picking/hand-over.ts'
import { markReady, reopenPreparation, returnToQueue, startPreparing } from './picking/prepare-order.ts'
import { listQueuedOrders } from './order-queue.store.ts'
import { routePlanner } from '../delivery/route.ts'
import { countFullSlots } from '../delivery/slot-places.store.ts'
import { countPending } from './placing/order-counts.store.ts'
import { findOrderBranch, listOrderMails, listStaffOrders } from './staff-orders.store.ts'
import type { OrderDeps, OrderStep } from './order-events.ts'
import { addGauge } from '../http/metrics.ts'

const SECONDS_PER_DAY = 86_400
const SECONDS_PER_HOUR = 3600
/** Orders that staff cancel within an hour without saying password or code again. */
const CANCELLED_AT_ONCE = 10

/** The order queue, preparing, dispatching and cancelling (backoffice §2, §3; contract §5). */
export const staffOrdersFeature: Feature<OrderDeps> = (api, deps) => {
  const { db } = deps
  /** Refuses an order of another branch. */
  const requireOrder = async (session: StaffSession, Id: number, within: Db = db): Promise<void> =>
    requireRecordOf(session, await findOrderBranch(within, Id))
  const found = async (session: StaffSession, Id: number): Promise<StaffOrder> => {
    const order = (await listStaffOrders(db, deps.clock, [Id], session))[0] ?? refuseNotFound()
    return { ...order, Correos: await listOrderMails(db, order) }
  }
  /** Runs a step in its own transaction and returns the order as it is afterwards. */
  const after = async (
    session: StaffSession,
    Id: number,
    step: (trx: Db) => Promise<unknown>,
  ): Promise<StaffOrder> => {
    await requireOrder(session, Id)
    await inTransaction(db, async (trx) => {
      await step(trx)
      // somebody gave it to another branch before the step locked it
      await requireOrder(session, Id, trx)
    })
    return found(session, Id)
  }

  measureOrders(deps)

  serveList(api, staffOrders.list, ({ query, session }) =>
    // the leader's: the news of an order are followed by a look at the queue, which must show it
    withFreshReads(() =>
      listQueuedOrders(
        deps.reads,
        query,
        branchScope(session, query.Sucursal),
        {
          onTheWay: instant(deps.clock, -ON_THE_WAY_DAYS * SECONDS_PER_DAY),
          uncollected: dayIdOf(dayAfter(today(deps.clock, deps.config.timeZone), -UNCOLLECTED_DAYS)),
          givenUp: shopDayStart(deps),
          reader: session.staffId,
        },
        session.permissions.includes('clientes.ver'),
      ),
    ),
  )
  serve(api, staffOrders.read, ({ params: { Id }, session }) => found(session, Id))
  serve(api, readOrderNews, ({ query: { sucursal }, session }) =>
    readNews(db, branchScope(session, sucursal), session.staffId),
  )
  serve(api, listOrderSheets, async ({ query: { Numeros }, session }) =>
    routePlanner.plan(await listStaffOrders(db, deps.clock, numbersOf(Numeros), session)),
  )

  const serveStep = (call: typeof startCall, step: OrderStep<StaffSession>) =>
    serve(api, call, ({ params: { Id }, session }) =>
      after(session, Id, (trx) => step(trx, deps, session, Id)),
    )
  serveStep(startCall, startPreparing)
  serveStep(readyCall, markReady)
  serveStep(reopenCall, reopenPreparation)
  serveStep(returnCall, returnToQueue)
  serveStep(dispatchCall, dispatchOrder)
  serveStep(deliverCall, deliverOrder)
  serve(api, assignCall, ({ params: { Id }, session, body: { Para } }) =>
    after(session, Id, (trx) => assignOrder(trx, deps, session, Id, Para)),
  )
  serve(api, forgetCrateLabel, ({ params: { Id }, session }) =>
    after(session, Id, async (trx) => writeCrateLabel(trx, (await lockOrder(trx, Id)).Id, null)),
  )
  serve(api, cancelCall, async ({ params: { Id }, session, body: { Motivo, Perdidas = [] } }) => {
    if (!isRecentLogin(session, deps)) {
      const { count } = await countAttempt(db, deps.clock, `cancelled:${session.staffId}`, SECONDS_PER_HOUR)
      if (count > CANCELLED_AT_ONCE) requireRecentLogin(session, deps)
    }
    return after(session, Id, async (trx) => {
      await cancelOrder(trx, deps, session, Id, Motivo, Perdidas)
      await noteLostGoods(trx, deps, session, Id, Perdidas)
    })
  })

  serve(api, undeliveredCall, ({ params: { Id }, session, body: { Motivo } }) =>
    after(session, Id, (trx) => returnUndelivered(trx, deps, session, Id, Motivo)),
  )
  serve(api, noteCall, ({ params: { Id }, session, body: { Texto } }) =>
    after(session, Id, (trx) => addOrderNote(trx, deps, session, Id, Texto)),
  )

  serve(api, previewCall, async ({ params: { Id }, session, body }) => {
    await requireOrder(session, Id)
    if (body.Sucursal !== undefined) requireBranch(session, body.Sucursal)
    await deps.catalogue.loaded()
    return previewOrderChange(db, deps, null, Id, body)
  })
  serve(api, changeCall, async ({ params: { Id }, session, body, request }) => {
    const { Motivo, ...draft } = body
    if (draft.Sucursal !== undefined) requireBranch(session, draft.Sucursal)
    const by = { staff: session, reason: requireReason(Motivo) }
    await deps.catalogue.loaded()
    const key = request.headers['idempotency-key']
    return after(session, Id, async (trx) => {
      const { client_id: clientId } = await lockOrder(trx, Id)
      if (clientId === null) refuseConflict('estado')
      const keyed = keyedRequest(key, clientId, { Id, ...body })
      return onceByKey(trx, deps.clock, keyed, () => changePlacedOrder(trx, deps, by, Id, draft))
    })
  })

  serve(api, invoiceCall, ({ params: { Id }, session, body, request }) =>
    after(session, Id, (trx) => saveOrderInvoice(trx, deps, session, Id, storedInvoice(body, request.body))),
  )

  serve(api, listPickers, async ({ session, query: { Pedido } }) => {
    if (Pedido === undefined) return pickersFor(db, session)
    await requireOrder(session, Pedido)
    return pickersOf(db, Pedido)
  })
  serve(api, handOverCall, async ({ session, body: { Para } }) => ({
    Pedidos: await inTransaction(db, (trx) => handOver(trx, deps, session, Para)),
  }))

  serve(api, sendTaps, async ({ params: { Id }, session, body: { Toques } }) => {
    await requireOrder(session, Id)
    await deps.catalogue.loaded()
    const Resultados = await inTransaction(db, (trx) => applyTaps(trx, deps, session, Id, Toques))
    return { Resultados, Pedido: await found(session, Id) }
  })
  serve(api, listSubstitutes, async ({ params, session, query: { q = '' } }) => {
    await requireOrder(session, params.Id)
    await deps.catalogue.loaded()
    return listSubstituteOptions(db, deps, params, q)
  })
  serve(api, proposeCall, async ({ params, session }) => {
    await requireOrder(session, params.Id)
    await deps.catalogue.loaded()
    return proposeQuestion(db, deps, params)
  })
  serve(api, askCall, async ({ params, session, body: { Codarts } }) => {
    await deps.catalogue.loaded()
    return after(session, params.Id, (trx) => askCustomer(trx, deps, session, params, Codarts))
  })
}

/** Reports pending orders, of them those of new accounts, and full slots in `/metrics`. */
function measureOrders({ db, clock, config, metrics }: OrderDeps): void {
  const pending = 'Pending orders of all accounts and of those without a delivered or paid order'
  addGauge(metrics, 'gondola_pending_orders', pending, ['accounts'], async () => {
    const { all, ofNew } = await countPending(db)
    return [
      [{ accounts: 'all' }, all],
      [{ accounts: 'new' }, ofNew],
    ]
  })
  const slots = 'Slots of today and later that have orders, and those of them that are full'
  addGauge(metrics, 'gondola_slots', slots, ['state'], async () => {
    const { booked, full } = await countFullSlots(db, dayIdOf(today(clock, config.timeZone)))
    return [
      [{ state: 'booked' }, booked],
      [{ state: 'full' }, full],
    ]
  })
}

/** The orders' numbers without repetitions; numbers beyond the largest Id are dropped, as no order has them. */
const numbersOf = (text: string): number[] =>
  [...new Set(text.split(',').map(Number))].filter((number) => number <= ID_MAX)
