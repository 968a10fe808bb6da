import { expect, test } from 'vitest'
import type { SaleUnit } from '@gondola/contract/base'
import { listTexts, promotedPriceText } from './lists.ts'

test.each([
  ['1 l larga vida', '1\u00a0l larga vida'],
  ['Pack de 12 unidades', 'Pack de 12\u00a0unidades'],
  ['Por kg', 'Por kg'],
])('the unit %j keeps its number and measure together', (unidaddescrip, expected) => {
  expect(listTexts.unit({ unidaddescrip, Descripcion: 'Leche entera SanCor' })).toBe(expected)
})

test.each([
  ['Leche entera SanCor 1 l', '1 l'],
  ['Rollo de cocina 3 rollos x 100 paños', '3 rollos x 100 paños'],
  ['Gaseosa Cola 1.5 Lts', '1,5 l'],
  ['Banana por kg', 'Por kg'],
  ['Servilletas Elite x 140 un', '140 unidades'],
  ['Yogur Danonino vainilla 4 un x 45 g', '4 potes de 45 g'],
  ['Pañales talle XXG 14+ kg x 36 un', '14 kg o más'],
])('beside the name %j, the unit %j is not said again', (Descripcion, unidaddescrip) => {
  expect(listTexts.unit({ unidaddescrip, Descripcion })).toBe('')
})

test('an article tells that it has no gluten and no lactose, if its name does not', () => {
  const unit = (Descripcion: string, ...more: 'sin-lactosa'[]) =>
    listTexts.unit({ unidaddescrip: '', Descripcion, Apto: ['sin-tacc', ...more, 'vegano'] })
  expect(unit('Galletas de arroz')).toBe('Sin TACC')
  expect(unit('Galletas de arroz sin TACC')).toBe('')
  expect(unit('Leche', 'sin-lactosa')).toBe('Sin TACC · Sin lactosa')
})

test.each<[Cantidad: number, Precio: number, unidad: SaleUnit, text: string]>([
  [2, 50, 1, 'Llevando 2: $ 50,00 c/u'],
  [3, 66.67, 1, 'Llevando 3: $ 66,67 c/u'],
  [1, 80, 1, 'Con la promo: $ 80,00 c/u'],
  [1, 80, 100, 'Con la promo: $ 80,00 x kg'],
])('%i at $ %f by %i: %s', (Cantidad, Precio, unidad, text) => {
  expect(promotedPriceText({ Cantidad, Precio }, unidad).replaceAll('\u00a0', ' ')).toBe(text)
})
