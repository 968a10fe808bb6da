import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PIECES_MOST, toCentavos, toPesos } from '../base/index.ts'
import { lineTotal } from './article-price.ts'

test.each([
  { price: 1234.5, Cantidad: 3, Unidad: 1, total: 3703.5 },
  { price: 14_000, Cantidad: 750, Unidad: 100, total: 10_500 },
  { price: 999.99, Cantidad: 100, Unidad: 100, total: 100 },
  { price: 0.01, Cantidad: 500, Unidad: 100, total: 0.01 },
  { price: 0.01, Cantidad: 499, Unidad: 100, total: 0 },
  { price: 3333.33, Cantidad: 250, Unidad: 100, total: 833.33 },
  { price: 100, Cantidad: 150, Unidad: 1, total: 15_000 },
] as const)(
  '$Cantidad of unit $Unidad at $price cost $total [§5.10, §9.3]',
  ({ price, Cantidad, Unidad, total }) => {
    expect(lineTotal(price, Cantidad, Unidad)).toBe(total)
  },
)

const price = fc.integer({ min: 0, max: 1e9 }).map(toPesos)
const orderable = fc.oneof(
  fc.record({ Unidad: fc.constant(1 as const), Cantidad: fc.integer({ min: 1, max: PIECES_MOST }) }),
  fc.record({ Unidad: fc.constant(100 as const), Cantidad: fc.integer({ min: 100, max: 100_000 }) }),
)

test('both readings of the line price are equal for every line that may be ordered [§5.10]', () => {
  fc.assert(
    fc.property(price, orderable, (unitPrice, { Cantidad, Unidad }) => {
      const byQuantity = lineTotal(unitPrice, Cantidad, Cantidad > 99 ? 100 : 1)
      expect(lineTotal(unitPrice, Cantidad, Unidad)).toBe(byQuantity)
    }),
  )
})

test('a line is whole centavos, never negative, grows with its quantity, and pieces are exact', () => {
  fc.assert(
    fc.property(price, orderable, (unitPrice, { Cantidad, Unidad }) => {
      const total = lineTotal(unitPrice, Cantidad, Unidad)
      expect(toPesos(toCentavos(total))).toBe(total)
      expect(total).toBeGreaterThanOrEqual(0)
      expect(lineTotal(unitPrice, Cantidad + Unidad, Unidad)).toBeGreaterThanOrEqual(total)
      if (Unidad === 1) expect(toCentavos(total)).toBe(toCentavos(unitPrice) * Cantidad)
    }),
  )
})
