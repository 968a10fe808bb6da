import { OrderStatus } from '@gondola/contract/orders'
import type { Deps } from '../platform/deps.ts'
import { countShortages } from '../goods/stock/count-shortages.ts'
import type { OrderListener } from './order-events.ts'
import { listPreparedLines, type PickedRow } from './picking/picked-lines.store.ts'

/**
 * Counts what the picking of an order found missing, once: when it is dispatched, or cancelled by the shop (often
 * because nothing was there). Until then an order may be reopened and picked again.
 */
export const countOrderShortages =
  (deps: Deps): OrderListener =>
  async (trx, { orderId, before, after }) => {
    const hasEnded = after.Estado === OrderStatus.Delivered || after.Estado === OrderStatus.Cancelled
    if (before === null || before.branch_id === null || !hasEnded) return
    const lines = await listPreparedLines(trx, orderId)
    await countShortages(trx, deps, before.branch_id, lines.flatMap(pickedLine))
  }

/** What the picking of a line says of its article; nothing if it was not picked. */
function pickedLine({ Codart, Cantidad, Unidad, Preparado }: PickedRow) {
  if (Preparado === undefined) return []
  // a weighed article is never exact: half of it is what counts as there
  const least = Unidad === 100 ? Cantidad / 2 : Cantidad
  return [{ code: Codart, isMissing: Preparado.Cantidad < least }]
}
