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

/** Intl separates the sign by a no-break space; a reader does not care. */
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
])('%s is written %s', (written, expected) => {
  expect(written).toBe(expected)
})

test('a label’s price in its parts', () => {
  expect(priceParts(12_345.6)).toEqual({ whole: '12.345', cents: '60' })
})
