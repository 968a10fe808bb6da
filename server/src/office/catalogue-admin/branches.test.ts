import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffBranches, type BranchDraft, type StaffBranch } from '@gondola/contract/branches'
import { staffOffers, type OfferDraft } from '@gondola/contract/catalogue-admin'
import { staffPromotions } from '@gondola/contract/promotions'
import { listFrontBanners, staffFrontBanners, type BannerDraft } from '@gondola/contract/site'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { addTestClient } from '../../../../lab/shop/test-feature.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

const draft = (change: Partial<BranchDraft> = {}): BranchDraft => ({
  Nombre: 'Norte',
  Direccion: 'Mitre 1',
  Telefono: '',
  Orden: 1,
  Activa: true,
  ...change,
})

describeOnBothDatabases('branches in the panel', (database) => {
  let shop: TestShop
  let staff: TestClient
  let first: StaffBranch
  let north: StaffBranch
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true, now: '2026-11-21T12:00:00Z' })
    staff = await staffOf(shop, 'administracion')
    await fillCategories(shop.db)
    await insertArticles(shop.db, [articleRow({ Codigo: 'a', Descripcion: 'Galletitas' })])
    first = (await staff.call(staffBranches.list)).json[0]!
    north = (
      await staff.call(staffBranches.create, { body: draft({ Codigo: 'N', ClaveImportacion: '1-1-2' }) })
    ).json
  })
  afterAll(() => shop.close())

  /** A whole change, as a form without what was read would send it. */
  const replace = (Id: number, body: Partial<BranchDraft>) =>
    staff.call(staffBranches.change, {
      params: { Id },
      body: draft({ Nombre: Id === first.Id ? first.Nombre : 'Norte', ...body }),
    })

  it.each<[Partial<BranchDraft>, string, string]>([
    [{ Nombre: ' ' }, 'sucursal-sin-nombre', 'Nombre'],
    [{ Nombre: ' casa Central' }, 'sucursal-repetida', 'Nombre'],
    [{ Codigo: ' N ' }, 'sucursal-codigo', 'Codigo'],
    [{ ClaveImportacion: '1-1-2' }, 'sucursal-clave', 'ClaveImportacion'],
    [{ Latitud: -37.3 }, 'sucursal-posicion', 'Longitud'],
    [{ Lista: 99 }, 'sucursal-lista', 'Lista'],
    [{ Horarios: [{ Dia: 1, Desde: '20:00', Hasta: '08:00' }] }, 'sucursal-horario', 'Horarios'],
    [
      {
        Horarios: [
          { Dia: 1, Desde: '16:00', Hasta: '20:00' },
          { Dia: 1, Desde: '08:00', Hasta: '16:30' },
        ],
      },
      'sucursal-horarios-cruzados',
      'Horarios',
    ],
    [{ Predeterminada: true, Activa: false }, 'sucursal-predeterminada-cerrada', 'Activa'],
  ])('takes none with %j', async (wrong, code, Campo) => {
    const { problem } = await staff.call(staffBranches.create, { body: draft({ Nombre: 'Oeste', ...wrong }) })
    expect(problem).toMatchObject({ status: 422, code, Campo })
  })

  it('has one default branch, which takes orders and stays', async () => {
    expect(first).toMatchObject({ Predeterminada: true, Activa: true })
    expect((await replace(first.Id, { Predeterminada: false })).problem.code).toBe('sucursal-predeterminada')
    expect((await replace(first.Id, { Activa: false })).problem.code).toBe('sucursal-predeterminada-cerrada')
    const removal = await staff.call(staffBranches.remove, { params: { Id: first.Id } })
    expect(removal.problem.code).toBe('sucursal-predeterminada-eliminada')
    expect((await replace(north.Id, { Predeterminada: true })).json.Predeterminada).toBe(true)
    expect((await replace(first.Id, { Predeterminada: true })).json.Predeterminada).toBe(true)
    const all = (await staff.call(staffBranches.list)).json
    expect(all.filter(({ Predeterminada }) => Predeterminada).map(({ Id }) => Id)).toEqual([first.Id])
  })

  it('keeps hours in order, what a change does not name, and takes a change back', async () => {
    const Horarios = [
      { Dia: 2, Desde: '08:00', Hasta: '20:00' },
      { Dia: 1, Desde: '16:00', Hasta: '24:00' },
      { Dia: 1, Desde: '08:00', Hasta: '12:30' },
    ]
    const { json } = await replace(north.Id, { Horarios, Latitud: -37.328123, Longitud: -59.13 })
    expect(json).toMatchObject({ Codigo: 'N', ClaveImportacion: '1-1-2', Latitud: -37.328123 })
    expect(json.Horarios).toEqual([Horarios[2], Horarios[1], Horarios[0]])
    const { json: last } = await staff.call(staffBranches.lastChange, { params: { Id: north.Id } })
    const undone = await staff.call(staffBranches.undo, {
      params: { Id: north.Id },
      body: { Cambio: last.Cambio!.Id },
    })
    expect(undone.json).toMatchObject({ Horarios: [], Latitud: null, Codigo: 'N' })
  })

  it('is shown again in every process when a branch is closed or opened', async () => {
    const version = async () =>
      (await shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
    const before = await version()
    await replace(north.Id, { Activa: false })
    expect(await version()).toBeGreaterThan(before)
    await replace(north.Id, { Activa: true })
  })

  it('removes one that nothing names, and no other', async () => {
    const other = (await staff.call(staffBranches.create, { body: draft({ Nombre: 'Sur' }) })).json
    const remove = () => staff.call(staffBranches.remove, { params: { Id: other.Id } })
    const client_id = await addTestClient(shop.db)
    const at = '2026-11-20T12:00:00.000Z'
    const order = {
      client_id,
      branch_id: other.Id,
      Estado: 'C' as const,
      Fecha: '2026-11-20',
      Fechahora: '2026-11-20T09:00:00-03:00',
      TotalBruto: 0,
      TotalNeto: 0,
      created_at: at,
      updated_at: at,
    }
    await shop.db.insertInto('orders').values(order).execute()
    expect((await remove()).problem.code).toBe('sucursal-con-pedidos')
    await shop.db.deleteFrom('orders').execute()
    const offer: OfferDraft = {
      Articulo: { Codigo: 'a' },
      Preciooferta: 80,
      FechaDesde: '2026-11-21',
      FechaHasta: '2026-11-22',
      Sucursales: [other.Id],
    }
    const made = (await staff.call(staffOffers.create, { body: offer })).json
    expect((await remove()).problem.code).toBe('sucursal-nombrada')
    await staff.call(staffOffers.remove, { params: { Id: made.Id } })
    expect((await remove()).status).toBe(204)
  })

  describe('named by', () => {
    const offer = (Sucursales?: number[] | null): OfferDraft => ({
      Articulo: { Codigo: 'a' },
      Preciooferta: 80,
      FechaDesde: '2026-11-21',
      FechaHasta: '2026-11-22',
      ...(Sucursales !== undefined && { Sucursales }),
    })

    it('offers: dates overlap at the same branch only; lists are of a branch', async () => {
      const create = (Sucursales?: number[] | null) =>
        staff.call(staffOffers.create, { body: offer(Sucursales) })
      expect((await create([9_999_999])).problem).toMatchObject({ code: 'sucursal-inexistente' })
      const one = (await create([first.Id, first.Id])).json
      expect(one.Sucursales).toEqual([first.Id])
      const other = (await create([north.Id])).json
      for (const Sucursales of [[north.Id, first.Id], null, []])
        expect((await create(Sucursales)).problem.code).toBe('oferta-superpuesta')
      const of = async (Sucursal: number) =>
        (await staff.call(staffOffers.list, { query: { Sucursal } })).json.map(({ Id }) => Id)
      expect(await of(first.Id)).toEqual([one.Id])
      expect(await of(north.Id)).toEqual([other.Id])
      await staff.call(staffOffers.remove, { params: { Id: other.Id } })
      const all = await staff.call(staffOffers.change, {
        params: { Id: one.Id },
        body: { Sucursales: null, Leido: { Sucursales: [first.Id] } },
      })
      expect(all.json).not.toHaveProperty('Sucursales')
      expect(await of(north.Id)).toEqual([one.Id])
    })

    it('promotions', async () => {
      const body = {
        Descripcion: '2x1',
        Descrip: '2x1',
        Imagen: null,
        FechaDesde: '2026-11-21',
        FechaHasta: '2026-11-22',
        Dias: null,
        Mecanica: null,
        Bases: '',
        Orden: 0,
        Articulos: ['a'],
        Familias: [],
        Marcas: [],
      }
      const made = await staff.call(staffPromotions.create, { body: { ...body, Sucursales: [north.Id] } })
      expect(made.json.Sucursales).toEqual([north.Id])
      const of = async (Sucursal: number) =>
        (await staff.call(staffPromotions.list, { query: { Sucursal } })).json.map(
          ({ Promocion }) => Promocion,
        )
      expect(await of(north.Id)).toEqual([made.json.Promocion])
      expect(await of(first.Id)).toEqual([])
    })

    it('banners, which customers of that branch see', async () => {
      const body: BannerDraft = {
        Url: '',
        Imagen: 'banners/asado.webp',
        Descrip: 'front',
        Texto: 'Norte',
        Estado: 0,
        FechaDesde: null,
        FechaHasta: null,
        Orden: 5,
        Sucursales: [north.Id],
      }
      await staff.call(staffFrontBanners.create, { body })
      const shown = async (query: { sucursal?: number }) => {
        const { json } = await shop.visitor().call(listFrontBanners, { params: { from: 0, count: 0 }, query })
        return json.map(({ Texto }) => Texto)
      }
      expect(await shown({ sucursal: north.Id })).toEqual(['Norte'])
      expect(await shown({})).toEqual([])
      const unknown = { params: { from: 0, count: 0 }, query: { sucursal: 9_999_999 } }
      expect((await shop.visitor().call(listFrontBanners, unknown)).problem.code).toBe('sucursal-cerrada')
    })

    it('staff of that branch alone, who change what is for it', async () => {
      const own = await staffOf(shop, 'catalogo', 'del-norte', [north.Id])
      const create = (Sucursales: number[] | null) =>
        own.call(staffOffers.create, {
          body: { ...offer(Sucursales), FechaDesde: '2026-12-01', FechaHasta: '2026-12-02' },
        })
      expect((await create(null)).problem.code).toBe('todas-las-sucursales')
      expect((await create([first.Id])).problem.code).toBe('otra-sucursal')
      const made = await create([north.Id])
      expect(made.status, made.text).toBe(200)
      const shared = (await staff.call(staffOffers.list, { query: { Sucursal: first.Id } })).json[0]!
      expect((await own.call(staffOffers.remove, { params: { Id: shared.Id } })).status).toBe(403)
      expect((await own.call(staffOffers.remove, { params: { Id: made.json.Id } })).status).toBe(204)
    })
  })
})
