import { sql } from 'kysely'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import { preparedInsert } from '@gondola/server/platform/db/prepared-statements/prepared-statements.ts'

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

const insertOrder = preparedInsert('orders', (insert) => insert.returning('Id'))
const insertLines = preparedInsert('order_lines', (insert) => insert)
const insertTransition = preparedInsert('order_transitions', (insert) => insert)
const insertMail = preparedInsert('mail_queue', (insert) => insert)
const insertKey = preparedInsert('idempotency_keys', (insert) => insert)

/**
 * Commits one durable transaction after another that writes the same rows as the shop's last order left: in the same
 * tables, with their indexes and triggers, a statement for each table.
 */
export async function sameRowsPerSecond(db: Db): Promise<number> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const ofOrder = (table: 'order_lines' | 'order_transitions' | 'idempotency_keys') =>
    db.selectFrom(table).selectAll().where('order_id', '=', order.Id).execute()
  const [lines, transitions, keys] = [
    await ofOrder('order_lines'),
    await ofOrder('order_transitions'),
    await ofOrder('idempotency_keys'),
  ]
  const mails = await db
    .selectFrom('mail_queue')
    .selectAll()
    .where('event_key', '=', `pedido-${order.Id}-generado`)
    .execute()
  const began = performance.now()
  for (let count = 0; count < ORDERS; count++) {
    await db.transaction().execute(async (trx) => {
      const { rows } = await insertOrder(trx, copies([order], { Id: undefined, searched: undefined }))
      const order_id = rows[0]!.Id
      await insertLines(trx, copies(lines, { order_id }))
      await insertTransition(trx, copies(transitions, { id: undefined, order_id }))
      await insertMail(trx, copies(mails, { id: undefined, event_key: `pedido-${order_id}-generado` }))
      await insertKey(trx, copies(keys, { key: crypto.randomUUID(), order_id }))
      await sql`update slot_bookings set taken = taken + 1
        where branch_id = ${order.branch_id} and day_id = ${order.Dia} and slot_id = ${order.slot_id}`.execute(
        trx,
      )
    })
  }
  return ORDERS / ((performance.now() - began) / 1000)
}

/** Rows as they are inserted again: with other keys (undefined: the database's), and JSON as text. */
const copies = (rows: readonly object[], keys: Readonly<Record<string, unknown>>): never[] =>
  rows.map((row) => {
    const columns = Object.entries({ ...row, ...keys }).filter(([, value]) => value !== undefined)
    return Object.fromEntries(
      columns.map(([name, value]) => [
        name,
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      ]),
    ) as never
  })
