import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import { OrderStatus } from '@gondola/contract/orders'
import type { Period } from '@gondola/contract/reports'
import type { Db } from '../platform/db/open-database.ts'
import { ordersWithLines, ordersWithTransitions } from './joined-orders.store.ts'
import { piecesOf } from './report-period.ts'
import { STANDING } from './sales.store.ts'

/** How many days of orders one statement reads. */
const PIECE_DAYS = 7

/** Branches that take orders, or are among `others`, in the shop's order; `branches` null: of all. */
export const listBranchesOf = (
  db: Db,
  branches: readonly number[] | null,
  others: readonly number[],
): Promise<{ Id: number; Nombre: string }[]> =>
  db
    .selectFrom('branches')
    .select(['Id', 'Nombre'])
    .where((is) =>
      is.or([is('is_active', '=', true), ...(others.length === 0 ? [] : [is('Id', 'in', others)])]),
    )
    .$if(branches !== null, (query) => query.where('Id', 'in', branches))
    .orderBy('position')
    .orderBy('Id')
    .execute()

/** Prepared lines of a branch's orders, and how many of them lacked pieces or all of the weight. */
export interface PickedCount {
  lines: number
  missing: number
}

export async function listPickedLines(
  db: Db,
  period: Period,
  branches: readonly number[] | null,
): Promise<Map<number, PickedCount>> {
  const quantity = sql`cast("Preparado" ->> 'Cantidad' as integer)`
  const isMissing = sql`${quantity} = 0 or ("Unidad" = 1 and ${quantity} < "Cantidad")`
  const counts = new Map<number, PickedCount>()
  for (const { FechaDesde, FechaHasta } of piecesOf(period, PIECE_DAYS)) {
    const rows = await ordersWithLines(db)
      .where('Fecha', '>=', FechaDesde)
      .where('Fecha', '<=', FechaHasta)
      .where('Estado', 'in', [...STANDING])
      .where('ready_at', 'is not', null)
      .where('Preparado', 'is not', null)
      .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
      .select([
        'branch_id',
        sql<number>`cast(count(*) as integer)`.as('lines'),
        sql<number>`cast(sum(case when ${isMissing} then 1 else 0 end) as integer)`.as('missing'),
      ])
      .groupBy('branch_id')
      .execute()
    for (const { branch_id, lines, missing } of rows) {
      if (branch_id === null) continue
      const before = counts.get(branch_id) ?? { lines: 0, missing: 0 }
      counts.set(branch_id, { lines: before.lines + lines, missing: before.missing + missing })
    }
    await othersFirst()
  }
  return counts
}

/** A dispatched order: when it was ready and when it left, as instants. */
export interface LeftRow {
  branch_id: number | null
  Dia: number | null
  HorarioEntrega: string | null
  FormaEntrega: string | null
  ready_at: string | null
  left_at: string
}

/** How many orders of a branch left, and how many of them on time, as `isOnTime` says. */
export async function listLeft(
  db: Db,
  period: Period,
  branches: readonly number[] | null,
  isOnTime: (row: LeftRow) => boolean,
): Promise<Map<number, { left: number; onTime: number }>> {
  const counts = new Map<number, { left: number; onTime: number }>()
  for (const piece of piecesOf(period, PIECE_DAYS)) {
    for (const row of await leftIn(db, piece, branches)) {
      if (row.branch_id === null) continue
      const count = counts.get(row.branch_id) ?? { left: 0, onTime: 0 }
      count.left += 1
      if (isOnTime(row)) count.onTime += 1
      counts.set(row.branch_id, count)
    }
    await othersFirst()
  }
  return counts
}

function leftIn(
  db: Db,
  { FechaDesde, FechaHasta }: Period,
  branches: readonly number[] | null,
): Promise<LeftRow[]> {
  return ordersWithTransitions(db)
    .where('Fecha', '>=', FechaDesde)
    .where('Fecha', '<=', FechaHasta)
    .where('Estado', '=', OrderStatus.Delivered)
    .where('to_status', '=', OrderStatus.Delivered)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .select(['branch_id', 'Dia', 'HorarioEntrega', 'FormaEntrega', 'ready_at', 'at as left_at'])
    .execute()
}
