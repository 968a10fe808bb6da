import { defaultBranchId } from '../goods/branches/branches.store.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { MONDAY, orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'

describeOnBothDatabases('an order sent more than once', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startOrderShop(database)
  })
  afterAll(() => shop.close())

  const ordersOf = (clientId: number) =>
    shop.db.selectFrom('orders').selectAll().where('client_id', '=', clientId).execute()
  const slots = ['09:00', '12:00', '15:00', '18:00']
  const setPlaces = async (slot: string, dayId: number, capacity: number, taken = 0) => {
    const { Id } = await shop.db
      .selectFrom('delivery_slots')
      .select('Id')
      .where('Desde', '=', slot)
      .executeTakeFirstOrThrow()
    const row = { branch_id: await defaultBranchId(shop.db), day_id: dayId, slot_id: Id, taken, capacity }
    await shop.db
      .insertInto('slot_bookings')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['branch_id', 'day_id', 'slot_id']).doUpdateSet({ taken, capacity }),
      )
      .execute()
  }
  const taken = async (dayId: number) =>
    (await shop.db.selectFrom('slot_bookings').selectAll().where('day_id', '=', dayId).execute()).reduce(
      (sum, booking) => sum + booking.taken,
      0,
    )

  it('with the same key is one order: a double click, twenty at once, a retry much later [§8.34]', async () => {
    const { browser, client } = await registerTestClient(shop)
    const second = await shop.openSecondApp()
    const there = second.visitor()
    for (const [name, value] of browser.cookies) there.cookies.set(name, value)
    const key = randomUUID()
    const before = await taken(MONDAY)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(index % 2 ? browser : there, orderDraft(), key)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const later = await save(browser, orderDraft(), key)
    expect(later.json).toEqual(answers[0]?.json)
    expect(await ordersOf(client.Id)).toHaveLength(1)
    expect(await taken(MONDAY)).toBe(before + 1)
    const mails = await shop.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('event_key', '=', `pedido-${later.json.Id}-generado`)
      .execute()
    expect(mails).toHaveLength(1)
    await second.close()
  })

  it('with the same key, its fields in another order, is the same', async () => {
    const { browser, client } = await registerTestClient(shop)
    const draft = orderDraft()
    const { json } = await save(browser, draft, 'a-b-c')
    const turned = Object.fromEntries(Object.entries(draft).toReversed()) as typeof draft
    expect((await save(browser, turned, 'a-b-c')).json.Id).toBe(json.Id)
    expect(await ordersOf(client.Id)).toHaveLength(1)
  })

  it('with the same key for another order is refused', async () => {
    const { browser, client } = await registerTestClient(shop)
    await save(browser, orderDraft(), 'misma')
    const { status, problem } = await save(browser, orderDraft({ Opt4: 'otra cosa' }), 'misma')
    expect([status, problem.code]).toEqual([409, 'clave-repetida'])
    expect(problem.Pedido?.Lineas?.length).toBeGreaterThan(0)
    expect(await ordersOf(client.Id)).toHaveLength(1)
  })

  it('with a key that another client used is their own', async () => {
    const [a, b] = [await registerTestClient(shop), await registerTestClient(shop)]
    const first = await save(a.browser, orderDraft(), 'compartida')
    const other = await save(b.browser, orderDraft(), 'compartida')
    expect(other.status).toBe(200)
    expect(other.json.Id).not.toBe(first.json.Id)
    expect(other.json.Cliente).toBe(b.client.Id)
  })

  it('leaves no key behind when it was refused', async () => {
    const { browser } = await registerTestClient(shop)
    expect((await save(browser, orderDraft({ TipoPago: null }), 'corregida')).status).toBe(422)
    expect((await save(browser, orderDraft(), 'corregida')).status).toBe(200)
  })

  it.each(['', ' ', 'con espacio', 'x'.repeat(201), 'ñ'])('is refused with the key «%s»', async (key) => {
    const { browser } = await registerTestClient(shop)
    const { status, problem } = await save(browser, orderDraft(), key)
    expect([status, problem.Campo]).toEqual([400, 'Idempotency-Key'])
  })

  it('without a key is two orders', async () => {
    const { browser, client } = await registerTestClient(shop)
    const [one, two] = await Promise.all([save(browser, orderDraft()), save(browser, orderDraft())])
    expect(one.json.Id).not.toBe(two.json.Id)
    expect(await ordersOf(client.Id)).toHaveLength(2)
  })

  describe('two customers racing for the last place', () => {
    it.each([1, 2, 3])('one gets it, the other reads so (%d)', async (turn) => {
      const day = 20_261_200 + turn
      await setPlaces('15:00', day, 7, 6)
      const racers = [await registerTestClient(shop), await registerTestClient(shop)]
      const draft = orderDraft({ Dia: day, HorarioEntrega: '15:00 a 18:00' })
      const answers = await Promise.all(racers.map(({ browser }) => save(browser, draft, randomUUID())))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const refused = answers.find(({ status }) => status === 409)
      expect(refused?.problem).toMatchObject({
        code: 'horario',
        detail: 'Ese horario se acaba de completar. Elegí otro día u horario de entrega.',
      })
      expect(await taken(day)).toBe(7)
    })

    it('twenty for five places of a day nobody has ordered for: five orders', async () => {
      const day = 20_261_204
      await shop.db.updateTable('delivery_slots').set({ capacity: 5 }).where('Desde', '=', '18:00').execute()
      const { browser } = await registerTestClient(shop)
      const draft = orderDraft({ Dia: day, HorarioEntrega: '18:00 a 21:00' })
      const answers = await Promise.all(Array.from({ length: 20 }, () => save(browser, draft, randomUUID())))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
      expect(answers.filter(({ problem }) => problem.code === 'horario')).toHaveLength(15)
      expect(await taken(day)).toBe(5)
      await shop.db
        .updateTable('delivery_slots')
        .set({ capacity: 1000 })
        .where('Desde', '=', '18:00')
        .execute()
    })

    it('a slot with no place at all takes nobody', async () => {
      const day = 20_261_205
      await shop.db.updateTable('delivery_slots').set({ capacity: 0 }).where('Desde', '=', '18:00').execute()
      const { browser } = await registerTestClient(shop)
      const { problem } = await save(browser, orderDraft({ Dia: day, HorarioEntrega: '18:00 a 21:00' }))
      expect(problem.code).toBe('horario')
      await shop.db
        .updateTable('delivery_slots')
        .set({ capacity: 1000 })
        .where('Desde', '=', '18:00')
        .execute()
    })
  })

  it('many clients ordering, saving and annulling at once: none is refused, all is counted', async () => {
    const day = 20_261_210
    const clients = await Promise.all(Array.from({ length: 8 }, () => registerTestClient(shop)))
    const second = await shop.openSecondApp()
    const work = clients.map(async ({ browser }, number) => {
      const there = number % 2 ? browser : new TestClient(second.app)
      for (const [name, value] of browser.cookies) there.cookies.set(name, value)
      const statuses: number[] = []
      for (let turn = 0; turn < 6; turn++) {
        const [from] = [slots[(number + turn) % slots.length] ?? '']
        const HorarioEntrega = `${from} a ${String(Number(from.slice(0, 2)) + 3).padStart(2, '0')}:00`
        const saved = await save(there, { Estado: 'I', Lineas: [{ Codart: 'PAN', Cantidad: turn + 1 }] })
        const placed = await save(there, orderDraft({ Dia: day, HorarioEntrega }), randomUUID())
        statuses.push(saved.status, placed.status)
        if (turn % 2) statuses.push((await save(there, { Estado: 'A', Id: placed.json.Id })).status)
      }
      return statuses
    })
    const statuses = (await Promise.all(work)).flat()
    expect(new Set(statuses)).toEqual(new Set([200]))
    const orders = await shop.db.selectFrom('orders').selectAll().where('Dia', '=', day).execute()
    expect(orders).toHaveLength(48)
    expect(await taken(day)).toBe(orders.filter(({ Estado }) => Estado === 'P').length)
    await second.close()
  })
})
