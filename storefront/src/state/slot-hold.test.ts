import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCart } from './cart/cart.ts'
import { choose, forgetOrder, useCheckout } from './cart/checkout.ts'
import { forgetHold, holdPlace, isHeld, loadOwnDelivery, useSlotHold } from './slot-hold.ts'

const SLOT = { Dia: 20_261_123, HorarioEntrega: '09:00 a 12:00' }
const HELD = { ...SLOT, Sucursal: 1, Vence: '15:40', Segundos: 1200 }
const DRAFT = { ...SLOT, FormaEntrega: 'ED' as const }

let sent: string[]
let answer: () => Response

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=x' })
  sent = []
  answer = () => Response.json(HELD)
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${url.replace('/api', '')}`)
    return Promise.resolve(method === 'DELETE' ? new Response(null, { status: 204 }) : answer())
  })
  useCart.setState({ lines: [{ Items: 1, Codart: '1', Cantidad: 1 } as never] })
  forgetHold()
  forgetOrder()
  choose({ FormaEntrega: 'ED', ...SLOT, Opt4: 'Tocar timbre', TipoPago: { Id: 2 } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const chosen = () => useCheckout.getState().HorarioEntrega
const problem = (status: number, code: string) => () =>
  Response.json(
    { status, code, title: '', detail: `es ${code}` },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

test('a hold that runs out clears the slot alone, and says so until the next choice', async () => {
  expect(await holdPlace(DRAFT)).toBe(true)
  vi.advanceTimersByTime(1_199_000)
  expect(isHeld(useSlotHold.getState().held, SLOT)).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(useSlotHold.getState()).toMatchObject({ held: null, hasRunOut: true })
  expect(useCheckout.getState()).toMatchObject({
    FormaEntrega: 'ED',
    Dia: SLOT.Dia,
    HorarioEntrega: null,
    Opt4: 'Tocar timbre',
    TipoPago: { Id: 2 },
  })
  choose(SLOT)
  await holdPlace(DRAFT)
  expect(useSlotHold.getState().hasRunOut).toBe(false)
})

test('a hold of a slot that is no longer chosen runs out silently', async () => {
  await holdPlace(DRAFT)
  choose({ HorarioEntrega: '12:00 a 15:00' })
  vi.advanceTimersByTime(1_200_000)
  expect([chosen(), useSlotHold.getState().hasRunOut]).toEqual(['12:00 a 15:00', false])
})

test.each([
  [409, 'horario'],
  [422, 'cuentas-nuevas'],
  [422, 'pedidos-por-horario'],
])(
  'a slot refused with %d %s is no longer chosen, and the server’s reason is shown',
  async (status, code) => {
    answer = problem(status, code)
    expect(await holdPlace(DRAFT)).toBe(false)
    expect([chosen(), useSlotHold.getState().refusal]).toEqual([null, `es ${code}`])
  },
)

test.each([
  [422, 'pedidos-pendientes', 'es pedidos-pendientes'],
  [429, 'limite', null],
  [500, 'error', null],
] as const)('refused with %d %s the choice stays', async (status, code, told) => {
  useSlotHold.setState({ refused: SLOT })
  answer = problem(status, code)
  expect(await holdPlace(DRAFT)).toBe(false)
  expect([chosen(), useSlotHold.getState().refusal]).toEqual([SLOT.HorarioEntrega, told])
  // nor is one that was refused before
  expect(useSlotHold.getState().refused).toBeNull()
})

test('the same refusal again stays as it is, so that it is said once', async () => {
  answer = problem(422, 'pedidos-pendientes')
  await holdPlace(DRAFT)
  const told: unknown[] = []
  const stop = useSlotHold.subscribe(({ refusal }) => told.push(refusal))
  await holdPlace(DRAFT)
  expect(new Set(told)).toEqual(new Set(['es pedidos-pendientes']))
  stop()
  answer = () => Response.json(HELD)
  await holdPlace(DRAFT)
  expect(useSlotHold.getState().refusal).toBeNull()
})

test('after a reload the page knows what the server holds; without a network nothing is lost', async () => {
  answer = () => Response.json({ Reserva: { ...HELD, Segundos: 60 }, Habitual: null })
  await loadOwnDelivery()
  expect(useSlotHold.getState()).toMatchObject({ held: { Vence: '15:40' }, usual: null })
  answer = () => {
    throw new TypeError('no network')
  }
  await loadOwnDelivery()
  expect(useSlotHold.getState().held?.Vence).toBe('15:40')
  vi.advanceTimersByTime(60_000)
  expect(chosen()).toBeNull()
})

test('an emptied cart lets its place go; an order that was placed does not', async () => {
  await holdPlace(DRAFT)
  useCart.setState({ lines: [] })
  await expect.poll(() => sent).toContain('DELETE /entrega/reserva')
  expect(useSlotHold.getState().held).toBeNull()

  sent = []
  useCart.setState({ lines: [{ Items: 1, Codart: '1', Cantidad: 1 } as never] })
  await holdPlace(DRAFT)
  forgetHold()
  useCart.setState({ lines: [] })
  expect(sent).toEqual(['POST /entrega/reserva'])
})
