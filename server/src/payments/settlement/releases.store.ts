import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'

/** Who released an order, so that it is prepared and dispatched although its money is not there; null: nobody. */
export const findRelease = async (db: Db, orderId: number): Promise<Row<'payment_events'> | null> =>
  (await db
    .selectFrom('payment_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'liberado')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()) ?? null

export const isReleased = async (db: Db, orderId: number): Promise<boolean> =>
  (await findRelease(db, orderId)) !== null
