import { expect, test } from 'vitest'
import { alcoholHours, checkAge, checkAlcohol, hasAlcohol, isAlcoholSlot } from './alcohol.ts'

/** Buenos Aires: winter until 21 h, summer, over the new year, until 23 h. */
const PROVINCE = [
  { Desde: '05-01', Hasta: '11-30', HoraDesde: '10:00', HoraHasta: '21:00' },
  { Desde: '12-01', Hasta: '04-30', HoraDesde: '10:00', HoraHasta: '23:00' },
]
const CITY = [{ Desde: '01-01', Hasta: '12-31', HoraDesde: '08:00', HoraHasta: '24:00' }]
const TO_MIDNIGHT = [{ Desde: '01-01', Hasta: '12-31', HoraDesde: '08:00', HoraHasta: '00:00' }]
const OVER_NIGHT = [{ Desde: '01-01', Hasta: '12-31', HoraDesde: '20:00', HoraHasta: '02:00' }]
const SUMMER_ONLY = PROVINCE.slice(1)
const IN_TWO_PARTS = [
  { Desde: '01-01', Hasta: '12-31', HoraDesde: '17:00', HoraHasta: '21:00' },
  { Desde: '01-01', Hasta: '12-31', HoraDesde: '09:00', HoraHasta: '13:00' },
]

const slot = (text: string) => {
  const [Desde = '', Hasta = ''] = text.split('-')
  return { Desde, Hasta }
}

test.each([
  { windows: [], day: '2026-11-23', hours: '01:00-02:00', legal: true },
  { windows: PROVINCE, day: '2026-11-30', hours: '10:00-21:00', legal: true },
  { windows: PROVINCE, day: '2026-11-30', hours: '09:00-12:00', legal: false },
  { windows: PROVINCE, day: '2026-11-30', hours: '09:59-10:30', legal: false },
  { windows: PROVINCE, day: '2026-11-30', hours: '20:00-21:01', legal: false },
  { windows: PROVINCE, day: '2026-12-01', hours: '21:00-23:00', legal: true },
  { windows: PROVINCE, day: '2026-12-31', hours: '21:00-23:00', legal: true },
  { windows: PROVINCE, day: '2027-01-01', hours: '21:00-23:00', legal: true },
  { windows: PROVINCE, day: '2027-04-30', hours: '21:00-23:00', legal: true },
  { windows: PROVINCE, day: '2027-05-01', hours: '21:00-23:00', legal: false },
  { windows: PROVINCE, day: '2028-02-29', hours: '21:00-23:00', legal: true },
  { windows: CITY, day: '2026-11-23', hours: '21:00-24:00', legal: true },
  { windows: CITY, day: '2026-11-23', hours: '21:00-00:00', legal: true },
  { windows: TO_MIDNIGHT, day: '2026-11-23', hours: '21:00-00:00', legal: true },
  { windows: TO_MIDNIGHT, day: '2026-11-23', hours: '07:00-09:00', legal: false },
  { windows: OVER_NIGHT, day: '2026-11-23', hours: '00:00-02:00', legal: true },
  { windows: OVER_NIGHT, day: '2026-11-23', hours: '22:00-24:00', legal: true },
  { windows: OVER_NIGHT, day: '2026-11-23', hours: '01:00-03:00', legal: false },
  { windows: SUMMER_ONLY, day: '2026-06-01', hours: '12:00-15:00', legal: false },
  { windows: IN_TWO_PARTS, day: '2026-06-01', hours: '12:00-15:00', legal: false },
  { windows: IN_TWO_PARTS, day: '2026-06-01', hours: '18:00-21:00', legal: true },
])('alcohol on $day, $hours: $legal', ({ windows, day, hours, legal }) => {
  expect(isAlcoholSlot(slot(hours), day, windows)).toBe(legal)
})

test('the hours of a day: none asked, none legal, in order', () => {
  expect(alcoholHours('2026-06-01', [])).toBeNull()
  expect(alcoholHours('2026-06-01', SUMMER_ONLY)).toEqual([])
  expect(alcoholHours('2026-06-01', IN_TWO_PARTS)).toEqual([slot('09:00-13:00'), slot('17:00-21:00')])
})

const WINE = [{ Alcohol: false }, { Alcohol: true }]
const EARLY = { slot: slot('09:00-12:00'), isoDate: '2026-11-23', MayorDeEdad: false }
const NOON = { slot: slot('12:00-15:00'), isoDate: '2026-11-23', MayorDeEdad: false }
test.each([
  { lines: [{}, { Alcohol: false }], given: EARLY, broken: null },
  { lines: WINE, given: EARLY, broken: { code: 'alcohol-horario', hours: [slot('10:00-21:00')] } },
  { lines: WINE, given: NOON, broken: { code: 'alcohol-edad' } },
  { lines: WINE, given: { ...NOON, MayorDeEdad: true }, broken: null },
])('an order of $lines in $given: $broken', ({ lines, given, broken }) => {
  expect(checkAlcohol(lines, given, PROVINCE)).toEqual(broken)
})

test('the declaration is asked of alcohol only', () => {
  expect(hasAlcohol([])).toBe(false)
  expect(checkAge([{}], false)).toBeNull()
  expect(checkAge(WINE, true)).toBeNull()
  expect(checkAge(WINE, false)).toEqual({ code: 'alcohol-edad' })
})
