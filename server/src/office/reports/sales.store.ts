import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import { OrderStatus } from '@gondola/contract/orders'
import type { Period } from '@gondola/contract/reports'
import type { Db } from '../../platform/db/open-database.ts'
import { piecesOf } from './report-period.ts'

/** How many days of orders one statement sums up. */
const PIECE_DAYS = 31

/** The sales of one day and slot at one branch. */
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
  branches: readonly number[] | null
  before?: string | null
}

/** Sales of a period by day, slot and branch. */
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

/** The day of the first order at these branches (null: all); null: no orders yet. */
export async function findFirstOrderDay(db: Db, branches: readonly number[] | null): Promise<string | null> {
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
