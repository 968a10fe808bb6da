import { OrderStatus } from '@gondola/contract/orders'
import type { Deps } from '../platform/deps.ts'
import { countShortages } from '../stock/count-shortages.ts'
import { releaseStock } from '../stock/hold-stock.ts'
import type { OrderListener } from './order-events.ts'
import { listPreparedLines, type PickedRow } from './picking/picked-lines.store.ts'

/**
 * Ends what an order holds once it is dispatched, cancelled or annulled, and counts what its picking found missing. Both
 * happen once, because these states are final. A reopened or returned order still holds what it asked for.
 */
export const followStock =
  (deps: Pick<Deps, 'clock' | 'config'>): OrderListener =>
  async (trx, { orderId, action, before, after }) => {
    if (before === null || before.Estado !== OrderStatus.Pending || after.Estado === OrderStatus.Pending)
      return
    const lines = action === 'anular' ? [] : await listPreparedLines(trx, orderId)
    const gone = action === 'despachar' ? goneWith(lines) : undefined
    await releaseStock(trx, deps, before, gone)
    if (before.branch_id !== null)
      await countShortages(trx, deps, before.branch_id, lines.flatMap(pickedLine))
  }

/** Pieces or grams by article that leave with an order: as prepared, or as ordered if it was not. */
function goneWith(lines: readonly PickedRow[]): Map<string, number> {
  const gone = new Map<string, number>()
  const add = (code: string, quantity: number) => gone.set(code, (gone.get(code) ?? 0) + quantity)
  for (const { Codart, Cantidad, Preparado } of lines) {
    add(Codart, Preparado?.Cantidad ?? Cantidad)
    if (Preparado?.Sustituto) add(Preparado.Sustituto.Codart, Preparado.Sustituto.Cantidad)
  }
  return gone
}

/** What the picking of a line says of its article; nothing if it was not picked. */
function pickedLine({ Codart, Cantidad, Unidad, Preparado }: PickedRow) {
  if (Preparado === undefined) return []
  // a weighed article is never exact: half of it is what counts as there
  const least = Unidad === 100 ? Cantidad / 2 : Cantidad
  return [{ code: Codart, isMissing: Preparado.Cantidad < least }]
}
