import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import type { Article } from '@gondola/contract/catalogue'
import { SQLITE_FILE } from '../src/platform/db/open-database.ts'
import { startTestShop } from './test-shop.ts'

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
