import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkQuantities, quantityToAdd } from './cart.ts'

test.each([
  [null, 1, 1],
  [0, 1, 1],
  [-4, 1, 1],
  [7, 1, 7],
  [2.9, 1, 2],
  [Number.NaN, 1, 1],
  [null, 100, 100],
  [99, 100, 100],
  [250, 100, 250],
] as const)('%d of unit %d is added as %d [§5.3, §9.3]', (typed, unidad, added) => {
  expect(quantityToAdd(typed, unidad)).toBe(added)
})

test.each([
  { lines: [], code: null },
  { lines: [{ Cantidad: 1, Unidad: 1 }], code: null },
  { lines: [{ Cantidad: 98, Unidad: 1 }], code: null },
  { lines: [{ Cantidad: 99, Unidad: 1 }], code: 'cantidad-maxima' },
  { lines: [{ Cantidad: 5000, Unidad: 100 }], code: null },
  { lines: [{ Cantidad: 100, Unidad: 100 }], code: null },
  { lines: [{ Cantidad: 99, Unidad: 100 }], code: 'peso-minimo' },
  { lines: [{ Cantidad: null, Unidad: 100 }], code: 'cantidad-cero' },
  {
    lines: [
      { Cantidad: 150, Unidad: 1 },
      { Cantidad: 0, Unidad: 1 },
    ],
    code: 'cantidad-cero',
  },
  { lines: [{ Cantidad: -1, Unidad: 1 }], code: 'cantidad-cero' },
] as const)('quantities $lines break $code [§5.7, §9.4]', ({ lines, code }) => {
  expect(checkQuantities(lines)?.code ?? null).toBe(code)
})

test('whatever is typed, what is added is whole and at least one unit', () => {
  fc.assert(
    fc.property(fc.option(fc.double()), fc.constantFrom(1 as const, 100 as const), (typed, unidad) => {
      const added = quantityToAdd(typed, unidad)
      expect(Number.isInteger(added)).toBe(true)
      expect(added).toBeGreaterThanOrEqual(unidad)
    }),
  )
})
