import { REPORT_MAX_DAYS, type StaffViolation } from '../base/index.ts'
import { PERIOD_FAULTS } from './dashboard-texts.ts'
import { isCalendarDay } from '../delivery/index.ts'

/** The period of a report as requested. */
export interface AskedPeriod {
  Dias?: number
  FechaDesde?: string
  FechaHasta?: string
}

const MS_PER_DAY = 86_400_000

/** Days in a period, both ends counted; 0 or less: the end is before the start. */
export const daysBetween = (FechaDesde: string, FechaHasta: string): number =>
  (Date.parse(`${FechaHasta}T00:00:00Z`) - Date.parse(`${FechaDesde}T00:00:00Z`)) / MS_PER_DAY + 1

/** Checks the days of a custom period: both given, in order, at most `REPORT_MAX_DAYS`. */
export function checkPeriod({ FechaDesde, FechaHasta }: AskedPeriod): StaffViolation | null {
  if (FechaDesde === undefined && FechaHasta === undefined) return null
  if (FechaDesde === undefined || !isCalendarDay(FechaDesde)) return fault('sin-desde', 'FechaDesde')
  if (FechaHasta === undefined || !isCalendarDay(FechaHasta)) return fault('sin-hasta', 'FechaHasta')
  const days = daysBetween(FechaDesde, FechaHasta)
  if (days < 1) return fault('al-reves', 'FechaHasta')
  return days > REPORT_MAX_DAYS ? fault('muy-largo', 'FechaDesde') : null
}

const fault = (code: keyof typeof PERIOD_FAULTS, Campo: string): StaffViolation => ({
  code: `periodo-${code}`,
  text: PERIOD_FAULTS[code],
  Campo,
})
