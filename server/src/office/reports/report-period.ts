import { type Period, checkPeriod, daysBetween, type AskedPeriod } from '@gondola/contract/reports'
import { dayAfter } from '../../platform/clock.ts'
import { refuseStaff } from '../../http/problem.ts'

/** How many days a report covers by default. */
const DEFAULT_DAYS = 7

/** The days that a report covers, by the shop's own today. @throws 422 `periodo-…` */
export function askedPeriod(asked: AskedPeriod, today: string): Period {
  const broken = checkPeriod(asked)
  if (broken !== null) refuseStaff(broken)
  const { Dias = DEFAULT_DAYS, FechaDesde, FechaHasta } = asked
  if (FechaDesde !== undefined && FechaHasta !== undefined) return { FechaDesde, FechaHasta }
  return { FechaDesde: dayAfter(today, 1 - Dias), FechaHasta: today }
}

/** The same number of days, immediately before. */
export function periodBefore({ FechaDesde, FechaHasta }: Period): Period {
  const days = daysBetween(FechaDesde, FechaHasta)
  return { FechaDesde: dayAfter(FechaDesde, -days), FechaHasta: dayAfter(FechaDesde, -1) }
}

export const daysOf = ({ FechaDesde, FechaHasta }: Period): string[] =>
  Array.from({ length: daysBetween(FechaDesde, FechaHasta) }, (_, ahead) => dayAfter(FechaDesde, ahead))

/**
 * Splits a period into pieces of at most `days` days. The embedded database runs within this process, so a long period
 * is queried piece by piece, and other requests are served between the pieces.
 */
export function piecesOf(period: Period, days: number): Period[] {
  const all = daysOf(period)
  return Array.from({ length: Math.ceil(all.length / days) }, (_, piece) => {
    const from = piece * days
    const last = Math.min(from + days, all.length) - 1
    return { FechaDesde: all[from]!, FechaHasta: all[last]! }
  })
}
