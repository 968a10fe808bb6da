import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SortCode } from './list-query.ts'
import { sorted } from './sort.ts'

const shop = [
  { Descripcion: 'Ñoquis', Precioventa: 300, Preciooferta: null, Oferta: null },
  { Descripcion: 'ácido', Precioventa: 100, Preciooferta: null, Oferta: null },
  { Descripcion: 'Yerba', Precioventa: 500, Preciooferta: 50, Oferta: {} },
  { Descripcion: 'Naranja', Precioventa: null, Preciooferta: null, Oferta: null },
  { Descripcion: 'Zapallo', Precioventa: null, Preciooferta: null, Oferta: null },
]

test.each<[SortCode, string[]]>([
  ['s', ['Ñoquis', 'ácido', 'Yerba', 'Naranja', 'Zapallo']],
  ['pb', ['Yerba', 'ácido', 'Ñoquis', 'Naranja', 'Zapallo']],
  ['pa', ['Ñoquis', 'ácido', 'Yerba', 'Naranja', 'Zapallo']],
  ['naz', ['ácido', 'Naranja', 'Ñoquis', 'Yerba', 'Zapallo']],
  ['nza', ['Zapallo', 'Yerba', 'Ñoquis', 'Naranja', 'ácido']],
])('sorted by %s [§4.23]', (sort, names) => {
  expect(sorted(shop, sort).map(({ Descripcion }) => Descripcion)).toEqual(names)
})

test('the order of hidden prices is that of their names, whatever they are', () => {
  const hidden = fc.record({
    Descripcion: fc.string({ minLength: 1, maxLength: 5 }),
    Precioventa: fc.constant(null),
    Preciooferta: fc.constant(null),
    Oferta: fc.constant(null),
  })
  fc.assert(
    fc.property(fc.array(hidden), (articles) => {
      expect(sorted(articles, 'pb')).toEqual(sorted(articles, 'naz'))
      expect(sorted(articles, 'pa')).toEqual(sorted(articles, 'naz'))
    }),
  )
})
