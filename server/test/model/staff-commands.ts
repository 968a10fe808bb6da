import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { staffArticles } from '@gondola/contract/catalogue-admin'
import { staffPoints } from '@gondola/contract/clients'
import {
  cancelOrder,
  dispatchOrder,
  markReady,
  reopenPreparation,
  returnToQueue,
  sendTaps,
  startPreparing,
} from '@gondola/contract/orders'
import { tapStock } from '@gondola/contract/stock'
import { command, type Command } from './customer-commands.ts'
import { changePlaces, type RealShop } from './model-shop.ts'
import { POINT, shownGoods, takenOf, WEIGHED, type ModelOrder, type ShopModel } from './shop-model.ts'

interface Which {
  which: number
}

/** A step by staff: the status expected, and how it changes the order. */
interface Step {
  name: string
  send(real: RealShop, Id: number): Promise<{ status: number }>
  expected(order: ModelOrder): number
  change(order: ModelOrder, model: ShopModel): void
}

const at = (order: ModelOrder, ...stages: ModelOrder['stage'][]) =>
  order.status === 'P' && stages.includes(order.stage) ? 200 : 409

const STEPS: readonly Step[] = [
  {
    name: 'prepare',
    send: ({ staff }, Id) => staff.call(startPreparing, { params: { Id } }),
    // repeated by the same person: nothing changes
    expected: (order) => at(order, 'queue', 'preparing'),
    change: (order) => void (order.stage = 'preparing'),
  },
  {
    name: 'ready',
    send: ({ staff }, Id) => staff.call(markReady, { params: { Id } }),
    expected: (order) => {
      if (at(order, 'preparing') !== 200) return 409
      return order.gathered?.some((quantity) => quantity > 0) ? 200 : 422
    },
    change(order) {
      order.stage = 'ready'
      order.isSettled = true
    },
  },
  {
    name: 'reopen',
    send: ({ staff }, Id) => staff.call(reopenPreparation, { params: { Id } }),
    expected: (order) => at(order, 'ready'),
    change(order) {
      order.stage = 'preparing'
      order.isSettled = false
    },
  },
  {
    name: 'putBack',
    send: ({ staff }, Id) => staff.call(returnToQueue, { params: { Id } }),
    expected: (order) => at(order, 'preparing', 'ready'),
    change(order) {
      order.stage = 'queue'
      order.isSettled = false
    },
  },
  {
    name: 'dispatch',
    send: ({ staff }, Id) => staff.call(dispatchOrder, { params: { Id } }),
    expected: (order) => {
      if (at(order, 'queue', 'ready') !== 200) return 409
      return order.stage === 'queue' && order.gathered !== undefined ? 422 : 200
    },
    change(order, model) {
      order.status = 'D'
      model.customers[order.owner]!.points += Math.floor(shownGoods(order) / POINT)
    },
  },
  {
    name: 'cancel',
    send: ({ staff }, Id) => staff.call(cancelOrder, { params: { Id }, body: { Motivo: 'sin reparto' } }),
    expected: (order) => at(order, 'queue', 'preparing', 'ready'),
    change: (order) => void (order.status = 'C'),
  },
]

const orderOf = ({ which }: Which, { orders }: ShopModel): ModelOrder => orders[which % orders.length]!
const hasOrders = (_given: object, { orders }: Readonly<ShopModel>) => orders.length > 0

const stepCommand = ({ name, send, expected, change }: Step, given: Which): Command =>
  command(
    name,
    given,
    async (_given, model, real) => {
      const order = orderOf(given, model)
      const { status } = await send(real, order.Id)
      expect(status).toBe(expected(order))
      if (status === 200) change(order, model)
    },
    hasOrders,
  )

type Gathering = Which & { how: 'all' | 'less' | 'nothing' }

/** Reports the picked quantity of every line; each pick is sent twice, as after a lost response. */
async function gather({ how, ...given }: Gathering, model: ShopModel, real: RealShop): Promise<void> {
  const order = orderOf(given, model)
  const quantities = order.lines.map(({ Codart, Cantidad }) => {
    if (how === 'nothing') return 0
    return how === 'all' || WEIGHED.has(Codart) ? Cantidad : Cantidad - 1
  })
  const Toques = quantities.map((Cantidad, index) => ({
    Clave: randomUUID(),
    Dispositivo: 'modelo',
    Orden: ++real.taps,
    Items: index + 1,
    Version: order.changes,
    Preparado: { Cantidad, Sustituto: null, Nota: null },
  }))
  const isInTime = at(order, 'preparing') === 200
  for (let time = 0; time < 2; time++) {
    const { status, json } = await real.staff.call(sendTaps, { params: { Id: order.Id }, body: { Toques } })
    expect(status).toBe(200)
    expect(new Set(json.Resultados.map(({ Resultado }) => Resultado))).toEqual(
      new Set([isInTime ? 'aplicado' : 'tarde']),
    )
  }
  if (isInTime) order.gathered = quantities
  // what was missing is off sale at the branch; the model's shelves are full again at once
  const Sucursal = real.branches[order.branch]!
  for (const { Codart: Codigo } of order.lines)
    await real.staff.call(tapStock, { params: { Sucursal, Codigo }, body: { Estado: null } })
}

async function givePoints(
  { who, points }: { who: number; points: number },
  model: ShopModel,
  real: RealShop,
): Promise<void> {
  const customer = model.customers[who]!
  const body = { Cliente: real.customers[who]!.client.Id, Puntos: points, Motivo: 'modelo' }
  const { status } = await real.staff.call(staffPoints.create, { body })
  const isAllowed = points !== 0 && customer.points + points >= 0
  expect(status).toBe(isAllowed ? 200 : 422)
  if (isAllowed) customer.points += points
}

async function changeCapacity(
  { branch, slot, places }: { branch: number; slot: number; places: number },
  model: ShopModel,
  real: RealShop,
): Promise<void> {
  const isAllowed = places >= takenOf(model, branch, slot)
  expect(await changePlaces(real, branch, slot, places)).toBe(isAllowed ? 200 : 422)
  if (isAllowed) model.places[branch]![slot] = places
}

async function changePrice(
  { Codart, centavos }: { Codart: string; centavos: number },
  model: ShopModel,
  real: RealShop,
): Promise<void> {
  const params = { Codigo: Codart }
  const { json } = await real.staff.call(staffArticles.read, { params })
  const { Descripcion, unidad, Marca, Familia, EnVenta } = json
  const codes = { Marca: { Codigo: Marca.Codigo }, Familia: { Codigo: Familia.Codigo } }
  const price = { Precioventa: centavos / 100, Confirmado: true }
  const body = { Descripcion, unidad, ...codes, EnVenta, Iva: 21 as const, ...price }
  expect((await real.staff.call(staffArticles.change, { params, body })).status).toBe(200)
  await real.shop.deps.catalogue.refresh()
  model.prices.set(Codart, centavos)
}

const which = fc.record({ which: fc.nat(9) })

/** The staff's commands. */
export const staffCommands: readonly fc.Arbitrary<Command>[] = [
  ...STEPS.map((step) => which.map((given) => stepCommand(step, given))),
  fc
    .record({ which: fc.nat(9), how: fc.constantFrom('all' as const, 'less' as const, 'nothing' as const) })
    .map((given) => command('gather', given, gather, hasOrders)),
  fc
    .record({ who: fc.constantFrom(0, 1), points: fc.integer({ min: -300, max: 300 }) })
    .map((given) => command('givePoints', given, givePoints)),
  fc
    .record({ branch: fc.constantFrom(0, 1), slot: fc.constantFrom(0, 1), places: fc.nat(4) })
    .map((given) => command('changeCapacity', given, changeCapacity)),
  fc
    .record({
      Codart: fc.constantFrom('PAN', 'QUESO', 'PROMO'),
      centavos: fc.integer({ min: 1000, max: 500_000 }),
    })
    .map((given) => command('changePrice', given, changePrice)),
]
