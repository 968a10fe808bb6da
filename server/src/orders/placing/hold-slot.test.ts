import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deleteAccount } from '@gondola/contract/clients'
import {
  findDeliveryDay,
  findDeliveryGrid,
  findOwnDelivery,
  holdSlot,
  listDayLoads,
  releaseSlot,
  takeOwnSlots,
  type SlotHoldDraft,
} from '@gondola/contract/delivery'
import { changePlacedOrder } from '@gondola/contract/orders'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { MONDAY, SATURDAY_NOON, orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { returnExpiredHolds } from '../../delivery/holds/place-holds.ts'

const MORNING = '09:00 a 12:00'
const NOON = '12:00 a 15:00'
const LATER = '2026-11-21T15:20:00Z'

describeOnBothDatabases('a place held in the checkout', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startOrderShop(database)
    shop.stopClock()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.config.rateLimit = false
    shop.setNow(SATURDAY_NOON)
    await shop.db.deleteFrom('slot_holds').execute()
    await shop.db.deleteFrom('slot_bookings').execute()
    await shop.db.updateTable('orders').set({ Estado: 'A' }).where('Estado', '=', 'P').execute()
    await shop.db.updateTable('delivery_slots').set({ capacity: 1 }).execute()
  })

  const hold = (by: TestClient, changes: Partial<SlotHoldDraft> = {}) =>
    by.call(holdSlot, {
      body: { FormaEntrega: 'ED', Dia: MONDAY, HorarioEntrega: MORNING, ...changes },
    })
  const own = async (by: TestClient) => (await by.call(findOwnDelivery)).json
  const person = async () => (await registerTestClient(shop)).browser
  const taken = async () => {
    const rows = await shop.db.selectFrom('slot_bookings').select(['slot_id', 'taken']).execute()
    return rows.reduce((sum, row) => sum + row.taken, 0)
  }

  it('is held for 20 minutes, for its customer alone', async () => {
    const [ana, eva] = [await person(), await person()]
    const held = await hold(ana)
    expect([held.status, held.json]).toEqual([
      200,
      { Sucursal: 1, Dia: MONDAY, HorarioEntrega: MORNING, Vence: '12:20', Segundos: 1200 },
    ])
    expect(await own(ana)).toEqual({ Reserva: held.json, Habitual: null })
    expect(await own(eva)).toEqual({ Reserva: null, Habitual: null })
    const refused = await hold(eva)
    expect([refused.status, refused.problem.code]).toEqual([409, 'horario'])
    expect((await save(eva, orderDraft())).problem.code).toBe('horario')
    expect(await taken()).toBe(1)
  })

  it('is free in its own customer’s lists and grid, and full in everybody else’s', async () => {
    const [ana, eva] = [await person(), await person()]
    await hold(ana)
    const morningOf = async (by: TestClient) => {
      const day = (await by.call(findDeliveryDay, { params: { Id: MONDAY } })).json
      const grid = (await by.call(findDeliveryGrid)).json.Dias.find(({ Id }) => Id === MONDAY)
      return [day.ListHorariosDisponibles[0]?.Cupo, grid?.Horarios[0]?.Estado, grid?.Horarios[0]?.Quedan]
    }
    expect(await morningOf(ana)).toEqual([1, 'libre', 1])
    expect(await morningOf(eva)).toEqual([0, 'completo', undefined])
  })

  it('is held by new accounts in half of the slot’s places; known customers still hold', async () => {
    const [ana, eva, mara, sol] = [await person(), await person(), await person(), await person()]
    await shop.db.updateTable('delivery_slots').set({ capacity: 4 }).execute()
    const past = (await save(sol, orderDraft({ HorarioEntrega: NOON }))).json
    await shop.db.updateTable('orders').set({ Estado: 'D' }).where('Id', '=', past.Id).execute()
    shop.config.rateLimit = true
    expect([(await hold(ana)).status, (await hold(eva)).status]).toEqual([200, 200])
    const refused = await hold(mara)
    expect([refused.status, refused.problem.code]).toEqual([422, 'cuentas-nuevas'])
    expect(await taken()).toBe(3)
    expect((await hold(sol)).status).toBe(200)
    // a renewal is none more
    expect((await hold(ana)).status).toBe(200)
    const elsewhere = (await save(mara, orderDraft({ HorarioEntrega: NOON }))).json
    // nor for an order that is to move there
    expect((await hold(mara, { Pedido: elsewhere.Id })).problem.code).toBe('cuentas-nuevas')
    shop.setNow(LATER)
    expect((await hold(eva)).status).toBe(200)
  })

  it('becomes the order’s place', async () => {
    const ana = await person()
    await hold(ana)
    expect((await save(ana, orderDraft())).status).toBe(200)
    expect(await taken()).toBe(1)
    expect((await own(ana)).Reserva).toBeNull()
  })

  it('ends when the order goes elsewhere, and stays when the order is refused', async () => {
    const [ana, eva] = [await person(), await person()]
    await hold(ana)
    expect((await save(ana, orderDraft({ TotalNeto: 1 }))).problem.code).toBe('precios')
    expect((await own(ana)).Reserva?.HorarioEntrega).toBe(MORNING)
    expect((await save(ana, orderDraft({ HorarioEntrega: NOON }))).status).toBe(200)
    expect((await own(ana)).Reserva).toBeNull()
    expect((await hold(eva)).status).toBe(200)
  })

  it('moves with the choice: one place per account', async () => {
    const [ana, eva] = [await person(), await person()]
    await hold(ana, { HorarioEntrega: NOON })
    expect((await hold(ana)).json.HorarioEntrega).toBe(MORNING)
    expect((await hold(eva, { HorarioEntrega: NOON })).status).toBe(200)
    // full: nothing moves
    expect((await hold(ana, { HorarioEntrega: NOON })).problem.code).toBe('horario')
    expect((await own(ana)).Reserva?.HorarioEntrega).toBe(MORNING)
    expect(await taken()).toBe(2)
  })

  it('is renewed by holding it again, and returned by letting go, also twice', async () => {
    const ana = await person()
    await hold(ana)
    shop.setNow('2026-11-21T15:10:00Z')
    expect((await hold(ana)).json.Vence).toBe('12:30')
    expect(await taken()).toBe(1)
    expect((await ana.call(releaseSlot)).status).toBe(204)
    expect((await ana.call(releaseSlot)).status).toBe(204)
    expect(await taken()).toBe(0)
  })

  it('has run out after 20 minutes: who comes first has it, its customer too', async () => {
    const [ana, eva] = [await person(), await person()]
    await hold(ana)
    shop.setNow(LATER)
    expect((await own(ana)).Reserva).toBeNull()
    // nobody returned it yet: the order of its customer uses it
    expect((await save(ana, orderDraft())).status).toBe(200)
    await hold(eva, { HorarioEntrega: NOON })
    shop.setNow('2026-11-21T15:40:00Z')
    expect((await hold(ana, { HorarioEntrega: NOON })).status).toBe(200)
    expect((await save(eva, orderDraft({ HorarioEntrega: NOON }))).problem.code).toBe('horario')
    expect(await taken()).toBe(2)
  })

  it('is returned by housekeeping once it has run out, and not before', async () => {
    const ana = await person()
    await hold(ana)
    await returnExpiredHolds(shop.deps)
    expect(await taken()).toBe(1)
    shop.setNow(LATER)
    expect(await returnExpiredHolds(shop.deps)).toBe(false)
    expect(await taken()).toBe(0)
  })

  it.each([
    [{ Dia: 20_261_122 }, 'dia-sin-reparto'],
    [{ Dia: 20_270_801 }, 'dia-sin-reparto'],
    [{ HorarioEntrega: '03:00 a 04:00' }, 'horario-inexistente'],
    [{ Dia: 20_261_121 }, 'horario-pasado'],
    [{ Sucursal: 4_711 }, 'sucursal-cerrada'],
  ] as const)('is refused where nobody could order: %j, %s', async (changes, code) => {
    const { status, problem } = await hold(await person(), changes)
    expect([status, problem.code]).toEqual([422, code])
    expect(await taken()).toBe(0)
  })

  it('is refused to a visitor, and to a customer who may not order there', async () => {
    expect((await hold(shop.visitor())).status).toBe(401)
    shop.config.rateLimit = true
    await shop.db.updateTable('delivery_slots').set({ capacity: 9 }).execute()
    for (const [name, code] of [
      ['MaximoPedidosPorHorario', 'pedidos-por-horario'],
      ['MaximoPedidosPendientesSinConfirmar', 'pedidos-pendientes'],
    ] as const) {
      const others = { name: 'MaximoPedidosPendientesSinConfirmar', value: '2' } as const
      if (name !== others.name) await shop.db.insertInto('parameters').values(others).execute()
      await shop.db.insertInto('parameters').values({ name, value: '1' }).execute()
      const ana = await person()
      expect((await save(ana, orderDraft())).status).toBe(200)
      expect((await hold(ana)).problem.code).toBe(code)
      await shop.db.deleteFrom('parameters').where('name', 'in', [name, others.name]).execute()
    }
  })

  it('for a placed order that is to move is no order more, and becomes its place', async () => {
    const [ana, eva] = [await person(), await person()]
    const { Id } = (await save(ana, orderDraft())).json
    shop.config.rateLimit = true
    await shop.db
      .insertInto('parameters')
      .values({ name: 'MaximoPedidosPorDiaSinConfirmar', value: '1' })
      .execute()
    expect((await hold(ana, { HorarioEntrega: NOON })).status).toBe(422)
    expect((await hold(ana, { HorarioEntrega: NOON, Pedido: Id })).json.HorarioEntrega).toBe(NOON)
    expect((await hold(eva, { Pedido: Id })).status).toBe(404)
    expect((await save(eva, orderDraft({ HorarioEntrega: NOON }))).problem.code).toBe('horario')
    const body = { Cambios: 0, HorarioEntrega: NOON }
    expect((await ana.call(changePlacedOrder, { params: { Id }, body })).status).toBe(200)
    expect([await taken(), (await own(ana)).Reserva]).toEqual([1, null])
    await shop.db.deleteFrom('parameters').where('name', '=', 'MaximoPedidosPorDiaSinConfirmar').execute()
    await shop.db.updateTable('delivery_rules').set({ cutoff_days: 9, cutoff_time: '01:00' }).execute()
    expect((await hold(ana, { Pedido: Id })).problem.code).toBe('cambio-cerrado')
    await shop.db.updateTable('delivery_rules').set({ cutoff_days: 0, cutoff_time: null }).execute()
  })

  it('is given back when the account is closed', async () => {
    const ana = await person()
    await hold(ana)
    expect((await ana.call(deleteAccount, { body: { Pass: 'secreta1' } })).status).toBe(204)
    expect(await taken()).toBe(0)
  })

  it('is shown to staff among the taken places, and moves with a branch’s own slots', async () => {
    const [ana, staff] = [await person(), await staffOf(shop, 'administracion')]
    await hold(ana)
    const load = async () => {
      const days = (await staff.call(listDayLoads)).json
      const { Tomados, Reservados } = days.find(({ Id }) => Id === MONDAY)!.Horarios[0]!
      return { Tomados, Reservados }
    }
    expect(await load()).toEqual({ Tomados: 1, Reservados: 1 })
    expect((await staff.call(takeOwnSlots, { params: { Id: 1 } })).status).toBe(200)
    expect(await load()).toEqual({ Tomados: 1, Reservados: 1 })
    expect((await save(ana, orderDraft())).status).toBe(200)
    expect(await load()).toEqual({ Tomados: 1, Reservados: 0 })
  })

  it('proposes what like orders have in common, from the second on, and mixes none', async () => {
    await shop.db.updateTable('delivery_slots').set({ capacity: 20 }).execute()
    const ana = await person()
    const placed = async (changes: Parameters<typeof orderDraft>[0] = {}) => {
      const { TotalNeto: _, ...draft } = orderDraft(changes)
      const { status, json } = await save(ana, draft)
      expect(status).toBe(200)
      return json
    }
    const { Opt3 } = await placed()
    await placed({ HorarioEntrega: NOON })
    await placed({ Dia: MONDAY + 1, FormaEntrega: 'RS', TipoPago: { Id: 2 } })
    await placed({ Opt3: 'Otra calle 5' })
    expect(await own(ana)).toMatchObject({ Habitual: null, UltimaDireccion: 'Otra calle 5' })
    await placed({ TipoPago: { Id: 3 } })
    const like = { Sucursal: 1, FormaEntrega: 'ED', Direccion: Opt3, HorarioEntrega: MORNING }
    expect((await own(ana)).Habitual).toEqual({ ...like, TipoPago: 3, DiaSemana: 1 })
  })
})
