import type { DaySales } from '@gondola/contract/reports'

/** Periods up to this many days show a column per day; longer ones per seven days, so that columns stay wide enough. */
const SINGLE_DAYS_MAX = 45
const DAYS_PER_WEEK = 7

/** The next round number (1, 2 or 5 with zeros) for the end of a chart's axis. */
export function axisEnd(greatest: number): number {
  if (greatest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(greatest))
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= greatest) ?? 10 * power
}

/** A chart's column: the sales of a day, or of seven days starting on it, and those of the previous period. */
export interface SalesColumn {
  Fecha: string
  now: Pick<DaySales, 'Pedidos' | 'Ventas'>
  before: Pick<DaySales, 'Pedidos' | 'Ventas'>
}

/** The columns of a period beside those of the previous one. */
export function salesColumns(now: readonly DaySales[], before: readonly DaySales[]): SalesColumn[] {
  const width = now.length > SINGLE_DAYS_MAX ? DAYS_PER_WEEK : 1
  return Array.from({ length: Math.ceil(now.length / width) }, (_, column) => {
    const from = column * width
    return {
      Fecha: now[from]!.Fecha,
      now: sumOf(now.slice(from, from + width)),
      before: sumOf(before.slice(from, from + width)),
    }
  })
}

const sumOf = (days: readonly DaySales[]) => ({
  Pedidos: days.reduce((sum, { Pedidos }) => sum + Pedidos, 0),
  Ventas: days.reduce((sum, { Ventas }) => sum + Ventas, 0),
})

/** Change in whole per cent; null: there was nothing before. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)

/** The most bars that a list by day shows: more days are taken together by weeks, or by thirty days. */
const BARS_MAX = 14
const BAR_DAYS = [1, DAYS_PER_WEEK, 30]

/** Consecutive days taken together, so that they are few enough for a list of bars. */
export function daysTogether<D>(days: readonly D[]): D[][] {
  const width = BAR_DAYS.find((each) => days.length / each <= BARS_MAX) ?? BAR_DAYS.at(-1)!
  return Array.from({ length: Math.ceil(days.length / width) }, (_, bar) =>
    days.slice(bar * width, (bar + 1) * width),
  )
}
