import { expect, it } from 'vitest'
import { columnsOf, fieldsOf } from './export-csv.ts'

const FIELDS = { Id: 'N.º', Estado: 'Cuenta', Sucursales: 'Sucursales', Pass: 'Contraseña' }
const ROWS = [
  { id: 1, Id: 1, Estado: 0, Sucursales: [2, 5] },
  { id: 2, Id: 2, Estado: 7, Sucursales: null },
]

it('an export has the fields of its rows, and words for values that have them', () => {
  const columns = columnsOf(fieldsOf(FIELDS, ROWS), { Estado: { 0: 'Activa', 1: 'Bloqueada' } })
  expect(columns.map(([heading]) => heading)).toEqual(['N.º', 'Cuenta', 'Sucursales'])
  const values = ROWS.map((row) => columns.map(([, valueOf]) => valueOf(row)))
  expect(values).toEqual([
    [1, 'Activa', '2, 5'],
    [2, 7, null],
  ])
})
