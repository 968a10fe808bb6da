import { expect, test } from 'vitest'
import type { SaleUnit } from '../../entities/article.ts'
import { promotedPriceText } from '../../texts/promoted-price.ts'
import { MECHANICS, type MechanicName } from './promoted-line.fixture.ts'
import { promotedPrice } from './promoted-price.ts'

test.each<[MechanicName[], unidad: SaleUnit, list: number, today: number, text: string | null]>([
  [['2x1'], 1, 100, 100, 'Llevando 2: $ 50,00 c/u'],
  [['3x2'], 1, 100, 100, 'Llevando 3: $ 66,67 c/u'],
  [['70% second'], 1, 100, 100, 'Llevando 2: $ 65,00 c/u'],
  [['$ 80 from 3'], 1, 100, 100, 'Llevando 3: $ 80,00 c/u'],
  [['$ 80 from 3'], 1, 70, 70, null],
  [['20%'], 1, 100, 100, 'Con la promo: $ 80,00 c/u'],
  [['20%', '3x2'], 100, 100, 100, 'Con la promo: $ 80,00 x kg'],
  [['3x2'], 100, 100, 100, null],
  [['3x2', '2x1'], 1, 100, 100, 'Llevando 2: $ 50,00 c/u'],
  [['3x2'], 1, 100, 60, null],
  [['3x2'], 1, 100, 80, 'Llevando 3: $ 66,67 c/u'],
])('%j, unidad %i, at $ %f, today $ %f: %s', (names, unidad, list, today, text) => {
  const price = promotedPrice(
    names.map((name) => MECHANICS[name]),
    unidad,
    list,
    today,
  )
  expect(price && promotedPriceText(price, unidad).replaceAll('\u00a0', ' ')).toBe(text)
})
