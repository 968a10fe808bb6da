import { expect, test } from 'vitest'
import { preparedDiscount } from './prepared-discount.ts'

const discounts = (...all: number[]) =>
  all.map((Monto, index) => ({ Promocion: index + 1, Texto: 'Promo', Cantidad: 1, Monto }))

test.each([
  [3, [100], 3, 100],
  [3, [100], 2, 66.67],
  [3, [100], 0, 0],
  [500, [20.5, 1], 520, 21.5],
  [500, [], 400, 0],
])('of %i with %j off, %i prepared keep $ %f', (Cantidad, off, prepared, kept) => {
  expect(preparedDiscount({ Cantidad, Descuentos: discounts(...off) }, prepared)).toBe(kept)
})
