import { expect, test } from 'vitest'
import type { CartLine } from '../cart/index.ts'
import { type Order, isTotalEstimated } from './order.ts'
import { linePriceText } from './texts.ts'

const lines = (...units: (1 | 100)[]) => units.map((Unidad) => ({ Unidad })) as CartLine[]

test.each<[Order['Estado'], Order['Preparacion'], CartLine[], boolean]>([
  ['P', undefined, lines(1, 100), true],
  ['P', 'preparando', lines(100), true],
  ['P', 'listo', lines(1, 100), false],
  ['P', undefined, lines(1, 1), false],
  ['D', undefined, lines(100), false],
  ['C', undefined, lines(100), false],
  ['A', undefined, lines(100), false],
])('of an order %s, %s, with %j it is %s', (Estado, Preparacion, Lineas, expected) => {
  expect(isTotalEstimated({ Estado, Lineas, ...(Preparacion && { Preparacion }) })).toBe(expected)
})

test('a weighed price is an estimate until it is prepared, and while its total is one', () => {
  const weighed = { Unidad: 100 as const, Precioventa: 1500 }
  const Preparado = { Cantidad: 510, Precioventa: 1530, Sustituto: null, Nota: null }
  const said = [
    linePriceText(weighed),
    linePriceText(weighed, false),
    linePriceText({ ...weighed, Preparado }),
    linePriceText({ ...weighed, Unidad: 1 }),
  ]
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '≈ $ 1.500,00',
    '$ 1.500,00',
    '$ 1.530,00',
    '$ 1.500,00',
  ])
})
