import { sql } from 'kysely'
import type { Db } from '../src/platform/db/open-database.ts'
import { PARTITIONED_TABLES } from '../src/platform/db/partitions/partitioned-tables.ts'

export const TABLES = PARTITIONED_TABLES.map(({ table }) => table)

/** The ranges that rows of a table are in. */
export async function rangesOf(db: Db, table: string, where = sql`true`): Promise<string[]> {
  const { rows } = await sql<{ range: string }>`
    select distinct tableoid::regclass::text as range from ${sql.table(table)} where ${where} order by 1`.execute(
    db,
  )
  return rows.map(({ range }) => range)
}

/** Every range with its bounds, of the table and of its archive. */
export async function boundsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ range: string }>`
    select relid::regclass::text || ' ' || pg_get_expr(relpartbound, relid) as range
    from pg_partition_tree(${table}) join pg_class on oid = relid where isleaf order by 1`.execute(db)
  return rows.map(({ range }) => range)
}

/** An order with one line and one step. */
export async function insertOrder(db: Db, at: string): Promise<void> {
  const { Id } = await db
    .insertInto('orders')
    .values({
      Fecha: at.slice(0, 10),
      Fechahora: at,
      Estado: 'D',
      TotalBruto: 1,
      TotalNeto: 1,
      created_at: at,
      updated_at: at,
    })
    .returning('Id')
    .executeTakeFirstOrThrow()
  const line = {
    Codart: 'PAN',
    Descrip: 'Pan',
    Cantidad: 1,
    Unidad: 1,
    Precioindividual: 1,
    Precioventa: 1,
  } as const
  await db
    .insertInto('order_lines')
    .values({ order_id: Id, Items: 1, ...line })
    .execute()
  await db
    .insertInto('order_transitions')
    .values({ order_id: Id, to_status: 'P', at, author: 'client' })
    .execute()
}
