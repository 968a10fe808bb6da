import fc from 'fast-check'
import { expect } from 'vitest'
import { save } from '../../../lab/shop/order-shop.ts'
import { draftOf, type RealShop } from './model-shop.ts'
import {
  goodsOf,
  MINIMUM,
  placesLeft,
  priced,
  SHIPPING,
  shownNet,
  type ModelLine,
  type ShopModel,
} from './shop-model.ts'

export type Command = fc.AsyncCommand<ShopModel, RealShop>

/** A command from its parts; a counterexample shows its name and its input. */
export const command = <T extends object>(
  name: string,
  given: T,
  run: (given: T, model: ShopModel, real: RealShop) => Promise<void>,
  check: (given: T, model: Readonly<ShopModel>) => boolean = () => true,
): Command => ({
  check: (model) => check(given, model),
  run: (model, real) => run(given, model, real),
  toString: () => `${name}${JSON.stringify(given)}`,
})

const line = fc.oneof(
  fc.record({ Codart: fc.constantFrom('PAN', 'PROMO', 'OFERTA'), Cantidad: fc.integer({ min: 1, max: 98 }) }),
  fc.record({ Codart: fc.constant('QUESO'), Cantidad: fc.integer({ min: 100, max: 9999 }) }),
)
export const someLines = fc.uniqueArray(line, {
  minLength: 1,
  maxLength: 4,
  selector: ({ Codart }) => Codart,
})
const anybody = fc.constantFrom(0, 1)
export const anySlot = fc.constantFrom(0, 1)
const anyBranch = fc.constantFrom(0, 1)

interface Placing {
  who: number
  branch: number
  lines: ModelLine[]
  slot: number
  isBrought: boolean
  key: string | null
  /** The customer saw a price one centavo lower. */
  isStale: boolean
}

const placing = fc.record({
  who: anybody,
  branch: anyBranch,
  lines: someLines,
  slot: anySlot,
  isBrought: fc.boolean(),
  key: fc.option(fc.constantFrom('k1', 'k2')),
  isStale: fc.nat(9).map((dice) => dice === 0),
})

async function place(
  { who, branch, lines: asked, slot, isBrought, key, isStale }: Placing,
  model: ShopModel,
  real: RealShop,
): Promise<void> {
  const customer = model.customers[who]!
  const goods = priced(model, asked, branch)
  const shipping = isBrought ? SHIPPING : 0
  const net = goodsOf(goods) + shipping - (isStale ? 1 : 0)
  const draft = draftOf(real, asked, { branch, slot, isBrought, net })
  const { status, json, problem } = await save(real.customers[who]!.browser, draft, key ?? undefined)
  const earlier = key === null ? undefined : customer.keys.get(key)
  if (earlier !== undefined && earlier.asked !== JSON.stringify(draft))
    return expect(problem.code).toBe('clave-repetida')
  if (earlier !== undefined) return expect([status, json.Id]).toEqual([200, earlier.Id])
  if (goodsOf(goods) < MINIMUM) return expect(problem.code).toBe('minimo-resumen')
  if (isStale) return expect(problem.code).toBe('precios')
  if (placesLeft(model, branch, slot) === 0) return expect(problem.code).toBe('horario')
  expect(status).toBe(200)
  add(model, { Id: json.Id, owner: who, lines: goods, shipping, branch, slot })
  if (key === null) return
  customer.keys.set(key, { asked: JSON.stringify(draft), Id: json.Id })
  real.placed.set(`${who}/${key}`, draft)
}

function add(
  model: ShopModel,
  order: Pick<ShopModel['orders'][number], 'Id' | 'owner' | 'lines' | 'shipping' | 'branch' | 'slot'>,
) {
  model.orders.push({
    ...order,
    status: 'P',
    stage: 'queue',
    gathered: undefined,
    isSettled: false,
    changes: 0,
  })
  model.customers[order.owner]!.cart = null
}

/** Repeats the same request, whatever happened to the order since. */
async function repeat({ who, key }: { who: number; key: string }, model: ShopModel, real: RealShop) {
  const draft = real.placed.get(`${who}/${key}`)!
  const { status, json } = await save(real.customers[who]!.browser, draft, key)
  const order = model.orders.find(({ Id }) => Id === model.customers[who]!.keys.get(key)?.Id)!
  expect([status, json.Id, Math.round(json.TotalNeto * 100)]).toEqual([200, order.Id, shownNet(order)])
}

/** Both customers order for the same slot of a branch at the same moment. */
async function placeTogether(
  { lines: asked, branch, slot }: { lines: ModelLine[]; branch: number; slot: number },
  model: ShopModel,
  real: RealShop,
) {
  const goods = priced(model, asked, branch)
  const draft = draftOf(real, asked, { branch, slot, isBrought: false, net: goodsOf(goods) })
  const left = placesLeft(model, branch, slot)
  const answers = await Promise.all(real.customers.map(({ browser }) => save(browser, draft)))
  const placed = answers.flatMap(({ status, json }, owner) =>
    status === 200 ? [{ Id: json.Id, owner }] : [],
  )
  expect(placed.length).toBe(goodsOf(goods) < MINIMUM ? 0 : Math.min(2, left))
  for (const { Id, owner } of placed.toSorted((a, b) => a.Id - b.Id))
    add(model, { Id, owner, lines: goods, shipping: 0, branch, slot })
}

async function saveCart(
  { who, branch, lines }: { who: number; branch: number; lines: ModelLine[] },
  model: ShopModel,
  real: RealShop,
) {
  const draft = { Estado: 'I' as const, Lineas: lines, Sucursal: real.branches[branch] ?? null }
  expect((await save(real.customers[who]!.browser, draft)).status).toBe(200)
  model.customers[who]!.cart = priced(model, lines, branch)
}

async function annul({ who, which }: { who: number; which: number }, model: ShopModel, real: RealShop) {
  const order = model.orders[which % model.orders.length]!
  const { status } = await save(real.customers[who]!.browser, { Estado: 'A', Id: order.Id })
  if (order.owner !== who) return expect(status).toBe(404)
  const isAllowed = order.status === 'P' && order.stage === 'queue'
  expect(status).toBe(isAllowed ? 200 : 409)
  if (isAllowed) order.status = 'A'
}

export const hasOrders = (_given: object, { orders }: Readonly<ShopModel>) => orders.length > 0

/** The customers' commands. */
export const customerCommands: readonly fc.Arbitrary<Command>[] = [
  placing.map((given) => command('place', given, place)),
  placing.map((given) => command('place', given, place)),
  fc
    .record({ who: anybody, key: fc.constantFrom('k1', 'k2') })
    .map((given) =>
      command('repeat', given, repeat, ({ who: by, key }, model) => model.customers[by]!.keys.has(key)),
    ),
  fc
    .record({ lines: someLines, branch: anyBranch, slot: anySlot })
    .map((given) => command('placeTogether', given, placeTogether)),
  fc
    .record({ who: anybody, branch: anyBranch, lines: someLines })
    .map((given) => command('saveCart', given, saveCart)),
  fc.record({ who: anybody, which: fc.nat(9) }).map((given) => command('annul', given, annul, hasOrders)),
]
