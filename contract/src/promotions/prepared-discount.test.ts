import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SaleUnit, toCentavos } from '../base/index.ts'
import { lineTotal } from '../catalogue/index.ts'
import { weighedLine } from '../../test/promoted-line.ts'
import { preparedDiscount, promotionDiscounts } from './promotion-discounts.ts'

const discounts = (...all: number[]) =>
  all.map((Monto, index) => ({ Promocion: index + 1, Texto: 'Promo', Cantidad: 1, Monto }))

test.each<[Cantidad: number, Unidad: SaleUnit, off: number[], prepared: number, kept: number]>([
  [3, 1, [100], 3, 100],
  [3, 1, [100], 2, 66.67],
  [3, 1, [100], 0, 0],
  [3, 1, [100], 4, 100],
  [500, 100, [20.5, 1], 520, 22.36],
  [500, 100, [20.5, 1], 250, 10.75],
  [500, 100, [], 400, 0],
  // salmon at half of $ 34.900,50 a kilogram, 10 % more than ordered
  [5000, 100, [87_251.25], 5500, 95_976.38],
])('of %i (unit %i) with %j off, %i prepared keep $ %f', (Cantidad, Unidad, off, prepared, kept) => {
  const line = { Cantidad, Unidad, Precioindividual: 34_900.5, Descuentos: discounts(...off) }
  expect(preparedDiscount(line, prepared)).toBe(kept)
})

test('a kilogram costs what the shelf said, whatever was weighed within a tenth of what was ordered', () => {
  const grams = fc.integer({ min: 100, max: 20_000 })
  const centavos = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(grams, fc.integer({ min: 900, max: 1100 }), centavos, (Cantidad, perMille, price) => {
      const line = weighedLine('1', Cantidad, price / 100, ['20%'])
      const prepared = Math.round((Cantidad * perMille) / 1000)
      const Descuentos = discounts(promotionDiscounts([line]).TotalDescuento)
      const off = preparedDiscount({ ...line, Descuentos }, prepared)
      const paid = toCentavos(lineTotal(price / 100, prepared, 100)) - toCentavos(off)
      expect(Math.abs(paid - (price * 0.8 * prepared) / 1000)).toBeLessThanOrEqual(2)
      expect(paid).toBeGreaterThanOrEqual(0)
    }),
  )
})
