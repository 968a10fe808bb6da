import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findDeliveryDay } from '@gondola/contract/calls/delivery.ts'
import { listOrders } from '@gondola/contract/calls/orders.ts'
import type { Order } from '@gondola/contract/entities/order.ts'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { MONTO1, MONTO2, orderDraft, save, startOrderShop } from '../../test/order-shop.ts'
import { registerTestClient } from '../../test/test-registration.ts'
import type { TestShop } from '../../test/test-shop.ts'

// Random customers against a model that knows nothing of the shop's own rules: it counts in whole centavos and maps.

/** Centavos per piece, or per kilogram and 1000 g. */
const PRICES: Record<string, { centavos: number; weighed: boolean }> = {
  PAN: { centavos: 10_010, weighed: false },
  PROMO: { centavos: 25_000, weighed: false },
  OFERTA: { centavos: 39_999, weighed: false },
  QUESO: { centavos: 123_456, weighed: true },
}
const PLACES = 3
const SLOTS = ['09:00 a 12:00', '12:00 a 15:00']

const line = fc.oneof(
  fc.record({ Codart: fc.constantFrom('PAN', 'PROMO', 'OFERTA'), Cantidad: fc.integer({ min: 1, max: 98 }) }),
  fc.record({ Codart: fc.constant('QUESO'), Cantidad: fc.integer({ min: 100, max: 9999 }) }),
)
const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 4, selector: ({ Codart }) => Codart })
const who = fc.constantFrom(0, 1)
const action = fc.oneof(
  fc.record({ kind: fc.constant('save' as const), who, lines }),
  fc.record({
    kind: fc.constant('place' as const),
    who,
    lines,
    slot: fc.constantFrom(0, 1),
    form: fc.constantFrom('ED' as const, 'RS' as const),
    key: fc.option(fc.constantFrom('k1', 'k2')),
  }),
  fc.record({ kind: fc.constant('annul' as const), who, of: who, which: fc.nat(5) }),
)
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never
type Lines = { Codart: string; Cantidad: number }[]

function centavosOf({ Codart, Cantidad }: Lines[number]): number {
  const { centavos, weighed } = PRICES[Codart] ?? { centavos: 0, weighed: false }
  if (!weighed) return centavos * Cantidad
  return Number((BigInt(centavos) * BigInt(Cantidad) + 500n) / 1000n)
}
const goodsOf = (all: Lines) => all.reduce((sum, each) => sum + centavosOf(each), 0)
const inCentavos = (pesos: number) => Math.round(pesos * 100)

interface Placed {
  Id: number
  net: number
  slot: number
  isAnnulled: boolean
}
interface Customer {
  cart: Lines | null
  orders: Placed[]
  keys: Map<string, { asked: string; Id: number }>
}

describeOnBothDatabases('random customers', (database) => {
  let shop: TestShop
  let day = 20_261_123
  beforeAll(async () => {
    shop = await startOrderShop(database)
    await shop.db.updateTable('delivery_slots').set({ capacity: PLACES }).execute()
    await shop.db.updateTable('delivery_weekdays').set({ is_active: true }).execute()
  })
  afterAll(() => shop.close())

  it('find what the model expects after every step', { timeout: 120_000 }, async () => {
    expect.hasAssertions()
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 14 }), async (actions) => {
        // a day of its own for each run, so that its places are all free
        day = day === 20_261_130 ? 20_261_201 : day === 20_261_231 ? 20_270_101 : day + 1
        await run(actions)
      }),
      { numRuns: 20 },
    )
  })

  async function run(actions: readonly Action[]): Promise<void> {
    const browsers = [await registerTestClient(shop), await registerTestClient(shop)]
    const model: Customer[] = browsers.map(() => ({ cart: null, orders: [], keys: new Map() }))
    for (const step of actions) {
      const browser = browsers[step.who]?.browser
      const customer = model[step.who]
      if (browser === undefined || customer === undefined) throw new Error('nobody')
      if (step.kind === 'save') {
        const { status, json } = await save(browser, { Estado: 'I', Lineas: step.lines })
        expect([status, inCentavos(json.TotalNeto)]).toEqual([200, goodsOf(step.lines)])
        customer.cart = step.lines
      } else if (step.kind === 'place') await place(step, browser, customer, model)
      else await annul(step, browser, model)
      await compare(browsers, model)
    }
  }

  const takenOf = (model: readonly Customer[], slot: number) =>
    model.flatMap(({ orders }) => orders).filter((each) => each.slot === slot && !each.isAnnulled).length

  async function place(
    step: Extract<Action, { kind: 'place' }>,
    browser: Parameters<typeof save>[0],
    customer: Customer,
    model: readonly Customer[],
  ): Promise<void> {
    const goods = goodsOf(step.lines)
    const net = goods + (step.form === 'ED' ? inCentavos(MONTO1) : 0)
    const HorarioEntrega = SLOTS[step.slot] ?? ''
    const draft = orderDraft({
      Lineas: step.lines,
      FormaEntrega: step.form,
      Dia: day,
      HorarioEntrega,
      TotalNeto: net / 100,
    })
    const { status, json, problem } = await save(browser, draft, step.key ?? undefined)
    const asked = JSON.stringify(draft)
    const earlier = step.key === null ? undefined : customer.keys.get(step.key)
    if (earlier !== undefined && earlier.asked !== asked) expect(problem.code).toBe('clave-repetida')
    else if (earlier !== undefined) expect(json.Id).toBe(earlier.Id)
    else if (goods < inCentavos(MONTO2)) expect(problem.code).toBe('minimo-resumen')
    else if (takenOf(model, step.slot) >= PLACES) expect(problem.code).toBe('horario')
    else {
      expect([status, inCentavos(json.TotalNeto)]).toEqual([200, net])
      customer.orders.push({ Id: json.Id, net, slot: step.slot, isAnnulled: false })
      customer.cart = null
      if (step.key !== null) customer.keys.set(step.key, { asked, Id: json.Id })
    }
  }

  async function annul(
    step: Extract<Action, { kind: 'annul' }>,
    browser: Parameters<typeof save>[0],
    model: readonly Customer[],
  ): Promise<void> {
    const order = model[step.of]?.orders[step.which]
    if (order === undefined) return
    const { status } = await save(browser, { Estado: 'A', Id: order.Id })
    if (step.of !== step.who) expect(status).toBe(404)
    else expect(status).toBe(order.isAnnulled ? 409 : 200)
    if (step.of === step.who) order.isAnnulled = true
  }

  async function compare(
    browsers: readonly Awaited<ReturnType<typeof registerTestClient>>[],
    model: readonly Customer[],
  ): Promise<void> {
    for (const [index, { browser, client }] of browsers.entries()) {
      const list = async (Estado: 'P' | 'C' | 'I'): Promise<Order[]> =>
        (await browser.call(listOrders, { params: { Cliente: client.Id, Estado, page: 0, size: 50 } })).json
      const [pending, annulled, carts] = [await list('P'), await list('C'), await list('I')]
      const { orders = [], cart = null } = model[index] ?? {}
      const expected = (isAnnulled: boolean) =>
        orders
          .filter((each) => each.isAnnulled === isAnnulled)
          .map(({ Id, net }) => [Id, net])
          .toReversed()
      const found = (all: Order[]) => all.map(({ Id, TotalNeto }) => [Id, inCentavos(TotalNeto)])
      expect(found(pending)).toEqual(expected(false))
      expect(found(annulled)).toEqual(expected(true))
      const saved = carts.map(({ Lineas }) => Lineas.map(({ Codart, Cantidad }) => ({ Codart, Cantidad })))
      expect(saved).toEqual(cart === null ? [] : [cart])
    }
    const { json } = await shop.visitor().call(findDeliveryDay, { params: { Id: day } })
    for (const [slot, text] of SLOTS.entries()) {
      const left = json.ListHorariosDisponibles.find(({ Desde }) => text.startsWith(Desde))?.Cupo
      expect(left).toBe(PLACES - takenOf(model, slot))
    }
  }
})
