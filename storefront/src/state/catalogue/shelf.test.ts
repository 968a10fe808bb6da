import { expect, test } from 'vitest'
import { findShelf } from './shelf.ts'

const family = (Codigo: number, Descripcion: string) => ({
  Codigo,
  Descripcion,
  Perecedero: false,
  Alcohol: false,
})
const departments = [
  { Codigo: 1, Descripcion: 'Almacén', ListFamilias: [family(101, 'Aceites'), family(102, 'Arroz')] },
  { Codigo: 2, Descripcion: 'Bebidas', ListFamilias: [family(201, 'Gaseosas')] },
]

test.each([
  [1, 'department', 'Almacén', undefined],
  [102, 'family', 'Almacén', 'Arroz'],
  [201, 'family', 'Bebidas', 'Gaseosas'],
])('code %d is a %s', (code, kind, department, familyName) => {
  const found = findShelf(departments, code)
  expect(found?.shelf).toEqual({ kind, Codigo: code })
  expect(found?.department?.Descripcion).toBe(department)
  expect(found?.family?.Descripcion).toBe(familyName)
})

test.each([0, 3, 999, Number.NaN])('code %d is nothing', (code) => {
  expect(findShelf(departments, code)).toBeNull()
})
