import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeDayPlaces, staffSlots } from '@gondola/contract/delivery'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { openTwoServers, type TwoServers } from './two-servers.ts'

/** Days without any orders yet, each used once. */
const DAYS = [1, 2, 3, 4, 5, 10, 11].map((day) => 20_261_200 + day)
const CUSTOMERS = 6

describeOnBothDatabases('slots at two servers at the same moment', (database) => {
  let shop: TestShop
  let servers: TwoServers
  let staff: TestClient
  let people: TestClient[]
  beforeAll(async () => {
    shop = await startOrderShop(database)
    servers = await openTwoServers(shop)
    staff = await staffOf(shop, 'administracion')
    const registered = await Promise.all(Array.from({ length: CUSTOMERS }, () => registerTestClient(shop)))
    people = registered.map(({ browser }, index) => (index % 2 === 0 ? browser : servers.elsewhere(browser)))
  })
  afterAll(() => servers.close())

  const order = (by: TestClient, Dia: number, HorarioEntrega = '09:00 a 12:00') =>
    save(by, orderDraft({ Dia, HorarioEntrega }), randomUUID())
  const bookingOf = (Dia: number) =>
    shop.db.selectFrom('slot_bookings').selectAll().where('day_id', '=', Dia).executeTakeFirst()
  const ordersOf = async (Dia: number) =>
    (await shop.db.selectFrom('orders').select('Id').where('Dia', '=', Dia).execute()).length
  const morning = async () => (await staff.call(staffSlots.list)).json.find(({ Desde }) => Desde === '09:00')!

  it.each(DAYS.slice(0, 4))('a day gets places of its own while its first orders come (%d)', async (Dia) => {
    const { Id } = await morning()
    const [changed, ...answers] = await Promise.all([
      servers.elsewhere(staff).call(changeDayPlaces, { params: { Dia, Horario: Id }, body: { Cupo: 2 } }),
      ...people.map((by) => order(by, Dia)),
    ])
    expect([200, 422], changed.text).toContain(changed.status)
    for (const { status, text } of answers) expect([200, 409], text).toContain(status)
    const placed = answers.filter(({ status }) => status === 200).length
    expect(await ordersOf(Dia)).toBe(placed)
    // the change is refused if more orders came first
    expect(placed).toBe(changed.status === 200 ? 2 : CUSTOMERS)
    expect(await bookingOf(Dia)).toMatchObject({
      taken: placed,
      ...(changed.status === 200 && { capacity: 2 }),
    })
  })

  it('a slot gets fewer places while the first orders of its days come: they count on each', async () => {
    const slot = await morning()
    const { Id, ...draft } = slot
    for (const Dia of DAYS.slice(4)) {
      const [changed, ...answers] = await Promise.all([
        servers.elsewhere(staff).call(staffSlots.change, { params: { Id }, body: { ...draft, Cupo: 2 } }),
        ...people.map((by) => order(by, Dia)),
      ])
      expect(changed.status, changed.text).toBe(200)
      for (const { status, text } of answers) expect([200, 409], text).toContain(status)
      const placed = answers.filter(({ status }) => status === 200).length
      expect(await bookingOf(Dia)).toMatchObject({ taken: placed, capacity: Math.max(2, placed) })
      expect((await staff.call(staffSlots.change, { params: { Id }, body: draft })).status).toBe(200)
    }
  })

  it.each([1, 2, 3, 4])('a slot removed while it is ordered with (%d)', async () => {
    const body = { Desde: '06:00', Hasta: '07:00', Cupo: 9, Activo: true, Orden: 9 }
    const { Id } = (await staff.call(staffSlots.create, { body })).json
    const [removed, ...answers] = await Promise.all([
      servers.elsewhere(staff).call(staffSlots.remove, { params: { Id } }),
      ...people.map((by) => order(by, 20_261_212, '06:00 a 07:00')),
    ])
    for (const { status, text } of answers) expect([200, 422], text).toContain(status)
    const isOrdered = answers.some(({ status }) => status === 200)
    expect(removed.status, removed.text).toBe(isOrdered ? 422 : 204)
    if (isOrdered) await staff.call(staffSlots.change, { params: { Id }, body: { ...body, Activo: false } })
  })
})
