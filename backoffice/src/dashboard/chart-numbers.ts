import type { DaySales } from '@gondola/contract/entities/report.ts'

/** Days that are shown each for itself; longer periods by seven days, so that a column stays wide enough to be seen. */
const SINGLE_DAYS_MAX = 45
const DAYS_PER_WEEK = 7

/** The next round number (1, 2 or 5 with zeros) that a chart's axis may end at. */
export function axisEnd(greatest: number): number {
  if (greatest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(greatest))
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= greatest) ?? 10 * power
}

/** A chart's column: what was sold on a day, or in seven from it on, and as long before. */
export interface SalesColumn {
  Fecha: string
  now: Pick<DaySales, 'Pedidos' | 'Ventas'>
  before: Pick<DaySales, 'Pedidos' | 'Ventas'>
}

/** The columns of a period, side by side with the period before. */
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
