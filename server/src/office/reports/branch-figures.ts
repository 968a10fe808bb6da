import { isoDateOf } from '@gondola/contract/delivery'
import type { BranchFigures, Period } from '@gondola/contract/reports'
import { shopDateTime } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { countBranchesOn, listBranchesOf, type LeftRow } from './branch-figures.store.ts'
import { type Branches, listSummedBranches, listSummedDays, type SummedBranch } from './day-sums.store.ts'
import { daysOf } from './report-period.ts'
import { figuresOf } from './sales-report.ts'
import { listSold } from './sales.store.ts'

/**
 * The branches side by side (null: all that take orders or had orders in the period): sales, missing lines, and how
 * many orders left on time.
 */
export async function branchFigures(
  { reads: db, config }: Deps,
  period: Period,
  branches: Branches,
): Promise<BranchFigures[]> {
  const sold = Map.groupBy(await listSold(db, period, { branches }), ({ branch_id }) => branch_id)
  const counts = await countBranches(db, period, branches, config.timeZone)
  const busy = [...sold.keys()].filter((id) => id !== null)
  const shown = await listBranchesOf(db, branches, busy)
  return shown.map(({ Id, Nombre }) => ({
    Sucursal: Id,
    Nombre,
    ...figuresOf(sold.get(Id) ?? []),
    Renglones: counts(Id, 'picked'),
    Faltantes: counts(Id, 'missing'),
    Salidos: counts(Id, 'left_orders'),
    ATiempo: counts(Id, 'on_time'),
  }))
}

/** Counts of a period by branch: from the sums of days, where these hold, else from the orders. */
async function countBranches(
  db: Db,
  period: Period,
  branches: Branches,
  timeZone: string,
): Promise<(branch: number, name: Exclude<keyof SummedBranch, 'branch_id'>) => number> {
  const summed = await listSummedDays(db, period)
  const rows = await listSummedBranches(db, summed, branches)
  for (const day of daysOf(period))
    if (!summed.includes(day))
      rows.push(...(await countBranchesOn(db, day, branches, (row) => isOnTime(row, timeZone))))
  const ofBranch = Map.groupBy(rows, ({ branch_id }) => branch_id)
  return (branch, name) => (ofBranch.get(branch) ?? []).reduce((sum, row) => sum + row[name], 0)
}

/** Whether an order left before its slot ended; one for pickup was ready by then. */
export function isOnTime(row: LeftRow, timeZone: string): boolean {
  const { Dia, HorarioEntrega, FormaEntrega, ready_at, left_at } = row
  const day = Dia === null ? null : isoDateOf(Dia)
  const until = HorarioEntrega?.split(' a ')[1]
  if (day === null || until === undefined) return true
  const at = FormaEntrega === 'RS' ? (ready_at ?? left_at) : left_at
  return shopDateTime(new Date(at), timeZone) < `${day}T${until}`
}
