import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCentavos, toPesos } from '../base/index.ts'
import { goodsTotal, homeDeliveryFee, orderTotals } from './checkout.ts'

test.each([
  { form: 'ED', TotalEnvio: 2500, TotalNeto: 3833.83 },
  { form: 'RS', TotalEnvio: 0, TotalNeto: 1333.83 },
  { form: null, TotalEnvio: 0, TotalNeto: 1333.83 },
] as const)('$form: shipping $TotalEnvio, to pay $TotalNeto [§4.21]', ({ form, TotalEnvio, TotalNeto }) => {
  const lines = [{ Precioventa: 833.33 }, { Precioventa: 500.5 }]
  expect(orderTotals(lines, form, 2500)).toEqual({
    TotalBruto: 1333.83,
    TotalDescuento: 0,
    TotalEnvio,
    TotalNeto,
  })
})

test.each([
  [59_999.99, 2500],
  [60_000, 0],
] as const)('goods of %f pay a fee of %f where it is free from 60,000 on', (goods, fee) => {
  expect(homeDeliveryFee({ Monto1: 2500, GratisDesde: 60_000 }, goods)).toBe(fee)
  expect(homeDeliveryFee({ Monto1: 2500 }, goods)).toBe(2500)
  const lines = [{ Precioventa: 70_000 }]
  const discount = toPesos(toCentavos(70_000) - toCentavos(goods))
  expect(orderTotals(lines, 'ED', 2500, discount, 60_000).TotalEnvio).toBe(fee)
  expect(orderTotals(lines, 'RS', 2500, discount, 60_000).TotalEnvio).toBe(0)
})

const pesos = fc.integer({ min: 0, max: 1e9 }).map(toPesos)

test('net is gross less discount plus shipping, to the centavo, and never depends on the lines’ order', () => {
  fc.assert(
    fc.property(
      fc.array(pesos),
      pesos,
      fc.constantFrom('ED' as const, 'RS' as const, null),
      (amounts, fee, form) => {
        const lines = amounts.map((Precioventa) => ({ Precioventa }))
        const gross = amounts.reduce((sum, amount) => sum + toCentavos(amount), 0)
        const discount = toPesos(Math.floor(gross / 3))
        const totals = orderTotals(lines, form, fee, discount)
        expect(toCentavos(totals.TotalNeto)).toBe(
          toCentavos(totals.TotalBruto) - toCentavos(totals.TotalDescuento) + toCentavos(totals.TotalEnvio),
        )
        expect(toCentavos(totals.TotalBruto)).toBe(gross)
        expect(goodsTotal(totals)).toBeGreaterThanOrEqual(0)
        expect(orderTotals(lines.toReversed(), form, fee, discount)).toEqual(totals)
      },
    ),
  )
})
