import type { LineRating } from '@gondola/contract/orders'
import type { Db } from '../platform/db/open-database.ts'
import type { NewRow, Row } from '../platform/db/tables/database.ts'

export function listRatings(db: Db, ids: readonly number[]): Promise<(LineRating & { order_id: number })[]> {
  return db
    .selectFrom('order_ratings')
    .select(['order_id', 'Items', 'is_good as Bien'])
    .where('order_id', 'in', [...ids])
    .orderBy('order_id')
    .orderBy('Items')
    .execute()
}

/** Writes a line's rating over the one before. */
export async function saveRating(db: Db, rating: NewRow<'order_ratings'>): Promise<void> {
  const { is_good, day } = rating
  await db
    .insertInto('order_ratings')
    .values(rating)
    .onConflict((conflict) => conflict.columns(['order_id', 'Items']).doUpdateSet({ is_good, day }))
    .execute()
}

export async function deleteRating(db: Db, orderId: number, Items: number): Promise<void> {
  await db.deleteFrom('order_ratings').where('order_id', '=', orderId).where('Items', '=', Items).execute()
}

/** A line of an order, or null. */
export async function findRatedLine(
  db: Db,
  orderId: number,
  Items: number,
): Promise<Pick<Row<'order_lines'>, 'Codart' | 'Descrip' | 'Preparado'> | null> {
  const row = db
    .selectFrom('order_lines')
    .select(['Codart', 'Descrip', 'Preparado'])
    .where('order_id', '=', orderId)
    .where('Items', '=', Items)
  return (await row.executeTakeFirst()) ?? null
}
