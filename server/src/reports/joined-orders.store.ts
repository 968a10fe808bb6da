import { sql } from 'kysely'
import { isSqlite } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/open-database.ts'

// PostgreSQL does not estimate that a join opens one partition for each order, and would read those of all years
// (decision 0033): `offset 0` keeps it to one order after the other.

/** Orders with their lines. */
export function ordersWithLines(db: Db) {
  const orders = db.selectFrom('orders')
  const joined = orders.innerJoin('order_lines', 'order_lines.order_id', 'orders.Id')
  if (isSqlite(db)) return joined
  return orders.innerJoinLateral(
    (of) =>
      of
        .selectFrom('order_lines')
        .selectAll()
        .whereRef('order_id', '=', 'orders.Id')
        .offset(sql.lit(0))
        .as('order_lines'),
    (join) => join.onTrue(),
  ) as unknown as typeof joined
}

/** Orders with their histories. */
export function ordersWithTransitions(db: Db) {
  const orders = db.selectFrom('orders')
  const joined = orders.innerJoin('order_transitions', 'order_transitions.order_id', 'orders.Id')
  if (isSqlite(db)) return joined
  return orders.innerJoinLateral(
    (of) =>
      of
        .selectFrom('order_transitions')
        .selectAll()
        .whereRef('order_id', '=', 'orders.Id')
        .offset(sql.lit(0))
        .as('order_transitions'),
    (join) => join.onTrue(),
  ) as unknown as typeof joined
}
