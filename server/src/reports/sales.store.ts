import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import { OrderStatus } from '@gondola/contract/orders'
import type { Period } from '@gondola/contract/reports'
import type { Db } from '../platform/db/open-database.ts'
import { piecesOf } from './report-period.ts'

/** How many days of orders one statement sums up. */
const PIECE_DAYS = 31

/** The sales of one day and slot. */
export interface SoldRow {
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

/** Sales of a period by day and slot; `before` limits them to orders placed before that instant. */
export async function listSold(db: Db, period: Period, before: string | null = null): Promise<SoldRow[]> {
  const rows: SoldRow[] = []
  for (const piece of piecesOf(period, PIECE_DAYS)) {
    rows.push(...(await soldIn(db, piece, before)))
    await othersFirst()
  }
  return rows
}

function soldIn(db: Db, { FechaDesde, FechaHasta }: Period, before: string | null): Promise<SoldRow[]> {
  const standing = sql`"Estado" in (${sql.join(STANDING)})`
  let query = db
    .selectFrom('orders')
    .where('Fecha', '>=', FechaDesde)
    .where('Fecha', '<=', FechaHasta)
    .where('Estado', 'in', [...STANDING, ...DROPPED])
    .select([
      'Fecha',
      'HorarioEntrega',
      sql<number>`cast(sum(case when ${standing} then 1 else 0 end) as integer)`.as('orders'),
      sql<number>`sum(case when ${standing} then "TotalNeto" else 0 end)`.as('sales'),
      sql<number>`cast(sum(case when ${standing} then 0 else 1 end) as integer)`.as('cancelled'),
    ])
    .groupBy(['Fecha', 'HorarioEntrega'])
    .orderBy('Fecha')
    .orderBy('HorarioEntrega')
  if (before !== null) query = query.where('created_at', '<', before)
  return query.execute()
}

/** The day of the shop's first order; null: no orders yet. */
export async function findFirstOrderDay(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('Fecha')
    .where('Estado', '<>', OrderStatus.Incomplete)
    .orderBy('Fecha')
    .limit(1)
    .executeTakeFirst()
  return row?.Fecha ?? null
}
