import type { Db } from '../platform/db/open-database.ts'

/** Why an order came back each time, oldest first. */
export async function listUndelivered(db: Db, orderId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_transitions')
    .select('reason')
    .where('order_id', '=', orderId)
    .where('step', '=', 'no-entregado')
    .orderBy('id')
    .execute()
  return rows.map(({ reason }) => reason ?? '')
}

/** Why pending orders came back, by number; not those of which another day was chosen since. */
export async function findUndelivered(db: Db, orderIds: readonly number[]): Promise<Map<number, string>> {
  const came = new Map<number, string>()
  if (orderIds.length === 0) return came
  const rows = await db
    .selectFrom('order_transitions')
    .select(['order_id', 'step', 'reason', 'difference'])
    .where('order_id', 'in', [...orderIds])
    .where((is) => is.or([is('step', '=', 'no-entregado'), is('difference', 'is not', null)]))
    .orderBy('id')
    .execute()
  for (const { order_id, step, reason, difference } of rows) {
    if (step === 'no-entregado') came.set(order_id, reason ?? '')
    else if (difference?.Entrega !== undefined) came.delete(order_id)
  }
  return came
}
