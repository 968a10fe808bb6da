import { OrderStatus } from '@gondola/contract/orders'
import type { Db } from '../../platform/db/open-database.ts'

/**
 * Units by promotion that a client's orders of a day used, without annulled and cancelled ones, and without the order
 * that is being changed. Locks the client's row, so that of two simultaneous orders the second sees the first.
 */
export async function lockUsedUnits(
  trx: Db,
  clientId: number,
  day: string,
  changedOrder = 0,
): Promise<Map<number, number>> {
  await trx.selectFrom('clients').select('Id').where('Id', '=', clientId).forNoKeyUpdate().execute()
  const rows = await trx
    .selectFrom('promotion_uses')
    .innerJoin('orders', 'orders.Id', 'promotion_uses.order_id')
    .where('orders.client_id', '=', clientId)
    .where('orders.Fecha', '=', day)
    .where('orders.Id', '<>', changedOrder)
    .where('orders.Estado', 'in', [OrderStatus.Pending, OrderStatus.Delivered])
    .select(['promotion_uses.promotion_id', 'promotion_uses.units'])
    .execute()
  const used = new Map<number, number>()
  for (const { promotion_id, units } of rows) used.set(promotion_id, (used.get(promotion_id) ?? 0) + units)
  return used
}

/** Removes the units that an order used. */
export async function deleteUsedUnits(trx: Db, orderId: number): Promise<void> {
  await trx.deleteFrom('promotion_uses').where('order_id', '=', orderId).execute()
}

/** Stores the units that an order used of promotions limited by day. */
export async function writeUsedUnits(
  trx: Db,
  orderId: number,
  uses: ReadonlyMap<number, number>,
): Promise<void> {
  if (uses.size === 0) return
  const rows = [...uses].map(([promotion_id, units]) => ({ order_id: orderId, promotion_id, units }))
  await trx.insertInto('promotion_uses').values(rows).execute()
}
