import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatDate,
  formatDay,
  formatPesos,
  formatQuantity,
  formatTime,
  formatUnitPrice,
  priceParts,
} from './format.ts'

/** Intl puts a no-break space after the sign, which is irrelevant here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [plain(formatPesos(1234.5)), '$ 1.234,50'],
  [plain(formatUnitPrice({ Precio: 2340, Unidad: 'kg' })), '$ 2.340,00 x kg'],
  [formatQuantity(3, 1), '3 un'],
  [formatQuantity(750, 100), '750 g'],
  [formatQuantity(1250, 100), '1,25 kg'],
  [formatDay('2026-11-23'), 'Lunes 23 de noviembre'],
  [formatDate('2026-03-07'), '07/03/2026'],
  [formatTime('2026-11-21T18:05:00-03:00'), '18:05'],
])('%s is written %s [§9.33]', (written, expected) => {
  expect(written).toBe(expected)
})

test('a label’s price in its parts', () => {
  expect(priceParts(12_345.6)).toEqual({ whole: '12.345', cents: '60' })
})

test('amounts are written as Intl writes them', () => {
  const pesos = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' })
  const amounts = fc.oneof(
    fc.integer({ min: -1e12, max: 1e12 }).map((centavos) => centavos / 100),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.double({ min: -0.02, max: 0.02, noNaN: true }),
    fc.constantFrom(0, 999.995, 1.005, 0.285, 1_000_000, -0.001, 5e-17),
  )
  fc.assert(
    fc.property(amounts, (amount) => {
      // a zero is written without a sign, whatever the computation
      const written = pesos.format(amount === 0 ? 0 : amount)
      expect(formatPesos(amount)).toBe(written)
      const { whole, cents } = priceParts(amount)
      expect(`${whole},${cents}`).toBe(written.replace('$\u00a0', ''))
    }),
    { numRuns: 2000 },
  )
})
