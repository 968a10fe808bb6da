import { expect, test } from 'vitest'
import type { SaleUnit } from '@gondola/contract/base'
import { promotedPriceText } from './promoted-price.ts'

test.each<[Cantidad: number, Precio: number, unidad: SaleUnit, text: string]>([
  [2, 50, 1, 'Llevando 2: $ 50,00 c/u'],
  [3, 66.67, 1, 'Llevando 3: $ 66,67 c/u'],
  [1, 80, 1, 'Con la promo: $ 80,00 c/u'],
  [1, 80, 100, 'Con la promo: $ 80,00 x kg'],
])('%i at $ %f by %i: %s', (Cantidad, Precio, unidad, text) => {
  expect(promotedPriceText({ Cantidad, Precio }, unidad).replaceAll('\u00a0', ' ')).toBe(text)
})
