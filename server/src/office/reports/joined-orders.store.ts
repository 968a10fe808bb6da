import { sql } from 'kysely'
import { isSqlite } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'

/** Orders with their lines. */
export function ordersWithLines(db: Db) {
  const joined = db.selectFrom('orders').innerJoin('order_lines', 'order_lines.order_id', 'orders.Id')
  return isSqlite(db) ? joined : (oneByOne(db, 'order_lines') as unknown as typeof joined)
}

/** Orders with their histories. */
export function ordersWithTransitions(db: Db) {
  const joined = db
    .selectFrom('orders')
    .innerJoin('order_transitions', 'order_transitions.order_id', 'orders.Id')
  return isSqlite(db) ? joined : (oneByOne(db, 'order_transitions') as unknown as typeof joined)
}

/**
 * PostgreSQL does not estimate that a join opens one partition for each order, and would read those of all years
 * (decision 0033): `offset 0` keeps it to one order after the other.
 */
const oneByOne = (db: Db, table: 'order_lines' | 'order_transitions') =>
  db.selectFrom('orders').innerJoinLateral(
    (of) =>
      of.selectFrom(table).selectAll().whereRef('order_id', '=', 'orders.Id').offset(sql.lit(0)).as(table),
    (join) => join.onTrue(),
  )
