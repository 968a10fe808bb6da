import { afterAll, beforeAll, expect, it } from 'vitest'
import { findDeliveryDay, listCosts, listDeliveryDays, listSlots } from '@gondola/contract/delivery'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { startTestShop, type TestShop } from '../../test/test-shop.ts'

const all = { params: { from: 0, count: 0 } }

// the shop delivers Monday to Saturday, 2026-11-21 is a Saturday
describeOnBothDatabases('delivery by branch', (database) => {
  let shop: TestShop
  /** A branch like the shop, one with terms of its own, one that is closed. */
  let plain: number, own: number, closed: number
  let zone: number

  beforeAll(async () => {
    shop = await startTestShop({ database, base: true, now: '2026-11-21T15:00:00Z' })
    const added = await shop.db
      .insertInto('branches')
      .values(
        ['Norte', 'Sur', 'Este'].map((Nombre) => ({
          Nombre,
          Direccion: '',
          Telefono: '',
          is_active: Nombre !== 'Este',
        })),
      )
      .returning('Id')
      .execute()
    ;[plain, own, closed] = added.map(({ Id }) => Id) as [number, number, number]
    await shop.db
      .insertInto('branch_delivery_rules')
      .values({ branch_id: own, weekdays: JSON.stringify([0, 3]), Monto1: 900, Monto2: 5000 })
      .execute()
    await shop.db
      .insertInto('branch_holidays')
      .values({ branch_id: own, day: '2026-11-25', description: 'Aniversario' })
      .execute()
    await shop.db
      .insertInto('delivery_slots')
      .values({ Desde: '08:00', Hasta: '10:00', capacity: 3, branch_id: own })
      .execute()
    const sierras = shop.db
      .insertInto('zones')
      .values({
        branch_id: own,
        Nombre: 'Sierras',
        places: JSON.stringify([{ Localidad: 'Tandil', CodigoPostal: '' }]),
        Costo: 1500,
        GratisDesde: 40_000,
        weekdays: JSON.stringify([4]),
        cutoff_days: 6,
        cutoff_time: '10:00',
      })
      .returning('Id')
    zone = (await sierras.executeTakeFirstOrThrow()).Id
  })
  afterAll(() => shop.close())

  const days = async (query: { sucursal?: number; zona?: number }) => {
    const { json } = await shop
      .visitor()
      .call(listDeliveryDays, { params: { count: 2, Fecha: '2026-11-22' }, query })
    return json.map(({ Fecha, ListHorariosDisponibles }) => [
      Fecha,
      ...ListHorariosDisponibles.map(({ Desde, Cupo }) => `${Desde} ${Cupo}`),
    ])
  }
  const shopSlots = ['09:00 10', '12:00 10', '15:00 10', '18:00 10']

  it('days: without terms of its own a branch has the shop’s; a zone may set other ones', async () => {
    const ofShop = [
      ['2026-11-23', ...shopSlots],
      ['2026-11-24', ...shopSlots],
    ]
    expect(await days({})).toEqual(ofShop)
    expect(await days({ sucursal: plain })).toEqual(ofShop)
    expect(await days({ sucursal: own })).toEqual([
      ['2026-11-22', '08:00 3'],
      ['2026-11-29', '08:00 3'],
    ])
    // orders for Thursday 26 closed on Friday 20
    expect(await days({ sucursal: own, zona: zone })).toEqual([
      ['2026-12-03', '08:00 3'],
      ['2026-12-10', '08:00 3'],
    ])
  })

  it('slots and costs are the branch’s, and the zone’s', async () => {
    const slots = async (query: object) =>
      (await shop.visitor().call(listSlots, { ...all, query })).json.map(({ Desde }) => Desde)
    expect([await slots({ sucursal: plain }), await slots({ sucursal: own })]).toEqual([
      await slots({}),
      ['08:00'],
    ])
    const costs = async (query: object) => (await shop.visitor().call(listCosts, { ...all, query })).json[0]
    expect(await costs({ sucursal: plain })).toEqual(await costs({}))
    expect(await costs({ sucursal: own })).toEqual({ Monto1: 900, Monto2: 5000 })
    const inZone = { Monto1: 1500, Monto2: 5000, GratisDesde: 40_000 }
    expect(await costs({ sucursal: own, zona: zone })).toEqual(inZone)
  })

  it('places are counted by branch', async () => {
    const Id = 20_261_123
    const [slot] = (await shop.visitor().call(findDeliveryDay, { params: { Id } })).json
      .ListHorariosDisponibles
    await shop.db
      .insertInto('slot_bookings')
      .values({ branch_id: plain, day_id: Id, slot_id: slot!.Id, taken: 4, capacity: 10 })
      .execute()
    const left = async (query: { sucursal?: number }) =>
      (await shop.visitor().call(findDeliveryDay, { params: { Id }, query })).json.ListHorariosDisponibles[0]
        ?.Cupo
    expect([await left({ sucursal: plain }), await left({})]).toEqual([6, 10])
  })

  it('a closed branch and another branch’s zone are refused', async () => {
    for (const [query, code] of [
      [{ sucursal: closed }, 'sucursal-cerrada'],
      [{ sucursal: 9_999_999 }, 'sucursal-cerrada'],
      [{ sucursal: plain, zona: zone }, 'fuera-de-zona'],
    ] as const) {
      const { status, problem } = await shop
        .visitor()
        .call(listDeliveryDays, { params: { count: 1, Fecha: 'HOY' }, query })
      expect([status, problem.code]).toEqual([422, code])
    }
  })
})
