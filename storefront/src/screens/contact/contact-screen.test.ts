import { expect, it } from 'vitest'
import { hoursLines } from './contact-screen.tsx'

const every = (days: readonly number[], ...stretches: [string, string][]) =>
  days.flatMap((Dia) => stretches.map(([Desde, Hasta]) => ({ Dia, Desde, Hasta })))

it.each([
  [every([0, 1, 2, 3, 4, 5, 6], ['00:00', '24:00']), ['Lunes a domingo: 0:00 a 24:00']],
  [
    [...every([1, 2, 3, 4, 5], ['08:00', '12:30'], ['16:00', '20:00']), ...every([6], ['09:00', '13:00'])],
    ['Lunes a viernes: 8:00 a 12:30 y 16:00 a 20:00', 'Sábado: 9:00 a 13:00', 'Domingo: cerrado'],
  ],
  [
    [...every([1, 3], ['08:00', '20:00'])],
    ['Lunes: 8:00 a 20:00', 'Martes: cerrado', 'Miércoles: 8:00 a 20:00', 'Jueves a domingo: cerrado'],
  ],
])('tells a week in few lines %#', (hours, lines) => {
  expect(hoursLines(hours)).toEqual(lines)
})
