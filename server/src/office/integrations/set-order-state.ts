import type { CallBody } from '@gondola/contract/calls'
import type { setErpOrderState } from '@gondola/contract/integrations'
import { isOnTheWay, OrderStatus } from '@gondola/contract/orders'
import type { Db } from '../../platform/db/open-database.ts'
import type { ChangeDeps } from '../../orders/change-order.ts'
import { cancelOrder } from '../../orders/cancel-order.ts'
import { deliverOrder } from '../../orders/deliver-order.ts'
import { dispatchOrder } from '../../orders/dispatch-order.ts'
import { lockOrder, type LockedOrder } from '../../orders/locked-order.store.ts'
import { returnToQueue, startPreparing } from '../../orders/picking/prepare-order.ts'
import type { ChangeAuthor } from '../../audit/record-change.ts'
import type { KeySession } from '../../http/caller.ts'

type Asked = CallBody<typeof setErpOrderState>

/**
 * Sets an order's state on behalf of another system. Idempotent: setting the state that the order already has changes
 * nothing, so a request without an answer may be sent again.
 *
 * @throws 404; 409 `estado` the order cannot reach that state; 422 `motivo-vacio`, `falta-preparar`
 */
export async function setOrderState(
  trx: Db,
  deps: ChangeDeps,
  { name }: KeySession,
  Id: number,
  { Estado, Motivo = '' }: Asked,
): Promise<void> {
  const who: ChangeAuthor = { staffId: null, userName: name }
  const order = await lockOrder(trx, Id)
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
