import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase, describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { differences, listAnswers, startFullShop, type FullShop } from '../../../../lab/shop/full-shop.ts'
import { createTestDatabase } from '../../../../lab/harness/postgres.ts'
import { runCli } from '../../../../lab/harness/run-cli.ts'
import { startServer } from '../../../../lab/harness/server-process.ts'
import type { ShopPlace } from '../../../../lab/shop/test-shop.ts'
import type { DatabaseKind } from '../../platform/db/open-database.ts'
import { listBackups, type Manifest } from './manifest.ts'

const envOf = ({ dataFolder, databaseUrl }: ShopPlace) => ({
  GONDOLA_DATA: dataFolder,
  ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
})
const backUp = (place: ShopPlace, ...args: string[]) =>
  runCli('server/src/app/backup/backup-cli.ts', args, envOf(place))
const restore = (place: ShopPlace, ...args: string[]) =>
  runCli('server/src/app/backup/restore-cli.ts', args, envOf(place))
const manifestIn = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'respaldo.json'), 'utf8')) as Manifest

describeOnBothDatabases('npm run respaldo and restaurar', (kind) => {
  let place: ShopPlace & { drop(): Promise<void> }
  let full: FullShop
  let folders: string
  let backup: string
  let answers: Awaited<ReturnType<typeof listAnswers>> | undefined
  beforeAll(async () => {
    place = await createEmptyDatabase(kind)
    full = await startFullShop(kind, place)
    folders = await mkdtemp(join(tmpdir(), 'gondola-test-respaldo-'))
  })
  afterAll(async () => {
    await full.shop.close()
    await place.drop()
    await rm(folders, { recursive: true })
  })

  /** A new place without a shop. */
  const emptyPlace = async (of: DatabaseKind, name: string): Promise<ShopPlace> => ({
    dataFolder: join(folders, name),
    databaseUrl: of === 'postgres' ? await createTestDatabase() : null,
  })

  it('makes one while the shop is open and writes', async () => {
    let isOver = false
    const writing = (async () => {
      for (let count = 0; !isOver; count++) {
        await addNote(full, count)
        // the embedded database answers synchronously: yields to other work
        await setImmediate()
      }
    })()
    const { status, output, errors } = await backUp(place)
    isOver = true
    await writing
    expect([status, errors]).toEqual([0, ''])
    expect(output).toMatch(/\d+ tablas, [\d.]+ filas; \d+ archivos/)
    backup = /Respaldo hecho y comprobado: (.*)\n/.exec(output)?.[1] ?? ''
    expect(await readdir(join(place.dataFolder, 'respaldos'))).toEqual([backup.split('/').at(-1)])
    expect((await stat(backup)).mode & 0o777).toBe(0o700)
    const { database, tables, files } = await manifestIn(backup)
    expect(database).toBe(kind)
    expect(tables.find(({ name }) => name === 'order_lines')?.rows).toBeGreaterThan(20)
    expect(files.map(({ path }) => path)).toContain(`imagenes/${full.picture}`)
  })

  it.each(['sqlite', 'postgres'] as const)('restores into an empty %s: the same answers', async (target) => {
    const restored = await emptyPlace(target, `en-${target}`)
    const { status, output, errors } = await restore(restored, backup)
    expect([status, errors]).toEqual([0, ''])
    expect(output).toContain('comprobado tabla por tabla')
    // once: what staff reads of many people is noted in the log
    answers ??= await listAnswers(kind, place, full)
    expect(differences(answers, await listAnswers(target, restored, full))).toEqual([])
    expect([...answers.values()].filter((answer) => answer.startsWith('[200')).length).toBeGreaterThan(60)
  })

  it('takes only an empty place unless forced; then sets aside what was there', async () => {
    const restored = await emptyPlace(kind, 'dos-veces')
    expect((await restore(restored, backup)).status).toBe(0)
    const again = await restore(restored, backup)
    expect([again.status, again.errors]).toEqual([1, expect.stringMatching(/Ya hay una tienda en .*--si/)])
    const replaced = await restore(restored, backup, '--si')
    expect([replaced.status, replaced.errors]).toEqual([0, ''])
    expect(replaced.output).toMatch(/imagenes quedó en .*imagenes\.antes-/)
    const names = await readdir(restored.dataFolder)
    expect(names.filter((name) => name.endsWith('.restaurando'))).toEqual([])
    if (kind === 'sqlite') expect(names).toContainEqual(expect.stringMatching(/^gondola\.sqlite\.antes-/))
  })

  it('replaces nothing under a server that runs', async () => {
    const restored = await emptyPlace(kind, 'abierta')
    const server = await startServer(envOf(restored))
    try {
      const { status, errors } = await restore(restored, backup, '--si')
      expect([status, errors]).toEqual([1, expect.stringContaining('La tienda está abierta')])
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    } finally {
      await server.end('SIGTERM')
    }
  })

  it('stores a picture once that two backups have', async () => {
    const { status, output } = await backUp(place)
    expect(status).toBe(0)
    const second = /comprobado: (.*)\n/.exec(output)?.[1] ?? ''
    const file = (folder: string) => stat(join(folder, 'imagenes', full.picture))
    expect((await file(second)).ino).toBe((await file(backup)).ino)
    await rm(second, { recursive: true })
  })

  it('restores nothing from a backup that is damaged, half or none', async () => {
    const { output } = await backUp(place, join(folders, 'otros'))
    const damaged = /comprobado: (.*)\n/.exec(output)?.[1] ?? ''
    const { files } = await manifestIn(damaged)
    await appendFile(join(damaged, files[0]?.path ?? ''), 'x')
    const target = await emptyPlace(kind, 'nunca')
    for (const [from, complaint] of [
      [damaged, /El respaldo está dañado: .* No se cambió nada/],
      [folders, /No hay ningún respaldo entero en/],
    ] as const) {
      const { status, errors } = await restore(target, from)
      expect([status, errors]).toEqual([1, expect.stringMatching(complaint)])
    }
    await expect(stat(target.dataFolder)).rejects.toThrow('ENOENT')
    if (target.databaseUrl !== null) expect((await restore(target, backup)).status).toBe(0)
  })

  it('makes one at a time, and another after one that was cut off', async () => {
    const part = join(place.dataFolder, 'respaldos/en-curso')
    await mkdir(part)
    expect(await backUp(place)).toMatchObject({ status: 1, errors: expect.stringContaining('Ya se está') })
    await utimes(part, 1, 1)
    expect((await backUp(place)).status).toBe(0)
    await expect(stat(part)).rejects.toThrow('ENOENT')
  })
})

describe('the nightly backup', () => {
  it('is made by one of two servers at the hour of the settings, and reported in the metrics', async () => {
    const { drop, ...place } = await createEmptyDatabase('postgres')
    const env = { ...envOf(place), RESPALDO_HORA: '00:00', TZ_TIENDA: zoneAtNoon() }
    const servers = [await startServer(env), await startServer(env)]
    const folder = join(place.dataFolder, 'respaldos')
    await expect.poll(() => listBackups(folder)).toHaveLength(1)
    const [made] = await listBackups(folder)
    expect(made?.reason).toBe('noche')
    const figures = await (await fetch(`${servers[0]?.address}/metrics`)).text()
    expect(figures).toContain(
      `gondola_last_backup_timestamp_seconds ${Date.parse(made?.madeAt ?? '') / 1000}\n`,
    )
    for (const server of servers) expect(await server.end('SIGTERM')).toBe(0)
    expect(await listBackups(folder)).toHaveLength(1)
    await drop()
  })
})

/** A time zone in which it is midday now, so that midnight does not pass during the test. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  // POSIX offsets have the opposite sign
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Writes a row that no answer shows: it may or may not be in a backup made meanwhile. */
async function addNote({ shop }: FullShop, count: number): Promise<void> {
  await shop.db
    .insertInto('rate_limits')
    .values({ key: `mientras-tanto-${count}`, count, resets_at: '2026-11-21T15:00:00.000Z' })
    .execute()
}
