import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmptyDatabase, describeOnPostgres } from '../../../../../lab/harness/databases.ts'
import { differences, listAnswers, startFullShop, type FullShop } from '../../../../../lab/shop/full-shop.ts'
import { createTestDatabase } from '../../../../../lab/harness/postgres.ts'
import { runCli } from '../../../../../lab/harness/run-cli.ts'
import { startTestShop, type ShopPlace } from '../../../../../lab/shop/test-shop.ts'
import { migrate, migrateTo } from '../migrate.ts'
import { migrations } from '../migrations/all.ts'
import { openDatabase, type Db } from '../open-database.ts'
import { archiveMonths, keepMonths } from './keep-months.ts'
import { beginMonth } from './begin-month.ts'
import { boundsOf, insertOrder, rangesOf, TABLES } from './months.fixture.ts'
import { PARTITIONED_TABLES } from './partitioned-tables.ts'

describeOnPostgres('a shop whose months are archived', () => {
  let place: ShopPlace & { drop(): Promise<void> }
  let full: FullShop
  let folders: string
  let answers: ReadonlyMap<string, string>
  beforeAll(async () => {
    place = await createEmptyDatabase('postgres')
    full = await startFullShop('postgres', place)
    folders = await mkdtemp(join(tmpdir(), 'gondola-test-archivo-'))
    answers = await listAnswers('postgres', place, full)
    await keepMonths(full.shop.db, { month: '2026-12', archivedUntil: '2024-12' }, full.shop.app.log)
    await keepMonths(full.shop.db, { month: '2028-12', archivedUntil: '2028-12' }, full.shop.app.log)
  })
  afterAll(async () => {
    await full.shop.close()
    await place.drop()
    await rm(folders, { recursive: true })
  })

  it.each(TABLES)('has every row of %s in the archive', async (table) => {
    expect(await rangesOf(full.shop.db, table)).toEqual([`archive.${table}_start`])
  })

  it('answers every call as before, also what repeats an order', async () => {
    expect(differences(answers, await listAnswers('postgres', place, full))).toEqual([])
  })

  it.each(['sqlite', 'postgres'] as const)('is backed up and restored into %s', async (target) => {
    const env = ({ dataFolder, databaseUrl }: ShopPlace) => ({
      GONDOLA_DATA: dataFolder,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    })
    const made = await runCli('server/src/app/backup/backup-cli.ts', [], env(place))
    expect([made.status, made.errors]).toEqual([0, ''])
    const backup = /comprobado: (.*)\n/.exec(made.output)?.[1] ?? ''
    const restored: ShopPlace = {
      dataFolder: join(folders, target),
      databaseUrl: target === 'postgres' ? await createTestDatabase() : null,
    }
    const { status, errors } = await runCli('server/src/app/backup/restore-cli.ts', [backup], env(restored))
    expect([status, errors]).toEqual([0, ''])
    expect(differences(answers, await listAnswers(target, restored, full))).toEqual([])
  })
})

describeOnPostgres('a shop of several months', () => {
  it('has them again when its backup replaces it, archive and all', async () => {
    const place = await createEmptyDatabase('postgres')
    const env = { GONDOLA_DATA: place.dataFolder, DATABASE_URL: place.databaseUrl! }
    const { db, app, close } = await startTestShop({ database: 'postgres', place, base: true })
    for (const month of ['2026-09', '2026-10', '2026-11']) {
      await keepMonths(db, { month, archivedUntil: '2026-10' }, app.log)
      const at = `${month}-15T15:00:00.000Z`
      await insertOrder(db, at)
      await db.insertInto('audit_log').values({ at, entity: 'pedidos', key: '1', action: 'nota' }).execute()
    }
    await keepMonths(db, { month: '2026-11', archivedUntil: '2026-10' }, app.log)
    const bounds = async (of: Db) => Promise.all(TABLES.map((table) => boundsOf(of, table)))
    const before = await bounds(db)
    expect(before.flat().filter((range) => range.startsWith('archive.'))).toHaveLength(TABLES.length)
    await close()
    const made = await runCli('server/src/app/backup/backup-cli.ts', [], env)
    const backup = /comprobado: (.*)\n/.exec(made.output)?.[1] ?? ''
    const { status, errors } = await runCli('server/src/app/backup/restore-cli.ts', [backup, '--si'], env)
    expect([status, errors]).toEqual([0, ''])
    const restored = await startTestShop({ database: 'postgres', place })
    // the first month's range has no name of its own, and the archive comes later
    const named = before.flat().map((range) => range.replace('archive.', '').replace('2026_09', 'start'))
    expect((await bounds(restored.db)).flat().toSorted()).toEqual(named.toSorted())
    await keepMonths(restored.db, { month: '2026-11', archivedUntil: '2026-10' }, restored.app.log)
    expect((await bounds(restored.db)).flat().filter((range) => range.startsWith('archive.'))).toHaveLength(
      TABLES.length,
    )
    await restored.close()
    await place.drop()
  })
})

describeOnPostgres('a shop from before there were months', () => {
  it('keeps its rows and numbers: what it had is the first range', async () => {
    const place = await createEmptyDatabase('postgres')
    const { db, close } = openDatabase(place)
    const names = Object.keys(migrations)
    await migrateTo(db, names.slice(0, names.indexOf('0023-partitions-by-month')))
    const at = '2026-10-15T15:00:00.000Z'
    const entry = { at, entity: 'pedidos', key: '1', action: 'nota' }
    const grow = async () => {
      await insertOrder(db, at)
      await db.insertInto('audit_log').values(entry).execute()
    }
    await grow()
    await grow()
    const stored = () =>
      Promise.all(
        TABLES.map((table) =>
          db
            .selectFrom(table as 'orders')
            .selectAll()
            .execute(),
        ),
      )
    const before = await stored()
    await migrate(db)
    expect(await stored()).toEqual(before)
    await grow()
    for (const table of TABLES)
      expect(await boundsOf(db, table)).toEqual([
        `${table}_next FOR VALUES FROM (3) TO (MAXVALUE)`,
        `${table}_start FOR VALUES FROM (1) TO (3)`,
      ])
    const log = await db.selectFrom('audit_log').select('id').orderBy('id').execute()
    expect(log.map(({ id }) => id)).toEqual([1, 2, 3])
    for (const table of PARTITIONED_TABLES) {
      expect(await beginMonth(db, table, '2026-11')).toBe(true)
      expect(await archiveMonths(db, table, '2026-10')).toEqual([])
      expect(await archiveMonths(db, table, '2026-11')).toEqual([
        `${table.table}_start`,
        `${table.table}_next`,
      ])
    }
    expect((await stored()).map((rows) => rows.length)).toEqual([3, 3, 3])
    await close()
    await place.drop()
  })
})
