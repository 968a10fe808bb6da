import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdSlot, releaseSlot } from '@gondola/contract/delivery'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { returnExpiredHolds } from '../../src/delivery/holds/place-holds.ts'
import { openTwoServers, type TwoServers } from './two-servers.ts'

const CUSTOMERS = 6
const MORNING = '09:00 a 12:00'
const NOON = '12:00 a 15:00'

describeOnBothDatabases('held places at two servers at the same moment', (database) => {
  let shop: TestShop
  let servers: TwoServers
  let people: TestClient[]
  beforeAll(async () => {
    shop = await startOrderShop(database)
    servers = await openTwoServers(shop)
    const registered = await Promise.all(Array.from({ length: CUSTOMERS }, () => registerTestClient(shop)))
    people = registered.map(({ browser }, index) => (index % 2 === 0 ? browser : servers.elsewhere(browser)))
    await shop.db.updateTable('delivery_slots').set({ capacity: 1 }).execute()
  })
  afterAll(() => servers.close())

  const hold = (by: TestClient, Dia: number, HorarioEntrega = MORNING) =>
    by.call(holdSlot, { body: { FormaEntrega: 'ED', Dia, HorarioEntrega } })
  const countsOf = async (Dia: number) => {
    const [bookings, holds, orders] = await Promise.all([
      shop.db.selectFrom('slot_bookings').select('taken').where('day_id', '=', Dia).execute(),
      shop.db.selectFrom('slot_holds').select('client_id').where('day_id', '=', Dia).execute(),
      shop.db.selectFrom('orders').select('Id').where('Dia', '=', Dia).where('Estado', '=', 'P').execute(),
    ])
    return {
      taken: bookings.reduce((sum, { taken }) => sum + taken, 0),
      used: holds.length + orders.length,
      orders: orders.length,
    }
  }
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted()

  it('the last place goes to one of many', async () => {
    const Dia = 20_261_201
    const answers = await Promise.all(people.map((by) => hold(by, Dia)))
    expect(statuses(answers)).toEqual([200, ...Array<number>(CUSTOMERS - 1).fill(409)])
    expect(await countsOf(Dia)).toEqual({ taken: 1, used: 1, orders: 0 })
  })

  it('one account holds one place, however often it asks at once', async () => {
    const Dia = 20_261_202
    const answers = await servers.atOnce(people[0]!, 8, (by, index) =>
      hold(by, Dia, index % 3 === 0 ? NOON : MORNING),
    )
    expect(new Set(statuses(answers))).toEqual(new Set([200]))
    expect(await countsOf(Dia)).toEqual({ taken: 1, used: 1, orders: 0 })
  })

  it('customers who exchange slots do not stop each other', async () => {
    const Dia = 20_261_203
    await shop.db.updateTable('delivery_slots').set({ capacity: CUSTOMERS }).execute()
    await Promise.all(people.map((by, index) => hold(by, Dia, index % 2 === 0 ? MORNING : NOON)))
    const answers = await Promise.all(
      people.map((by, index) => hold(by, Dia, index % 2 === 0 ? NOON : MORNING)),
    )
    expect(new Set(statuses(answers))).toEqual(new Set([200]))
    expect(await countsOf(Dia)).toEqual({ taken: CUSTOMERS, used: CUSTOMERS, orders: 0 })
    await shop.db.updateTable('delivery_slots').set({ capacity: 1 }).execute()
  })

  it.each([20_261_204, 20_261_205])(
    'an order, a release and others’ holds count each place once (%d)',
    async (Dia) => {
      const [ana, ...others] = people
      expect((await hold(ana!, Dia)).status).toBe(200)
      const [placed] = await Promise.all([
        save(ana!, orderDraft({ Dia, HorarioEntrega: MORNING })),
        servers.elsewhere(ana!).call(releaseSlot),
        ...others.map((by) => hold(by, Dia)),
      ])
      expect([200, 409], placed.text).toContain(placed.status)
      const { taken, used, orders } = await countsOf(Dia)
      expect(taken).toBe(used)
      expect(taken).toBeLessThanOrEqual(1)
      expect(orders).toBe(placed.status === 200 ? 1 : 0)
    },
  )

  it.each([20_261_210, 20_261_211])('an expired hold is returned once, by any process (%d)', async (Dia) => {
    const [ana, ...others] = people
    expect((await hold(ana!, Dia)).status).toBe(200)
    await shop.db
      .updateTable('slot_holds')
      .set({ expires_at: '2026-11-21T00:00:00.000Z' })
      .where('day_id', '=', Dia)
      .execute()
    const [, , placed, ...held] = await Promise.all([
      returnExpiredHolds(shop.deps),
      returnExpiredHolds(servers.second.deps),
      save(ana!, orderDraft({ Dia, HorarioEntrega: MORNING })),
      ...others.map((by) => hold(by, Dia)),
    ])
    expect([placed, ...held].filter(({ status }) => status === 200)).toHaveLength(1)
    const { taken, used } = await countsOf(Dia)
    expect([taken, used]).toEqual([1, 1])
  })
})
