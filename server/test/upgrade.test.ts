import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Article } from '@gondola/contract/catalogue'
import { loginByUser } from '@gondola/contract/clients'
import { staffWithdrawals } from '@gondola/contract/inboxes'
import { saveOrder, type Order } from '@gondola/contract/orders'
import { moveShop } from '../src/app/backup/move-shop.ts'
import { EARLIER_MIGRATIONS, OutdatedShop } from '../src/platform/db/earlier-migrations.ts'
import { migrate, migrateTo } from '../src/platform/db/migrate.ts'
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
import { listContent, makeStoredShop, STORED, upgradedLike } from './stored-shop.ts'
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
    await makeStoredShop(place, ['0001-initial'])
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
    expect(applied).toEqual(ALL.slice(1))
    expect(await migrateIn(place)).toEqual([])
    expect(await listMigrations(place)).toEqual(ALL)
  })

  it('was made by 0001-initial', async () => {
    const [stored, fresh] = [await createEmptyDatabase(kind), await createEmptyDatabase(kind)]
    await makeStoredShop(stored, ['0001-initial'])
    const opened = openDatabase(fresh)
    await migrateTo(opened.db, ['0001-initial'])
    await opened.close()
    expect(await listSchema(stored)).toEqual(await listSchema(fresh))
    for (const each of [stored, fresh]) await each.drop()
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

describeOnBothDatabases('a shop from before 0001-initial', (kind: DatabaseKind) => {
  let place: EmptyDatabase
  beforeEach(async () => {
    place = await createEmptyDatabase(kind)
  })
  afterEach(() => place.drop())

  it('is taken as being at 0001-initial, by one of several that start at once', async () => {
    await makeStoredShop(place, EARLIER_MIGRATIONS)
    const starts = await Promise.all([1, 2, 3].map(() => migrateIn(place)))
    expect(starts.flat()).toEqual(ALL.slice(1))
    expect(await listMigrations(place)).toEqual(ALL)
    const content = await listContent(place)
    expect(byTable(content)).toEqual(byTable(upgradedLike(content)))
  })

  it('is refused while it lacks some of them, and left as it is', async () => {
    const some = EARLIER_MIGRATIONS.slice(0, -2)
    await makeStoredShop(place, some)
    await expect(migrateIn(place)).rejects.toThrow(OutdatedShop)
    expect(await listMigrations(place)).toEqual(some)
    const env = { GONDOLA_DATA: place.dataFolder, DATABASE_URL: place.databaseUrl ?? '' }
    const start = await runCli('server/src/main.ts', [], { ...env, PORT: '0', HOST: '127.0.0.1' })
    expect(start.status).toBe(1)
    expect(start.errors).toMatch(
      /^Góndola no puede arrancar\. La tienda es de una versión más vieja .*0065-promotion-uses.*\n$/,
    )
  })
})

describe('the backup of a shop from before 0001-initial', () => {
  let places: EmptyDatabase[]
  const create = async (kind: DatabaseKind) => {
    const place = await createEmptyDatabase(kind)
    places.push(place)
    return place
  }
  beforeEach(() => (places = []))
  afterEach(async () => {
    for (const place of places) await place.drop()
  })
  const backUp = async (place: ShopPlace) => {
    const made = await runCli('server/src/app/backup/backup-cli.ts', [], { GONDOLA_DATA: place.dataFolder })
    return /comprobado: (.*)\n/.exec(made.output)?.[1] ?? ''
  }
  const restoreTo = ({ dataFolder, databaseUrl }: ShopPlace, backup: string) =>
    runCli('server/src/app/backup/restore-cli.ts', [backup], {
      GONDOLA_DATA: dataFolder,
      DATABASE_URL: databaseUrl ?? '',
    })

  it.each(['sqlite', 'postgres'] as const)('is restored into %s as of today', async (kind) => {
    const [old, restored] = [await create('sqlite'), await create(kind)]
    await makeStoredShop(old, EARLIER_MIGRATIONS)
    expect(await restoreTo(restored, await backUp(old))).toMatchObject({ status: 0, errors: '' })
    await migrateIn(restored)
    expect(await listMigrations(restored)).toEqual(ALL)
    const content = await listContent(restored)
    expect(byTable(content)).toEqual(byTable(upgradedLike(content)))
  })

  it('is refused while it lacks some of them, before anything is changed', async () => {
    const [old, restored] = [await create('sqlite'), await create('sqlite')]
    await makeStoredShop(old, EARLIER_MIGRATIONS.slice(0, 6))
    const { status, errors } = await restoreTo(restored, await backUp(old))
    expect(status).toBe(1)
    expect(errors).toMatch(/^La tienda es de una versión más vieja .*0006-work.*\n$/)
  })

  it('moves to PostgreSQL as of today', async () => {
    const [old, moved] = [await create('sqlite'), await create('postgres')]
    await makeStoredShop(old, EARLIER_MIGRATIONS)
    await moveShop(`${old.dataFolder}/${SQLITE_FILE}`, moved.databaseUrl!)
    expect(await listMigrations(moved)).toEqual(['0001-initial'])
    await migrateIn(moved)
    const content = await listContent(moved)
    expect(byTable(content)).toEqual(byTable(upgradedLike(content)))
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
