import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchByText } from '@gondola/contract/catalogue'
import {
  readBranchFigures,
  listArticleSales,
  listEmptySearches,
  readLeftCarts,
  readSales,
  listCancelledOrders,
  listFamilySales,
  readFillReport,
  type FillGroup,
  type SalesReport,
} from '@gondola/contract/reports'
import {
  cancelOrder,
  deliverOrder,
  dispatchOrder,
  markReady,
  sendTaps,
  startPreparing,
  type PickingTap,
} from '@gondola/contract/orders'
import type { CallQuery } from '@gondola/contract/calls'
import type { PickedLine } from '@gondola/contract/cart'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { orderDraft, SATURDAY_NOON, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { articleRow, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { tidyUp } from '../../app/housekeeping.ts'
import { countPopularity } from './count-popularity.ts'

/** The total of `orderDraft`. */
const TOTAL = 2726.72

describeOnBothDatabases('the reports', (database) => {
  let shop: TestShop
  let admin: TestClient
  let ana: TestClient
  /** The sales report of a shop without orders. */
  let empty: SalesReport
  beforeAll(async () => {
    shop = await startOrderShop(database)
    admin = await staffOf(shop, 'administracion')
    empty = (await admin.call(readSales, {})).json
    shop.setNow('2026-11-19T12:00:00Z')
    ana = (await registerTestClient(shop)).browser
    const placedAt = async (now: string, changes = {}) => {
      shop.setNow(now)
      const { status, json, text } = await save(ana, orderDraft(changes))
      expect(status, text).toBe(200)
      return json.Id
    }
    // Friday morning; then Friday 22:30 by the shop's clock, which is Saturday in UTC
    await placedAt('2026-11-20T13:00:00Z')
    await placedAt('2026-11-21T01:30:00Z')
    const prepared = await placedAt('2026-11-21T14:00:00Z')
    await placedAt('2026-11-21T14:10:00Z', {
      HorarioEntrega: '12:00 a 15:00',
      Lineas: [{ Codart: 'PAN', Cantidad: 20 }],
      TotalNeto: 3502.5,
    })
    const cancelled = await placedAt('2026-11-21T14:20:00Z')
    await admin.call(cancelOrder, { params: { Id: cancelled }, body: { Motivo: 'Sin reparto' } })
    await prepare(prepared)
  })
  afterAll(() => shop.close())

  /** Prepares 700 g of cheese and two of three loaves, with a pack of mate in place of the third. */
  async function prepare(Id: number): Promise<void> {
    const tap = (Items: number, Preparado: Omit<PickedLine, 'Nota'>): PickingTap => ({
      Clave: `toque-${Id}-${Items}`,
      Dispositivo: 'telefono-1',
      Orden: Items,
      Items,
      Version: 0,
      Preparado: { ...Preparado, Nota: null },
    })
    shop.setNow('2026-11-21T14:42:00Z')
    await admin.call(startPreparing, { params: { Id } })
    shop.setNow(SATURDAY_NOON)
    const Toques = [
      tap(1, { Cantidad: 2, Sustituto: { Codart: 'PROMO', Cantidad: 1 } }),
      tap(2, { Cantidad: 700, Sustituto: null }),
    ]
    const { json } = await admin.call(sendTaps, { params: { Id }, body: { Toques } })
    expect(json.Resultados.map(({ Resultado }) => Resultado)).toEqual(['aplicado', 'aplicado'])
    expect((await admin.call(markReady, { params: { Id } })).status).toBe(200)
    expect((await admin.call(dispatchOrder, { params: { Id } })).status).toBe(200)
    // which is not leaving a second time
    expect((await admin.call(deliverOrder, { params: { Id } })).status).toBe(200)
  }

  /** The total of the prepared order: 2 loaves, the third one's price, 700 g. */
  const PREPARED = 300.3 + 864.19 + 1500.5

  it('tell a new shop from one without orders in the period', async () => {
    expect(empty).toMatchObject({ PrimerPedido: null, Pedidos: 0, Promedio: 0, PorHorario: [] })
    const query = { FechaDesde: '2026-01-01', FechaHasta: '2026-01-02' }
    const { json } = await admin.call(readSales, { query })
    expect(json).toMatchObject({ PrimerPedido: '2026-11-20', Pedidos: 0, ParteCancelada: 0 })
  })

  it('tell orders and sales of the shop’s own days and slots, as they came out', async () => {
    const { json } = await admin.call(readSales, {
      query: { FechaDesde: '2026-11-20', FechaHasta: '2026-11-21' },
    })
    const saturday = PREPARED + 3502.5
    expect(json).toMatchObject({
      PrimerPedido: '2026-11-20',
      Pedidos: 4,
      Cancelados: 1,
      ParteCancelada: 0.2,
      PorDia: [
        { Fecha: '2026-11-20', Pedidos: 2, Ventas: TOTAL * 2, Cancelados: 0 },
        { Fecha: '2026-11-21', Pedidos: 2, Cancelados: 1 },
      ],
    })
    expect(json.PorDia[1]?.Ventas).toBeCloseTo(saturday, 2)
    expect(json.Ventas).toBeCloseTo(TOTAL * 2 + saturday, 2)
    expect(json.Promedio).toBeCloseTo((TOTAL * 2 + saturday) / 4, 2)
    expect(json.PorHorario.map(({ HorarioEntrega, Pedidos }) => [HorarioEntrega, Pedidos])).toEqual([
      ['09:00 a 12:00', 3],
      ['12:00 a 15:00', 1],
    ])
    expect(
      json.PorDiaYHorario.map(({ Fecha, HorarioEntrega, Pedidos }) => [Fecha, HorarioEntrega, Pedidos]),
    ).toEqual([
      ['2026-11-20', '09:00 a 12:00', 2],
      ['2026-11-21', '09:00 a 12:00', 1],
      ['2026-11-21', '12:00 a 15:00', 1],
    ])
  })

  it('compare with as many days before, up to the same time while the period is running', async () => {
    const { json: running } = await admin.call(readSales, { query: { Dias: 1 } })
    expect(running).toMatchObject({
      FechaDesde: '2026-11-21',
      Pedidos: 2,
      // Friday's second order came after noon
      Anterior: {
        FechaDesde: '2026-11-20',
        FechaHasta: '2026-11-20',
        HastaHora: '12:00',
        Pedidos: 1,
        Ventas: TOTAL,
      },
    })
    const own = { FechaDesde: '2026-11-21', FechaHasta: '2026-11-22' }
    const { json: whole } = await admin.call(readSales, { query: own })
    expect(whole.Anterior).toMatchObject({
      FechaDesde: '2026-11-19',
      HastaHora: null,
      Pedidos: 2,
      PorDia: [{}, {}],
    })
  })

  it('tell the articles sold, weighed ones in grams, substitutes for themselves', async () => {
    const top = async (query: CallQuery<typeof listArticleSales>) =>
      (await admin.call(listArticleSales, { query: { Dias: 1, ...query } })).json
    const catalogue = await staffOf(shop, 'catalogo', 'vendidos')
    expect((await catalogue.call(listArticleSales, { query: { Dias: 1 } })).json).toEqual([
      { Codigo: 'PAN', Descripcion: 'Pan de molde', Unidad: 1, Cantidad: 22, Ventas: 2202.2, Pedidos: 2 },
      {
        Codigo: 'QUESO',
        Descripcion: 'Queso cremoso',
        Unidad: 100,
        Cantidad: 700,
        Ventas: 864.19,
        Pedidos: 1,
      },
      {
        Codigo: 'PROMO',
        Descripcion: 'Yerba en promoción',
        Unidad: 1,
        Cantidad: 1,
        Ventas: 100.1,
        Pedidos: 1,
      },
    ])
    // a pack is more than 700 g
    expect((await top({ Orden: 'cantidad' })).map(({ Codigo }) => Codigo)).toEqual(['PAN', 'PROMO', 'QUESO'])
    expect((await top({ Dias: 2, Filas: 1 })).map(({ Cantidad }) => Cantidad)).toEqual([28])
  })

  it('tell what of the prepared lines came whole, was replaced or missing, and the minutes', async () => {
    const read = async (Por?: FillGroup, who = admin) =>
      (await who.call(readFillReport, { query: { Dias: 1, ...(Por && { Por }) } })).json
    const all = { Renglones: 2, Completos: 1, Reemplazados: 1, Faltantes: 0 }
    const times = { Pedidos: 1, MinutosPorPedido: 18, MinutosPorRenglon: 9 }
    const { Grupos: articles, ...total } = await read()
    expect(total).toEqual({ ...all, ...times })
    const line = (Clave: string, Nombre: string, Completos: number) => ({
      Clave,
      Nombre,
      Renglones: 1,
      Completos,
      Reemplazados: 1 - Completos,
      Faltantes: 0,
      Pedidos: null,
      MinutosPorPedido: null,
      MinutosPorRenglon: null,
    })
    expect(articles).toEqual([line('PAN', 'Pan de molde', 0), line('QUESO', 'Queso cremoso', 1)])
    const [family, ...others] = (await read('familia')).Grupos
    expect([family, others]).toMatchObject([{ ...all, Nombre: expect.stringMatching(/./) }, []])
    expect((await read('hora')).Grupos).toEqual([{ Clave: '11', Nombre: '11:00', ...all, ...times }])
    expect((await read('preparador')).Grupos).toMatchObject([
      { Nombre: 'prueba-administracion', ...all, ...times },
    ])

    const cheese = (Preparado: string | null) =>
      shop.db
        .updateTable('order_lines')
        .set({ Preparado })
        .where('Codart', '=', 'QUESO')
        .where('Preparado', 'is not', null)
        .execute()
    await cheese(JSON.stringify({ Cantidad: 0, Precioventa: 0, Sustituto: null, Nota: null }))
    const none = { Faltantes: 1, Completos: 0 }
    expect(await read()).toMatchObject({ ...none, Grupos: [{ Clave: 'QUESO', ...none }, {}] })
    await cheese(JSON.stringify({ Cantidad: 700, Precioventa: 864.19, Sustituto: null, Nota: null }))
  })

  it('tell cancelled orders by reason, and what each family sold', async () => {
    const query = { FechaDesde: '2026-11-20', FechaHasta: '2026-11-21' }
    const cancelled = { Estado: 'C', Motivo: 'Sin reparto', Pedidos: 1, Importe: TOTAL }
    expect((await admin.call(listCancelledOrders, { query })).json).toEqual([cancelled])
    const sold = (await admin.call(listArticleSales, { query })).json
    const families = (await admin.call(listFamilySales, { query })).json
    expect(families).toMatchObject([{ Articulos: sold.length, Nombre: expect.stringMatching(/./) }])
    expect(families[0]!.Ventas).toBeCloseTo(
      sold.reduce((sum, { Ventas }) => sum + Ventas, 0),
      2,
    )
  })

  it('tell the cost of what was sold to who may see costs', async () => {
    await shop.db
      .insertInto('article_costs')
      .values([{ article_code: 'QUESO', cost: 1000, updated_at: SATURDAY_NOON }])
      .execute()
    const catalogue = await staffOf(shop, 'catalogo', 'sin-costos')
    const query = { Dias: 1 }
    const asked = [admin, catalogue].map((who) =>
      Promise.all([who.call(listArticleSales, { query }), who.call(listFamilySales, { query })]),
    )
    const [seen, hidden] = (await Promise.all(asked)).map((answers) => answers.map(({ json }) => json))
    for (const [place, rows] of seen!.entries()) {
      const sum = (name: 'ConCosto' | 'Costo') => rows.reduce((total, row) => total + (row[name] ?? 0), 0)
      // 700 g
      expect([sum('ConCosto'), sum('Costo')]).toEqual([864.19, 700])
      expect(hidden![place]).toEqual(rows.map(({ ConCosto: _, Costo: __, ...row }) => row))
    }
    await shop.db.deleteFrom('article_costs').execute()
  })

  it('tell the carts that were saved and left, and those that were ordered', async () => {
    const berta = (await registerTestClient(shop)).browser
    const cart = orderDraft({ Estado: 'I', Lineas: [{ Codart: 'QUESO', Cantidad: 500 }] })
    expect((await save(berta, cart)).status).toBe(200)
    const read = async () => (await admin.call(readLeftCarts, { query: { Dias: 1 } })).json
    expect(await read()).toEqual({
      Carritos: 1,
      Total: 617.28,
      Comprados: 0,
      PorDia: [{ Fecha: '2026-11-21', Carritos: 1, Total: 617.28, Comprados: 0 }],
      Articulos: [
        {
          Codigo: 'QUESO',
          Descripcion: 'Queso cremoso',
          Unidad: 100,
          Carritos: 1,
          Cantidad: 500,
          Total: 617.28,
        },
      ],
    })
    expect((await save(berta, orderDraft())).status).toBe(200)
    expect(await read()).toMatchObject({ Carritos: 0, Total: 0, Comprados: 1, Articulos: [] })
  })

  it('tell what was searched for and not found, by any process', async () => {
    const second = await shop.openSecondApp()
    const search = (Texto: string, query = {}) =>
      second.visitor().call(searchByText, { params: { Texto, from: 0, count: 20 }, query })
    for (const text of ['Xilófono', 'xilofono', ' XILOFONO ', 'pan', 'ana@example.com', '2494123456'])
      await search(text)
    // filtered down to no results
    await search('pan', { marcas: '999' })
    await search('zapatilla')
    await second.close()
    const found = async () => (await admin.call(listEmptySearches, { query: { Dias: 7 } })).json
    expect(await found()).toEqual([
      { Texto: 'xilofono', Veces: 3, UltimoDia: '2026-11-21' },
      { Texto: 'zapatilla', Veces: 1, UltimoDia: '2026-11-21' },
    ])
  })

  it('compare branches: sales, missing lines, orders that left on time', async () => {
    const north = { Nombre: 'Norte', Direccion: '', Telefono: '', is_active: true }
    const { Id } = await shop.db
      .insertInto('branches')
      .values(north)
      .returning('Id')
      .executeTakeFirstOrThrow()
    const moved = { branch_id: Id }
    await shop.db.updateTable('orders').set(moved).where('HorarioEntrega', '=', '12:00 a 15:00').execute()
    // the prepared order of Monday left on Saturday: with Saturday's slot it would have been late
    const query = { FechaDesde: '2026-11-20', FechaHasta: '2026-11-21' }
    const compared = async (who = admin) => (await who.call(readBranchFigures, { query })).json
    const [first, second] = await compared()
    expect(first).toMatchObject({ Cancelados: 1, Renglones: 2, Faltantes: 1, Salidos: 1, ATiempo: 1 })
    expect(second).toEqual({
      Sucursal: Id,
      Nombre: 'Norte',
      Pedidos: 1,
      Ventas: 3502.5,
      Promedio: 3502.5,
      Cancelados: 0,
      ParteCancelada: 0,
      Renglones: 0,
      Faltantes: 0,
      Salidos: 0,
      ATiempo: 0,
    })
    const late = { Dia: 20_261_121, HorarioEntrega: '09:00 a 12:00' }
    await shop.db.updateTable('orders').set(late).where('Estado', '=', 'D').execute()
    expect((await compared())[0]).toMatchObject({ Salidos: 1, ATiempo: 0 })

    const clerk = await staffOf(shop, 'administracion', 'del-norte', [Id])
    expect(await compared(clerk)).toEqual([second])
    expect((await clerk.call(readSales, { query })).json).toMatchObject({ Pedidos: 1, Ventas: 3502.5 })
    expect((await admin.call(readSales, { query: { ...query, sucursal: Id } })).json.Pedidos).toBe(1)
    const other = { ...query, sucursal: first!.Sucursal }
    expect((await clerk.call(readSales, { query: other })).problem).toMatchObject({
      status: 403,
      code: 'otra-sucursal',
    })
  })

  it.each([
    [{ FechaDesde: '2026-11-02', FechaHasta: '2026-11-01' }, 'periodo-al-reves', 'FechaHasta'],
    [{ FechaDesde: '2026-11-02' }, 'periodo-sin-hasta', 'FechaHasta'],
    [{ FechaDesde: '2020-01-01', FechaHasta: '2026-11-01' }, 'periodo-muy-largo', 'FechaDesde'],
  ])('refuse %j', async (query, code, Campo) => {
    const answers = [
      await admin.call(readSales, { query }),
      await admin.call(listArticleSales, { query }),
      await admin.call(listEmptySearches, { query }),
      await admin.call(readLeftCarts, { query }),
    ]
    for (const { problem } of answers) expect(problem).toMatchObject({ status: 422, code, Campo })
  })

  it('count what sells, which searches show first among equals', async () => {
    await insertArticles(
      shop.db,
      ['MIEL-1', 'MIEL-2'].map((Codigo) => articleRow({ Codigo, Descripcion: 'Miel' })),
    )
    await shop.deps.catalogue.refresh()
    const found = async () =>
      (await ana.call(searchByText, { params: { Texto: 'miel', from: 0, count: 0 } })).json.map(
        ({ Codigo }) => Codigo,
      )
    expect(await found()).toEqual(['MIEL-1', 'MIEL-2'])
    const lines = { Lineas: [{ Codart: 'MIEL-2', Cantidad: 40 }], TotalNeto: null }
    expect((await save(ana, orderDraft(lines))).status).toBe(200)
    await countPopularity(shop.deps)
    await shop.deps.catalogue.refresh()
    expect(await found()).toEqual(['MIEL-2', 'MIEL-1'])
    const version = async () =>
      (await shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
    const before = await version()
    await countPopularity(shop.deps)
    expect(await version()).toBe(before)
  })

  it('forget searches after their time', async () => {
    shop.setNow('2027-03-01T15:00:00Z')
    await tidyUp(shop.deps)
    expect(await shop.db.selectFrom('empty_searches').selectAll().execute()).toEqual([])
  })
})
