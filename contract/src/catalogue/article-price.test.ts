import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testArticle } from '../../test/article.ts'
import {
  articlePrice,
  isOvertaken,
  isUnitPriceTold,
  offerInForce,
  pricePerUnit,
  priceWithoutTaxes,
} from './article-price.ts'
import { toPesos } from '../base/index.ts'

test('an offer’s price wins', () => {
  expect(articlePrice(testArticle())).toBe(100)
  expect(articlePrice(testArticle({ Oferta: { Preciooferta: 80 }, Preciooferta: 80 }))).toBe(80)
  expect(articlePrice(testArticle({ Precioventa: null }))).toBeNull()
})

test('as long as it is the lower one: an overtaken offer counts as none', () => {
  const overtaken = { Oferta: { Preciooferta: 5600 }, Preciooferta: 5600, Precioventa: 3920 }
  expect(articlePrice(testArticle(overtaken))).toBe(3920)
  expect(articlePrice(testArticle({ ...overtaken, Precioventa: null }))).toBe(5600)
  expect([offerInForce(5600, 7000), offerInForce(5600, 5600), offerInForce(5600, 3920)]).toEqual([
    5600,
    null,
    null,
  ])
  expect([
    isOvertaken(5600, 7000, 5600),
    isOvertaken(5600, 7000, 6000),
    isOvertaken(5600, 5000, 4000),
  ]).toEqual([true, false, false])
})

test.each([
  { price: 121, Iva: 21, ImpuestoInterno: null, net: 100 },
  { price: 110.5, Iva: 10.5, ImpuestoInterno: null, net: 100 },
  { price: 100, Iva: 0, ImpuestoInterno: null, net: 100 },
  { price: 141, Iva: 21, ImpuestoInterno: 20, net: 100 },
  { price: 10, Iva: 21, ImpuestoInterno: 20, net: 0 },
])('$price at $Iva % is $net without national taxes', ({ price, Iva, ImpuestoInterno, net }) => {
  expect(priceWithoutTaxes(price, Iva, ImpuestoInterno)).toBe(net)
})

test.each([
  { price: 14_899.9, unidad: 1, neto: 750, unit: 'ml', Precio: 19_866.53, Unidad: 'l' },
  { price: 100, unidad: 1, neto: 500, unit: 'g', Precio: 200, Unidad: 'kg' },
  { price: 100, unidad: 1, neto: 12, unit: 'un', Precio: 8.33, Unidad: 'un' },
  { price: 100, unidad: 1, neto: 30, unit: 'm', Precio: 3.33, Unidad: 'm' },
  { price: 100, unidad: 1, neto: null, unit: null, Precio: 100, Unidad: 'un' },
  { price: 2340, unidad: 100, neto: null, unit: null, Precio: 2340, Unidad: 'kg' },
] as const)(
  '$price for $neto $unit is $Precio x $Unidad',
  ({ price, unidad, neto, unit, Precio, Unidad }) => {
    expect(pricePerUnit(price, unidad, neto, unit)).toEqual({ Precio, Unidad })
  },
)

test.each([
  ['a pack of half a kilogram', 1, 500, 'g', true],
  ['a pack of one kilogram: the same amount, told as the price of a kilogram', 1, 1000, 'g', true],
  ['a bottle of one litre', 1, 1000, 'ml', true],
  ['a dozen', 1, 12, 'un', true],
  ['a single piece', 1, 1, 'un', false],
  ['a pack whose content is not known', 1, null, null, false],
  ['what is weighed: its price is one by the kilogram', 100, null, null, false],
] as const)('the price by measure of %s is shown', (_what, unidad, neto, unit, isTold) => {
  expect(isUnitPriceTold(pricePerUnit(1000, unidad, neto, unit), 1000, unidad)).toBe(isTold)
})

test('the price without taxes never exceeds the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(0, 10.5, 21, 27), (centavos, Iva) => {
      const price = toPesos(centavos)
      const net = priceWithoutTaxes(price, Iva, null)
      expect(net).toBeLessThanOrEqual(price)
      expect(net).toBeGreaterThanOrEqual(0)
    }),
  )
})
