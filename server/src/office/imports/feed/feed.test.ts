import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffApiKeys } from '@gondola/contract/integrations'
import {
  discardImport,
  sendArticles,
  sendOffers,
  sendPrices,
  sendStock,
  staffImports,
  undoImportCall,
  type FeedReceipt,
} from '@gondola/contract/imports'
import { addSellingBranch } from '../../../../../lab/shop/branch-orders.ts'
import { describeOnBothDatabases } from '../../../../../lab/harness/databases.ts'
import { runCli } from '../../../../../lab/harness/run-cli.ts'
import { staffOf } from '../../../../../lab/harness/staff-client.ts'
import { systemOf } from '../../../../../lab/harness/system-client.ts'
import type { TestClient } from '../../../../../lab/harness/test-client.ts'
import { startOrderShop } from '../../../../../lab/shop/order-shop.ts'
import type { TestShop } from '../../../../../lab/shop/test-shop.ts'
import { readCatalogueVersion } from '../plan/known-articles.store.ts'
import { runNextImport } from '../run-import-job.ts'

describeOnBothDatabases('a feed', (database) => {
  let shop: TestShop
  let staff: TestClient
  let erp: TestClient
  const asked: string[] = []
  beforeAll(async () => {
    shop = await startOrderShop(database, {}, ({ query }) => void asked.push(query.sql))
    staff = await staffOf(shop, 'administracion')
    erp = await systemOf(shop, staff)
  })
  afterAll(() => shop.close())

  const told = ({ Filas }: FeedReceipt) => Filas.map(({ Resultado, Motivo }) => Motivo ?? Resultado)
  const articles = async (Filas: object[], Lote?: string) =>
    (await erp.call(sendArticles, { body: { Filas, ...(Lote && { Lote }) } })).json
  const prices = async (Filas: object[], Lote?: string, by = erp) =>
    (await by.call(sendPrices, { body: { Filas, ...(Lote && { Lote }) } })).json
  const article = (Codigo: string) =>
    shop.db.selectFrom('articles').selectAll().where('Codigo', '=', Codigo).executeTakeFirst()
  const priceOf = async (Codigo: string) => (await article(Codigo))?.Precioventa
  const work = async () => {
    while (await runNextImport(shop.deps));
  }
  const fed = (Codigo: string, Precio: number | string, more = {}) => ({
    Codigo,
    Descripcion: `Yerba ${Codigo} 1 kg`,
    Marca: 'Del Monte',
    Departamento: 'Almacén',
    Familia: 'Yerbas',
    Precio,
    ...more,
  })

  it('adds and changes articles, and answers each row', async () => {
    const first = await articles([
      fed('F-1', 1000),
      fed('F-2', '1.250,50', { Iva: 21, Pesable: false }),
      { Codigo: 'F-3', Precio: 10 },
      { Codigo: 'F-9', Descripcion: 'Sin precio' },
      { Descripcion: 'Sin código', Precio: 5 },
      fed('F-4', 'a convenir'),
    ])
    expect(told(first)).toEqual([
      'tomada',
      'tomada',
      'descripcion_vacia',
      'precio_vacio',
      'codigo_vacio',
      'precio_texto',
    ])
    expect(first).toMatchObject({ Tomadas: 2, Iguales: 0, Retenidas: 0, Rechazadas: 4 })
    expect(await article('F-2')).toMatchObject({ Precioventa: 1250.5, Iva: 21 })
    const again = await articles([fed('F-1', 1000), { Codigo: 'F-2', Marca: 'Otra' }])
    expect(told(again)).toEqual(['igual', 'tomada'])
    expect(await priceOf('F-2')).toBe(1250.5)
    await shop.deps.catalogue.refresh()
    expect(
      shop.deps.catalogue.snapshot.articles.find(({ Codigo }) => Codigo === 'F-2')?.Marca.Descripcion,
    ).toBe('Otra')
    const [job] = (await staff.call(staffImports.list)).json
    expect(job).toMatchObject({
      Estado: 'aplicada',
      Perfil: 'api',
      Usuario: 'ERP',
      SePuedeDeshacer: true,
      Resumen: { leidas: 8, nuevas: 2, rechazadas: 4 },
    })
  })

  it('parks what jumps, takes the rest, and parks it once', async () => {
    await articles([fed('J-1', 100), fed('J-2', 100)])
    const answer = await prices([
      { Codigo: 'J-1', Precio: 1000 },
      { Codigo: 'J-2', Precio: 120 },
    ])
    expect(told(answer)).toEqual(['precio_salto', 'tomada'])
    expect(answer.Filas[0]?.Resultado).toBe('retenida')
    expect([await priceOf('J-1'), await priceOf('J-2')]).toEqual([100, 120])
    await work()
    const Id = answer.Retencion!.Importacion
    expect((await staff.call(staffImports.read, { params: { Id } })).json).toMatchObject({
      Estado: 'retenida',
      Usuario: 'ERP',
      Retenciones: answer.Retencion!.Motivos,
    })
    const again = await prices([{ Codigo: 'J-1', Precio: 1000 }])
    expect(again.Retencion?.Importacion).toBe(Id)
    await staff.call(discardImport, { params: { Id } })
    // the brake on names holds all of a batch
    const renamed = await articles([
      { Codigo: 'J-1', Descripcion: 'Fideos' },
      { Codigo: 'J-2', Descripcion: 'Arroz', Precio: 130 },
    ])
    expect([renamed.Retenidas, await priceOf('J-2')]).toEqual([2, 120])
    await work()
    const held = { Id: renamed.Retencion!.Importacion }
    expect((await staff.call(staffImports.read, { params: held })).json.Estado).toBe('retenida')
    await staff.call(discardImport, { params: held })
  })

  it('is undone by the name of its batches, the newest first', async () => {
    await articles([fed('U-1', 100)], 'alta')
    await prices([{ Codigo: 'U-1', Precio: 110 }], 'noche')
    const { Importacion } = await prices([{ Codigo: 'U-1', Precio: 120 }], 'noche')
    const other = await prices([{ Codigo: 'U-1', Precio: 130 }], 'tarde')
    expect(other.Importacion).toBe(Importacion! + 1)
    const undo = async (Id: number) => {
      const { status } = await staff.call(undoImportCall, { params: { Id } })
      await work()
      return [status, await priceOf('U-1')]
    }
    expect(await undo(Importacion!)).toEqual([422, 130])
    expect(await undo(other.Importacion!)).toEqual([200, 120])
    expect(await undo(Importacion!)).toEqual([200, 100])
    expect(await undo(Importacion! - 1)).toEqual([200, undefined])
    const kept = shop.db.selectFrom('price_history').select('Precioventa').where('article_code', '=', 'U-1')
    expect(await kept.execute()).toEqual([])
  })

  it('answers the same request with the same answer, and refuses another with its key', async () => {
    await articles([fed('K-1', 100)])
    const keyed = async (Precio: number) => {
      erp.headers['idempotency-key'] = 'lote-1'
      const answer = await erp.call(sendPrices, { body: { Filas: [{ Codigo: 'K-1', Precio }] } })
      delete erp.headers['idempotency-key']
      return answer
    }
    const first = (await keyed(110)).json
    await prices([{ Codigo: 'K-1', Precio: 120 }])
    expect((await keyed(110)).json).toEqual(first)
    expect(await priceOf('K-1')).toBe(120)
    expect((await keyed(111)).problem).toMatchObject({ status: 409, code: 'clave-repetida' })
    // at the same time, too
    erp.headers['idempotency-key'] = 'lote-2'
    const body = { Filas: [{ Codigo: 'K-1', Precio: 130 }] }
    const both = await Promise.all([1, 2, 3].map(() => erp.call(sendPrices, { body })))
    delete erp.headers['idempotency-key']
    expect(both.map(({ json }) => json)).toEqual(Array(3).fill(both[0]!.json))
    expect(both[0]!.json.Tomadas).toBe(1)
    // as of stock and offers
    erp.headers['idempotency-key'] = 'lote-3'
    const stock = { body: { Filas: [{ Codigo: 'K-1', Existencia: 4 }] } }
    const counted = await Promise.all([1, 2, 3].map(() => erp.call(sendStock, stock)))
    expect(counted.map(({ json }) => json.Tomadas)).toEqual([1, 1, 1])
    erp.headers['idempotency-key'] = 'lote-4'
    const days = { FechaDesde: '2027-02-01', FechaHasta: '2027-02-05' }
    const offer = { body: { Filas: [{ Codigo: 'K-1', Preciooferta: 100, ...days }] } }
    const offered = await Promise.all([1, 2, 3].map(() => erp.call(sendOffers, offer)))
    expect(offered.map(({ json }) => json.Tomadas)).toEqual([1, 1, 1])
    delete erp.headers['idempotency-key']
    // what changes nothing lets nobody load the catalogue again
    const version = await readCatalogueVersion(shop.db)
    expect(told((await erp.call(sendOffers, offer)).json)).toEqual(['igual'])
    expect(await readCatalogueVersion(shop.db)).toBe(version)
  })

  it('reads amounts as a file does, and refuses what may be either', async () => {
    await articles(['A-1', 'A-2', 'A-3'].map((code) => fed(code, 1000)))
    expect(
      told(
        await prices([
          { Codigo: 'A-1', Precio: '1.800' },
          { Codigo: 'A-2', Precio: 1800 },
          { Codigo: 'A-3', Precio: '$ 900.50' },
        ]),
      ),
    ).toEqual(['precio_dudoso', 'tomada', 'tomada'])
    expect(told(await prices([{ Codigo: 'A-1', Precio: '1.800' }]))).toEqual(['precio_dudoso'])
    expect(
      told(
        await prices([
          { Codigo: 'A-1', Precio: '1.800' },
          { Codigo: 'A-3', Precio: '900,5' },
        ]),
      ),
    ).toEqual(['tomada', 'igual'])
    expect(await priceOf('A-1')).toBe(1800)
  })

  it('finds articles as a file does: by EAN whatever its zeros, by codes of origin', async () => {
    await articles([fed('7790001000095', 100, { Codigo: '00077', Ean: '7790001000095' })])
    expect(told(await prices([{ Codigo: '00077', Precio: 101 }]))).toEqual(['tomada'])
    expect(told(await prices([{ Ean: '07790001000095', Precio: 102 }]))).toEqual(['tomada'])
    expect(told(await prices([{ Codigo: '77', Precio: 103 }]))).toEqual(['codigo_ambiguo'])
    expect(told(await prices([{ Codigo: 'NADA', Precio: 103 }]))).toEqual(['descripcion_vacia'])
  })

  it('takes costs, stock and offers', async () => {
    await articles([fed('C-1', 100, { Costo: 60 })])
    expect(told(await prices([{ Codigo: 'C-1', Costo: '70,5' }]))).toEqual(['tomada'])
    expect(told(await prices([{ Codigo: 'C-1', Costo: 70.5 }]))).toEqual(['igual'])
    const cost = shop.db.selectFrom('article_costs').select('cost').where('article_code', '=', 'C-1')
    expect(await cost.executeTakeFirst()).toEqual({ cost: 70.5 })
    const stock = async (...Filas: { Codigo: string; Existencia: number; Fecha?: string }[]) =>
      told((await erp.call(sendStock, { body: { Filas } })).json)
    expect(await stock({ Codigo: 'C-1', Existencia: 4 }, { Codigo: 'NADA', Existencia: 1 })).toEqual([
      'tomada',
      'articulo-desconocido',
    ])
    expect(await stock({ Codigo: 'C-1', Existencia: 4 })).toEqual(['igual'])
    expect(await stock({ Codigo: 'C-1', Existencia: 9, Fecha: '2025-01-01T00:00:00Z' })).toEqual(['anterior'])
    const offers = async (...Filas: { Preciooferta: number | string | null; FechaHasta: string }[]) =>
      told(
        (
          await erp.call(sendOffers, {
            body: { Filas: Filas.map((row) => ({ Codigo: 'C-1', FechaDesde: '2027-01-01', ...row })) },
          })
        ).json,
      )
    expect(await offers({ Preciooferta: '80,00', FechaHasta: '2027-01-05' })).toEqual(['tomada'])
    expect(await offers({ Preciooferta: 80, FechaHasta: '2027-01-05' })).toEqual(['igual'])
    expect(await offers({ Preciooferta: 85, FechaHasta: '2027-01-06' })).toEqual(['tomada'])
    expect(await offers({ Preciooferta: 8, FechaHasta: '2027-01-06' })).toEqual(['precio-salta'])
    const listed = shop.db.selectFrom('offers').select('Preciooferta').where('article_code', '=', 'C-1')
    expect(await listed.execute()).toEqual([{ Preciooferta: 85 }])
    expect(await offers({ Preciooferta: null, FechaHasta: '2027-01-06' })).toEqual(['tomada'])
    expect(await listed.execute()).toEqual([])
  })

  it('needs the permission for each kind of column', async () => {
    const only = await systemOf(shop, staff, ['articulos:escribir'], 'Solo artículos')
    const send = async (Filas: object[]) => (await only.call(sendArticles, { body: { Filas } })).status
    expect(await send([fed('P-1', 1)])).toBe(403)
    expect(await send([{ Codigo: 'C-1', Costo: 1 }])).toBe(403)
    expect(await send([{ Codigo: 'C-1', Marca: 'Mía' }])).toBe(200)
    expect((await only.call(sendPrices, { body: { Filas: [{ Codigo: 'C-1', Precio: 1 }] } })).status).toBe(
      403,
    )
  })

  it('writes prices of the branches of its key alone', async () => {
    const { branchId } = await addSellingBranch(shop.db, 'Centro')
    await shop.deps.catalogue.refresh()
    await articles([fed('B-1', 100)])
    const { json } = await staff.call(staffApiKeys.create, {
      body: { Nombre: 'Centro', Permisos: ['precios:escribir'], Sucursales: [branchId] },
    })
    const own = shop.visitor()
    own.headers['authorization'] = `Bearer ${json.Token}`
    const answer = await prices(
      [
        { Codigo: 'B-1', Precio: 105, Sucursal: 'Centro' },
        { Codigo: 'B-1', Precio: 106 },
        { Codigo: 'B-1', Precio: 107, Sucursal: 'Casa central' },
      ],
      undefined,
      own,
    )
    expect(told(answer)).toEqual(['tomada', 'sucursal_ajena', 'sucursal_ajena'])
    expect(await priceOf('B-1')).toBe(100)
    const { list_prices } = (await article('B-1'))!
    expect(Object.values(list_prices!)).toEqual([105])
    await staff.call(undoImportCall, { params: { Id: answer.Importacion! } })
    await work()
    expect((await article('B-1'))?.list_prices).toBeNull()
  })

  it('is sent by the program of docs/examples, again and again', async () => {
    await shop.app.listen({ port: 0 })
    const folder = await mkdtemp(join(tmpdir(), 'gondola-feed-'))
    const path = join(folder, 'articles.json')
    await writeFile(
      path,
      JSON.stringify([
        fed('X-1', 100),
        ...Array.from({ length: 1000 }, (_, n) => fed(`X${n}`, 50 + n, { Descripcion: `Galletitas ${n}` })),
        fed('X-2', 'nada'),
      ]),
    )
    const { port } = shop.app.server.address() as AddressInfo
    const env = {
      GONDOLA_URL: `http://127.0.0.1:${port}`,
      GONDOLA_CLAVE: erp.headers['authorization']!.slice(7),
    }
    const run = () => runCli('docs/examples/send-prices.mjs', ['articulos', path], env)
    const first = await run()
    expect(JSON.parse(first.output)).toEqual({ Tomadas: 1001, Iguales: 0, Retenidas: 0, Rechazadas: 1 })
    expect(first.errors).toMatch(/^1002 precio_texto El precio «nada» no es un número/)
    expect(await run()).toEqual(first)
    // a price that goes back is another batch, and so are the same rows as another kind
    for (const Precio of [101, 102, 101]) {
      await writeFile(path, JSON.stringify([{ Codigo: 'X-1', Precio }]))
      await run()
      expect(await priceOf('X-1')).toBe(Precio)
    }
    const asPrices = await runCli('docs/examples/send-prices.mjs', ['precios', path], env)
    expect(JSON.parse(asPrices.output)).toMatchObject({ Iguales: 1 })
    await rm(folder, { recursive: true })
  })

  it('tells how much of the minute is left', async () => {
    const limited = await startOrderShop(database, { rateLimit: true })
    const system = await systemOf(limited, await staffOf(limited, 'administracion'))
    const left = async () => (await system.call(sendPrices, { body: { Filas: [{ Codigo: 'PAN' }] } })).headers
    expect(await left()).toMatchObject({ 'ratelimit-limit': '600', 'ratelimit-remaining': '599' })
    expect(await left()).toMatchObject({ 'ratelimit-remaining': '598', 'ratelimit-reset': '60' })
    await limited.close()
  })

  it('writes a batch in one statement, as it is one transaction however slow', async () => {
    asked.length = 0
    const { Tomadas } = await articles(Array.from({ length: 300 }, (_, index) => fed(`M-${index}`, 900)))
    const writes = asked.filter((statement) => statement.startsWith('insert into "articles"'))
    expect([Tomadas, writes.length]).toEqual([300, 1])
  })
})
