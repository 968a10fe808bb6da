/** A delivery day's Id: its ISO date as yyyymmdd (`2026-11-23` is 20261123). */
export function dayIdOf(isoDate: string): number {
  return Number(isoDate.slice(0, 10).replaceAll('-', ''))
}

/** The ISO date of a day's Id, or null if the number is not a calendar day. */
export function isoDateOf(dayId: number): string | null {
  const digits = String(dayId)
  if (!/^\d{8}$/.test(digits)) return null
  const isoDate = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
  return isCalendarDay(isoDate) ? isoDate : null
}

/** Whether an ISO date exists: 30 February does not. */
export function isCalendarDay(isoDate: string): boolean {
  const instant = new Date(`${isoDate}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(isoDate)
}

/** A slot in the format of an order: `"09:00 a 12:00"` (contract §5). */
export function slotText({ Desde, Hasta }: { Desde: string; Hasta: string }): string {
  return `${Desde} a ${Hasta}`
}
