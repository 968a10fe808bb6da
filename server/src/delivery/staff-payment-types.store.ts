import type { Db } from '../platform/db/open-database.ts'

/** Whether another payment type is active, locked until the transaction ends: one must remain. */
export async function hasOtherActiveType(trx: Db, Id: number): Promise<boolean> {
  const active = trx.selectFrom('payment_types').select('Id').where('is_active', '=', true)
  const rows = await active.orderBy('Id').forUpdate().execute()
  return rows.some((row) => row.Id !== Id)
}

/** Whether an order uses it: the type must then remain, to be named. */
export async function isPaymentTypeUsed(db: Db, Id: number): Promise<boolean> {
  const orders = db.selectFrom('orders').select('Id').where('payment_type_id', '=', Id)
  return (await orders.limit(1).executeTakeFirst()) !== undefined
}
