import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import { OrderStatus } from '@gondola/contract/orders'
import type { Period } from '@gondola/contract/reports'
import type { Db } from '../../platform/db/open-database.ts'
import { piecesOf } from './report-period.ts'
import type { Branches, SoldArticle } from './day-sums.store.ts'

/** How many days of orders one statement sums up. */
const PIECE_DAYS = 31

export interface SoldRow {
  branch_id: number | null
  Fecha: string
  HorarioEntrega: string | null
  /** The number of orders that were neither cancelled nor annulled; `sales` is their total. */
  orders: number
  sales: number
  cancelled: number
}

/** The statuses of orders that count as sold: neither cancelled nor annulled. */
export const STANDING = [OrderStatus.Pending, OrderStatus.Delivered] as const
const DROPPED = [OrderStatus.Cancelled, OrderStatus.Annulled] as const

/** The orders of a report: of these branches (null: all), and placed before an instant if there is one. */
export interface SoldWhere {
  branches: Branches
  before?: string | null
}

export async function listSold(db: Db, period: Period, where: SoldWhere): Promise<SoldRow[]> {
  const rows: SoldRow[] = []
  for (const piece of piecesOf(period, PIECE_DAYS)) {
    rows.push(...(await soldIn(db, piece, where)))
    await othersFirst()
  }
  return rows
}

function soldIn(
  db: Db,
  { FechaDesde, FechaHasta }: Period,
  { branches, before = null }: SoldWhere,
): Promise<SoldRow[]> {
  const standing = sql`"Estado" in (${sql.join(STANDING)})`
  let query = db
    .selectFrom('orders')
    .where('Fecha', '>=', FechaDesde)
    .where('Fecha', '<=', FechaHasta)
    .where('Estado', 'in', [...STANDING, ...DROPPED])
    .select([
      'branch_id',
      'Fecha',
      'HorarioEntrega',
      sql<number>`cast(sum(case when ${standing} then 1 else 0 end) as integer)`.as('orders'),
      sql<number>`sum(case when ${standing} then "TotalNeto" else 0 end)`.as('sales'),
      sql<number>`cast(sum(case when ${standing} then 0 else 1 end) as integer)`.as('cancelled'),
    ])
    .groupBy(['Fecha', 'HorarioEntrega', 'branch_id'])
    .orderBy('Fecha')
    .orderBy('HorarioEntrega')
  if (branches !== null) query = query.where('branch_id', 'in', branches)
  if (before !== null) query = query.where('created_at', '<', before)
  return query.execute()
}

/** Cancelled and annulled orders of a period by their reason as it is written. */
export async function listCancelled(
  db: Db,
  period: Period,
  branches: Branches,
): Promise<{ Estado: (typeof DROPPED)[number]; reason: string | null; orders: number; amount: number }[]> {
  const rows = []
  for (const { FechaDesde, FechaHasta } of piecesOf(period, PIECE_DAYS)) {
    const piece = await db
      .selectFrom('orders')
      .where('Fecha', '>=', FechaDesde)
      .where('Fecha', '<=', FechaHasta)
      .where('Estado', 'in', [...DROPPED])
      .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
      .select(['Estado', 'MotivoCancelacion as reason'])
      .select(sql<number>`cast(count(*) as integer)`.as('orders'))
      .select(sql<number>`sum("TotalNeto")`.as('amount'))
      .groupBy(['Estado', 'MotivoCancelacion'])
      .execute()
    rows.push(...piece.map((row) => ({ ...row, Estado: row.Estado as (typeof DROPPED)[number] })))
    await othersFirst()
  }
  return rows
}

/** The day of the first order at these branches (null: all); null: no orders yet. */
export async function findFirstOrderDay(db: Db, branches: Branches): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('Fecha')
    .where('Estado', '<>', OrderStatus.Incomplete)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .orderBy('Fecha')
    .limit(1)
    .executeTakeFirst()
  return row?.Fecha ?? null
}

/** What must be the same for an order's lines to be worth the same in the reports. */
export interface OrderVersion {
  id: number
  ready_at: string | null
  changes: number
}

/** What an order sold of an article, with the order's version at that time. */
export type OrderSale = Omit<SoldArticle, 'orders'> & OrderVersion

/** The orders of a day that count as sold. */
export function listOrdersOf(db: Db, day: string, branches: Branches): Promise<OrderVersion[]> {
  return db
    .selectFrom('orders')
    .select(['Id as id', 'ready_at', 'changes'])
    .where('Fecha', '=', day)
    .where('Estado', 'in', [...STANDING])
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .execute()
}

/** What these orders sold: as prepared once the order is ready, else as ordered; a substitute counts as itself. */
export async function listOrderSales(db: Db, ids: readonly number[]): Promise<OrderSale[]> {
  const orders = sql`orders join order_lines on order_lines.order_id = orders."Id"
    where orders."Id" in (${sql.join(ids)})
      and order_lines.order_id in (${sql.join(ids)})`
  const isReady = sql`(orders.ready_at is not null and order_lines."Preparado" is not null)`
  const prepared = (name: string) => sql`cast("Preparado" ->> ${sql.lit(name)} as numeric)`
  const substitute = (name: string) => sql`("Preparado" -> 'Sustituto' ->> ${sql.lit(name)})`
  const number = (name: string) => sql`cast(${substitute(name)} as numeric)`
  const order = sql`orders."Id" as id, orders.ready_at, orders.changes, coalesce(orders.branch_id, 0) as branch_id`
  const { rows } = await sql<OrderSale>`
    with sold as (
      select ${order}, "Codart" as code, "Descrip" as name, "Unidad" as unit,
        case when ${isReady} then ${prepared('Cantidad')} else "Cantidad" end as quantity,
        case when ${isReady} then ${prepared('Precioventa')} - coalesce(${number('Precioventa')}, 0)
          else "Precioventa" end as sales
      from ${orders}
      union all
      select ${order}, ${substitute('Codart')}, ${substitute('Descrip')},
        cast(${number('Unidad')} as integer), ${number('Cantidad')}, ${number('Precioventa')}
      from ${orders} and ${isReady} and ${substitute('Codart')} is not null
    )
    select id, ready_at, changes, branch_id, code, max(name) as name, unit,
      cast(sum(quantity) as integer) as quantity, sum(sales) as sales
    from sold where quantity > 0 group by id, ready_at, changes, branch_id, code, unit`.execute(db)
  return rows
}
