import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dividedHalfAway, roundHalfAway, sumOfPesos, toCentavos, toPesos } from './money.ts'

test.each([
  [0, 0],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [1234.5, 123_450],
  [-1.005, -101],
  [9_999_999_999.99, 999_999_999_999],
])('%d pesos are %d centavos', (pesos, centavos) => {
  expect(toCentavos(pesos)).toBe(centavos)
})

test.each([
  [0.5, 1],
  [-0.5, -1],
  [2.5, 3],
  [2.4999, 2],
])('%d rounds half away from zero to %d', (value, rounded) => {
  expect(roundHalfAway(value)).toBe(rounded)
})

test('centavos survive the way to pesos and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (centavos) => {
      expect(toCentavos(toPesos(centavos))).toBe(centavos)
    }),
  )
})

test('a quotient rounded half away is within a half of the true one, and odd symmetric', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 1, max: 1e6 }), (n, d) => {
      const quotient = dividedHalfAway(n, d)
      const rest = BigInt(n) * 2n - BigInt(quotient) * 2n * BigInt(d)
      expect(rest < BigInt(d) && rest >= -BigInt(d)).toBe(true)
      expect(dividedHalfAway(-n, d) + quotient).toBe(0)
    }),
  )
})

test('a sum of pesos is exact to the centavo in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 })), (centavos) => {
      const pesos = centavos.map(toPesos)
      const sum = centavos.reduce((a, b) => a + b, 0)
      expect(sumOfPesos(pesos)).toBe(toPesos(sum))
      expect(sumOfPesos(pesos.toReversed())).toBe(toPesos(sum))
    }),
  )
})
