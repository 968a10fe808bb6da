import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  findDeliveryDay,
  findDeliveryGrid,
  listCosts,
  listDeliveryDays,
  listPaymentTypes,
  listSlots,
} from '@gondola/contract/delivery'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'

const all = { params: { from: 0, count: 0 } }

describeOnBothDatabases('delivery', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true, now: '2026-11-21T15:00:00Z' })
    await shop.db
      .insertInto('delivery_holidays')
      .values({ day: '2026-11-23', description: 'Feriado' })
      .execute()
  })
  afterAll(() => shop.close())

  it.each([
    ['HOY', 3, ['2026-11-21', '2026-11-24', '2026-11-25']],
    ['2026-11-21', 1, ['2026-11-21']],
    ['2026-11-22', 2, ['2026-11-24', '2026-11-25']],
    ['2020-01-01', 1, ['2026-11-21']],
    ['2030-01-01', 3, []],
  ])('days from %s, %d of them: %j [§9.7]', async (Fecha, count, days) => {
    const { status, json } = await shop.visitor().call(listDeliveryDays, { params: { count, Fecha } })
    expect([status, json.map((day) => day.Fecha)]).toEqual([200, days])
  })

  it.each([
    '/0/HOY',
    '/31/HOY',
    '/-1/HOY',
    '/x/HOY',
    '/3/MANANA',
    '/3/2026-13-01',
    '/3/21-11-2026',
    '/3/hoy',
  ])('days %s are not asked for so', async (rest) => {
    const { status, problem } = await shop.visitor().request('GET', `/api/dias/getdiasreparto${rest}`)
    expect([status, problem.code]).toEqual([400, 'datos'])
  })

  it('a day has its slots with the places left, those of today that have not begun [§4.22]', async () => {
    const { json } = await shop.visitor().call(findDeliveryDay, { params: { Id: 20_261_121 } })
    expect(json.ListHorariosDisponibles.map(({ Desde, Cupo }) => [Desde, Cupo])).toEqual([
      ['15:00', 10],
      ['18:00', 10],
    ])
  })

  it('the grid tells few places, the last ones without their number, and until when a slot takes orders', async () => {
    const slots = await shop.db.selectFrom('delivery_slots').selectAll().orderBy('position').execute()
    const book = (day_id: number, slot: number, taken: number, capacity: number) =>
      shop.db
        .insertInto('slot_bookings')
        .values({ branch_id: 1, day_id, slot_id: slots[slot]!.Id, taken, capacity })
        .execute()
    await book(20_261_124, 0, 7, 10)
    await book(20_261_124, 1, 16, 20)
    await book(20_261_124, 2, 15, 20)
    await book(20_261_124, 3, 20, 20)
    await shop.db.updateTable('branches').set({ lead_hours: 3 }).execute()
    const { json } = await shop.visitor().call(findDeliveryGrid)
    await shop.db.deleteFrom('slot_bookings').execute()
    await shop.db.updateTable('branches').set({ lead_hours: 0 }).execute()
    const [today, tuesday] = json.Dias
    expect([json.Hoy, today?.Fecha, tuesday?.Fecha]).toEqual(['2026-11-21', '2026-11-21', '2026-11-24'])
    expect(today?.Horarios.map(({ Estado, Cierra }) => [Estado, Cierra])).toEqual([
      ['cerrado', undefined],
      ['cerrado', undefined],
      ['cerrado', undefined],
      ['libre', '2026-11-21T15:00'],
    ])
    expect(tuesday?.Horarios.map(({ Id: _, Hasta: __, ...told }) => told)).toEqual([
      { Desde: '09:00', Estado: 'libre', Cierra: '2026-11-24T06:00', Quedan: 3 },
      { Desde: '12:00', Estado: 'libre', Cierra: '2026-11-24T09:00', Ultimos: true },
      { Desde: '15:00', Estado: 'libre', Cierra: '2026-11-24T12:00' },
      { Desde: '18:00', Estado: 'completo' },
    ])
  })

  it.each([20_261_122, 20_261_123, 20_261_120, 20_270_601, 20_261_131, 1])(
    'day %d does not exist: 404',
    async (Id) => {
      const { status, problem } = await shop.visitor().call(findDeliveryDay, { params: { Id } })
      expect([status, problem.code]).toEqual([404, 'no-existe'])
    },
  )

  it('lists slots, costs and active payment types in the shop’s order [§9.6]', async () => {
    const visitor = shop.visitor()
    await shop.db.updateTable('payment_types').set({ is_active: false }).where('Id', '=', 2).execute()
    await shop.db.updateTable('payment_types').set({ position: -1 }).where('Id', '=', 4).execute()
    await shop.db
      .updateTable('delivery_slots')
      .set({ is_active: false })
      .where('Desde', '=', '12:00')
      .execute()
    const [slots, costs, payments] = await Promise.all([
      visitor.call(listSlots, all),
      visitor.call(listCosts, all),
      visitor.call(listPaymentTypes, all),
    ])
    expect(slots.json.map(({ Desde, Hasta, Checked }) => [Desde, Hasta, Checked])).toEqual([
      ['09:00', '12:00', false],
      ['15:00', '18:00', false],
      ['18:00', '21:00', false],
    ])
    expect(costs.json).toEqual([{ Monto1: 0, Monto2: 0 }])
    expect(payments.json.map(({ Id }) => Id)).toEqual([4, 1, 3])
    expect(payments.headers['x-total-count']).toBe('3')
    expect((await visitor.call(listPaymentTypes, { params: { from: 1, count: 1 } })).json).toHaveLength(1)
  })
})
