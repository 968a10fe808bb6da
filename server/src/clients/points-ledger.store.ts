import { instant, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'

/** The ledger's reason for the points of a dispatched order. */
export const ORDER_POINTS_REASON = 'pedido despachado'

/**
 * Credits the points of a dispatched order once: if the ledger already has them, nothing changes. The client's `Puntos`
 * remain the sum of the ledger.
 */
export async function addOrderPoints(
  trx: Db,
  clock: Clock,
  { clientId, orderId, points }: { clientId: number; orderId: number; points: number },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('points_ledger')
    .values({
      client_id: clientId,
      order_id: orderId,
      points,
      reason: ORDER_POINTS_REASON,
      at: instant(clock),
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'reason']).doNothing())
    .executeTakeFirstOrThrow()
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return
  await trx
    .updateTable('clients')
    .set((row) => ({ Puntos: row('Puntos', '+', points) }))
    .where('Id', '=', clientId)
    .execute()
}

/** Adds a manual adjustment to the ledger and to the client's `Puntos`; returns the entry's id. */
export async function addAdjustment(
  trx: Db,
  clock: Clock,
  { clientId, points, reason, author }: { clientId: number; points: number; reason: string; author: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('points_ledger')
    .values({ client_id: clientId, order_id: null, points, reason, author, at: instant(clock) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('clients')
    .set((row) => ({ Puntos: row('Puntos', '+', points) }))
    .where('Id', '=', clientId)
    .execute()
  return id
}
