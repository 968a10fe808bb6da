import {
  exportErpOrders,
  findErpOrder as findCall,
  listErpOrders,
  setErpOrderState,
} from '@gondola/contract/integrations'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { type Feature, serve } from '../../http/serve.ts'
import { refuseNotFound, refuseField } from '../../http/problem.ts'
import { findErpOrder, listChangedOrders, type ChangePlace } from './erp-orders.store.ts'
import { sendOrderCsv } from './export-orders.ts'
import { ID_MAX } from '@gondola/contract/base'
import type { CallBody } from '@gondola/contract/calls'
import { isOnTheWay, OrderStatus } from '@gondola/contract/orders'
import type { Db } from '../../platform/db/open-database.ts'
import { cancelOrder, deliverOrder, dispatchOrder } from '../../orders/order-actions.ts'
import { lockOrder, type LockedOrder } from '../../orders/locked-order.store.ts'
import { returnToQueue, startPreparing } from '../../orders/picking/prepare-order.ts'
import type { ChangeAuthor } from '../../audit/record-change.ts'
import type { KeySession } from '../../http/caller.ts'
import { branchScope, requireRecordOf } from '../../sessions/branch-access.ts'
import type { OrderDeps } from '../../orders/order-events.ts'

type Asked = CallBody<typeof setErpOrderState>

/**
 * Sets an order's state on behalf of another system. Idempotent: setting the state that the order already has changes
 * nothing, so a request without an answer may be sent again.
 *
 * @throws 404; 409 `estado` the order cannot reach that state; 422 `motivo-vacio`, `falta-preparar`
 */
async function setOrderState(
  trx: Db,
  deps: OrderDeps,
  { name, branches }: KeySession,
  Id: number,
  { Estado, Motivo = '' }: Asked,
): Promise<void> {
  const who: ChangeAuthor = { staffId: null, userName: name }
  const order = await lockOrder(trx, Id)
  requireRecordOf({ branches }, order.branch_id)
  if (isThere(order, Estado)) return
  if (Estado === 'preparando') return startPreparing(trx, deps, who, Id)
  if (Estado === 'cancelado') return cancelOrder(trx, deps, who, Id, Motivo)
  // nobody here marks as ready what another system prepares: it is dispatched as ordered
  if (isPreparedElsewhere(order)) await returnToQueue(trx, deps, who, Id)
  // what is delivered has left: another system need not say so first
  if (Estado === 'despachado' || !isOnTheWay(order)) await dispatchOrder(trx, deps, who, Id)
  if (Estado === 'entregado') await deliverOrder(trx, deps, who, Id)
}

function isThere({ Estado: is, Preparacion, Entregado }: LockedOrder, asked: Asked['Estado']): boolean {
  if (asked === 'entregado') return Entregado !== undefined
  if (asked === 'despachado') return is === OrderStatus.Delivered
  if (asked === 'cancelado') return is === OrderStatus.Cancelled
  return is === OrderStatus.Delivered || Preparacion !== undefined
}

const isPreparedElsewhere = ({ Preparacion, preparing_by }: LockedOrder) =>
  Preparacion === 'preparando' && preparing_by === null

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\d{1,10})$/

/** Encodes a position in the orders by last change, as a cursor that is opaque to other systems. */
const cursorOf = ({ at, Id }: ChangePlace): string => Buffer.from(`${at} ${Id}`).toString('base64url')

/** Decodes a cursor; null, the beginning, without one. @throws 400 the cursor is malformed */
function placeOf(cursor: string | undefined): ChangePlace | null {
  if (cursor === undefined || cursor === START) return null
  const [, at, Id] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || Number(Id) > ID_MAX) return refuseField('Desde', 'pattern')
  return { at, Id: Number(Id) }
}

/** The cursor returned by a shop without orders. */
export const START = '0'

const ORDERS_A_PAGE = 50

/**
 * How long after its last change an order is listed. Another process may commit a change of the same moment a little
 * later, and it must not be skipped.
 */
const SETTLED_SECONDS = 10

/** The calls for other systems, with an API key (backoffice §10; docs/erp.md). */
export const erpFeature: Feature<OrderDeps> = (api, deps) => {
  const { db, clock } = deps
  const found = async ({ branches }: KeySession, Id: number) =>
    (await findErpOrder(db, Id, branches)) ?? refuseNotFound()

  serve(
    api,
    listErpOrders,
    async ({ session: { branches }, query: { Desde, Limite = ORDERS_A_PAGE, Estado } }) => {
      const after = placeOf(Desde)
      const before = instant(clock, -SETTLED_SECONDS)
      const orders = await listChangedOrders(db, { after, before, Estado, branches, count: Limite + 1 })
      const Pedidos = orders.slice(0, Limite)
      const last = Pedidos.at(-1)
      const Cursor = last ? cursorOf({ at: last.Actualizado, Id: last.Id }) : (Desde ?? START)
      return { Pedidos, Cursor, HayMas: orders.length > Limite }
    },
  )
  serve(api, findCall, ({ session, params: { Id } }) => found(session, Id))
  serve(api, exportErpOrders, ({ session, query, reply }) =>
    sendOrderCsv(reply, deps, { ...query, branches: branchScope(session, query.SucursalPedido) }),
  )
  serve(api, setErpOrderState, async ({ session, params: { Id }, body }) => {
    await inTransaction(db, (trx) => setOrderState(trx, deps, session, Id, body))
    return found(session, Id)
  })
}
