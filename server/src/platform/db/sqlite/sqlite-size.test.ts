import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readSystemState } from '@gondola/contract/staff'
import { describeOnPostgres } from '../../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../../lab/harness/staff-client.ts'
import { startTestShop } from '../../../../../lab/shop/test-shop.ts'
import { readSqliteSize, sizeOf, SQLITE_MEGABYTES_MAX } from './sqlite-size.ts'

it.each([
  [SQLITE_MEGABYTES_MAX * 2 ** 20, false],
  [SQLITE_MEGABYTES_MAX * 2 ** 20 + 1, true],
])('a database of %d bytes is outgrown: %s', (bytes, isOutgrown) => {
  expect(sizeOf(bytes)).toMatchObject({ isOutgrown, megabytesMax: SQLITE_MEGABYTES_MAX })
})

it('reports the embedded database on the health page, in the metrics and in the panel, and grows', async () => {
  const shop = await startTestShop({ database: 'sqlite' })
  const before = (await readSqliteSize(shop.db))!.megabytes
  await sql`create table bulk as select zeroblob(5000000) as content`.execute(shop.db)
  const after = (await readSqliteSize(shop.db))!.megabytes
  expect(after - before).toBeGreaterThanOrEqual(4)
  const visitor = shop.visitor()
  const ready = await visitor.request('GET', '/readyz')
  expect(ready.json).toEqual({
    status: 'ok',
    database: { megabytes: after, megabytesMax: SQLITE_MEGABYTES_MAX, isOutgrown: false },
  })
  const { text } = await visitor.request('GET', '/metrics')
  expect(text).toContain(`gondola_database_sqlite_megabytes ${after}\n`)
  const staff = await staffOf(shop, 'administracion')
  expect((await staff.call(readSystemState)).json).toEqual({
    Base: {
      Motor: 'sqlite',
      Megas: after,
      MegasMaximo: SQLITE_MEGABYTES_MAX,
      QuedoChica: false,
      Replicas: null,
    },
    Archivos: { EnAlmacen: false, Responde: true },
  })
  await shop.close()
})

describeOnPostgres('the size of the embedded database', () => {
  it('is not asked of PostgreSQL', async () => {
    const shop = await startTestShop({ database: 'postgres' })
    expect(await readSqliteSize(shop.db)).toBeNull()
    const staff = await staffOf(shop, 'administracion')
    expect((await staff.call(readSystemState)).json.Base).toEqual({
      Motor: 'postgresql',
      Megas: null,
      MegasMaximo: null,
      QuedoChica: false,
      Replicas: 0,
    })
    await shop.close()
  })
})
