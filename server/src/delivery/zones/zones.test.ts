import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  lookUpPlace,
  requestCoverage,
  staffCoverageRequests,
  staffDemand,
  staffZones,
  suggestLocalities,
  ZONE_PARTS_MAX,
  type Corner,
  type ZoneDraft,
  type ZonePlace,
} from '@gondola/contract/delivery'
import type { NamedPlace } from '@gondola/contract/branches'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { tidyUp } from '../../app/housekeeping.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { findZones } from './zones.store.ts'

const TANDIL = { Localidad: 'Tandil', CodigoPostal: '7000' }
const VELA = { Localidad: 'María Ignacia Vela', CodigoPostal: '7003' }
const SQUARE: Corner[] = [
  [-37.4, -59.2],
  [-37.4, -59],
  [-37.2, -59],
  [-37.2, -59.2],
]

describeOnBothDatabases('zones', (database) => {
  let shop: TestShop
  let staff: TestClient
  let visitor: TestClient
  const branches: number[] = []
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
    staff = await staffOf(shop, 'administracion')
    visitor = shop.visitor()
    await shop.db.deleteFrom('zones').execute()
    const first = await shop.db
      .selectFrom('branches')
      .select('Id')
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow()
    branches.push(first.Id)
    for (const [Nombre, Retiro] of [
      ['Norte', true],
      ['Depósito', false],
    ] as const) {
      const values = {
        Nombre,
        Direccion: 'Mitre 1',
        Telefono: '',
        position: 5,
        is_active: true,
        Retiro,
        ...VELA,
      }
      const { Id } = await shop.db
        .insertInto('branches')
        .values(values)
        .returning('Id')
        .executeTakeFirstOrThrow()
      branches.push(Id)
    }
  })
  afterAll(() => shop.close())

  const draft = (change: Partial<ZoneDraft> = {}): ZoneDraft => ({
    Sucursal: branches[1]!,
    Nombre: 'Centro',
    Lugares: [TANDIL],
    Poligono: null,
    Costo: 1500.5,
    Minimo: null,
    GratisDesde: 60_000,
    DiasSemana: [5, 1],
    CorteDias: 1,
    CorteHora: '18:00',
    Activa: true,
    Orden: 1,
    ...change,
  })
  const create = (change?: Partial<ZoneDraft>) => staff.call(staffZones.create, { body: draft(change) })
  const lookUp = async (query: NamedPlace) => (await visitor.call(lookUpPlace, { query })).json
  const suggest = async (Texto: string) => (await visitor.call(suggestLocalities, { params: { Texto } })).json

  it('reach nobody more than before where there are none: every branch delivers everywhere', async () => {
    const { Opciones, Retiros } = await lookUp({ Localidad: 'Ushuaia' })
    expect(Opciones.map(({ Sucursal, Zona }) => [Sucursal, Zona])).toEqual(branches.map((Id) => [Id, null]))
    expect(Retiros).toEqual([branches[0], branches[1]])
    expect((await lookUp({ Localidad: 'ushuaia' })).Localidad).toBe('Ushuaia')
    expect(await lookUp({ CodigoPostal: '9410' })).not.toHaveProperty('Localidad')
  })

  it('are stored as typed but for blanks, capitals and places named twice', async () => {
    const Lugares: ZonePlace[] = [
      { Localidad: ' Tandil ', CodigoPostal: 'b7000abc' },
      { Localidad: 'TANDIL', CodigoPostal: '7000' },
      { Localidad: '', CodigoPostal: '7003' },
    ]
    const { json, status } = await create({
      Lugares,
      Poligono: [[-37.423_456_78, -59.2], ...SQUARE.slice(1)],
    })
    expect(status).toBe(200)
    expect(json).toEqual({
      ...draft(),
      Id: json.Id,
      DiasSemana: [1, 5],
      Lugares: [
        { Localidad: 'Tandil', CodigoPostal: 'B7000ABC' },
        { Localidad: '', CodigoPostal: '7003' },
      ],
      Poligono: [[-37.423_457, -59.2], ...SQUARE.slice(1)],
    })
    expect(await findZones(shop.db, branches[1]!)).toEqual([json])
    await staff.call(staffZones.remove, { params: { Id: json.Id } })
    expect((await staff.call(staffZones.list)).json).toEqual([])
  })

  it.each<[string, Partial<ZoneDraft>, string]>([
    ['zona-nombre', { Nombre: ' ' }, 'Nombre'],
    ['zona-sucursal', { Sucursal: 99_999 }, 'Sucursal'],
    ['zona-sin-lugares', { Lugares: [] }, 'Lugares'],
    ['zona-lugar-vacio', { Lugares: [{ Localidad: ' ', CodigoPostal: '' }] }, 'Lugares'],
    ['zona-cruzada', { Poligono: [SQUARE[0]!, SQUARE[2]!, SQUARE[1]!, SQUARE[3]!] }, 'Poligono'],
    [
      'zona-plana',
      {
        Poligono: [
          [0, 0],
          [1, 1],
          [2, 2],
        ],
      },
      'Poligono',
    ],
    ['zona-sin-dias', { DiasSemana: [] }, 'DiasSemana'],
    ['zona-corte', { CorteDias: null }, 'CorteDias'],
  ])('are refused: %s', async (code, change, Campo) => {
    expect((await create(change)).problem).toMatchObject({ status: 422, code, Campo })
  })

  it('of all branches together stay few enough to be read whole', async () => {
    const places = (count: number) =>
      Array.from({ length: count }, (_, at): ZonePlace => ({ Localidad: `Paraje ${at}`, CodigoPostal: '' }))
    const stored = { branch_id: branches[0]!, places: JSON.stringify(places(1000)), is_active: false }
    const Id = ZONE_PARTS_MAX / 1000
    for (let at = 0; at < Id; at++)
      await shop.db
        .insertInto('zones')
        .values({ ...stored, Nombre: `Z${at}` })
        .execute()
    expect((await create()).problem).toMatchObject({ status: 422, code: 'zona-partes' })
    await shop.db.deleteFrom('zones').execute()
    const whole = await create({ Lugares: places(1000) })
    expect(whole.status).toBe(200)
    await staff.call(staffZones.remove, { params: { Id: whole.json.Id } })
  })

  it('tell who delivers to a place, the narrowest first, and where to pick up', async () => {
    const [central, north, depot] = branches as [number, number, number]
    const wide = await create({ Nombre: 'Todo', Lugares: [TANDIL, VELA], Sucursal: central })
    const town = await create({ Nombre: 'Pueblo', Sucursal: north })
    const drawn = await create({ Nombre: 'Cuadras', Sucursal: depot, Lugares: [], Poligono: SQUARE })
    const zonesOf = ({ Opciones }: Awaited<ReturnType<typeof lookUp>>) =>
      Opciones.map(({ Sucursal, Zona }) => [Sucursal, Zona?.Nombre])
    expect(zonesOf(await lookUp({ Localidad: 'tandil' }))).toEqual([
      [north, 'Pueblo'],
      [central, 'Todo'],
    ])
    expect(zonesOf(await lookUp({ CodigoPostal: 'B7000', Latitud: -37.3, Longitud: -59.1 }))).toEqual([
      [depot, 'Cuadras'],
      [north, 'Pueblo'],
      [central, 'Todo'],
    ])
    const { Opciones, Retiros } = await lookUp({ Localidad: 'Vela', CodigoPostal: '7003' })
    expect([Opciones, Retiros]).toEqual([[], [central, north]])
    const inVela = await lookUp({ Localidad: 'Maria Ignacia Vela' })
    expect(inVela.Retiros).toEqual([north, central])
    // a locality of no branch: the one that delivers there is nearer
    const field = await create({
      Nombre: 'Campo',
      Sucursal: north,
      Lugares: [{ Localidad: 'Gardey', CodigoPostal: '' }],
    })
    expect((await lookUp({ Localidad: 'Gardey' })).Retiros).toEqual([north, central])
    await staff.call(staffZones.remove, { params: { Id: field.json.Id } })
    const { Sucursal: _, Lugares: __, Poligono: ___, Activa: ____, Orden: _____, ...shown } = wide.json
    expect(inVela.Opciones).toEqual([{ Sucursal: central, Nombre: 'Casa central', Zona: shown }])

    const setActive = (Activa: boolean) =>
      staff.call(staffZones.change, {
        params: { Id: town.json.Id },
        body: { Activa, Leido: { Activa: !Activa } },
      })
    expect((await setActive(false)).json).toEqual({ ...town.json, Activa: false })
    await shop.db.updateTable('branches').set({ is_active: false }).where('Id', '=', depot).execute()
    expect(zonesOf(await lookUp({ ...TANDIL, Latitud: -37.3, Longitud: -59.1 }))).toEqual([
      [central, 'Todo'],
      // without an active zone it delivers everywhere
      [north, undefined],
    ])
    await shop.db.updateTable('branches').set({ is_active: true }).where('Id', '=', depot).execute()
    await setActive(true)
    expect((await findZones(shop.db, depot)).map(({ Id }) => Id)).toEqual([drawn.json.Id])
  })

  it('suggest localities and postal codes, of branches too', async () => {
    await create({
      Lugares: [
        { Localidad: 'Gral. Pirán', CodigoPostal: '7172' },
        { Localidad: '', CodigoPostal: '7100' },
        { Localidad: '', CodigoPostal: '7000' },
      ],
    })
    expect(await suggest('tan')).toEqual([TANDIL])
    expect(await suggest('vela')).toEqual([VELA])
    expect(await suggest('general pi')).toEqual([{ Localidad: 'Gral. Pirán', CodigoPostal: '7172' }])
    expect(await suggest('B7100')).toEqual([{ Localidad: '', CodigoPostal: '7100' }])
    expect((await suggest('70')).map(({ CodigoPostal }) => CodigoPostal)).toEqual(['7003', '7000'])
    expect(await suggest('%')).toEqual([])
    expect((await visitor.request('GET', `/api/entrega/localidades/${'a'.repeat(81)}`)).status).toBe(400)
  })

  it('keep who asks for a place once, and answer the same to who asks again', async () => {
    const ask = (Localidad: string, Email: string, CodigoPostal = '') =>
      visitor.call(requestCoverage, { body: { Localidad, CodigoPostal, Email } })
    expect((await ask(' ', 'ana@example.com')).problem).toMatchObject({
      status: 422,
      code: 'aviso-sin-lugar',
    })
    expect((await ask('Azul', 'ana')).problem).toMatchObject({ status: 422, code: 'contacto-email' })
    shop.setNow('2026-11-21T15:00:00Z')
    const first = await ask('Azul', 'ana@example.com')
    const again = await ask('AZUL, Bs As', ' Ana@Example.com', 'b7300')
    expect([first.status, first.text, again.status, again.text]).toEqual([204, '', 204, ''])
    shop.setNow('2026-11-22T15:00:00Z')
    await ask('azul', 'eva@example.com', 'b7300')
    await ask('', 'eva@example.com', '7300')
    await ask('Tandil', 'eva@example.com')

    const demand = await staff.call(staffDemand.list, { query: { _sort: 'Id', _order: 'ASC' } })
    expect(demand.headers['x-total-count']).toBe('3')
    expect(demand.json.map(({ Id: _, ...row }) => row)).toEqual([
      {
        Localidad: 'Azul',
        CodigoPostal: 'B7300',
        Personas: 2,
        Desde: '2026-11-21T12:00:00-03:00',
        Ultimo: '2026-11-22T12:00:00-03:00',
        Llegamos: false,
      },
      expect.objectContaining({ Localidad: '', CodigoPostal: '7300', Personas: 1, Llegamos: false }),
      expect.objectContaining({ Localidad: 'Tandil', Personas: 1, Llegamos: true }),
    ])
    const [azul] = demand.json
    expect((await staff.call(staffDemand.read, { params: { Id: azul!.Id } })).json).toEqual(azul)
    const people = await staff.call(staffCoverageRequests.list, {
      query: { Lugar: azul!.Id, _sort: 'Id', _order: 'ASC' },
    })
    expect(people.json.map(({ Email }) => Email)).toEqual(['ana@example.com', 'eva@example.com'])

    const catalogue = await staffOf(shop, 'catalogo')
    expect((await catalogue.call(staffDemand.list)).status).toBe(200)
    expect((await catalogue.call(staffCoverageRequests.list)).problem).toMatchObject({ status: 403 })
    await staff.call(staffCoverageRequests.remove, { params: { Id: people.json[0]!.Id } })
    expect((await staff.call(staffCoverageRequests.list)).json).toHaveLength(3)
    const logged = await shop.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'avisos-cobertura')
      .execute()
    expect(JSON.stringify(logged)).not.toContain('@')
  })

  it('are forgotten after the days of the parameter', async () => {
    const value = '30'
    await shop.db.insertInto('parameters').values({ name: 'DiasAvisosCobertura', value }).execute()
    shop.setNow('2026-12-01T15:00:00Z')
    const body = { Localidad: 'Rauch', CodigoPostal: '', Email: 'nueva@example.com' }
    expect((await shop.visitor().call(requestCoverage, { body })).status).toBe(204)
    shop.setNow('2026-12-23T15:00:00Z')
    await tidyUp(shop.deps)
    const left = await shop.db.selectFrom('coverage_requests').select('Email').execute()
    expect(left).toEqual([{ Email: 'nueva@example.com' }])
  })
})
