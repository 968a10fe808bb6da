import type { Db } from './open-database.ts'
import type { Database, NewRow } from './tables/database.ts'

/** Rows that one statement writes: SQLite takes 32,766 values in one. */
const ROWS_AT_ONCE = 500

/** A list in pieces of so many. */
export function* chunksOf<T>(all: readonly T[], size = ROWS_AT_ONCE): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size)
}

type NumberedTable = {
  [T in keyof Database]: Database[T] extends { id: unknown } ? T : never
}[keyof Database]

export async function insertRow<T extends NumberedTable>(db: Db, table: T, row: NewRow<T>): Promise<number> {
  const insert = db.insertInto(table as 'offers').values(row as NewRow<'offers'>)
  const { id } = await insert.returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertRows<T extends keyof Database>(
  trx: Db,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> {
  for (const some of chunksOf(rows)) await trx.insertInto(table).values(some).execute()
}
