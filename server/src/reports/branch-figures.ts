import { isoDateOf } from '@gondola/contract/delivery'
import type { BranchFigures, Period } from '@gondola/contract/reports'
import { shopDateTime } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'
import { listBranchesOf, listLeft, listPickedLines, type LeftRow } from './branch-figures.store.ts'
import { figuresOf } from './sales-report.ts'
import { listSold } from './sales.store.ts'

/**
 * The branches side by side (null: all that take orders or had orders in the period): sales, missing lines, and how
 * many orders left on time.
 */
export async function branchFigures(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  period: Period,
  branches: readonly number[] | null,
): Promise<BranchFigures[]> {
  const sold = Map.groupBy(await listSold(db, period, { branches }), ({ branch_id }) => branch_id)
  const lines = await listPickedLines(db, period, branches)
  const left = await listLeft(db, period, branches, (row) => isOnTime(row, config.timeZone))
  const busy = [...sold.keys()].filter((id) => id !== null)
  const shown = await listBranchesOf(db, branches, busy)
  return shown.map(({ Id, Nombre }) => ({
    Sucursal: Id,
    Nombre,
    ...figuresOf(sold.get(Id) ?? []),
    Renglones: lines.get(Id)?.lines ?? 0,
    Faltantes: lines.get(Id)?.missing ?? 0,
    Salidos: left.get(Id)?.left ?? 0,
    ATiempo: left.get(Id)?.onTime ?? 0,
  }))
}

/** Whether an order left before its slot ended; one for pickup was ready by then. */
function isOnTime(row: LeftRow, timeZone: string): boolean {
  const { Dia, HorarioEntrega, FormaEntrega, ready_at, left_at } = row
  const day = Dia === null ? null : isoDateOf(Dia)
  const until = HorarioEntrega?.split(' a ')[1]
  if (day === null || until === undefined) return true
  const at = FormaEntrega === 'RS' ? (ready_at ?? left_at) : left_at
  return shopDateTime(new Date(at), timeZone) < `${day}T${until}`
}
