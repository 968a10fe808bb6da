import {
  cancelOrder as cancelCall,
  dispatchOrder as dispatchCall,
  listOrderSheets,
  listSubstitutes,
  markReady as readyCall,
  readOrderNews,
  reopenPreparation as reopenCall,
  returnToQueue as returnCall,
  sendTaps,
  staffOrders,
  startPreparing as startCall,
  type StaffOrder,
} from '@gondola/contract/orders'
import { ID_MAX } from '@gondola/contract/base'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Feature } from '../http/feature.ts'
import { refuseNotFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { serveList } from '../http/serve-list.ts'
import { applyTaps } from './picking/apply-taps.ts'
import { cancelOrder } from './cancel-order.ts'
import { dispatchOrder } from './dispatch-order.ts'
import { listSubstituteOptions } from './picking/list-substitutes.ts'
import { readNews } from './order-news.store.ts'
import { markReady, reopenPreparation, returnToQueue, startPreparing } from './picking/prepare-order.ts'
import { findStaffOrder, listQueuedOrders, listStaffOrders } from './staff-orders.store.ts'

/** The order queue, preparing, dispatching and cancelling (backoffice §2, §3; contract §5). */
export const staffOrdersFeature: Feature = (api, deps) => {
  const { db } = deps
  const found = async (Id: number): Promise<StaffOrder> => (await findStaffOrder(db, Id)) ?? refuseNotFound()
  /** Runs a step in its own transaction and returns the order as it is afterwards. */
  const after = async (Id: number, step: (trx: Db) => Promise<void>): Promise<StaffOrder> => {
    await inTransaction(db, step)
    return found(Id)
  }

  serveList(api, staffOrders.list, ({ query }) => listQueuedOrders(deps.reads, query))
  serve(api, staffOrders.read, ({ params: { Id } }) => found(Id))
  serve(api, readOrderNews, () => readNews(db))
  serve(api, listOrderSheets, ({ query: { Numeros } }) => listStaffOrders(db, numbersOf(Numeros)))

  serve(api, startCall, ({ params: { Id }, session }) =>
    after(Id, (trx) => startPreparing(trx, deps, session, Id)),
  )
  serve(api, readyCall, ({ params: { Id }, session }) =>
    after(Id, (trx) => markReady(trx, deps, session, Id)),
  )
  serve(api, reopenCall, ({ params: { Id }, session }) =>
    after(Id, (trx) => reopenPreparation(trx, deps, session, Id)),
  )
  serve(api, returnCall, ({ params: { Id }, session }) =>
    after(Id, (trx) => returnToQueue(trx, deps, session, Id)),
  )
  serve(api, dispatchCall, ({ params: { Id }, session }) =>
    after(Id, (trx) => dispatchOrder(trx, deps, session, Id)),
  )
  serve(api, cancelCall, ({ params: { Id }, session, body: { Motivo } }) =>
    after(Id, (trx) => cancelOrder(trx, deps, session, Id, Motivo)),
  )

  serve(api, sendTaps, async ({ params: { Id }, session, body: { Toques } }) => {
    await deps.catalogue.loaded()
    const Resultados = await inTransaction(db, (trx) => applyTaps(trx, deps, session, Id, Toques))
    return { Resultados, Pedido: await found(Id) }
  })
  serve(api, listSubstitutes, async ({ params, query: { q = '' } }) => {
    await deps.catalogue.loaded()
    return listSubstituteOptions(db, deps.catalogue.snapshot, params, q)
  })
}

/** The orders' numbers without repetitions; numbers beyond the largest Id are dropped, as no order has them. */
const numbersOf = (text: string): number[] =>
  [...new Set(text.split(',').map(Number))].filter((number) => number <= ID_MAX)
