import { sql } from 'kysely'
import { isSqlite } from '../in-transaction.ts'
import type { Db } from '../open-database.ts'

/** Some 250,000 orders of 20 lines: the largest shop that was measured on SQLite (docs/operating.md). */
export const SQLITE_MEGABYTES_MAX = 2048

/** How large the embedded database is, and from where on a shop takes PostgreSQL. */
export interface SqliteSize {
  megabytes: number
  megabytesMax: number
  isOutgrown: boolean
}

/** Null on PostgreSQL. Pages that are free within the file do not count. @throws the database's error */
export async function readSqliteSize(db: Db): Promise<SqliteSize | null> {
  if (!isSqlite(db)) return null
  const { rows } = await sql<{ bytes: number }>`
    select (pages.page_count - free.freelist_count) * size.page_size as bytes
    from pragma_page_count() as pages, pragma_freelist_count() as free, pragma_page_size() as size`.execute(
    db,
  )
  return sizeOf(rows[0]?.bytes ?? 0)
}

export function sizeOf(bytes: number): SqliteSize {
  const megabytes = Math.ceil(bytes / 2 ** 20)
  return { megabytes, megabytesMax: SQLITE_MEGABYTES_MAX, isOutgrown: megabytes > SQLITE_MEGABYTES_MAX }
}
