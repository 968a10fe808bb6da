import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Article } from '@gondola/contract/catalogue'
import type { Client, UserLogin } from '@gondola/contract/clients'
import type { CostParameters, DeliveryDay, PaymentType } from '@gondola/contract/delivery'
import type { Order, OrderDraft } from '@gondola/contract/orders'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'

const COMPILER = fileURLToPath(import.meta.resolve('typescript/bin/tsc'))
const CLIENT = new URL('client.mjs', import.meta.url)

/** The client's interface for this test; its own types are generated from the description. */
interface ShopClient {
  call(method: string, path: string, body?: unknown): Promise<{ json: unknown; total: number }>
  logIn(login: UserLogin): Promise<Client | null>
  search(text: string): Promise<Article[]>
  order(draft: OrderDraft, key: string): Promise<Order>
}

const { ShopClient } = (await import(CLIENT.href)) as {
  ShopClient: new (address: string, wait?: (seconds: number) => Promise<unknown>) => ShopClient
}

describe('a client written from the description alone', () => {
  let shop: TestShop
  let address: string
  beforeAll(async () => {
    shop = await startTestShop({
      database: 'sqlite',
      demo: true,
      config: { rateLimit: true },
      now: '2026-11-18T12:00:00Z',
    })
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    address = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
  })
  afterAll(() => shop.close())

  it('fits the types that are made of it, which have names', async () => {
    const { text } = await shop.visitor().request('GET', '/api/docs/json')
    const types = astToString(await openapiTS(Buffer.from(text)))
    for (const name of ['Order', 'OrderDraft', 'Article', 'Client', 'Problem', 'ErpOrder', 'WebhookBody'])
      expect(types).toMatch(new RegExp(`^ {8}${name}: \\{$`, 'm'))
    expect(types).toMatch(/"application\/json": components\["schemas"\]\["OrderDraft"\]/)
    expect(types.split('\n').length).toBeLessThan(32_000)
    const folder = mkdtempSync(join(tmpdir(), 'gondola-client-'))
    try {
      writeFileSync(join(folder, 'api.d.ts'), types)
      copyFileSync(fileURLToPath(CLIENT), join(folder, 'client.mjs'))
      const options = [
        '--noEmit',
        '--allowJs',
        '--checkJs',
        '--strict',
        '--target',
        'es2024',
        '--lib',
        'es2024,dom',
        '--module',
        'nodenext',
        '--skipLibCheck',
        '--types',
        'node',
        '--typeRoots',
        join(fileURLToPath(new URL('../../../node_modules/@types', import.meta.url))),
      ]
      const { stdout } = spawnSync(process.execPath, [COMPILER, ...options, 'client.mjs'], {
        cwd: folder,
        encoding: 'utf8',
      })
      expect(stdout).toBe('')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('logs in, finds, orders once whatever gets lost, lists and annuls', async () => {
    const client = new ShopClient(address)
    const own = await client.logIn({ Usuario: 'demo', Pass: 'demo1234' })
    const [article] = (await client.search('yerba')).toReversed()
    const list = async <T>(path: string) => (await client.call('GET', path)).json as [T, ...T[]]
    const [day] = await list<DeliveryDay>('/dias/getdiasreparto/3/HOY')
    const slot = day.ListHorariosDisponibles[0]!
    const [costs] = await list<CostParameters>('/pedidoscostos/getall/0/0')
    const [TipoPago] = await list<PaymentType>('/tipospagos/getallactivos/0/0')
    const Cantidad = Math.ceil(costs.Monto2 / (article?.Precioventa ?? 1)) + 1
    const key = randomUUID()
    const draft = {
      Estado: 'P' as const,
      Lineas: [{ Codart: article?.Codigo ?? '', Cantidad }],
      FormaEntrega: 'RS',
      Dia: day.Id,
      HorarioEntrega: `${slot.Desde} a ${slot.Hasta}`,
      TipoPago: { Id: TipoPago.Id },
    }
    const [order, again] = await Promise.all([client.order(draft, key), client.order(draft, key)])
    expect(again).toEqual(order)
    expect((await list<Order>(`/pedidos/getallpedidoscliente/${own?.Id}/P/0/5`))[0]).toEqual(order)
    expect(await client.order({ Estado: 'A', Id: order.Id }, randomUUID())).toEqual({ ...order, Estado: 'A' })
    await expect(client.order({ ...draft, FormaEntrega: 'S' }, randomUUID())).rejects.toMatchObject({
      problem: { status: 422, code: 'forma-entrega' },
    })
    await client.call('POST', '/clientes/salir')
    expect((await client.call('GET', '/clientes/yo')).json).toBe(null)
  })

  it('waits for as long as configured', async () => {
    const waited: number[] = []
    const client = new ShopClient(address, async (seconds) => {
      waited.push(seconds)
      shop.setNow(new Date(shop.deps.clock.now().getTime() + seconds * 1000).toISOString())
    })
    for (let count = 0; count < 61; count++) await client.call('GET', '/clientes/getbyuser/nadie')
    expect(waited).toHaveLength(1)
    expect(waited[0]).toBeGreaterThan(0)
  })
})
