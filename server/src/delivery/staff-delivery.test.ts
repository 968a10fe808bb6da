import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  findDeliveryDay,
  listCosts,
  listDeliveryDays,
  listPaymentTypes,
  changeDayPlaces,
  listDayLoads,
  staffDeliveryRules,
  staffHolidays,
  staffPaymentTypes,
  staffSlots,
  type DeliveryRulesDraft,
} from '@gondola/contract/delivery'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { MONDAY, orderDraft, save, SATURDAY_NOON, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { addTestClient } from '../../../lab/shop/test-feature.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { createSession } from '../sessions/session.store.ts'

const all = { params: { from: 0, count: 0 } }
const RULES: DeliveryRulesDraft = {
  DiasSemana: [1, 2, 3, 4, 5, 6],
  CorteDias: 0,
  CorteHora: null,
  Monto1: 1500.5,
  Monto2: 1000,
}

describeOnBothDatabases('delivery as staff set it', (database) => {
  let shop: TestShop
  let staff: TestClient
  let customer: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    staff = await staffOf(shop, 'administracion')
    customer = shop.visitor()
    const clientId = await addTestClient(shop.db)
    customer.cookies.set('gondola_sesion', await createSession(shop.db, shop.deps.clock, { clientId }))
  })
  afterAll(() => shop.close())

  const setRules = (change: Partial<DeliveryRulesDraft>) =>
    staff.call(staffDeliveryRules.change, { params: { Id: 1 }, body: { ...RULES, ...change } })
  const days = async (count = 2) =>
    (await shop.visitor().call(listDeliveryDays, { params: { count, Fecha: 'HOY' } })).json.map(
      ({ Id }) => Id,
    )
  const placesOn = async (Id: number) =>
    (await shop.visitor().call(findDeliveryDay, { params: { Id } })).json.ListHorariosDisponibles.map(
      ({ Cupo }) => Cupo,
    )

  it('closes a day at its hour, for who looks and for who orders', async () => {
    shop.setNow('2026-11-21T22:59:00Z')
    await setRules({ CorteDias: 2, CorteHora: '20:00' })
    expect(await days(1)).toEqual([MONDAY])
    shop.setNow('2026-11-21T23:00:00Z')
    expect(await days(1)).toEqual([MONDAY + 1])
    expect((await save(customer, orderDraft())).problem).toMatchObject({
      status: 422,
      code: 'dia-sin-reparto',
    })
    await setRules({})
    expect(await days(1)).toEqual([MONDAY])
    shop.setNow(SATURDAY_NOON)
  })

  it('has weekdays, holidays, fee and minimum', async () => {
    await setRules({ DiasSemana: [1, 3], Monto1: 99.9, Monto2: 5 })
    expect(await days()).toEqual([MONDAY, MONDAY + 2])
    expect((await shop.visitor().call(listCosts, all)).json).toEqual([{ Monto1: 99.9, Monto2: 5 }])
    const body = { Fecha: '2026-11-23', Descrip: 'Soberanía' }
    expect((await staff.call(staffHolidays.create, { body })).json).toEqual(body)
    expect((await staff.call(staffHolidays.create, { body })).problem).toMatchObject({
      status: 422,
      code: 'feriado-repetido',
    })
    expect(await days()).toEqual([MONDAY + 2, MONDAY + 7])
    await staff.call(staffHolidays.change, { params: { Fecha: body.Fecha }, body: { Descrip: 'Otro' } })
    await staff.call(staffHolidays.remove, { params: { Fecha: body.Fecha } })
    expect((await staff.call(staffHolidays.list)).json).toEqual([])
    expect((await setRules({ DiasSemana: [] })).problem.code).toBe('ultimo-dia')
    await setRules({})
    expect(await days()).toEqual([MONDAY - 2, MONDAY])
  })

  it('gives slots other places; days that have more orders keep them', async () => {
    const [slot] = (await staff.call(staffSlots.list)).json
    if (slot === undefined) throw new Error('no slot')
    const setPlaces = (Cupo: number) =>
      staff.call(staffSlots.change, { params: { Id: slot.Id }, body: { ...slot, Cupo } })
    expect((await save(customer, orderDraft())).status).toBe(200)
    expect((await save(customer, orderDraft())).status).toBe(200)
    await setPlaces(1)
    expect((await placesOn(MONDAY))[0]).toBe(0)
    expect((await placesOn(MONDAY + 1))[0]).toBe(1)
    expect((await save(customer, orderDraft())).problem.code).toBe('horario')
    await setPlaces(7)
    expect((await placesOn(MONDAY))[0]).toBe(5)

    const params = { Dia: MONDAY, Horario: slot.Id }
    expect((await staff.call(changeDayPlaces, { params, body: { Cupo: 1 } })).problem).toMatchObject({
      status: 422,
      Campo: 'Cupo',
      detail: 'Ya hay 2 pedidos en ese horario: el cupo no puede ser menor.',
    })
    expect((await staff.call(changeDayPlaces, { params, body: { Cupo: 3 } })).json).toMatchObject({
      Tomados: 2,
      Cupo: 3,
    })
    expect((await placesOn(MONDAY))[0]).toBe(1)
    expect((await placesOn(MONDAY + 1))[0]).toBe(7)
    const load = (await staff.call(listDayLoads)).json.find(({ Id }) => Id === MONDAY)
    expect(load).toMatchObject({
      Cerrado: false,
      Horarios: [{ Desde: '09:00', Tomados: 2, Cupo: 3 }, {}, {}, {}],
    })
    expect((await staff.call(staffSlots.remove, { params: { Id: slot.Id } })).problem.code).toBe(
      'horario-en-uso',
    )
  })

  it('has slots that are distinguished', async () => {
    const slot = { Desde: '21:00', Hasta: '22:00', Cupo: 1, Activo: true, Orden: 9 }
    const { json } = await staff.call(staffSlots.create, { body: slot })
    expect((await staff.call(staffSlots.create, { body: slot })).problem.code).toBe('horario-repetido')
    expect((await staff.call(staffSlots.create, { body: { ...slot, Hasta: '20:00' } })).problem.code).toBe(
      'horario-al-reves',
    )
    expect((await staff.call(staffSlots.remove, { params: { Id: json.Id } })).status).toBe(204)
  })

  it('has ways to pay in order, and never none', async () => {
    const types = (await staff.call(staffPaymentTypes.list)).json
    const set = (Id: number, change: object) => {
      const own = types.find((type) => type.Id === Id)
      if (own === undefined) throw new Error('no such type')
      return staff.call(staffPaymentTypes.change, { params: { Id }, body: { ...own, ...change } })
    }
    await set(4, { Orden: 0, Descrip: 'Efectivo' })
    await set(1, { Orden: 3 })
    const shown = async () =>
      (await shop.visitor().call(listPaymentTypes, all)).json.map(({ Descrip }) => Descrip)
    expect((await shown())[0]).toBe('Efectivo')
    const words = {
      Indicaciones: 'Llevamos el vuelto.',
      IndicacionesRetiro: 'En la caja.',
      Alias: 'GONDOLA.TANDIL',
    }
    await set(4, { Orden: 0, Descrip: 'Efectivo', ...words })
    expect((await shop.visitor().call(listPaymentTypes, all)).json[0]).toEqual({
      Id: 4,
      Descrip: 'Efectivo',
      ...words,
    })
    expect((await set(4, { Alias: 'dos palabras' })).status).toBe(400)
    // nobody chooses a transfer without reading where to
    expect((await set(1, { Descrip: 'Transferencia' })).problem.code).toBe('transferencia-sin-cuenta')
    expect((await set(1, { Descrip: 'Transferencia', Indicaciones: 'Al CBU del cartel.' })).status).toBe(200)
    await shop.db.updateTable('payment_types').set({ instructions: '' }).where('Id', '=', 1).execute()
    const able = (await shop.visitor().call(listPaymentTypes, all)).json.filter(
      ({ Disponible = true }) => Disponible,
    )
    expect(able.map(({ Descrip }) => Descrip)).not.toContain('Transferencia')
    for (const Id of [1, 2, 3]) expect((await set(Id, { Activo: false })).status).toBe(200)
    expect((await set(4, { Activo: false })).problem).toMatchObject({
      code: 'ultimo-tipo-pago',
      Campo: 'Activo',
    })
    expect(await shown()).toEqual(['Efectivo'])
    expect((await staff.call(staffPaymentTypes.remove, { params: { Id: 1 } })).status).toBe(204)
    expect((await staff.call(staffPaymentTypes.remove, { params: { Id: 4 } })).problem.code).toBe(
      'tipo-pago-en-uso',
    )
  })
})
