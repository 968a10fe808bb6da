import { expect, it } from 'vitest'
import { exportedRows } from './export-csv.ts'

const TITLES = { Id: 'N.º', Estado: 'Cuenta', Sucursales: 'Sucursales', Pass: 'Contraseña' }
const ROWS = [
  { Id: 1, Estado: 0, Sucursales: [2, 5] },
  { Id: 2, Estado: 7, Sucursales: null },
]

it('an export has the fields of its rows, and words for values that have them', () => {
  const columns = [{ field: 'Estado', names: { 0: 'Activa', 1: 'Bloqueada' } }]
  expect(exportedRows(TITLES, columns, ROWS)).toEqual([
    ['N.º', 'Cuenta', 'Sucursales'],
    [1, 'Activa', '2, 5'],
    [2, 7, null],
  ])
})

it('an export has the chosen fields in their order, with their own values and headings', () => {
  const columns = [{ field: 'Estado', title: 'estado', csv: ({ Id }: { Id: number }) => Id * 2 }]
  expect(exportedRows(TITLES, columns, ROWS, ['Estado', 'Id'])).toEqual([
    ['estado', 'N.º'],
    [2, 1],
    [4, 2],
  ])
})
