import { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import {
  PICKING_TEXTS,
  PickingTap,
  type PickingLine,
  type StaffOrder,
  type TapResult,
} from '@gondola/contract/orders'
import { fits } from '../api/storage.ts'
import { shownLines } from './visible-lines.ts'
import { TapQueue } from './tap-queue.ts'
import { TapSender, type SendTaps } from './tap-sender.ts'

/** A storage for the queue; another `TapQueue` on it acts as the page after a reload. */
function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}

const as = (Cantidad: number) => ({ Cantidad, Sustituto: null, Nota: null })
const line = {
  Items: 1,
  Version: 4,
  Cantidad: 3,
  Unidad: 1,
  Precioindividual: 10,
  Precioventa: 30,
} as PickingLine
const order = { Id: 7, B1: true, Lineas: [line], Historial: [] } as unknown as StaffOrder
const done: SendTaps = async (_order, taps) => ({
  Resultados: taps.map(({ Clave }): TapResult => ({ Clave, Resultado: 'aplicado', Detalle: null })),
  Pedido: order,
})

test('a tap survives a reload, numbered and keyed', () => {
  const storage = memory()
  const queue = new TapQueue(storage, () => 1)
  queue.add(7, line, as(2))
  queue.add(7, line, null)
  const reloaded = new TapQueue(storage, () => 1)
  const [first, second] = reloaded.waiting().map(({ tap }) => tap)
  expect([first?.Orden, second?.Orden, first?.Version]).toEqual([1, 2, 4])
  expect(first?.Clave).not.toBe(second?.Clave)
  expect(reloaded.add(7, line, as(1)).tap.Orden).toBe(3)
  expect(reloaded.device()).toBe(queue.device())
})

const KEYS = ['dispositivo', 'orden', 'cola', 'avisos', 'pedidos'].map((name) => `gondola-preparar-${name}`)

test.each([
  '{',
  'null',
  '12',
  '"x"',
  '{"Pedido":7}',
  '[null]',
  '[{"Pedido":"7"}]',
  '[[]]',
  'NaN',
  '-5',
  '1e300',
])('whatever the device has stored, preparing goes on: %s', (text) => {
  for (const key of KEYS) {
    const storage = memory()
    storage.setItem(key, text)
    const queue = new TapQueue(storage, () => 1)
    expect([queue.waiting(), queue.orders()]).toEqual([[], []])
    const { tap } = queue.add(7, line, as(2))
    expect(fits(PickingTap)(tap)).toBe(true)
    expect(new TapQueue(storage, () => 1).waiting()).toHaveLength(1)
  }
})

test('readable taps remain beside unreadable ones, which are reported until dismissed', () => {
  const storage = memory()
  const { tap } = new TapQueue(storage, () => 1).add(7, line, as(2))
  const earlier = { Pedido: 8, tap: { ...tap, Orden: 'uno' }, substitute: null }
  storage.setItem('gondola-preparar-cola', JSON.stringify([earlier, { Pedido: 7, tap, substitute: null }]))
  const queue = new TapQueue(storage, () => 1)
  expect(queue.waiting().map(({ Pedido }) => Pedido)).toEqual([7])
  expect(queue.lost()).toMatchObject([{ Pedido: 0, Detalle: PICKING_TEXTS.unreadable }])
  expect(new TapQueue(storage, () => 1).lost()).toHaveLength(1)
  queue.dismissLost(0)
  expect(new TapQueue(storage, () => 1).lost()).toEqual([])
})

test('a lost tap is dismissed by its line', () => {
  const queue = new TapQueue(memory(), () => 1)
  const lost = (Items: number) => ({ Pedido: 7, Items, Clave: `${Items}`, Detalle: '' })
  queue.lose([lost(1), lost(2), lost(2)])
  queue.dismissLost(7, 2)
  expect(queue.lost()).toEqual([lost(1)])
})

test('an unreadable counter restarts as another device, so that no tap counts as an older one', () => {
  const storage = memory()
  const before = new TapQueue(storage, () => 1).device()
  storage.setItem('gondola-preparar-orden', 'muchos')
  const { tap } = new TapQueue(storage, () => 1).add(7, line, as(2))
  expect(tap.Orden).toBe(1)
  expect(tap.Dispositivo).not.toBe(before)
})

test('orders are shown on a device that cannot store them', () => {
  const full = memory()
  full.setItem = () => {
    throw new Error('quota')
  }
  const queue = new TapQueue(full, () => 1)
  queue.keepOrders([order])
  expect(queue.orders()).toEqual([order])
})

test('what waits is shown on top of what the server knows; the last tap counts', () => {
  const queue = new TapQueue(memory(), () => 1)
  expect(shownLines([order], queue.waiting())[0]?.Preparado).toBeUndefined()
  queue.add(7, line, as(2))
  expect(shownLines([order], queue.waiting())[0]).toMatchObject({
    isWaiting: true,
    Preparado: { Cantidad: 2, Precioventa: 20 },
  })
  queue.add(7, line, null)
  expect(shownLines([order], queue.waiting())[0]?.Preparado).toBeUndefined()
})

test('an answer that a newer one overtook changes nothing', () => {
  const queue = new TapQueue(memory(), () => 1)
  const newer = { ...order, Lineas: [{ ...line, Version: 5 }] }
  queue.keepOrders([newer])
  queue.keepOrders([order])
  expect(queue.orders()).toEqual([newer])
})

test('is sent in order and leaves the queue when it was answered', async () => {
  const queue = new TapQueue(memory(), () => 1)
  const sent: number[][] = []
  const sender = new TapSender(queue, async (id, taps) => {
    sent.push(taps.map(({ Orden }) => Orden))
    return done(id, taps)
  })
  for (const pieces of [1, 2, 3]) queue.add(7, line, as(pieces))
  await sender.flush()
  expect([sent, queue.waiting(), sender.connection]).toEqual([[[1, 2, 3]], [], 'idle'])
  expect(queue.orders()).toEqual([order])
})

test('a tap that comes while others are on their way is sent too', async () => {
  const queue = new TapQueue(memory(), () => 1)
  const sender = new TapSender(queue, async (id, taps) => {
    if (taps.length === 1 && taps[0]?.Orden === 1) queue.add(7, line, as(2))
    return done(id, taps)
  })
  queue.add(7, line, as(1))
  await sender.flush()
  expect(queue.waiting()).toEqual([])
})

test.each([
  ['no network', new HttpError('', 0), 'offline'],
  ['a server that is away', new HttpError('', 503), 'offline'],
  ['an answer that is none', new TypeError('not JSON'), 'offline'],
  ['a session that is over', new HttpError('', 401), 'sessionOver'],
] as const)('%s keeps every tap', async (_name, error, connection) => {
  const queue = new TapQueue(memory(), () => 1)
  let isAway = true
  const sender = new TapSender(queue, (id, taps) => (isAway ? Promise.reject(error) : done(id, taps)))
  queue.add(7, line, as(2))
  await sender.flush()
  expect([queue.waiting().length, sender.connection]).toEqual([1, connection])
  isAway = false
  await sender.flush()
  expect([queue.waiting().length, sender.connection]).toEqual([0, 'idle'])
})

test('taps that did not count are reported until dismissed', async () => {
  const queue = new TapQueue(memory(), () => 1)
  const outcomes = ['conflicto', 'superado', 'aplicado'] as const
  const sender = new TapSender(queue, async (_id, taps) => ({
    Resultados: taps.map(({ Clave }, index) => ({
      Clave,
      Resultado: outcomes[index] ?? 'aplicado',
      Detalle: 'otra persona',
    })),
    Pedido: order,
  }))
  for (const pieces of [1, 2, 3]) queue.add(7, line, as(pieces))
  await sender.flush()
  expect(queue.lost()).toMatchObject([{ Pedido: 7, Items: 1, Detalle: 'otra persona' }])
  queue.dismissLost(7)
  expect(queue.lost()).toEqual([])
})

test('a refusal of the whole is reported and does not stop other orders', async () => {
  const queue = new TapQueue(memory(), () => 1)
  const sender = new TapSender(queue, (id, taps) =>
    id === 7 ? Promise.reject(new HttpError('No encontramos lo que buscás.', 404)) : done(id, taps),
  )
  queue.add(7, line, as(2))
  queue.add(8, line, as(2))
  await sender.flush()
  expect(queue.waiting()).toEqual([])
  expect(queue.lost()).toMatchObject([{ Pedido: 7, Detalle: 'No encontramos lo que buscás.' }])
})

test('a tap is sent only while its author is logged in', async () => {
  let author: number | null = 1
  const queue = new TapQueue(memory(), () => author)
  queue.add(7, line, as(2))
  author = 2
  expect([queue.waiting(), shownLines([order], queue.waiting())[0]?.isWaiting]).toEqual([[], false])
  queue.add(7, line, as(3))
  const sent: number[] = []
  await new TapSender(queue, (Id, taps) => {
    sent.push(...taps.map(({ Preparado }) => Preparado?.Cantidad ?? 0))
    return done(Id, taps)
  }).flush()
  expect(sent).toEqual([3])
  author = null
  expect(queue.waiting()).toEqual([])
  author = 1
  expect(queue.waiting()).toHaveLength(1)
  queue.discard()
  expect(queue.waiting()).toEqual([])
})
