import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  sendStockNumbers,
  setStock,
  staffStock,
  tapStock,
  type StockNumber,
  type StockState,
} from '@gondola/contract/stock'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { sendStock } from '@gondola/contract/imports'
import { describeStockSource } from '../../../../lab/shop/adapter-contracts.ts'
import { articleRow, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import { systemOf } from '../../../../lab/harness/system-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { defaultBranchId } from '../branches/branches.store.ts'
import { stockSource, type StockOutcome, type StockSource } from './take-numbers.ts'

describeOnBothDatabases('stock', (database) => {
  let shop: TestShop
  let system: TestClient
  let staff: TestClient
  let Sucursal: number
  let north: number
  beforeAll(async () => {
    shop = await startOrderShop(database)
    await insertArticles(shop.db, [
      articleRow({ Codigo: 'CON-EAN', Descripcion: 'Fideos', Ean: '7790001000015', codigo_origen: 'A-1' }),
      articleRow({ Codigo: 'DOBLE', Descripcion: 'Sal', Ean: '7790001000022', codigo_origen: 'A-2' }),
      articleRow({ Codigo: 'DOBLE2', Descripcion: 'Sal', Ean: '7790001000022', codigo_origen: 'A-3' }),
    ])
    staff = await staffOf(shop, 'administracion')
    system = await systemOf(shop, staff)
    Sucursal = await defaultBranchId(shop.db)
    const added = { Nombre: 'Norte', Direccion: 'Ruta 226', Telefono: '', Codigo: 'N1', is_active: true }
    north = (await shop.db.insertInto('branches').values(added).returning('Id').executeTakeFirstOrThrow()).Id
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.setNow('2026-11-21T15:00:00Z')
    await shop.db.deleteFrom('stock').execute()
  })

  const send = (...Filas: StockNumber[]) => system.call(sendStockNumbers, { body: { Filas } })
  const tap = (Codigo: string, Estado: StockState | null) =>
    staff.call(tapStock, { params: { Sucursal, Codigo }, body: { Estado } })
  const seen = async (code: string, branch = Sucursal) => {
    await shop.deps.stock.look()
    return shop.deps.stock.stateOf(branch, code)
  }

  it('takes a number typed by staff, unless it is another than was read', async () => {
    const put = (Existencia: number | null, Leida: number | null, Codigo = 'PAN', by = staff) =>
      by.call(setStock, { params: { Sucursal, Codigo }, body: { Existencia, Leida } })
    expect((await put(5, null)).json).toMatchObject({ Existencia: 5, Disponible: 5, Estado: 'hay' })
    await tap('PAN', 'no-hay')
    expect((await put(7, null)).problem.code).toBe('concurrencia')
    shop.setNow('2026-11-21T15:01:00Z')
    // as a later number of the chain's system, it ends what was said by hand
    expect((await put(0, 5)).json).toMatchObject({ Existencia: 0, Estado: 'no-hay', Marca: null })
    expect(await seen('PAN')).toBe('no-hay')
    expect((await put(null, 0)).json).toMatchObject({ Existencia: null, Estado: 'hay' })
    expect((await put(1, null, 'NADA')).status).toBe(404)
    expect((await put(1, null, 'PAN', await staffOf(shop, 'catalogo'))).problem.code).toBe('permiso')
    const logged = await shop.db
      .selectFrom('audit_log')
      .where('entity', '=', 'existencias')
      .where('action', '=', 'editar')
      .select('after')
      .execute()
    expect(logged).toHaveLength(3)
  })

  it('takes numbers by code, EAN or code of origin and by branch, and tells what it did not understand', async () => {
    const { json } = await send(
      { Codigo: 'PAN', Existencia: 2 },
      { Sucursal: 'N1', Codigo: '7790001000015', Existencia: 0 },
      { Sucursal: north, Codigo: 'A-2', Existencia: -3.5 },
      { Codigo: 'QUESO', Existencia: 2000.9 },
      { Sucursal: 'N9', Codigo: 'PAN', Existencia: 1 },
      { Codigo: 'NADA', Existencia: 1 },
      { Codigo: '7790001000022', Existencia: 1 },
    )
    expect(json).toMatchObject({ Tomadas: 4, Anteriores: 0 })
    expect(json.Rechazadas.map(({ Fila, Motivo }) => [Fila, Motivo])).toEqual([
      [5, 'sucursal-desconocida'],
      [6, 'articulo-desconocido'],
      [7, 'articulo-ambiguo'],
    ])
    expect(await seen('PAN')).toBe('pocas')
    expect(await seen('QUESO')).toBe('pocas')
    expect(await seen('PAN', north)).toBe('hay')
    expect(await seen('CON-EAN', north)).toBe('no-hay')
    expect(await seen('DOBLE', north)).toBe('no-hay')
    expect(await seen('CON-EAN')).toBe('hay')
  })

  it('keeps the latest number, whatever order they arrive in', async () => {
    const at = (Fecha: string, Existencia: number | null) => send({ Codigo: 'PAN', Existencia, Fecha })
    await at('2026-11-21T11:00:00-03:00', 0)
    const { json } = await at('2026-11-21T10:59:00-03:00', 50)
    expect(json).toMatchObject({ Tomadas: 0, Anteriores: 1 })
    expect(await seen('PAN')).toBe('no-hay')
    // two of one request; one that says it comes from tomorrow counts as of now
    await send(
      { Codigo: 'PAN', Existencia: 20, Fecha: '2026-11-22T11:00:00-03:00' },
      { Codigo: 'PAN', Existencia: 0, Fecha: '2026-11-21T11:30:00-03:00' },
    )
    expect(await seen('PAN')).toBe('hay')
    shop.setNow('2026-11-21T15:01:00Z')
    await send({ Codigo: 'PAN', Existencia: 1 })
    expect(await seen('PAN')).toBe('pocas')
    await send({ Codigo: 'PAN', Existencia: null })
    expect(await seen('PAN')).toBe('hay')
  })

  it('tells how few are left by the numbers, and follows them', async () => {
    shop.stopClock()
    const told = async (code: string) => {
      await shop.deps.stock.look()
      return shop.deps.stock.fewOf(Sucursal, code)
    }
    for (const [Existencia, few] of [
      [3, 3],
      [1, 1],
      [4, null],
      [0, null],
      [2, 2],
    ] as const) {
      await send({ Codigo: 'PAN', Existencia })
      expect(await told('PAN')).toBe(few)
    }
    await tap('PAN', 'pocas')
    expect(await told('PAN')).toBeNull()
    await tap('PAN', null)
    await send({ Codigo: 'PAN', Existencia: null })
    await send({ Codigo: 'QUESO', Existencia: 800 })
    expect(await told('QUESO')).toBe(800)
    await send({ Codigo: 'QUESO', Existencia: null })
  })

  it('lets a tap count until a later number, the opposite tap or the end of the day', async () => {
    shop.stopClock()
    await send({ Codigo: 'PAN', Existencia: 40 })
    shop.setNow('2026-11-21T15:10:00Z')
    const { json } = await tap('PAN', 'no-hay')
    expect(json).toMatchObject({
      Existencia: 40,
      Disponible: 40,
      Estado: 'no-hay',
      Marca: { Estado: 'no-hay' },
    })
    expect(shop.deps.stock.stateOf(Sucursal, 'PAN')).toBe('no-hay')
    await send({ Codigo: 'PAN', Existencia: 40, Fecha: '2026-11-21T12:09:00-03:00' })
    expect(await seen('PAN')).toBe('no-hay')
    await send({ Codigo: 'PAN', Existencia: 40, Fecha: '2026-11-21T12:10:01-03:00' })
    expect(await seen('PAN')).toBe('hay')

    await tap('OFERTA', 'no-hay')
    await tap('OFERTA', 'hay')
    expect(await seen('OFERTA')).toBe('hay')
    await tap('OFERTA', 'no-hay')
    // 23:59 and 00:01 in the shop; a process that starts then ends it
    shop.setNow('2026-11-22T02:59:00Z')
    expect(await seen('OFERTA')).toBe('no-hay')
    shop.setNow('2026-11-22T03:01:00Z')
    await expect.poll(() => seen('OFERTA')).toBe('hay')
    const next = await staffOf(shop, 'pedidos', 'de-domingo')
    const [last] = (await next.call(staffStock.list, { query: { q: 'OFERTA' } })).json
    expect(last).toMatchObject({ Codigo: 'OFERTA', Estado: 'hay', Marca: null })
  })

  it('lists what a branch sells, and shows it to nobody of another branch', async () => {
    await send({ Codigo: 'PAN', Existencia: 0 }, { Sucursal: north, Codigo: 'QUESO', Existencia: 0 })
    const out = await staff.call(staffStock.list, { query: { Sucursal, Estado: 'no-hay' } })
    expect(out.json.map(({ Codigo }) => Codigo)).toEqual(['PAN'])
    const { json } = await staff.call(staffStock.list, {
      query: { Sucursal: north, _sort: 'Existencia', _end: 1 },
    })
    expect(json).toMatchObject([{ Codigo: 'QUESO', Existencia: 0, Reservada: 0, Margen: 0, Unidad: 100 }])
    await shop.db
      .updateTable('articles')
      .set({ not_sold_at: JSON.stringify([north]) })
      .where('Codigo', '=', 'PAN')
      .execute()
    const all = async (branch: number) =>
      (await staff.call(staffStock.list, { query: { Sucursal: branch, _end: 100 } })).json.map(
        ({ Codigo }) => Codigo,
      )
    expect(await all(Sucursal)).toContain('PAN')
    expect(await all(north)).not.toContain('PAN')
    const other = await staffOf(shop, 'pedidos', 'del-norte', [north])
    expect((await other.call(staffStock.list, { query: { Sucursal } })).status).toBe(403)
    expect((await other.call(staffStock.list, { query: {} })).json.map(({ Codigo }) => Codigo)).not.toContain(
      'PAN',
    )
    const ofOther = await other.call(tapStock, {
      params: { Sucursal, Codigo: 'QUESO' },
      body: { Estado: 'hay' },
    })
    expect(ofOther.status).toBe(403)
    expect(
      (await staff.call(tapStock, { params: { Sucursal, Codigo: 'NADA' }, body: { Estado: 'hay' } })).status,
    ).toBe(404)
  })

  it('finds what is out after a restart', async () => {
    await send({ Codigo: 'PAN', Existencia: 0 })
    const second = await shop.openSecondApp()
    expect(second.deps.stock.stateOf(Sucursal, 'PAN')).toBe('no-hay')
    const before = second.deps.stock.versionOf(Sucursal)
    await tap('OFERTA', 'pocas')
    await second.deps.stock.look()
    expect(second.deps.stock.stateOf(Sucursal, 'OFERTA')).toBe('pocas')
    expect(second.deps.stock.versionOf(Sucursal)).toBeGreaterThan(before)
    await second.close()
  })
})

const underTest = async (open: (shop: TestShop) => Promise<StockSource>) => {
  const shop = await startOrderShop('sqlite')
  const branch = await defaultBranchId(shop.db)
  const row = shop.db.selectFrom('stock').select('quantity').where('article_code', '=', 'PAN')
  return {
    source: await open(shop),
    branch,
    code: 'PAN',
    level: async () => (await row.executeTakeFirst())?.quantity ?? null,
    stop: () => shop.close(),
  }
}
describeStockSource('of the process', () => underTest(async (shop) => stockSource(shop.deps)))
describeStockSource('by API', () =>
  underTest(async (shop) => {
    const system = await systemOf(shop, await staffOf(shop, 'administracion'))
    return async (Filas) => {
      const { json } = await system.call(sendStock, { body: { Filas: [...Filas] } })
      return json.Filas.map(({ Resultado, Motivo }) => (Motivo ?? Resultado) as StockOutcome)
    }
  }),
)
