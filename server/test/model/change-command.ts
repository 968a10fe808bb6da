import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { PIECES_MOST } from '@gondola/contract/base'
import { changePlacedOrder } from '@gondola/contract/orders'
import { anySlot, command, hasOrders, someLines, type Command } from './customer-commands.ts'
import { SLOTS, type RealShop } from './model-shop.ts'
import {
  changedLines,
  goodsOf,
  MINIMUM,
  placesLeft,
  quantitiesOf,
  SHIPPING,
  WEIGHED,
  type ModelLine,
  type ModelOrder,
  type ShopModel,
} from './shop-model.ts'

/** A change of a placed order; null: as it is. */
interface Changing {
  which: number
  /** The other customer tries. */
  isOther: boolean
  /** `more` and `fewer`: of each article that it has. */
  lines: ModelLine[] | 'more' | 'fewer' | null
  slot: number | null
  isBrought: boolean | null
  /** The customer saw a price one centavo lower. */
  isStale: boolean
  /** The customer saw an earlier version of the order. */
  isOld: boolean
}

const rarely = fc.nat(9).map((dice) => dice === 0)
const changing = fc.record({
  which: fc.nat(9),
  isOther: rarely,
  lines: fc.oneof(someLines, fc.constantFrom('more' as const, 'fewer' as const, null)),
  slot: fc.option(anySlot),
  isBrought: fc.option(fc.boolean()),
  isStale: rarely,
  isOld: rarely,
})

function askedOf({ lines }: ModelOrder, asked: Changing['lines']): ModelLine[] | null {
  if (asked === null || Array.isArray(asked)) return asked
  const step = asked === 'more' ? 1 : -1
  return Array.from(quantitiesOf(lines), ([Codart, Cantidad]) => ({
    Codart,
    Cantidad: WEIGHED.has(Codart)
      ? Math.max(100, Cantidad + step * 50)
      : Math.min(PIECES_MOST, Math.max(1, Cantidad + step)),
  }))
}

async function change(given: Changing, model: ShopModel, real: RealShop): Promise<void> {
  const { which, isOther, slot: wanted, isBrought, isStale, isOld } = given
  const order = model.orders[which % model.orders.length]!
  const who = isOther ? 1 - order.owner : order.owner
  const asked = askedOf(order, given.lines)
  const slot = wanted ?? order.slot
  const lines = asked === null ? order.lines : changedLines(model, order, asked)
  const shipping = (isBrought ?? order.shipping > 0) ? SHIPPING : 0
  const net = goodsOf(lines) + shipping - (isStale ? 1 : 0)
  const send = (key: string) =>
    real.customers[who]!.browser.call(changePlacedOrder, {
      params: { Id: order.Id },
      headers: { 'idempotency-key': key },
      body: {
        Cambios: order.changes + (isOld ? 1 : 0),
        ...(asked !== null && { Lineas: asked }),
        ...(wanted !== null && { HorarioEntrega: SLOTS[slot] ?? '' }),
        ...(isBrought !== null && { FormaEntrega: isBrought ? ('ED' as const) : ('RS' as const) }),
        TotalNeto: net / 100,
      },
    })
  const key = randomUUID()
  const { status, json, problem } = await send(key)
  if (order.owner !== who) return expect(status).toBe(404)
  // what was picked in part and put back lies in a crate
  const isOpen = order.status === 'P' && order.stage === 'queue' && order.gathered === undefined
  if (!isOpen) return expect(status).toBe(409)
  if (isOld) return expect(problem.code).toBe('pedido-cambiado')
  const isMoved = slot !== order.slot
  const isLess = goodsOf(lines) < goodsOf(order.lines)
  const isChecked = isLess || isMoved || shipping !== order.shipping
  if (isChecked && goodsOf(lines) < MINIMUM) return expect(problem.code).toBe('minimo-resumen')
  if (isStale) return expect(problem.code).toBe('precios')
  if (isMoved && placesLeft(model, order.branch, slot) === 0) return expect(problem.code).toBe('horario')
  expect(status).toBe(200)
  // sent again after a lost answer, it is one change
  expect((await send(key)).status).toBe(200)
  if (isSame(order, { ...order, lines, slot, shipping })) return
  order.lines = lines
  order.slot = slot
  order.shipping = shipping
  order.changes++
  expect(
    json.Lineas.map(({ Codart, Cantidad, Precioindividual }) => [Codart, Cantidad, Precioindividual]),
  ).toEqual(lines.map(({ Codart, Cantidad, centavos }) => [Codart, Cantidad, centavos / 100]))
}

function isSame(one: ModelOrder, other: ModelOrder): boolean {
  const [before, after] = [quantitiesOf(one.lines), quantitiesOf(other.lines)]
  const isSameLines =
    before.size === after.size && [...before].every(([code, quantity]) => after.get(code) === quantity)
  return isSameLines && one.slot === other.slot && one.shipping === other.shipping
}

/** A customer changes a placed order (decision 0022). */
export const changeCommands: readonly fc.Arbitrary<Command>[] = [
  changing.map((given) => command('change', given, change, hasOrders)),
  changing.map((given) => command('change', given, change, hasOrders)),
  changing.map((given) => command('change', given, change, hasOrders)),
]
