import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderStatusCode } from './order.ts'
import type { PreparedLine } from '../cart/index.ts'
import {
  checkPrepared,
  finalTotals,
  isShort,
  keptDiscounts,
  lineDiscount,
  pointsEarned,
  preparationProgress,
} from './order-preparation.ts'
import {
  isActionAllowed,
  ORDER_ACTIONS,
  type OrderAction,
  type Step,
  wantsConfirming,
} from './order-transitions.ts'
import { toCentavos, toPesos } from '../base/index.ts'

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
  ['one piece of three', { Cantidad: 3, Unidad: 1, Preparado: prepared(10, 1) }, true],
  ['all of them', { Cantidad: 3, Unidad: 1, Preparado: prepared(30, 3) }, false],
  ['none: that was said', { Cantidad: 3, Unidad: 1, Preparado: prepared(0, 0) }, false],
  ['nothing said yet', { Cantidad: 3, Unidad: 1 }, false],
  ['a weight', { Cantidad: 600, Unidad: 100, Preparado: prepared(10, 560) }, false],
  [
    'another one in place of the rest',
    { Cantidad: 3, Unidad: 1, Preparado: { ...prepared(10, 1), Sustituto: {} as never } },
    false,
  ],
] as const)('pieces are short: %s', (_name, line, short) => {
  expect(isShort(line)).toBe(short)
})

/** Three of an article at $ 100 of which one is free, with `Preparado`. */
const threeForTwo = (Preparado?: PreparedLine) => ({
  Cantidad: 3,
  Unidad: 1 as const,
  Precioindividual: 100,
  Precioventa: 300,
  Descuentos: [{ Promocion: 1, Texto: 'Promo 3x2', Cantidad: 3, Monto: 100 }],
  ...(Preparado !== undefined && { Preparado }),
})
const instead = (Cantidad: number, Precioventa: number, own = 0): PreparedLine => ({
  Cantidad: own,
  Precioventa: own * 100 + Precioventa,
  Sustituto: {
    Codart: 'OTRO',
    Descrip: 'Otro',
    Cantidad,
    Unidad: 1,
    Precioindividual: Precioventa / Cantidad,
    Precioventa,
    Imagen: null,
    Ean: null,
  },
  Nota: null,
})

test.each([
  ['not prepared', undefined, 100],
  ['as ordered', prepared(300, 3), 100],
  ['two of three', prepared(200, 2), 66.67],
  ['none', prepared(0, 0), 0],
  ['replaced at the same price', instead(3, 300), 100],
  ['replaced by a cheaper one', instead(3, 240), 80],
  ['one itself, two replaced', instead(2, 200, 1), 100],
  ['one itself, two replaced by cheaper ones', instead(2, 100, 1), 66.67],
])('of a 3x2 %s keeps its discount of $ %d', (_name, said, discount) => {
  expect(lineDiscount(threeForTwo(said))).toBe(discount)
})

test.each([
  ['not prepared', undefined, [100]],
  ['as ordered', prepared(300, 3), [100]],
  ['two of three', prepared(200, 2), [66.67]],
  ['none', prepared(0, 0), []],
])('of a 3x2 %s is told %j', (_name, said, amounts) => {
  expect(keptDiscounts(threeForTwo(said)).map(({ Monto }) => Monto)).toEqual(amounts)
})

test("a discount's text names what was prepared: units, or grams", () => {
  expect(keptDiscounts(threeForTwo(prepared(200, 2)))).toMatchObject([{ Cantidad: 2 }])
  expect(keptDiscounts(threeForTwo(instead(3, 240)))).toMatchObject([{ Cantidad: 3 }])
  const grams = { ...threeForTwo(prepared(55, 550)), Cantidad: 500, Unidad: 100 as const, Precioventa: 50 }
  const Descuentos = [{ Promocion: 1, Texto: 'Promo 20% OFF', Cantidad: 500, Monto: 10 }]
  expect(keptDiscounts({ ...grams, Descuentos })).toMatchObject([{ Cantidad: 550, Monto: 11 }])
})

test('of what weighs more than ordered the discount grows with it', () => {
  const line = {
    Cantidad: 5000,
    Unidad: 100 as const,
    Precioindividual: 34_900.5,
    Precioventa: 174_502.5,
    Descuentos: [{ Promocion: 1, Texto: 'Promo 50% OFF', Cantidad: 5000, Monto: 87_251.25 }],
  }
  // $ 17.450,25 a kilogram, as on the shelf label
  expect(finalTotals([{ ...line, Preparado: prepared(191_952.75, 5500) }], 0)).toMatchObject({
    TotalDescuento: 95_976.38,
    TotalNeto: 95_976.37,
  })
  expect(finalTotals([{ ...line, Preparado: prepared(157_052.25, 4500) }], 0).TotalNeto).toBe(78_526.12)
})

test('final totals: lines and discounts as prepared, shipping unchanged', () => {
  expect(finalTotals([threeForTwo(prepared(200, 2)), threeForTwo(prepared(0, 0))], 1500.5)).toEqual({
    TotalBruto: 200,
    TotalDescuento: 66.67,
    TotalEnvio: 1500.5,
    TotalNeto: 1633.83,
  })
})

test('a substitute with its discount never costs more than what it replaces did with its own', () => {
  const centavos = fc.integer({ min: 1, max: 1e7 })
  fc.assert(
    fc.property(
      centavos,
      fc.integer({ min: 1, max: 98 }),
      fc.nat(97),
      centavos,
      fc.nat(100),
      (price, ordered, own, other, percent) => {
        const Precioventa = toPesos(price * ordered)
        const Monto = toPesos(Math.floor((price * ordered * percent) / 100))
        const Cantidad = own % ordered
        const charged = toPesos(Math.min(other, price * (ordered - Cantidad)))
        const line = {
          Cantidad: ordered,
          Unidad: 1 as const,
          Precioindividual: toPesos(price),
          Precioventa,
          Descuentos: [{ Promocion: 1, Texto: '', Cantidad: ordered, Monto }],
          Preparado: {
            ...instead(1, charged),
            Cantidad,
            Precioventa: toPesos(price * Cantidad + toCentavos(charged)),
          },
        }
        const { TotalNeto, TotalDescuento } = finalTotals([line], 0)
        expect(toCentavos(TotalNeto)).toBeLessThanOrEqual(toCentavos(Precioventa) - toCentavos(Monto) + 1)
        expect(toCentavos(TotalDescuento)).toBeLessThanOrEqual(toCentavos(Monto))
        expect(TotalNeto).toBeGreaterThanOrEqual(0)
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
  'P cola': ['modificar', 'asignar', 'preparar', 'despachar', 'cancelar'],
  'P preparando': ['modificar', 'listo', 'devolver', 'traspasar', 'cancelar'],
  'P listo': ['modificar', 'reabrir', 'devolver', 'despachar', 'cancelar'],
  // its preparation no longer matters
  'D cola': ['entregar', 'no-entregado'],
  'D preparando': ['entregar', 'no-entregado'],
  'D listo': ['entregar', 'no-entregado'],
}
const STATUSES: OrderStatusCode[] = ['I', 'P', 'D', 'C', 'A']
test.each(
  STATUSES.flatMap((Estado) =>
    (['cola', 'preparando', 'listo'] as const).map((stage) => [Estado, stage] as const),
  ),
)('steps of staff from %s, %s', (Estado, stage) => {
  const order = { Estado, ...(stage !== 'cola' && { Preparacion: stage }) }
  const steps = (Object.keys(ORDER_ACTIONS) as OrderAction[]).filter(
    (action) => ORDER_ACTIONS[action].by === 'staff' && isActionAllowed(action, order),
  )
  expect(steps.toSorted()).toEqual((ALLOWED[`${Estado} ${stage}`] ?? []).toSorted())
})

test('only dispatching what nobody prepared is asked about', () => {
  expect(wantsConfirming('despachar', { Estado: 'P' })).toBe(true)
  expect(wantsConfirming('despachar', { Estado: 'P', Preparacion: 'listo' })).toBe(false)
  expect(wantsConfirming('preparar', { Estado: 'P' })).toBe(false)
})
