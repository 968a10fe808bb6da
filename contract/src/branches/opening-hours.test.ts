import { expect, it } from 'vitest'
import { branchAddress, branchMap, hoursLines, hoursText } from './opening-hours.ts'

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

it('tells a week in one line', () => {
  expect(hoursText([...every([1, 2, 3, 4, 5, 6], ['08:00', '21:30'])])).toBe(
    'Lunes a sábado: 8:00 a 21:30 · Domingo: cerrado',
  )
})

it.each([
  [
    { Direccion: 'Colón 1480, Tandil', Localidad: 'Tandil', Latitud: -37.3, Longitud: -59.1 },
    '-37.3%2C-59.1',
  ],
  [{ Direccion: 'Colón 1480', Localidad: 'Tandil' }, 'Col%C3%B3n%201480%2C%20Tandil%2C%20Argentina'],
])('leads to a map of a branch by its position, else by its address %#', (branch, query) => {
  expect(branchMap(branch)).toContain(`query=${query}`)
  expect(branchAddress(branch)).toBe('Colón 1480, Tandil')
})
