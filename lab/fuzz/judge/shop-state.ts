import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DatabaseKind, Db } from '@gondola/server/platform/db/open-database.ts'

/** A hash of each table: equal hashes mean equal content. */
export async function stateOf(db: Db, kind: DatabaseKind): Promise<Record<string, string>> {
  const marks: Record<string, string> = {}
  for (const table of await tableNames(db, kind)) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db)
    const lines = rows.map((row) => JSON.stringify(row)).toSorted()
    marks[table] = createHash('sha256').update(lines.join('\n')).digest('base64url')
  }
  return marks
}

/** The tables in which two states differ. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys({ ...before, ...after }).filter((table) => before[table] !== after[table])

async function tableNames(db: Db, kind: DatabaseKind): Promise<string[]> {
  const listing =
    kind === 'sqlite'
      ? sql<{
          name: string
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select relname::text as name from pg_class where relkind in ('r', 'p')
          and not relispartition and relnamespace = current_schema()::regnamespace`
  return (await listing.execute(db)).rows.map(({ name }) => name).toSorted()
}

/** All data of one client, as text: nobody else may change it. */
export async function belongingsOf(db: Db, clientId: number): Promise<string> {
  const orders = db.selectFrom('orders').select('Id').where('client_id', '=', clientId)
  return JSON.stringify([
    await db.selectFrom('clients').selectAll().where('Id', '=', clientId).execute(),
    await db.selectFrom('orders').selectAll().where('client_id', '=', clientId).orderBy('Id').execute(),
    await db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', 'in', orders)
      .orderBy('order_id')
      .orderBy('Items')
      .execute(),
    await db
      .selectFrom('client_addresses')
      .selectAll()
      .where('client_id', '=', clientId)
      .orderBy('Id')
      .execute(),
    await db.selectFrom('favourites').selectAll().where('client_id', '=', clientId).execute(),
    await db.selectFrom('points_ledger').selectAll().where('client_id', '=', clientId).execute(),
  ])
}
