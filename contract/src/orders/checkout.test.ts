import { expect, test } from 'vitest'
import {
  checkCheckoutEntry,
  checkDelivery,
  checkMinimum,
  checkPayment,
  checkSaving,
  checkSummary,
} from './checkout.ts'

test.each([
  { lines: [], isLoggedIn: false, code: 'carrito-vacio' },
  { lines: [{}], isLoggedIn: false, code: 'comprar-sin-cliente' },
  { lines: [{}], isLoggedIn: true, code: null },
])(
  'entering with $lines.length lines, logged in $isLoggedIn: $code [§4.13]',
  ({ lines, isLoggedIn, code }) => {
    expect(checkCheckoutEntry(lines, isLoggedIn)?.code ?? null).toBe(code)
  },
)

test.each([
  { Cantidad: 0, goods: 1, code: 'cantidad-cero' },
  { Cantidad: 99, goods: 1, code: 'cantidad-maxima' },
  { Cantidad: 1, goods: 99.99, code: 'minimo-resumen' },
  { Cantidad: 1, goods: 100, code: null },
])('checkout 1 with $Cantidad pieces of $goods: $code [§5.7]', ({ Cantidad, goods, code }) => {
  expect(checkSummary([{ Cantidad, Unidad: 1 }], goods, 100, 2000)?.code ?? null).toBe(code)
})

test('an order has no more pieces than the shop says; what is weighed is one', () => {
  const lines = [
    { Cantidad: 60, Unidad: 1 as const },
    { Cantidad: 5000, Unidad: 100 as const },
  ]
  expect(checkSummary(lines, 0, 100, 61)?.code).toBe('minimo-resumen')
  expect(checkSummary(lines, 0, 100, 60)).toEqual({ code: 'piezas-por-pedido', pieces: 61, most: 60 })
})

const chosen = { FormaEntrega: 'ED', Dia: 20_261_123, HorarioEntrega: '09:00 a 12:00' }
test.each([
  { change: { FormaEntrega: null, Dia: null }, goods: 100, code: 'forma-entrega' },
  { change: { Dia: null, HorarioEntrega: null }, goods: 100, code: 'dia-entrega' },
  { change: { HorarioEntrega: null }, goods: 1, code: 'horario-entrega' },
  { change: {}, goods: 99.99, code: 'minimo-compra' },
  { change: {}, goods: 100, code: null },
])('checkout 2 with $change and $goods: $code [§5.8]', ({ change, goods, code }) => {
  expect(checkDelivery({ ...chosen, ...change }, goods, 100)?.code ?? null).toBe(code)
})

test('checkout 3 wants a payment type, and the minimum tells what it is [§5.9]', () => {
  expect(checkPayment(null)).toEqual({ code: 'tipo-pago' })
  expect(checkPayment({ Id: 4 })).toBeNull()
  expect(checkMinimum(50, 100)).toEqual({ code: 'minimo-compra', Monto2: 100 })
})

test.each([
  { count: 1, isLoggedIn: false, minimum: 1, code: 'guardar-sin-cliente' },
  { count: 0, isLoggedIn: true, minimum: 5, code: 'guardar-vacio' },
  { count: 4, isLoggedIn: true, minimum: 5, code: 'guardar-minimo-lineas' },
  { count: 5, isLoggedIn: true, minimum: 5, code: null },
  { count: 1, isLoggedIn: true, minimum: 1, code: null },
])(
  'saving $count lines of at least $minimum, logged in $isLoggedIn: $code [§5.6, §9.1]',
  ({ count, isLoggedIn, minimum, code }) => {
    expect(checkSaving(Array(count).fill({}), isLoggedIn, minimum)?.code ?? null).toBe(code)
  },
)
