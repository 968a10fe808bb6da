import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { callUrl } from '@gondola/contract/calls'
import type { Article } from '@gondola/contract/catalogue'
import { tidyUp } from '../src/app/housekeeping.ts'
import { isDatabaseAway } from '../src/platform/db/database-away.ts'
import { saveAccount } from '../src/platform/secrets/provider-accounts.store.ts'
import { sealAccountKeys } from '../src/platform/secrets/sealed-account-keys.ts'
import { SQLITE_FILE } from '../src/platform/db/open-database.ts'
import { listAllCalls } from '../../lab/shop/all-calls.ts'
import { KEYS } from '../../lab/shop/pay-shop.ts'
import { sampleOf } from '../../lab/shop/sample.ts'
import { staffOf } from '../../lab/harness/staff-client.ts'
import { systemOf } from '../../lab/harness/system-client.ts'
import { startTestShop } from '../../lab/shop/test-shop.ts'

const WRITERS = 6

it('writers that wait too long on SQLite get 503 and a moment to wait, readers are served, and the next write succeeds', async () => {
  const shop = await startTestShop({ database: 'sqlite', demo: true, waitMs: 300 })
  const other = new Sqlite(join(shop.config.dataFolder, SQLITE_FILE))
  try {
    const customer = shop.visitor()
    const login = { Usuario: 'demo', Pass: 'demo1234' }
    expect(await customer.request('POST', '/api/clientes/login', login)).toMatchObject({ status: 200 })
    const listed = await customer.request<Article[]>('GET', '/api/tarticulos/getall/0/1')
    const cart = { Estado: 'I', Lineas: [{ Codart: listed.json[0]!.Codigo, Cantidad: 1000 }] }
    const save = () => customer.request('POST', '/api/pedidos/save', cart)

    other.exec('begin immediate')
    const saved = await Promise.all(Array.from({ length: WRITERS }, save))
    expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 503))
    for (const { problem, headers } of saved) {
      expect(problem).toMatchObject({ code: 'cerrando' })
      expect(headers['retry-after']).toBe('5')
    }
    expect(await customer.request('GET', '/api/clientes/yo')).toMatchObject({ status: 200 })

    other.exec('rollback')
    expect((await save()).status).toBe(200)
    expect(shop.log.filter(({ msg }) => msg === 'bug')).toEqual([])
  } finally {
    other.close()
    await shop.close()
  }
})

const MESSAGE = {
  Nombre: 'Ana',
  Email: 'ana@example.com',
  Telefono: '2494000000',
  Comentario: 'Hola',
  Motivo: 'Consulta',
  Mensaje: '¿Abren el domingo?',
}

/** What must not be a fault of the shop however long the lock is held; others may be refused for their input first. */
const WRITES = [
  ['POST', '/api/clientes/login', { Usuario: 'demo', Pass: 'demo1234' }, 'anybody'],
  ['POST', '/api/contactos/save', MESSAGE, 'anybody'],
  ['POST', '/api/pagos/avisos/mercado-pago?topic=payment&id=7', undefined, 'anybody'],
  ['PUT', '/api/gestion/parametros/1', { Telefono: '2494 555555' }, 'staff'],
  ['PUT', '/api/gestion/departamentos/1', { Descripcion: 'Almacén', Orden: 2, Activo: true }, 'staff'],
] as const

it('every call that writes answers 503, never 500, while another writer holds SQLite; housekeeping tries again later', async () => {
  const shop = await startTestShop({ database: 'sqlite', demo: true, waitMs: 20 })
  const other = new Sqlite(join(shop.config.dataFolder, SQLITE_FILE))
  try {
    const staff = await staffOf(shop, 'administracion')
    const client = shop.visitor()
    await client.request('POST', '/api/clientes/login', { Usuario: 'demo', Pass: 'demo1234' })
    const callers = { anybody: shop.visitor(), client, staff, key: await systemOf(shop, staff) }
    await saveAccount(shop.db, 'mercado-pago', '2026-11-21T15:00:00.000Z', (id) =>
      sealAccountKeys(shop.deps.secrets, id, KEYS),
    )
    other.exec('begin immediate')
    for (const [method, url, body, caller] of WRITES) {
      const { status } = await callers[caller].request(method, url, body)
      expect(`${url} ${status}`).toBe(`${url} 503`)
    }
    const statuses = new Map<string, number>()
    for (const [name, call] of await listAllCalls()) {
      if (call.method === 'GET') continue
      const params = call.shape.params && (sampleOf(call.shape.params as never) as Record<string, string>)
      const url = `/api${callUrl(call, params)}`
      const body = call.shape.body && sampleOf(call.shape.body as never)
      statuses.set(name, (await callers[call.auth].request(call.method, url, body)).status)
    }
    expect([...statuses].filter(([, status]) => status >= 500 && status !== 503)).toEqual([])
    expect([...statuses].filter(([, status]) => status === 503).length).toBeGreaterThan(50)
    const failure = await tidyUp(shop.deps).catch((error: unknown) => error)
    expect(isDatabaseAway(failure)).toBe(true)

    other.exec('rollback')
    expect(await tidyUp(shop.deps)).toBe(false)
    expect(shop.log.filter(({ msg }) => msg === 'bug')).toEqual([])
  } finally {
    other.close()
    await shop.close()
  }
})
