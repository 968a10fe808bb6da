import { describe, expect, test } from 'vitest'
import { lowestPrice, offerReview } from './review-offers.ts'

const changes = [
  { at: '2026-09-01', Precioventa: 50 },
  { at: '2026-10-01', Precioventa: 100 },
  { at: '2026-10-20', Precioventa: 90 },
  { at: '2026-10-25', Precioventa: 120 },
]

describe('the lowest price', () => {
  test.each([
    ['2026-10-05', '2026-10-10', 100],
    // the price in force at the start of the period counts
    ['2026-10-01', '2026-10-10', 100],
    ['2026-09-30', '2026-10-10', 50],
    ['2026-10-05', '2026-11-30', 90],
    ['2026-10-26', '2026-11-30', 120],
    ['2026-08-01', '2026-08-30', null],
    ['2026-08-01', '2026-09-30', 50],
  ])('from %s to %s is %s', (from, to, expected) => {
    expect(lowestPrice(changes, from, to)).toBe(expected)
    expect(lowestPrice(changes.toReversed(), from, to)).toBe(expected)
  })
})

describe('an offer', () => {
  test.each([
    [80, 100, 90, null],
    [90, 100, 90, /más bajo de los últimos 30 días \(\$\s90,00\)/],
    [95, 100, 90, /últimos 30 días/],
    [100, 100, 200, /precio de hoy \(\$\s100,00\)/],
    [80, 100, null, null],
  ])('of %d for what costs %d, %s before: %s', (offer, price, lowest, warning) => {
    const { Aviso, PrecioMinimo } = offerReview(offer, price, lowest)
    expect(PrecioMinimo).toBe(lowest)
    if (warning === null) expect(Aviso).toBeNull()
    else expect(Aviso).toMatch(warning)
  })
})
