import { expect, test } from 'vitest'
import { brandMatches } from './search-surface.tsx'

const brands = ['Serenísima', 'La Serenísima', 'Ser', 'Taragüí', 'Sin marca'].map((Descripcion, index) => ({
  Codigo: index + 1,
  Descripcion,
}))

test.each([
  ['seren', ['Serenísima', 'La Serenísima']],
  [' SER', ['Serenísima', 'La Serenísima', 'Ser']],
  ['taragui', ['Taragüí']],
  ['isima', []],
  ['sin marca', []],
  ['  ', []],
])('%j finds %j [§2.11]', (typed, names) => {
  expect(brandMatches(brands, typed).map(({ Descripcion }) => Descripcion)).toEqual(names)
})
