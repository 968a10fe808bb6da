/** When a promotion runs: first and last day included, on some weekdays (0 Sunday … 6 Saturday) or, without any, on all. */
export interface PromotionDays {
  FechaDesde: string
  FechaHasta: string
  Dias?: readonly number[] | null
}

/** Whether a promotion runs on an ISO day of the shop's time zone (argentina §6). */
export function runsOn({ FechaDesde, FechaHasta, Dias }: PromotionDays, isoDate: string): boolean {
  if (isoDate < FechaDesde || FechaHasta < isoDate) return false
  return !Dias || Dias.length === 0 || Dias.includes(new Date(`${isoDate}T00:00:00Z`).getUTCDay())
}
