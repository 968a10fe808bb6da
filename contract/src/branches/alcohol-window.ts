import { Type, type Static } from 'typebox'
import { Closed } from '../base/index.ts'

/** Hours at which alcohol may be sold and delivered, from one month-day to another, both inclusive (argentina §1.4). */
export const AlcoholWindow = Closed({
  Desde: Type.String({ pattern: '^\\d{2}-\\d{2}$' }),
  Hasta: Type.String({ pattern: '^\\d{2}-\\d{2}$' }),
  HoraDesde: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
  HoraHasta: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
})
export type AlcoholWindow = Static<typeof AlcoholWindow>

export const AlcoholWindows = Type.Array(AlcoholWindow, { maxItems: 50 })

/** What is wrong with a window as typed: a day that does not exist, or a time of day; null: nothing. */
export function alcoholWindowFault({
  Desde,
  Hasta,
  HoraDesde,
  HoraHasta,
}: AlcoholWindow): 'alcohol-fecha' | 'alcohol-hora' | null {
  if (![Desde, Hasta].every(isMonthDay)) return 'alcohol-fecha'
  const isTime = (time: string) => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time)
  return isTime(HoraDesde) && isTime(HoraHasta) && HoraDesde !== '24:00' ? null : 'alcohol-hora'
}

/** In 2024, a leap year, so that 29 February is valid. */
function isMonthDay(monthDay: string): boolean {
  const day = new Date(`2024-${monthDay}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === monthDay
}
