import { sql } from 'kysely'
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

/** Why a pending order came back; null: it did not, or another day was chosen since. */
export const undelivered = sql<string | null>`(select returned.reason from order_transitions as returned
  where returned.order_id = orders."Id" and returned.step = 'no-entregado' and orders."Estado" = 'P'
    and not exists (
      select 1 from order_transitions as later
      where later.order_id = orders."Id" and later.id > returned.id
        and cast(later.difference as text) like '%"Entrega":%')
  order by returned.id desc limit 1)`.as('undelivered')
