import { sql } from 'kysely'
import type { Db } from '@gondola/server/platform/db/open-database.ts'

/** The databases that a shop may have. */
export const BARE_KINDS = ['sqlite', 'postgres'] as const

const LINES = 20
const ORDERS = 300

/**
 * Commits one durable transaction after another on the shop's own database: an order's row and its lines in two
 * statements.
 */
export async function bareOrdersPerSecond(db: Db): Promise<number> {
  await sql`create table if not exists bench_orders (id integer, text text)`.execute(db)
  await sql`create table if not exists bench_lines (id integer, text text)`.execute(db)
  const text = 'x'.repeat(120)
  const lines = sql.join(Array.from({ length: LINES }, (_, item) => sql`(${sql.lit(item)}, ${text})`))
  const began = performance.now()
  for (let count = 0; count < ORDERS; count++) {
    await db.transaction().execute(async (trx) => {
      await sql`insert into bench_orders values (1, ${text + text})`.execute(trx)
      await sql`insert into bench_lines values ${lines}`.execute(trx)
    })
  }
  const seconds = (performance.now() - began) / 1000
  await sql`drop table bench_orders`.execute(db)
  await sql`drop table bench_lines`.execute(db)
  return ORDERS / seconds
}
