import { expect, test } from 'vitest'
import type { SaleUnit } from '@gondola/contract/base'
import { MECHANICS, type MechanicName } from '@gondola/contract/promotions/promoted-line.fixture'
import { promotedPrice } from './to-article.ts'

test.each<
  [
    MechanicName[],
    unidad: SaleUnit,
    list: number,
    today: number,
    found: [Cantidad: number, Precio: number] | null,
  ]
>([
  [['2x1'], 1, 100, 100, [2, 50]],
  [['3x2'], 1, 100, 100, [3, 66.67]],
  [['70% second'], 1, 100, 100, [2, 65]],
  [['$ 80 from 3'], 1, 100, 100, [3, 80]],
  [['$ 80 from 3'], 1, 70, 70, null],
  [['20%'], 1, 100, 100, [1, 80]],
  [['20%', '3x2'], 100, 100, 100, [1, 80]],
  [['3x2'], 100, 100, 100, null],
  [['3x2', '2x1'], 1, 100, 100, [2, 50]],
  [['3x2'], 1, 100, 60, null],
  [['3x2'], 1, 100, 80, [3, 66.67]],
])('%j, unidad %i, at $ %f, today $ %f: %j', (names, unidad, list, today, found) => {
  const price = promotedPrice(
    names.map((name) => MECHANICS[name]),
    unidad,
    list,
    today,
  )
  expect(price && [price.Cantidad, price.Precio]).toEqual(found)
})
