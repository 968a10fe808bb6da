import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderStatusCode } from '../entities/order.ts'
import type { PreparedLine } from '../entities/preparation.ts'
import { isTransitionAllowed } from './order-status.ts'
import { checkPrepared, finalTotals, pointsEarned, preparationProgress } from './order-preparation.ts'
import { isStepAllowed, type Step, STEPS } from './order-steps.ts'
import { toCentavos, toPesos } from './money.ts'

const prepared = (Precioventa: number, Cantidad = 1): PreparedLine => ({
  Cantidad,
  Precioventa,
  Sustituto: null,
  Nota: null,
})

test.each([
  [[{ Preparado: prepared(10) }, {}], 'falta-preparar'],
  [[{ Preparado: prepared(0, 0) }, { Preparado: prepared(0, 0) }], 'nada-preparado'],
  [[{ Preparado: prepared(0, 0) }, { Preparado: prepared(10) }], null],
  [[{ Preparado: prepared(0) }], null],
])('%j may be called ready: %s', (lines, code) => {
  expect(checkPrepared(lines)?.code ?? null).toBe(code)
})

test('progress counts lines decided on, missing ones too', () => {
  expect(preparationProgress([{ Preparado: prepared(0, 0) }, {}, { Preparado: prepared(5) }])).toEqual({
    done: 2,
    of: 3,
  })
})

test.each([
  { lines: [100, 50.5], discount: 10, shipping: 1500.5, expected: [150.5, 10, 1500.5, 1641] },
  { lines: [100], discount: 150, shipping: 0, expected: [100, 100, 0, 0] },
  { lines: [], discount: 0, shipping: 1500, expected: [0, 0, 1500, 1500] },
])('$lines less $discount and $shipping of shipping', ({ lines, discount, shipping, expected }) => {
  const [TotalBruto, TotalDescuento, TotalEnvio, TotalNeto] = expected
  const all = lines.map((each) => ({ Precioventa: 999, Preparado: prepared(each) }))
  expect(finalTotals(all, discount, shipping)).toEqual({ TotalBruto, TotalDescuento, TotalEnvio, TotalNeto })
})

test('final totals add up, and a line that is not prepared counts as ordered', () => {
  const pesos = fc.integer({ min: 0, max: 1e8 }).map(toPesos)
  fc.assert(
    fc.property(
      fc.array(fc.record({ ordered: pesos, now: fc.option(pesos) })),
      pesos,
      pesos,
      (lines, discount, shipping) => {
        const all = lines.map(({ ordered, now }) => ({
          Precioventa: ordered,
          ...(now !== null && { Preparado: prepared(now) }),
        }))
        const totals = finalTotals(all, discount, shipping)
        const gross = lines.reduce((sum, { ordered, now }) => sum + toCentavos(now ?? ordered), 0)
        expect(toCentavos(totals.TotalBruto)).toBe(gross)
        expect(toCentavos(totals.TotalNeto)).toBe(
          gross - toCentavos(totals.TotalDescuento) + toCentavos(shipping),
        )
        expect(totals.TotalNeto).toBeGreaterThanOrEqual(shipping)
      },
    ),
  )
})

test.each([
  [1000, 0, 100, 10],
  [1099.99, 0, 100, 10],
  [1000, 1, 100, 9],
  [1000, 0, 0, 0],
  [99.99, 0, 100, 0],
  [1000, 0, 0.5, 2000],
  [10, 20, 1, 0],
])('goods of %d less %d, a point for %d pesos: %i points', (TotalBruto, TotalDescuento, rate, points) => {
  expect(pointsEarned({ TotalBruto, TotalDescuento }, rate)).toBe(points)
})

const ALLOWED: Record<string, Step[]> = {
  'P cola': ['preparar', 'despachar', 'cancelar'],
  'P preparando': ['listo', 'devolver', 'cancelar'],
  'P listo': ['reabrir', 'devolver', 'despachar', 'cancelar'],
}
const STATUSES: OrderStatusCode[] = ['I', 'P', 'D', 'C', 'A']
test.each(
  STATUSES.flatMap((Estado) =>
    (['cola', 'preparando', 'listo'] as const).map((stage) => [Estado, stage] as const),
  ),
)('steps of staff from %s, %s', (Estado, stage) => {
  const order = { Estado, ...(stage !== 'cola' && { Preparacion: stage }) }
  const steps = (Object.keys(STEPS) as Step[]).filter((step) => isStepAllowed(step, order))
  expect(steps.toSorted()).toEqual((ALLOWED[`${Estado} ${stage}`] ?? []).toSorted())
  for (const step of steps) {
    const { to } = STEPS[step]
    if (to === 'D' || to === 'C') expect(isTransitionAllowed(Estado, to, 'staff')).toBe(true)
  }
})
