import { expect, test } from 'vitest'
import { fieldTitles } from './field-titles.ts'

test('a field is titled as is usual, or by its name, in the order given', () => {
  expect(Object.entries(fieldTitles('Nombre Id Telefono'))).toEqual([
    ['Nombre', 'Nombre'],
    ['Id', 'N.º'],
    ['Telefono', 'Teléfono'],
  ])
  expect(fieldTitles('Id Nombre', { Nombre: 'Sucursal' })).toEqual({ Id: 'N.º', Nombre: 'Sucursal' })
})
