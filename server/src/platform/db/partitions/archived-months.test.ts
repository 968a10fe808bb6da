import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmptyDatabase, describeOnPostgres } from '../../../../../lab/harness/databases.ts'
import { differences, listAnswers, startFullShop, type FullShop } from '../../../../../lab/shop/full-shop.ts'
import { createTestDatabase } from '../../../../../lab/harness/postgres.ts'
import { runCli } from '../../../../../lab/harness/run-cli.ts'
import { startTestShop, type ShopPlace } from '../../../../../lab/shop/test-shop.ts'
import type { Db } from '../open-database.ts'
import { keepMonths } from './keep-months.ts'
import { boundsOf, insertOrder, rangesOf, TABLES } from '../../../../test/partition-months.ts'

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
    expect(changedSince(answers, await listAnswers('postgres', place, full))).toEqual([])
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
    expect(changedSince(answers, await listAnswers(target, restored, full))).toEqual([])
  })
})

/** What differs but for the log, which notes that these readings, together with those before, were of many people. */
const changedSince = (...answers: Parameters<typeof differences>) =>
  differences(...answers).filter((call) => call !== 'staff /api/gestion/auditoria')

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
