import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffBranches, type AlcoholWindow } from '@gondola/contract/branches'
import { findOwnStaff } from '@gondola/contract/staff'
import {
  changeDayPlaces,
  findDeliveryDay,
  leaveOwnSlots,
  listDayLoads,
  listDeliveryDays,
  listSlots,
  staffBranchHolidays,
  staffBranchRules,
  staffSlots,
  takeOwnSlots,
} from '@gondola/contract/delivery'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { MONDAY, orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { defaultBranchId } from '../goods/branches/branches.store.ts'

/** A day on which no other test counts places. */
const TUESDAY = MONDAY + 1

describeOnBothDatabases('delivery of single branches', (database) => {
  let shop: TestShop
  /** The default branch, which has an order on Monday, and a second one. */
  let main: number
  let north: number
  let chief: TestClient
  let clerk: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    main = await defaultBranchId(shop.db)
    const branch = { Nombre: 'Norte', Direccion: '', Telefono: '', is_active: true }
    const added = shop.db.insertInto('branches').values(branch).returning('Id')
    north = (await added.executeTakeFirstOrThrow()).Id
    chief = await staffOf(shop, 'administracion', 'jefa')
    clerk = await staffOf(shop, 'administracion', 'del-norte', [north])
    const { browser } = await registerTestClient(shop)
    const placed = await save(browser, orderDraft())
    if (placed.status !== 200) throw new Error(placed.text)
  })
  afterAll(() => shop.close())

  const days = async (sucursal: number) =>
    (await shop.visitor().call(listDeliveryDays, { params: { count: 2, Fecha: 'HOY' }, query: { sucursal } }))
      .json
  const loadsOn = async (Id: number, sucursal?: number) => {
    const query = sucursal === undefined ? {} : { sucursal }
    const { json } = await chief.call(listDayLoads, { query })
    return json.find((day) => day.Id === Id)?.Horarios
  }

  it('have rules of their own until they return to the shop’s', async () => {
    const params = { Id: north }
    const {
      Id: _,
      Nombre,
      Propias,
      HorariosPropios,
      ...rules
    } = (await clerk.call(staffBranchRules.read, { params })).json
    expect([Nombre, Propias, HorariosPropios]).toEqual(['Norte', false, false])
    const body = { ...rules, DiasSemana: [2], Monto1: 99 }
    const changed = await clerk.call(staffBranchRules.change, { params, body })
    expect(changed.json).toMatchObject({ Propias: true, DiasSemana: [2], Monto1: 99 })
    expect((await days(north)).map(({ Id }) => Id)).toEqual([20_261_124, 20_261_201])
    expect((await days(main))[0]?.Id).toBe(20_261_121)
    expect((await chief.call(staffBranchRules.list)).json.map((row) => row.Propias)).toEqual([false, true])
    expect((await clerk.call(staffBranchRules.remove, { params })).status).toBe(204)
    expect((await clerk.call(staffBranchRules.read, { params })).json).toMatchObject({ Propias: false })
    expect((await days(north))[0]?.Id).toBe(20_261_121)
  })

  it('have days without delivery besides the shop’s', async () => {
    const body = { Sucursal: north, Fecha: '2026-11-21', Descrip: 'Inventario' }
    const { json } = await clerk.call(staffBranchHolidays.create, { body })
    expect(json).toMatchObject({ Codigo: `${north}-2026-11-21`, NombreSucursal: 'Norte' })
    expect((await days(north))[0]?.Id).toBe(MONDAY)
    expect((await days(main))[0]?.Id).toBe(20_261_121)
    expect((await clerk.call(staffBranchHolidays.create, { body })).problem.code).toBe('feriado-repetido')
    const params = { Codigo: json.Codigo }
    expect((await clerk.call(staffBranchHolidays.remove, { params })).status).toBe(204)
    expect((await days(north))[0]?.Id).toBe(20_261_121)
  })

  it('count places by branch, and all together where none is named', async () => {
    const [slot] = (await loadsOn(MONDAY, main))!
    expect(slot).toMatchObject({ Tomados: 1, Cupo: 1000 })
    const params = { Dia: MONDAY, Horario: slot!.Id }
    const body = { Cupo: 7 }
    expect((await clerk.call(changeDayPlaces, { params, body })).json).toMatchObject({ Tomados: 0, Cupo: 7 })
    const other = await clerk.call(changeDayPlaces, { params, query: { sucursal: main }, body })
    expect(other.problem).toMatchObject({ status: 403, code: 'otra-sucursal' })
    expect((await loadsOn(MONDAY, north))![0]).toMatchObject({ Tomados: 0, Cupo: 7 })
    expect((await loadsOn(MONDAY))![0]).toMatchObject({ Tomados: 1, Cupo: 1007 })
    expect((await clerk.call(listDayLoads)).json[0]?.Horarios[0]).toMatchObject({ Cupo: 1000 })
  })

  it('are prepared before they open, and marked as not open or closed', async () => {
    const branch = { Nombre: 'Sur', Direccion: '', Telefono: '' }
    const added = shop.db.insertInto('branches').values(branch).returning('Id')
    const { Id: south } = await added.executeTakeFirstOrThrow()
    const params = { Id: south }
    const rules = (await chief.call(staffBranchRules.list)).json
    expect(rules.map(({ Nombre }) => Nombre)).toContain('Sur')
    expect((await chief.call(takeOwnSlots, { params })).json).toMatchObject({ HorariosPropios: true })
    expect((await chief.call(listDayLoads, { query: { sucursal: south } })).json.length).toBeGreaterThan(0)
    const opened = async () => (await chief.call(findOwnStaff)).json.Elegibles
    expect(await opened()).toEqual([
      expect.not.objectContaining({ Estado: expect.anything() as unknown }),
      { Id: north, Nombre: 'Norte' },
      { Id: south, Nombre: 'Sur', Estado: 'sin-abrir' },
    ])
    expect((await clerk.call(findOwnStaff)).json.Elegibles).toEqual([{ Id: north, Nombre: 'Norte' }])
    // only one branch sells: what was prepared is chosen still, and what had orders is closed
    await shop.db.updateTable('branches').set({ is_active: false }).where('Id', '=', north).execute()
    const place = { branch_id: north, day_id: MONDAY, slot_id: 1, taken: 1, capacity: 5 }
    const slot = await shop.db.selectFrom('delivery_slots').select('Id').executeTakeFirstOrThrow()
    await shop.db.deleteFrom('slot_bookings').where('branch_id', '=', north).execute()
    await shop.db
      .insertInto('slot_bookings')
      .values({ ...place, slot_id: slot.Id })
      .execute()
    expect((await opened())?.slice(1)).toEqual([
      { Id: north, Nombre: 'Norte', Estado: 'cerrada' },
      { Id: south, Nombre: 'Sur', Estado: 'sin-abrir' },
    ])
    await shop.db.deleteFrom('slot_bookings').where('branch_id', '=', north).execute()
    await shop.db.updateTable('branches').set({ is_active: true }).where('Id', '=', north).execute()
    await shop.db.deleteFrom('delivery_slots').where('branch_id', '=', south).execute()
    await shop.db.deleteFrom('branches').where('Id', '=', south).execute()
  })

  it('sell alcohol in hours of their own, else in the shop’s', async () => {
    const windows = (HoraDesde: string, HoraHasta: string) => [
      { Desde: '01-01', Hasta: '12-31', HoraDesde, HoraHasta },
    ]
    const value = JSON.stringify(windows('08:00', '24:00'))
    await shop.db.insertInto('parameters').values({ name: 'VentanasAlcohol', value }).execute()
    const day = async (sucursal: number) =>
      (await shop.visitor().call(findDeliveryDay, { params: { Id: TUESDAY }, query: { sucursal } })).json
    const own = async (VentanasAlcohol: AlcoholWindow[] | null) => {
      const { Id, ...branch } = (await chief.call(staffBranches.read, { params: { Id: north } })).json
      return chief.call(staffBranches.change, { params: { Id }, body: { ...branch, VentanasAlcohol } })
    }
    const { browser } = await registerTestClient(shop)
    const ordered = async (Sucursal: number) => {
      const Lineas = [{ Codart: 'VINO', Cantidad: 1 }]
      const draft = orderDraft({ Lineas, Sucursal, Dia: TUESDAY, MayorDeEdad: true, TotalNeto: null })
      return (await save(browser, draft)).problem.code ?? 'pedido'
    }
    expect((await own(windows('25:00', '26:00'))).problem).toMatchObject({
      code: 'alcohol-hora',
      Campo: 'VentanasAlcohol',
    })
    expect((await own(windows('19:00', '21:00'))).json.VentanasAlcohol).toEqual(windows('19:00', '21:00'))
    expect((await day(north)).VentanasAlcohol).toEqual(windows('19:00', '21:00'))
    expect(await day(main)).not.toHaveProperty('VentanasAlcohol')
    expect([await ordered(north), await ordered(main)]).toEqual(['alcohol-horario', 'pedido'])
    expect((await own(null)).json.VentanasAlcohol).toBeNull()
    expect(await day(north)).not.toHaveProperty('VentanasAlcohol')
    expect(await ordered(north)).toBe('pedido')
    await shop.db.deleteFrom('parameters').where('name', '<>', 'Abierta').execute()
  })

  it('have slots of their own, in which orders keep their places, there and back', async () => {
    const slotsOf = async (sucursal: number) =>
      (await shop.visitor().call(listSlots, { params: { from: 0, count: 0 }, query: { sucursal } })).json
    const before = await slotsOf(main)
    const params = { Id: main }
    expect((await clerk.call(takeOwnSlots, { params })).problem.code).toBe('otra-sucursal')
    expect((await chief.call(takeOwnSlots, { params })).json).toMatchObject({ HorariosPropios: true })
    const own = await slotsOf(main)
    expect(own.map(({ Desde }) => Desde)).toEqual(before.map(({ Desde }) => Desde))
    expect(own[0]!.Id).not.toBe(before[0]!.Id)
    expect((await slotsOf(north))[0]!.Id).toBe(before[0]!.Id)
    expect((await loadsOn(MONDAY, main))![0]).toMatchObject({ Id: own[0]!.Id, Tomados: 1 })
    expect((await shop.db.selectFrom('orders').select('slot_id').orderBy('Id').execute())[0]?.slot_id).toBe(
      own[0]!.Id,
    )
    expect((await chief.call(leaveOwnSlots, { params })).json).toMatchObject({ HorariosPropios: false })
    expect((await slotsOf(main)).map(({ Id }) => Id)).toEqual(before.map(({ Id }) => Id))
    expect((await loadsOn(MONDAY, main))![0]).toMatchObject({ Id: before[0]!.Id, Tomados: 1 })
  })

  it('are changed by staff of the branch, the shop’s by staff of all', async () => {
    const slot = { Desde: '07:00', Hasta: '08:00', Cupo: 3, Activo: true, Orden: 0 }
    const own = await clerk.call(staffSlots.create, { body: { ...slot, Sucursal: north } })
    expect(own.json).toMatchObject({ Sucursal: north })
    const params = { Id: own.json.Id }
    const shops = (await clerk.call(staffSlots.list)).json.find(({ Sucursal }) => Sucursal === undefined)!
    expect((await clerk.call(staffSlots.change, { params, body: { ...slot, Cupo: 4 } })).json.Cupo).toBe(4)
    for (const refused of [
      await clerk.call(staffSlots.create, { body: slot }),
      await clerk.call(staffSlots.change, { params: { Id: shops.Id }, body: slot }),
      await clerk.call(staffSlots.remove, { params: { Id: shops.Id } }),
    ])
      expect(refused.problem).toMatchObject({ status: 403, code: 'todas-las-sucursales' })
    const elsewhere = await chief.call(staffSlots.create, { body: { ...slot, Sucursal: main } })
    for (const hidden of [
      await clerk.call(staffSlots.read, { params: { Id: elsewhere.json.Id } }),
      await clerk.call(staffSlots.remove, { params: { Id: elsewhere.json.Id } }),
      await clerk.call(staffSlots.lastChange, { params: { Id: elsewhere.json.Id } }),
    ])
      expect(hidden.status).toBe(404)
    const { text } = await clerk.call(staffSlots.list)
    expect(text).not.toContain(`"Sucursal":${main}`)
  })
})
