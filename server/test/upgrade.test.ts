import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Article } from '@gondola/contract/catalogue'
import { loginByUser } from '@gondola/contract/clients'
import { staffWithdrawals } from '@gondola/contract/inboxes'
import { saveOrder, type Order } from '@gondola/contract/orders'
import { moveShop } from '../src/app/backup/move-shop.ts'
import { migrate, migrateTo, OtherVersion } from '../src/platform/db/migrate.ts'
import { migrations } from '../src/platform/db/migrations/all.ts'
import { openDatabase, SQLITE_FILE, type DatabaseKind } from '../src/platform/db/open-database.ts'
import {
  createEmptyDatabase,
  describeOnBothDatabases,
  type EmptyDatabase,
} from '../../lab/harness/databases.ts'
import { pickUp } from '../../lab/shop/full-shop.ts'
import { listSchema } from './list-schema.ts'
import { runCli } from '../../lab/harness/run-cli.ts'
import { staffOf } from '../../lab/harness/staff-client.ts'
import {
  listContent,
  makeStoredShop,
  STORED,
  STORED_MIGRATIONS,
  STORED_SCHEMA,
  upgradedLike,
} from './stored-shop.ts'
import { startTestShop, type ShopPlace, type TestShop } from '../../lab/shop/test-shop.ts'

const NOW = '2026-11-21T15:00:00Z'
const ALL = Object.keys(migrations)

describeOnBothDatabases('a shop of version 0.1.0', (kind: DatabaseKind) => {
  let place: EmptyDatabase
  let shop: TestShop
  let content: Awaited<ReturnType<typeof listContent>>
  let applied: string[]
  beforeAll(async () => {
    place = await createEmptyDatabase(kind)
    await makeStoredShop(place)
    applied = await migrateIn(place)
    content = await listContent(place)
    shop = await startTestShop({ database: kind, place, now: NOW })
  })
  afterAll(async () => {
    await shop.close()
    await place.drop()
  })

  const login = async () => {
    const browser = shop.visitor()
    const { json } = await browser.call(loginByUser, { body: { Usuario: 'demo', Pass: 'demo1234' } })
    expect(json).toMatchObject({ Usuario: 'demo' })
    return browser
  }

  it('gets every migration since, once, and then has nothing left to do', async () => {
    expect(applied).toEqual(ALL.slice(STORED_MIGRATIONS.length))
    expect(await migrateIn(place)).toEqual([])
    expect(await listMigrations(place)).toEqual(ALL)
  })

  it('was made by migrations that were not changed since', async () => {
    const fresh = await createEmptyDatabase(kind)
    const opened = openDatabase(fresh)
    await migrateTo(opened.db, STORED_MIGRATIONS)
    await opened.close()
    const schema = (await listSchema(fresh)).join('\n')
    expect(createHash('sha256').update(schema).digest('hex')).toBe(STORED_SCHEMA[kind])
    await fresh.drop()
  })

  it('has the schema of a new shop', async () => {
    const fresh = await createEmptyDatabase(kind)
    await migrateIn(fresh)
    const schema = await listSchema(place)
    expect(schema).toEqual(await listSchema(fresh))
    expect(schema.length).toBeGreaterThan(700)
    await fresh.drop()
  })

  it('keeps every row of every table', () => {
    expect(byTable(content)).toEqual(byTable(upgradedLike(content)))
    const empty = Object.keys(STORED.tables).filter((name) => content[name]?.rows.length === 0)
    expect(empty).toEqual([])
  })

  it.each(['P', 'D', 'I', 'C'])(
    "answers the customer's orders of state %s, with totals and lines",
    async (state) => {
      const { status, json } = await (
        await login()
      ).request<Order[]>('GET', `/api/pedidos/getallpedidoscliente/1/${state}/0/50`)
      expect(status).toBe(200)
      const expected = storedRows('orders').filter(
        ({ client_id, Estado }) => client_id === 1 && (Estado === state || (state === 'C' && Estado === 'A')),
      )
      expect(
        json.map(({ Id, TotalNeto, Lineas }) => [Id, TotalNeto, codes(Lineas ?? [])]).toSorted(),
      ).toEqual(
        expected
          .map(({ Id, TotalNeto }) => [
            Id,
            TotalNeto,
            codes(storedRows('order_lines').filter(({ order_id }) => order_id === Id)),
          ])
          .toSorted(),
      )
    },
  )

  it('answers the catalogue with its articles at their prices', async () => {
    const { json } = await (await login()).request<Article[]>('GET', '/api/tarticulos/getall/0/0')
    const prices = (articles: readonly object[]) =>
      Object.fromEntries(
        articles.map((each) => [Reflect.get(each, 'Codigo'), Reflect.get(each, 'Precioventa')]),
      )
    expect(prices(json)).toEqual(
      prices(storedRows('articles').filter(({ is_on_sale }) => is_on_sale === true)),
    )
  })

  it('keeps what had become of withdrawals', async () => {
    const staff = await staffOf(shop, 'administracion', 'otra')
    const { json } = await staff.call(staffWithdrawals.list)
    expect(json).toEqual([expect.objectContaining({ EstadoGestion: 'resuelta', Pedido: '3' })])
  })

  it('goes on: the next order has the next number', async () => {
    const line = storedRows('order_lines').find(({ Unidad }) => Unidad === 1)
    const body = pickUp([{ Codart: String(line!['Codart']), Cantidad: 30 }])
    const { status, json, text } = await (await login()).call(saveOrder, { body })
    expect(status, text).toBe(200)
    expect(json.Id).toBe(STORED.sequences['orders']! + 1)
  })
})

const OLD = ['0001-initial', '0002-branches']

describeOnBothDatabases('a shop from before 0.1.0', (kind: DatabaseKind) => {
  let place: EmptyDatabase
  beforeEach(async () => {
    place = await createEmptyDatabase(kind)
    await makeStoredShop(place, OLD)
  })
  afterEach(() => place.drop())

  it('is refused with the reason, and left as it is', async () => {
    const before = await listContent(place)
    await expect(migrateIn(place)).rejects.toThrow(OtherVersion)
    const env = { GONDOLA_DATA: place.dataFolder, DATABASE_URL: place.databaseUrl ?? '' }
    const start = await runCli('server/src/main.ts', [], { ...env, PORT: '0', HOST: '127.0.0.1' })
    expect(start.status).toBe(1)
    expect(start.errors).toMatch(
      /^La tienda no puede arrancar\. La tienda es de antes de la versión 0\.1\.0 .*0002-branches.*\n$/,
    )
    expect(await listMigrations(place)).toEqual(OLD)
    expect(await listContent(place)).toEqual(before)
  })
})

describe('a SQLite shop from before 0.1.0', () => {
  let old: EmptyDatabase
  let target: EmptyDatabase
  beforeEach(async () => {
    old = await createEmptyDatabase('sqlite')
    await makeStoredShop(old, OLD)
  })
  afterEach(async () => {
    for (const place of [old, target]) await place.drop()
  })

  it('is not restored from its backup', async () => {
    target = await createEmptyDatabase('sqlite')
    const made = await runCli('server/src/app/backup/backup-cli.ts', [], { GONDOLA_DATA: old.dataFolder })
    const backup = /comprobado: (.*)\n/.exec(made.output)?.[1] ?? ''
    const { status, errors } = await runCli('server/src/app/backup/restore-cli.ts', [backup], {
      GONDOLA_DATA: target.dataFolder,
    })
    expect(status).toBe(1)
    expect(errors).toMatch(/^La tienda es de antes de la versión 0\.1\.0 .*\n$/)
  })

  it('is not moved to PostgreSQL', async () => {
    target = await createEmptyDatabase('postgres')
    const moving = moveShop(`${old.dataFolder}/${SQLITE_FILE}`, target.databaseUrl!)
    await expect(moving).rejects.toThrow(OtherVersion)
  })
})

async function migrateIn(place: ShopPlace): Promise<string[]> {
  const opened = openDatabase(place)
  try {
    return await migrate(opened.db)
  } finally {
    await opened.close()
  }
}

async function listMigrations(place: ShopPlace): Promise<string[]> {
  const opened = openDatabase(place)
  const rows = await opened.db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  await opened.close()
  return rows.map(({ name }) => name).toSorted()
}

/** Rows as texts, sorted, so that a difference names its table and row. */
const byTable = (tables: Awaited<ReturnType<typeof listContent>>) =>
  Object.fromEntries(
    Object.entries(tables).map(([name, { rows }]) => [
      name,
      rows.map((row) => JSON.stringify(row)).toSorted(),
    ]),
  )

const storedRows = (table: string): Record<string, unknown>[] => {
  const { columns, rows } = STORED.tables[table]!
  return rows.map((row) => Object.fromEntries(columns.map((name, place) => [name, row[place]])))
}

const codes = (lines: readonly object[]) => lines.map((line) => Reflect.get(line, 'Codart'))
