import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase } from '../../../../lab/harness/databases.ts'
import { differences, listAnswers, startFullShop, type FullShop } from '../../../../lab/shop/full-shop.ts'
import { createTestDatabase, withClient } from '../../../../lab/harness/postgres.ts'
import { runCli } from '../../../../lab/harness/run-cli.ts'
import type { ShopPlace } from '../../../../lab/shop/test-shop.ts'
import { SQLITE_FILE } from '../../platform/db/open-database.ts'

const move = (dataFolder: string, ...args: string[]) =>
  runCli('server/src/app/backup/move-cli.ts', args, { GONDOLA_DATA: dataFolder })

const countTables = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      "select count(*)::int as n from pg_tables where schemaname = 'public'",
    )
    return (rows as { n: number }[])[0]?.n
  })

describe('npm run mudar', () => {
  let place: ShopPlace & { drop(): Promise<void> }
  let full: FullShop
  beforeAll(async () => {
    place = await createEmptyDatabase('sqlite')
    full = await startFullShop('sqlite', place)
  })
  afterAll(() => place.drop())

  it('refuses a shop that is open', async () => {
    const target = await createTestDatabase()
    const { status, errors } = await move(place.dataFolder, target)
    expect([status, errors]).toEqual([1, expect.stringContaining('La tienda está abierta')])
    expect(await countTables(target)).toBe(0)
    await full.shop.close()
  })

  it('moves orders, carts, audit and pictures: the same answers, byte for byte, to the same sessions', async () => {
    const target = await createTestDatabase()
    const { status, output, errors } = await move(place.dataFolder, target)
    expect([status, errors]).toEqual([0, ''])
    expect(output).toMatch(/orders +\d+ filas {2}[0-9a-f]{16} {2}igual/)
    expect(output).toMatch(/Mudanza hecha: \d+ tablas, [\d.]+ filas, contadas y comparadas/)
    expect(output).toMatch(/\d+ archivos \([\d,]+ MB\) en .*imagenes/)

    const moved: ShopPlace = { dataFolder: place.dataFolder, databaseUrl: target }
    const [before, after] = [
      await listAnswers('sqlite', place, full),
      await listAnswers('postgres', moved, full),
    ]
    for (const who of ['visitor', 'customer', 'staff']) expect(countAnswered(before, who)).toBeGreaterThan(9)
    expect(countAnswered(before, 'staff')).toBeGreaterThan(40)
    expect(differences(before, after)).toEqual([])

    const again = await move(place.dataFolder, target)
    expect([again.status, again.errors]).toEqual([
      1,
      expect.stringMatching(/no está vacía \(tiene \d+ tablas\)/),
    ])
  })

  it('goes on with the numbers where they were', async () => {
    const target = await createTestDatabase()
    expect((await move(place.dataFolder, target)).status).toBe(0)
    const db = new Sqlite(join(place.dataFolder, SQLITE_FILE), { readonly: true })
    const last = db.prepare("select seq from sqlite_sequence where name = 'orders'").pluck().get() as number
    db.close()
    const next = await withClient(target, (client) =>
      client.query(`insert into orders ("Fecha", "Fechahora", "Estado", "TotalBruto", "TotalNeto", created_at, updated_at)
        values ('2026-11-21', '', 'D', 0, 0, '', '') returning "Id"`),
    )
    expect(next.rows).toEqual([{ Id: last + 1 }])
  })

  it.each([
    ['no address', [], /Uso: npm run mudar/],
    ['another database', ['mysql://a@b/c'], /Uso: npm run mudar/],
    ['nobody there', ['postgres://a:geheim@127.0.0.1:1/x'], /No se puede abrir la base de datos/],
  ])('says in one line what is at fault: %s', async (_fault, args, expected) => {
    const { status, errors } = await move(place.dataFolder, ...args)
    expect([status, errors]).toEqual([1, expect.stringMatching(expected)])
    expect(errors).not.toContain('geheim')
  })

  it('says that there is no shop', async () => {
    const folder = join(place.dataFolder, 'otra')
    await mkdir(folder)
    const { status, errors } = await move(folder, await createTestDatabase())
    expect([status, errors]).toEqual([1, expect.stringMatching(/No hay ninguna tienda en .*otra/)])
    await writeFile(join(folder, SQLITE_FILE), 'no es una base')
    expect((await move(folder, await createTestDatabase())).status).toBe(1)
    await rm(folder, { recursive: true })
  })

  it('keeps nothing of a shop with a value that PostgreSQL would change', async () => {
    const db = new Sqlite(join(place.dataFolder, SQLITE_FILE))
    const target = await createTestDatabase()
    db.exec('update points_ledger set points = 10.004 where id = 1')
    db.exec(
      'update articles set "Precioventa" = 10.004 where "Codigo" = (select min("Codigo") from articles)',
    )
    db.close()
    const { status, errors } = await move(place.dataFolder, target)
    expect([status, errors]).toEqual([
      1,
      expect.stringMatching(/La tabla \w+ no (quedó igual|se pudo copiar)/),
    ])
    expect(await countTables(target)).toBe(0)
  })
})

/** Counts answers other than refusals, since equal refusals would match too. */
const countAnswered = (answers: ReadonlyMap<string, string>, who: string): number =>
  [...answers].filter(([asked, answer]) => asked.startsWith(`${who} `) && answer.startsWith('[200')).length
