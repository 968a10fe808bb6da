import type { OpeningHours } from '@gondola/contract/branches'

// A week's opening hours while they are typed: in the order typed, the server sorts them.

export const hoursOfDay = (all: readonly OpeningHours[], day: number): OpeningHours[] =>
  all.filter(({ Dia }) => Dia === day)

export const setHours = (hours: readonly OpeningHours[], day: number): OpeningHours[] =>
  hours.map((each) => ({ ...each, Dia: day }))

/** All hours with those of one day replaced. */
export const withHoursOfDay = (
  all: readonly OpeningHours[],
  day: number,
  hours: readonly OpeningHours[],
): OpeningHours[] => [...all.filter(({ Dia }) => Dia !== day), ...setHours(hours, day)]

const MORNING = { Desde: '08:00', Hasta: '20:00' } as const

/** A first stretch for a closed day, or one after the day's last. */
export function nextHours(all: readonly OpeningHours[], day: number): OpeningHours {
  const last = hoursOfDay(all, day).at(-1)
  if (last === undefined) return { Dia: day, ...MORNING }
  return last.Hasta < '16:00'
    ? { Dia: day, Desde: '16:00', Hasta: '20:00' }
    : { Dia: day, Desde: '', Hasta: '' }
}
