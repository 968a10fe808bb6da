import type { Branches } from './day-sums.store.ts'
import { sql } from 'kysely'
import { OrderStatus } from '@gondola/contract/orders'
import type { SaleUnit } from '@gondola/contract/base'
import type { Period } from '@gondola/contract/reports'
import type { Db } from '../../platform/db/open-database.ts'
import { isSqlite } from '../../platform/db/in-transaction.ts'

export function ordersWithLines(db: Db) {
  const joined = db.selectFrom('orders').innerJoin('order_lines', 'order_lines.order_id', 'orders.Id')
  return isSqlite(db) ? joined : (oneByOne(db, 'order_lines') as unknown as typeof joined)
}

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

export interface CartsRow {
  Fecha: string
  carts: number
  total: number
}

// Of carts of some branches (null: all): a saved cart's branch is the one that it was filled at.

/** Carts by the day on which they were last saved, not ordered since: an order removes its customer's saved cart. */
export function listLeftCarts(
  db: Db,
  { FechaDesde, FechaHasta }: Period,
  branches: Branches,
): Promise<CartsRow[]> {
  return db
    .selectFrom('orders')
    .where('Estado', '=', OrderStatus.Incomplete)
    .where('Fecha', '>=', FechaDesde)
    .where('Fecha', '<=', FechaHasta)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .select([
      'Fecha',
      sql<number>`cast(count(*) as integer)`.as('carts'),
      sql<number>`sum("TotalNeto")`.as('total'),
    ])
    .groupBy('Fecha')
    .execute()
}

export interface LeftArticleRow {
  Codigo: string
  Descripcion: string
  Unidad: SaleUnit
  carts: number
  quantity: number
  total: number
}

/** The articles in carts that were not ordered, those in most carts first. */
export function listLeftArticles(
  db: Db,
  { FechaDesde, FechaHasta }: Period,
  branches: Branches,
  limit: number,
): Promise<LeftArticleRow[]> {
  const carts = sql<number>`cast(count(*) as integer)`
  return ordersWithLines(db)
    .where('Estado', '=', OrderStatus.Incomplete)
    .where('Fecha', '>=', FechaDesde)
    .where('Fecha', '<=', FechaHasta)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .select([
      'Codart as Codigo',
      sql<string>`max("Descrip")`.as('Descripcion'),
      'Unidad',
      carts.as('carts'),
      sql<number>`cast(sum("Cantidad") as integer)`.as('quantity'),
      sql<number>`sum("Precioventa")`.as('total'),
    ])
    .groupBy(['Codart', 'Unidad'])
    .orderBy(carts, 'desc')
    .orderBy(sql`sum("Precioventa")`, 'desc')
    .orderBy('Codart')
    .limit(limit)
    .execute()
}
