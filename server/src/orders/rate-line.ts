import { isMissing, type LineRatingDraft } from '@gondola/contract/orders'
import { refuseConflict, refuseNotFound } from '../http/problem.ts'
import { today } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Deps } from '../platform/deps.ts'
import { ratableUntil } from './follow-order.ts'
import { findStageTimes } from './following.store.ts'
import { deleteRating, findRatedLine, saveRating } from './ratings.store.ts'

/**
 * Writes what a client says of a line that came, or takes it back. A line that came as a substitute counts for that
 * article.
 *
 * @throws 404 the client has no such order, or nothing of the line came; 409 `estado` the order has not come yet, or
 *   came too long ago
 */
export async function rateLine(
  { db, clock, config: { timeZone } }: Pick<Deps, 'db' | 'clock' | 'config'>,
  clientId: number,
  Id: number,
  { Items, Bien }: LineRatingDraft,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = (await findStageTimes(trx, clientId, Id)) ?? refuseNotFound()
    const day = today(clock, timeZone)
    const until = ratableUntil(order, day, timeZone)
    if (until === null || until < day) refuseConflict('estado')
    const line = (await findRatedLine(trx, Id, Items)) ?? refuseNotFound()
    const prepared = line.Preparado ?? undefined
    if (isMissing(prepared)) refuseNotFound()
    if (Bien === null) return deleteRating(trx, Id, Items)
    const came = prepared?.Cantidad === 0 && prepared.Sustituto !== null ? prepared.Sustituto : line
    return saveRating(trx, {
      order_id: Id,
      Items,
      code: came.Codart,
      name: came.Descrip,
      branch_id: order.branch_id,
      day,
      is_good: Bien,
    })
  })
}
