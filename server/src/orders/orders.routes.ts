import {
  answerQuestion as answerCall,
  cloneOrder,
  findOwnHome,
  followOrder,
  listOrders,
  listShortLines,
  rateLines as rateCall,
  saveOrder,
  setOrderMails,
  watchOrder,
  OrderStatus,
  type Order,
  type DraftLine,
  type OrderDraft,
  type ShortLine,
  isMissing,
  type LineRatingDraft,
} from '@gondola/contract/orders'
import { whileAccountExists } from '../people/clients/while-account-exists.ts'
import { setMailRefusal } from '../mail/mail-queue.store.ts'
import type { BranchView } from '../goods/catalogue/branch-view.ts'
import { findShortfall } from '../goods/stock/hold-stock.ts'
import { instant, today } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/open-database.ts'
import { type Feature, serve, serveList } from '../http/serve.ts'
import { refuseConflict, refuseForeign, refuseNotFound } from '../http/problem.ts'
import { annulOrder } from './order-actions.ts'
import { cloneOwnOrder } from './clone-order.ts'
import { answerQuestion } from './picking/ask-customer.ts'
import { ownHome } from './following/own-home.ts'
import { followOwnOrder, ratableUntil } from './following/follow-order.ts'
import { findStageTimes } from './following/following.store.ts'
import { keyedRequest, onceByKey, type NoteOrder } from './placing/idempotency.store.ts'
import { listOwnOrders } from './orders.store.ts'
import { choiceOf } from './placing/choice.ts'
import { findPlacementFacts } from './placing/placement-facts.store.ts'
import { placeOrder } from './placing/place-order.ts'
import { priceAhead, type PricedAhead } from './placing/price-ahead.ts'
import { saveCart } from './placing/save-cart.ts'
import { OrderWatchers, versionEvent } from './following/order-watchers.ts'
import { deleteRating, findRatedLine, saveRating } from './ratings.store.ts'
import type { NewRow } from '../platform/db/tables/database.ts'
import type { OrderDeps } from './order-events.ts'

const EVENT_STREAM = 'text/event-stream'

/** The order calls of the session's client (spec §7, orders; contract §5). */
export const ordersFeature: Feature<OrderDeps> = (api, deps) => {
  serve(api, saveOrder, async ({ body, session: { clientId }, request }) => {
    await deps.catalogue.loaded()
    const ahead = body.Estado === OrderStatus.Pending ? priceAhead(deps, body) : null
    const keyed = keyedRequest(request.headers['idempotency-key'], clientId, body)
    return whileAccountExists(deps.db, clientId, () =>
      inTransaction(deps.db, (trx) =>
        onceByKey(trx, deps.clock, keyed, (noteOrder) => save(trx, deps, clientId, body, ahead, noteOrder)),
      ),
    )
  })

  serve(api, listShortLines, async ({ body: { Sucursal, Lineas }, session: { clientId } }) => {
    await deps.catalogue.loaded()
    const view = deps.catalogue.viewOf(Sucursal)
    return shortLines(deps, clientId, view, Lineas)
  })

  serveList(api, listOrders, async ({ params: { Cliente, Estado, page, size }, session }) => {
    if (Cliente !== session.clientId) refuseForeign()
    const statuses = Estado === 'C' ? [OrderStatus.Cancelled, OrderStatus.Annulled] : [Estado]
    return listOwnOrders(deps.db, Cliente, statuses, { page, size })
  })

  serve(api, followOrder, ({ params: { Id }, session }) => followOwnOrder(deps, session.clientId, Id))

  serve(api, answerCall, async ({ params: { Id }, body, session: { clientId } }) => {
    await inTransaction(deps.db, (trx) => answerQuestion(trx, deps, clientId, Id, body))
    return followOwnOrder(deps, clientId, Id)
  })

  serve(api, rateCall, async ({ params: { Id }, body, session: { clientId } }) => {
    await rateLines(deps, clientId, Id, body)
    return followOwnOrder(deps, clientId, Id)
  })

  serve(api, setOrderMails, async ({ body: { Entregado }, session: { clientId } }) => {
    await setMailRefusal(deps.db, clientId, 'pedido-entregado', !Entregado)
    return { Entregado }
  })

  const watchers = new OrderWatchers(deps, api.log)
  api.addHook('preClose', async () => watchers.close())
  serve(api, watchOrder, async ({ params: { Id }, session, request, reply }) => {
    const row = (await findStageTimes(deps.db, session.clientId, Id)) ?? refuseNotFound()
    const { accept = '' } = request.headers
    // a proxy passes each event on as it comes
    reply.type(EVENT_STREAM).header('x-accel-buffering', 'no')
    // the answer to a HEAD request has no body that would end
    if (!accept.includes(EVENT_STREAM) || request.method === 'HEAD')
      return reply.send(versionEvent(row.updated_at))
    return reply.send(watchers.watch({ ...session, orderId: Id, version: row.updated_at }))
  })

  serve(api, cloneOrder, async ({ params: { Id }, query: { sucursal }, session }) => {
    await deps.catalogue.loaded()
    const view = deps.catalogue.viewOf(sucursal)
    const running = view.activeOffersOn(today(deps.clock, deps.config.timeZone))
    return cloneOwnOrder(deps.db, session.clientId, Id, running, view.branchId)
  })

  serve(api, findOwnHome, async ({ query: { sucursal }, session }) => {
    await deps.catalogue.loaded()
    const view = deps.catalogue.viewOf(sucursal)
    const day = today(deps.clock, deps.config.timeZone)
    const now = instant(deps.clock)
    return ownHome(deps.db, session.clientId, {
      day,
      now,
      catalogue: deps.catalogue,
      branchId: view.branchId,
    })
  })
}

/** What of a cart the client cannot order now: as `placeOrder` would refuse it. */
async function shortLines(
  deps: OrderDeps,
  clientId: number,
  view: BranchView,
  lines: readonly Pick<DraftLine, 'Codart' | 'Cantidad'>[],
): Promise<ShortLine[]> {
  const facts = await findPlacementFacts(deps.db, clientId, choiceOf({}, view.branchId))
  if (!facts?.branch?.hasStock) return []
  const articles = lines.flatMap(({ Codart, Cantidad }) => {
    const article = view.find(Codart)
    return article ? { Codart, Cantidad, Antes: 0, Descrip: article.Descripcion, Unidad: article.unidad } : []
  })
  const part = deps.config.rateLimit ? facts.sharedPart : null
  const short = await findShortfall(deps.db, deps, { branchId: view.branchId, clientId, part }, articles)
  const all = short === null ? [] : [short, ...(short.Otros ?? [])]
  return all.map(({ Codart, Quedan, ofNewAccounts }) => ({ Codart, Quedan, DeCuentasNuevas: ofNewAccounts }))
}

/** Handles the status that a client may set: I saves the cart, P places the order, A annuls it; C and D are for staff. */
function save(
  trx: Db,
  deps: OrderDeps,
  clientId: number,
  draft: OrderDraft,
  ahead: PricedAhead | null,
  noteOrder: NoteOrder,
): Promise<Order> {
  switch (draft.Estado) {
    case OrderStatus.Incomplete:
      return saveCart(trx, deps, clientId, draft)
    case OrderStatus.Pending:
      return placeOrder(trx, deps, clientId, draft, ahead, noteOrder)
    case OrderStatus.Annulled:
      return annulOrder(trx, deps, clientId, draft)
    default:
      return refuseConflict('estado')
  }
}

/**
 * Writes what a client says of lines that came, or takes it back, of all or none. A line that came as a substitute
 * counts for that article.
 *
 * @throws 404 the client has no such order, or nothing of a line came; 409 `estado` the order has not come yet, or
 *   came too long ago
 */
async function rateLines(
  { db, clock, config: { timeZone } }: OrderDeps,
  clientId: number,
  Id: number,
  { Items, Bien }: LineRatingDraft,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = (await findStageTimes(trx, clientId, Id)) ?? refuseNotFound()
    const day = today(clock, timeZone)
    const until = ratableUntil(order, day, timeZone)
    if (until === null || until < day) refuseConflict('estado')
    for (const item of Items)
      await rate(trx, { order_id: Id, Items: item, branch_id: order.branch_id, day }, Bien)
  })
}

async function rate(
  trx: Db,
  rating: Pick<NewRow<'order_ratings'>, 'order_id' | 'Items' | 'branch_id' | 'day'>,
  is_good: boolean | null,
): Promise<void> {
  const { order_id, Items } = rating
  const line = (await findRatedLine(trx, order_id, Items)) ?? refuseNotFound()
  const prepared = line.Preparado ?? undefined
  if (isMissing(prepared)) refuseNotFound()
  if (is_good === null) return deleteRating(trx, order_id, Items)
  const came = prepared?.Cantidad === 0 && prepared.Sustituto !== null ? prepared.Sustituto : line
  return saveRating(trx, { ...rating, code: came.Codart, name: came.Descrip, is_good })
}
