import { expect, test } from 'vitest'
import type { DayLoad } from '@gondola/contract/delivery'
import { takenPlaces, weekdayOf } from './affected-orders.tsx'

const slot = (Id: number, Tomados: number) => ({
  Id,
  Desde: '09:00',
  Hasta: '12:00',
  Tomados,
  Reservados: 0,
  Cupo: 12,
})
const day = (Fecha: string, ...Horarios: DayLoad['Horarios']): DayLoad => ({
  Id: 1,
  Fecha,
  Descrip: Fecha,
  Cerrado: false,
  Horarios,
})
const DAYS = [day('2026-11-23', slot(5, 3), slot(6, 2)), day('2026-11-24', slot(5, 1), slot(6, 0))]

test('orders of a day, of a slot, of weekdays', () => {
  expect(takenPlaces(DAYS, ({ Fecha }) => Fecha === '2026-11-23')).toBe(5)
  expect(takenPlaces(DAYS, (_day, { Id }) => Id === 5)).toBe(4)
  expect(takenPlaces(DAYS, (each) => ![0, 1].includes(weekdayOf(each)))).toBe(1)
  expect(takenPlaces(DAYS, ({ Fecha }) => Fecha === '2026-12-25')).toBe(0)
})
