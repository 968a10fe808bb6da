import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  cancelOrder,
  changeByStaff,
  changePlacedOrder,
  claimByStaff,
  claimLines,
  deliverOrder,
  dispatchOrder,
  markReady,
  returnToQueue,
  returnUndelivered,
  sendTaps,
  startPreparing,
} from '@gondola/contract/orders'
import { findOrderMoney, recordDoorPayment } from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import type { TestAnswer, TestClient } from '../../../lab/harness/test-client.ts'
import { orderDraft, save } from '../../../lab/shop/order-shop.ts'
import { PayShop, TYPES } from '../../../lab/shop/pay-shop.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import { openTwoServers, type TwoServers } from './two-servers.ts'

// Staff's change, the customer's change, picking, payment and claims of one order at the same moment, at two servers,
// drawn by a seed: RACES=1000 npm test -- server/test/races/drawn-races.test.ts

const RACES = Number(process.env['RACES'] ?? 40)
const SEED = Number(process.env['RACES_SEED'] ?? 7)
const [DAY, NINE, NOON] = [20_261_214, '09:00 a 12:00', '12:00 a 15:00']
/** A test says something before the run takes it for stuck. */
const BATCH = 50
const batches = Array.from({ length: Math.ceil(RACES / BATCH) }, (_, index) => index * BATCH)
/** What a call may say to whoever comes second. */
const REFUSALS = [
  'estado',
  'pedido-cambiado',
  'en-preparacion',
  'sin-pagar-preparar',
  'falta-preparar',
  'reclamo-sin-cobro',
]

/** An order, and those who have to do with it. */
interface Contest {
  Id: number
  owner: TestClient
  /** The same customer's second device, and staff at the other server. */
  device: TestClient
  staff: TestClient
  colleague: TestClient
  pay: PayShop
}
type Move = (of: Contest) => Promise<TestAnswer<unknown>>

const path = ({ Id }: Contest) => ({ params: { Id } })
const lines = (Cantidad: number) => [
  { Codart: 'PAN', Cantidad },
  { Codart: 'QUESO', Cantidad: 750 },
]
const claimed = { Lineas: [{ Items: 1, Motivo: 'falto' as const }], Medio: 'saldo' as const }

const changes = {
  'own lines': (of) =>
    of.owner.call(changePlacedOrder, { ...path(of), body: { Cambios: 0, Lineas: lines(4) } }),
  'own slot': (of) =>
    of.device.call(changePlacedOrder, { ...path(of), body: { Cambios: 0, HorarioEntrega: NOON } }),
  'staff’s lines': (of) =>
    of.staff.call(changeByStaff, { ...path(of), body: { Cambios: 0, Motivo: 'Lo pidió', Lineas: lines(5) } }),
  'staff’s slot': (of) =>
    of.colleague.call(changeByStaff, {
      ...path(of),
      body: { Cambios: 0, Motivo: 'Lo pidió', HorarioEntrega: NOON },
    }),
} satisfies Record<string, Move>
const ends = {
  annulled: (of) => save(of.device, { Estado: 'A', Id: of.Id }),
  cancelled: (of) => of.colleague.call(cancelOrder, { ...path(of), body: { Motivo: 'Se cortó la luz' } }),
} satisfies Record<string, Move>
/** Where nothing is paid first, a look at the order's money. */
const pay: Move = async ({ Id, pay: shop, owner }) => {
  if ((await shop.sessionsOf(Id)).length > 0) await shop.pay(Id)
  return owner.call(findOrderMoney, { params: { Id } })
}
const tap: Move = (of) =>
  of.staff.call(sendTaps, {
    ...path(of),
    body: {
      Toques: [1, 2].map((Items) => ({
        Clave: `carrera-${of.Id}-${Items}`,
        Dispositivo: 'telefono-1',
        Orden: Items,
        Items,
        Version: 0,
        Preparado: { Cantidad: Items === 1 ? 3 : 700, Sustituto: null, Nota: null },
      })),
    },
  })
const undelivered: Move = (of) =>
  of.colleague.call(returnUndelivered, { ...path(of), body: { Motivo: 'No había nadie' } })
const door: Move = (of) =>
  of.staff.call(recordDoorPayment, {
    ...path(of),
    body: { Clave: `cobro-de-carrera-${of.Id}`, Medio: 'efectivo', Importe: 100 },
  })

/** What may happen at the same moment to an order of each stage. */
const STAGES: Readonly<Record<string, Readonly<Record<string, Move>>>> = {
  queued: { ...changes, ...ends, pay, begun: (of) => of.staff.call(startPreparing, path(of)) },
  begun: {
    ...changes,
    ...ends,
    tap,
    ready: (of) => of.staff.call(markReady, path(of)),
    'given back': (of) => of.colleague.call(returnToQueue, path(of)),
  },
  'on the way': {
    undelivered,
    door,
    'door again': door,
    delivered: (of) => of.staff.call(deliverOrder, path(of)),
    'own claim': (of) => of.owner.call(claimLines, { ...path(of), body: claimed }),
    'own claim elsewhere': (of) => of.device.call(claimLines, { ...path(of), body: claimed }),
    'claim by staff': (of) =>
      of.colleague.call(claimByStaff, { ...path(of), body: { ...claimed, Respuesta: '' } }),
  },
}

const drawnRace = fc.constantFrom(...Object.keys(STAGES)).chain((stage) =>
  fc.record({
    stage: fc.constant(stage),
    way:
      stage === 'queued'
        ? fc.constantFrom('puerta' as const, 'ahora' as const)
        : fc.constant('puerta' as const),
    names: fc.shuffledSubarray(Object.keys(STAGES[stage]!), { minLength: 2, maxLength: 4 }),
  }),
)

describeOnBothDatabases('an order that several people change at the same moment', (database) => {
  let shop: PayShop
  let servers: TwoServers
  beforeEach(async () => {
    shop = await PayShop.start(database)
    servers = await openTwoServers(shop.shop)
  })
  afterEach(async () => {
    await servers.close()
    await shop.simulator.stop()
  })

  it.each(batches)(
    'has one outcome, which each of them hears (races from %d)',
    { timeout: 300_000 },
    async (from) => {
      const numRuns = Math.min(BATCH, RACES - from)
      for (const { stage, way, names } of fc.sample(drawnRace, { numRuns, seed: SEED + from })) {
        const contest = await begin(stage, way)
        const before = await historyOf(contest.Id)
        const answers = await Promise.all(
          names.map(async (name) => ({ name, ...(await STAGES[stage]![name]!(contest)) })),
        )
        const told = `${stage}, ${way}: ${answers.map(({ name, status, problem }) => `${name} ${status} ${problem?.code ?? ''}`).join(', ')}`
        const refused = answers.filter(({ status }) => status !== 200)
        expect(REFUSALS, told).toEqual(expect.arrayContaining(refused.map(({ problem }) => problem.code)))
        await requireOne(contest, answers, before, told)
      }
    },
  )

  /** An order at a stage. */
  async function begin(stage: string, way: 'puerta' | 'ahora'): Promise<Contest> {
    const { browser } = await registerTestClient(shop.shop)
    const { status, json, text } = await save(
      browser,
      orderDraft({ Dia: DAY, HorarioEntrega: NINE, TipoPago: { Id: TYPES[way] } }),
    )
    expect(status, text).toBe(200)
    const { Id } = json
    await shop.settle()
    const contest: Contest = {
      Id,
      owner: browser,
      device: servers.elsewhere(browser),
      staff: shop.picker,
      colleague: servers.elsewhere(shop.picker),
      pay: shop,
    }
    if (stage === 'begun') await shop.picker.call(startPreparing, { params: { Id } })
    if (stage === 'on the way') {
      await shop.weigh(Id, 700)
      await shop.picker.call(dispatchOrder, { params: { Id } })
    }
    return contest
  }

  const historyOf = (Id: number) =>
    shop.shop.db
      .selectFrom('order_transitions')
      .selectAll()
      .where('order_id', '=', Id)
      .orderBy('id')
      .execute()

  /** What the order is now follows from the moves that were accepted, and from these alone. */
  async function requireOne(
    { Id }: Contest,
    answers: readonly { name: string; status: number }[],
    before: readonly unknown[],
    told: string,
  ): Promise<void> {
    await shop.settle()
    const { db } = shop.shop
    const ok = (...names: string[]) =>
      answers.filter(({ name, status }) => names.includes(name) && status === 200).length
    const order = await db.selectFrom('orders').selectAll().where('Id', '=', Id).executeTakeFirstOrThrow()
    const stored = await db.selectFrom('order_lines').selectAll().where('order_id', '=', Id).execute()
    const claims = await db.selectFrom('claims').selectAll().where('order_id', '=', Id).execute()
    const mails = await db
      .selectFrom('mail_queue')
      .select('event_key')
      .where('event_key', 'like', `pedido-${Id}-%`)
      .execute()
    const mailed = (word: string) => mails.filter(({ event_key }) => event_key!.includes(`-${word}`)).length

    expect(ok(...Object.keys(ends)), told).toBeLessThan(2)
    expect(order.changes, told).toBe(ok(...Object.keys(changes)))
    expect(order.Estado === 'A', told).toBe(ok('annulled') === 1)
    expect(order.Estado === 'C', told).toBe(ok('cancelled') === 1)
    expect(claims.length, told).toBe(Math.min(1, ok('own claim', 'own claim elsewhere', 'claim by staff')))
    expect(ok('own claim', 'own claim elsewhere', 'claim by staff'), told).toBeLessThan(2)
    const steps = answers.filter(
      ({ name, status }) => status === 200 && !/^(pay|tap|door|own claim|claim)/.test(name),
    )
    expect((await historyOf(Id)).length - before.length, told).toBe(steps.length)
    if (ok('annulled') > 0) expect(mailed('anulado'), told).toBe(1)
    if (ok('cancelled') > 0) expect(mailed('cancelado'), told).toBe(1)
    if (claims.length > 0) expect(mailed('reclamo-'), told).toBe(1)
    if (order.changes > 0 && order.Estado === 'P') expect(mailed('cambios-'), told).toBe(1)

    const gross = stored.reduce((sum, { Precioventa }) => sum + Precioventa, 0)
    if (order.ready_at === null && !ok('tap')) expect(order.TotalBruto, told).toBeCloseTo(gross, 2)
    const doors = await db
      .selectFrom('payments')
      .select(['captured'])
      .where('order_id', '=', Id)
      .where('provider', '=', 'puerta')
      .execute()
    expect(
      doors.reduce((sum, { captured }) => sum + captured, 0),
      told,
    ).toBe(ok('door', 'door again') > 0 ? 10_000 : 0)
    if (/[AC]/.test(order.Estado)) expect(await shop.kept(Id), told).toBe(0)
    await requirePlaces(told)
  }

  async function requirePlaces(told: string): Promise<void> {
    const { db } = shop.shop
    const held = await db
      .selectFrom('orders')
      .select(['slot_id', sql<number>`cast(count(*) as integer)`.as('orders')])
      .where('Dia', '=', DAY)
      .where('Estado', 'in', ['P', 'D'])
      .groupBy('slot_id')
      .execute()
    const taken = await db.selectFrom('slot_bookings').selectAll().where('day_id', '=', DAY).execute()
    for (const { slot_id, taken: places } of taken)
      expect(held.find((each) => each.slot_id === slot_id)?.orders ?? 0, told).toBe(places)
  }
})
