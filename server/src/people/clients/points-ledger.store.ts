import { insertRow } from '../../platform/db/chunks.ts'
import { instant, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'

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
  await addToBalance(trx, clientId, points)
}

async function addToBalance(trx: Db, clientId: number, points: number): Promise<void> {
  await trx
    .updateTable('clients')
    .set((row) => ({ Puntos: row('Puntos', '+', points) }))
    .where('Id', '=', clientId)
    .execute()
}

/** The points that an order's dispatch earned, and what is left of them; null: none were credited. */
export async function findOrderPoints(
  trx: Db,
  orderId: number,
): Promise<{ earned: number; now: number; entries: number } | null> {
  const entries = await trx
    .selectFrom('points_ledger')
    .select(['points', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const credited = entries.find(({ reason }) => reason === ORDER_POINTS_REASON)
  if (credited === undefined) return null
  return {
    earned: credited.points,
    now: entries.reduce((sum, { points }) => sum + points, 0),
    entries: entries.length,
  }
}

/**
 * Corrects the points of an order whose money changed after it was dispatched, or for another reason, `number` counting its corrections. Points
 * that were spent are not taken: a balance never falls below 0.
 */
export async function correctOrderPoints(
  trx: Db,
  clock: Clock,
  { clientId, orderId, points, number, reason = 'cambió lo cobrado del pedido' }: OrderPointsCorrection,
): Promise<void> {
  const client = await trx
    .selectFrom('clients')
    .select('Puntos')
    .where('Id', '=', clientId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const taken = Math.max(points, -client.Puntos)
  if (taken === 0) return
  await trx
    .insertInto('points_ledger')
    .values({
      client_id: clientId,
      order_id: orderId,
      points: taken,
      reason: `${reason} (${number})`,
      at: instant(clock),
    })
    .execute()
  await addToBalance(trx, clientId, taken)
}

interface OrderPointsCorrection {
  /** Absent: its money changed. */
  reason?: string
  clientId: number
  orderId: number
  points: number
  number: number
}

/** The points that somebody gave by hand since an instant; what they took does not make up for it. */
export async function sumOfGivenPoints(db: Db, author: string, since: string): Promise<number> {
  const { sum } = await db
    .selectFrom('points_ledger')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('points'), row.lit(0)).as('sum'))
    .where('author', '=', author)
    .where('points', '>', 0)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return sum
}

/** Adds a manual adjustment to the ledger and to the client's `Puntos`; returns the entry's id. */
export async function addAdjustment(
  trx: Db,
  clock: Clock,
  { clientId, points, reason, author }: { clientId: number; points: number; reason: string; author: string },
): Promise<number> {
  const id = await insertRow(trx, 'points_ledger', {
    client_id: clientId,
    order_id: null,
    points,
    reason,
    author,
    at: instant(clock),
  })
  await addToBalance(trx, clientId, points)
  return id
}
