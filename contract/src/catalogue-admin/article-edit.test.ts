import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { PRICE_ENDINGS, PRICE_STEPS, type PriceEnding, type PriceRule } from './staff-price.ts'
import { changedPrice, checkPriceRule, isPriceJump } from './article-edit.ts'

const rule = (
  Tipo: PriceRule['Tipo'],
  Valor: number,
  Redondeo: PriceRule['Redondeo'] = 0.01,
  Sentido: PriceRule['Sentido'] = 'cercano',
): PriceRule => ({ Tipo, Valor, Redondeo, Sentido })

test.each<[number, PriceRule, number | null]>([
  [1000, rule('porcentaje', 10), 1100],
  [999.99, rule('porcentaje', 10), 1099.99],
  [0.05, rule('porcentaje', 10), 0.06],
  [1000, rule('porcentaje', -15), 850],
  [1234.56, rule('porcentaje', 8.5, 10), 1340],
  [1234.56, rule('porcentaje', 8.5, 10, 'abajo'), 1330],
  [1231, rule('porcentaje', 0, 10, 'arriba'), 1240],
  [1230, rule('porcentaje', 0, 10, 'arriba'), 1230],
  [1235, rule('porcentaje', 0, 10), 1240],
  [1234.56, rule('importe', 150.5), 1385.06],
  [1234.56, rule('importe', -1234.56), null],
  [1234.56, rule('importe', -2000), null],
  // a result that rounds to zero is not a price
  [4, rule('porcentaje', 0, 10), null],
  [9_999_999_000, rule('porcentaje', 10), null],
  [0.1, rule('importe', 0.2), 0.3],
])('%d by %j is %d', (price, change, expected) => expect(changedPrice(price, change)).toBe(expected))

const ending = (Terminacion: PriceEnding, Sentido: PriceRule['Sentido'] = 'cercano'): PriceRule => ({
  ...rule('porcentaje', 0, 0.01, Sentido),
  Terminacion,
})

test.each<[number, PriceRule, number | null]>([
  [1234.56, ending('99'), 1199],
  [1250, ending('99'), 1299],
  [1249, ending('99'), 1299],
  [1234.56, ending('99', 'arriba'), 1299],
  [1299, ending('99', 'arriba'), 1299],
  [1299, ending('99', 'abajo'), 1299],
  [1298.99, ending('99', 'abajo'), 1199],
  [1234.56, ending('90'), 1190],
  [1241, ending('90'), 1290],
  [1234.56, ending('00'), 1200],
  [1250, ending('00'), 1300],
  [1234.56, ending('9'), 1239],
  [1234.56, ending('0,99'), 1234.99],
  [1234.3, ending('0,99'), 1233.99],
  [1234.56, ending('990'), 990],
  [1500, ending('999', 'arriba'), 1999],
  // there is no such ending below
  [98, ending('99', 'abajo'), null],
  [40, ending('99'), null],
])('%d by %j ends as it should: %d', (price, change, expected) =>
  expect(changedPrice(price, change)).toBe(expected),
)

it('ends as it should, whatever the price and the change', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: -9900, max: 90_000 }),
      fc.constantFrom(...PRICE_ENDINGS),
      fc.constantFrom('cercano', 'arriba', 'abajo'),
      (centavos, hundredths, Terminacion, way) => {
        const change = { ...rule('porcentaje', hundredths / 100, 1, way), Terminacion }
        const price = changedPrice(centavos / 100, change)
        if (price === null) return
        const written = price.toFixed(2).replace('.', ',').padStart(8, '0')
        expect(written.endsWith(Terminacion === '0,99' ? ',99' : `${Terminacion},00`)).toBe(true)
      },
    ),
  )
})

it('is a positive price of whole steps, at most a step from the exact one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: -9900, max: 90_000 }),
      fc.constantFrom(...PRICE_STEPS),
      fc.constantFrom('cercano', 'arriba', 'abajo'),
      (centavos, hundredths, step, way) => {
        const change = rule('porcentaje', hundredths / 100, step, way)
        const price = changedPrice(centavos / 100, change)
        if (price === null) return
        const exact = (centavos / 100) * (1 + hundredths / 10_000)
        const steps = Math.round(price * 100) / Math.round(step * 100)
        expect(price).toBeGreaterThan(0)
        expect(Number.isInteger(steps)).toBe(true)
        expect(Math.abs(price - exact)).toBeLessThan(step + 0.01)
      },
    ),
  )
})

test.each([
  [100, 300, false],
  [100, 300.01, true],
  [300, 100, false],
  [300, 99.99, true],
])('from %d to %d is a jump: %s', (before, after, expected) =>
  expect(isPriceJump(before, after)).toBe(expected),
)

test.each<[PriceRule, string | undefined]>([
  [rule('porcentaje', 12.5), undefined],
  [rule('porcentaje', -99.5), 'porcentaje-exagerado'],
  [rule('porcentaje', 901), 'porcentaje-exagerado'],
  [rule('importe', -99.5), undefined],
  [rule('importe', 0.005), 'precio-decimales'],
])('%j breaks %s', (change, code) => expect(checkPriceRule(change)?.code).toBe(code))
