import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { OrderStatus } from '@gondola/contract/orders'
import type { Db } from '../../platform/db/open-database.ts'
import type { Branches, SummedBranch } from './day-sums.store.ts'
import { ordersWithLines, ordersWithTransitions } from './left-carts.store.ts'
import { STANDING } from './sales.store.ts'

/** Branches that take orders, or are among `others`, in the shop's order; `branches` null: of all. */
export const listBranchesOf = (
  db: Db,
  branches: Branches,
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

/** The lines of a day's orders that were prepared. */
export const preparedLines = (db: Db, day: string, branches: Branches) =>
  ordersWithLines(db)
    .where('Fecha', '=', day)
    .where('Estado', 'in', [...STANDING])
    .where('ready_at', 'is not', null)
    .where('Preparado', 'is not', null)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))

const quantity = sql`cast("Preparado" ->> 'Cantidad' as integer)`
/** Whether a prepared line lacks pieces, or all of its weight. */
export const IS_MISSING = sql<boolean>`(${quantity} = 0 or ("Unidad" = 1 and ${quantity} < "Cantidad"))`

/** How many of some lines are so. */
export const countWhere = (isSo: RawBuilder<boolean>) =>
  sql<number>`cast(sum(case when ${isSo} then 1 else 0 end) as integer)`

/** An order's branch in sums: 0 for none. */
export const BRANCH = sql<number>`coalesce(branch_id, 0)`

/** How many lines of some orders were prepared, and how many of them lacked pieces or all of the weight. */
function listPickedLines(
  db: Db,
  day: string,
  branches: Branches,
): Promise<Pick<SummedBranch, 'branch_id' | 'picked' | 'missing'>[]> {
  return preparedLines(db, day, branches)
    .select([
      BRANCH.as('branch_id'),
      sql<number>`cast(count(*) as integer)`.as('picked'),
      countWhere(IS_MISSING).as('missing'),
    ])
    .groupBy(BRANCH)
    .execute()
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

/** When the orders of a day left; that they were delivered later is a step of its own. */
function listLeft(db: Db, day: string, branches: Branches): Promise<LeftRow[]> {
  return ordersWithTransitions(db)
    .where('Fecha', '=', day)
    .where('Estado', '=', OrderStatus.Delivered)
    .where('to_status', '=', OrderStatus.Delivered)
    .where('from_status', '<>', OrderStatus.Delivered)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .select(['branch_id', 'Dia', 'HorarioEntrega', 'FormaEntrega', 'ready_at', 'at as left_at'])
    .execute()
}

/** How many orders of a day came from a saved cart, by branch. */
export function listBoughtCarts(
  db: Db,
  day: string,
  branches: Branches,
): Promise<Pick<SummedBranch, 'branch_id' | 'bought_carts'>[]> {
  return ordersWithTransitions(db)
    .where('Fecha', '=', day)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .where('Estado', '<>', OrderStatus.Incomplete)
    .where('from_status', '=', OrderStatus.Incomplete)
    .where('to_status', '=', OrderStatus.Pending)
    .select([BRANCH.as('branch_id'), sql<number>`cast(count(*) as integer)`.as('bought_carts')])
    .groupBy(BRANCH)
    .execute()
}

/** The counts of a day's orders by branch (null: of all), and how many left on time, as `isOnTime` says. */
export async function countBranchesOn(
  db: Db,
  day: string,
  branches: Branches,
  isOnTime: (row: LeftRow) => boolean,
): Promise<SummedBranch[]> {
  const counts = new Map<number, SummedBranch>()
  const countOf = (branch_id: number) => {
    const none = { picked: 0, missing: 0, left_orders: 0, on_time: 0, bought_carts: 0 }
    const count = counts.get(branch_id) ?? { branch_id, ...none }
    counts.set(branch_id, count)
    return count
  }
  for (const { branch_id, ...lines } of await listPickedLines(db, day, branches))
    Object.assign(countOf(branch_id), lines)
  await othersFirst()
  for (const row of await listLeft(db, day, branches)) {
    const count = countOf(row.branch_id ?? 0)
    count.left_orders += 1
    if (isOnTime(row)) count.on_time += 1
  }
  await othersFirst()
  for (const { branch_id, bought_carts } of await listBoughtCarts(db, day, branches))
    countOf(branch_id).bought_carts = bought_carts
  return [...counts.values()]
}
