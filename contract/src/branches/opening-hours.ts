import { capital, WEEKDAYS } from '../base/index.ts'
import type { Branch, OpeningHours } from './branch.ts'

/** Texts of a branch's opening hours; days are 0 Sunday … 6 Saturday. */
const branchHoursTexts = {
  closed: 'cerrado',
  and: ' y ',
  stretch: (from: string, to: string) => `${from} a ${to}`,
  days: (first: number, last: number) =>
    capital(first === last ? (WEEKDAYS[first] ?? '') : `${WEEKDAYS[first]} a ${WEEKDAYS[last]}`),
} as const

/** The week as Argentina reads it; 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

/**
 * A branch's opening hours in a few lines: `Lunes a viernes: 8:00 a 12:30 y 16:00 a 20:00`. Neighbouring days with the
 * same hours are one line.
 */
export function hoursLines(hours: readonly OpeningHours[]): string[] {
  const told = WEEK.map((day) => ({ first: day, last: day, text: textOf(hours, day) }))
  const lines: { first: number; last: number; text: string }[] = []
  for (const day of told) {
    const before = lines.at(-1)
    if (before?.text === day.text) before.last = day.last
    else lines.push({ ...day })
  }
  return lines.map(({ first, last, text }) => `${branchHoursTexts.days(first, last)}: ${text}`)
}

function textOf(hours: readonly OpeningHours[], day: number): string {
  const own = hours.filter(({ Dia }) => Dia === day)
  if (own.length === 0) return branchHoursTexts.closed
  return own
    .map(({ Desde, Hasta }) => branchHoursTexts.stretch(withoutZero(Desde), withoutZero(Hasta)))
    .join(branchHoursTexts.and)
}

const withoutZero = (time: string) => time.replace(/^0/, '')

/** The same in one line. */
export const hoursText = (hours: readonly OpeningHours[]): string => hoursLines(hours).join(' · ')

type Site = Pick<Branch, 'Direccion' | 'Localidad' | 'Latitud' | 'Longitud'>

/** `Quintana 1912, Tandil`: the street, and the locality unless the street's text has it. */
export const branchAddress = ({ Direccion, Localidad = '' }: Site): string =>
  Direccion.includes(Localidad) ? Direccion : `${Direccion}, ${Localidad}`

/** The address of a map of where a branch is. */
export function branchMap(branch: Site): string {
  const { Latitud, Longitud } = branch
  const isPlaced = Latitud !== undefined && Longitud !== undefined
  const at = isPlaced ? `${Latitud},${Longitud}` : `${branchAddress(branch)}, Argentina`
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(at)}`
}
