import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bumpCatalogueVersion } from '../../../goods/catalogue/catalogue-changes.store.ts'
import { describeOnBothDatabases } from '../../../../../lab/harness/databases.ts'
import { runCli } from '../../../../../lab/harness/run-cli.ts'
import { startTestShop, type TestShop } from '../../../../../lab/shop/test-shop.ts'
import { findLineArticles } from '../../../orders/placing/line-articles.store.ts'
import { importFile } from '../source/import-file.ts'
import { runNextImport } from '../run-import-job.ts'
import { readArticles } from '../sepa/sepa-rows.store.ts'
import { undoImport } from '../undo/undo-import.ts'
import { findUndoable } from '../undo/undo.store.ts'

const HEADER = 'ean,codigo,descripcion,marca,departamento,familia,precio,contenido,unidad,pesable'
/** Enough for several slices. */
const ARTICLES = 500
const NOW = '2026-11-21T12:00:00-03:00'
/** Late enough that the lease of a dead process has expired. */
const LATER = '2026-11-21T12:05:00-03:00'

const lineOf = (number: number, price: number, family = 'Leches', brand = 'La Prueba') =>
  `,C-${number},Artículo ${number} 1 Lt,${brand},Lácteos,${family},${price},1,lt,0`
const listOf = (price: number, from = 0, to = ARTICLES, family?: string, brand?: string) =>
  Array.from({ length: to - from }, (_, index) => lineOf(from + index, price, family, brand))

describeOnBothDatabases('an import under way', (database) => {
  let shop: TestShop
  let folder: string
  beforeEach(async () => {
    shop = await startTestShop({ database, now: NOW })
    folder = await mkdtemp(join(tmpdir(), 'gondola-import-'))
    // the catalogue before: 500 articles at $ 100; the next list has 400 of them at $ 200, and 100 new ones
    await importLines(listOf(100))
    await shop.deps.catalogue.refresh()
  })
  afterEach(async () => {
    await shop.close()
    await rm(folder, { recursive: true })
  })

  const NEXT = [...listOf(200, 0, 400, 'Yogures', 'Otra'), ...listOf(200, 600, 700, 'Cremas', 'Nueva')]

  async function write(lines: readonly string[]): Promise<string> {
    const path = join(folder, 'precios.csv')
    await writeFile(path, [HEADER, ...lines].join('\n'))
    return path
  }
  async function importLines(lines: readonly string[], onWriting?: (done: number) => Promise<void>) {
    const path = await write(lines)
    const base = { path, isDryRun: false, isConfirmed: true, isRetiring: true, author: 'prueba' }
    return importFile(shop.deps, { ...base, ...(onWriting && { onWriting }) })
  }
  const version = async () =>
    (await shop.db.selectFrom('catalogue_version').selectAll().executeTakeFirstOrThrow()).version

  /**
   * The catalogue as a long-running process and one that starts now show it, the prices that an order would charge, by
   * code, and what is published of it.
   */
  async function shown() {
    await shop.deps.catalogue.refresh()
    const anew = await shop.openSecondApp()
    const codes = Array.from({ length: 700 }, (_, number) => `C-${number}`)
    const ordered = await findLineArticles(shop.db, codes, shop.deps.catalogue.activeOffersOn('2026-11-21'))
    const kept = [shop.deps.catalogue.snapshot, anew.deps.catalogue.snapshot].map(
      ({ articles, departments, brands }) => ({
        articles: articles
          .map(({ Codigo, Precioventa, Familia, Marca }) => [
            Codigo,
            Precioventa,
            Familia.Descripcion,
            Marca.Descripcion,
          ])
          .toSorted(),
        departments,
        brands,
      }),
    )
    await anew.close()
    const published: (string | number)[][] = []
    for await (const articles of readArticles(shop.db))
      for (const { Codigo, Precioventa, brand } of articles) published.push([Codigo, Precioventa, brand])
    return {
      kept,
      published,
      ordered: [...ordered.values()].map(({ Codigo, Precioventa }) => [Codigo, Precioventa]).toSorted(),
    }
  }
  const pricesOf = ({ ordered }: Awaited<ReturnType<typeof shown>>) =>
    new Set(ordered.map(([, price]) => price))

  /** Everything that an import writes, except counters. */
  async function stored() {
    const tables = [
      'articles',
      'brands',
      'families',
      'departments',
      'import_sources',
      'price_history',
      'import_undo',
    ] as const
    const rows = await Promise.all(
      tables.map(async (table) =>
        (
          await shop.db
            .selectFrom(table as 'articles')
            .selectAll()
            .execute()
        )
          .map((row) => JSON.stringify(row))
          .toSorted(),
      ),
    )
    return Object.fromEntries(tables.map((table, index) => [table, rows[index]]))
  }
  /** A change by staff to something else, so that readers reload the catalogue. */
  async function changeSomething(): Promise<void> {
    await shop.db.updateTable('articles').set({ popularity: 1 }).where('Codigo', '=', 'C-450').execute()
    await bumpCatalogueVersion(shop.db)
  }

  it('is not seen before its end, and then all of it', async () => {
    const before = await shown()
    const during: Awaited<ReturnType<typeof shown>>[] = []
    await importLines(NEXT, async () => {
      await changeSomething()
      during.push(await shown())
    })
    expect(during.length).toBeGreaterThan(1)
    for (const seen of during) expect(seen).toEqual(before)
    const after = await shown()
    expect(pricesOf(before)).toEqual(new Set([100]))
    expect([pricesOf(after), after.ordered.length]).toEqual([new Set([200]), 500])
    expect(after.kept[0]).toEqual(after.kept[1])
  })

  it('lets others write after each slice', async () => {
    const states: unknown[] = []
    await importLines(NEXT, async () => {
      await shop.db
        .insertInto('parameters')
        .values({ name: `while-${states.length}`, value: '1' })
        .execute()
      // not over the connection that writes the import
      const other = await shop.openSecondApp()
      states.push(
        await other.deps.db.selectFrom('parameters').selectAll().where('name', 'like', 'while-%').execute(),
      )
      await other.close()
    })
    expect(states.map((rows) => (rows as unknown[]).length)).toEqual(states.map((_, index) => index + 1))
  })

  it('that comes to nothing leaves nothing', async () => {
    const before = await stored()
    const failing = importLines(NEXT, async (done) => {
      if (done > 300) throw new Error('cut')
    })
    await expect(failing).rejects.toThrow('cut')
    expect(await stored()).toEqual(before)
    expect(await shop.db.selectFrom('imports').select('state').orderBy('id').execute()).toEqual([
      { state: 'aplicada' },
      { state: 'fallida' },
    ])
    // and does not block others
    await importLines(NEXT)
    expect(pricesOf(await shown())).toEqual(new Set([200]))
  })

  it('whose process is killed is not seen, and rolled back by its finder', async () => {
    const [before, seen] = [await stored(), await shown()]
    const { status, errors } = await runCli('lab/harness/killed-import.ts', [await write(NEXT)], {
      GONDOLA_DATA: shop.config.dataFolder,
      ...(shop.config.databaseUrl !== null && { DATABASE_URL: shop.config.databaseUrl }),
    })
    // killed with part of the import written
    expect([status, errors]).toEqual([null, ''])
    expect(await stored()).not.toEqual(before)
    await changeSomething()
    expect(await shown()).toEqual(seen)
    // not while its process may still be running
    expect(await runNextImport(shop.deps)).toBe(false)
    // the command's own clock is today's
    await shop.db.updateTable('imports').set({ lease_until: NOW }).where('lease', 'is not', null).execute()
    shop.setNow(LATER)
    while (await runNextImport(shop.deps));
    await shop.db.updateTable('articles').set({ popularity: 0 }).where('Codigo', '=', 'C-450').execute()
    expect(await stored()).toEqual(before)
    expect(await shown()).toEqual(seen)
    const told = await shop.db
      .selectFrom('imports')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect([told.state, told.outcome]).toMatchObject([
      'fallida',
      { fault: expect.stringContaining('se cortó') },
    ])
  })

  it('that is undone is undone at one moment, and to its end, wherever that is cut', async () => {
    const before = await shown()
    await importLines(NEXT)
    const after = await shown()
    const id = (await findUndoable(shop.db))!
    const cut = undoImport(shop.deps, id, null, (done) => {
      if (done >= 200) throw new Error('cut')
    })
    await expect(cut).rejects.toThrow('cut')
    await changeSomething()
    const half = await shown()
    expect(half.ordered).toEqual(before.ordered)
    expect(half.kept.map(({ articles }) => articles)).toEqual(before.kept.map(({ articles }) => articles))
    shop.setNow(LATER)
    while (await runNextImport(shop.deps));
    expect(await shown()).toEqual(before)
    const { state } = await shop.db
      .selectFrom('imports')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([state, (await stored())['import_undo']?.length]).toEqual(['deshecha', ARTICLES])
    expect(after).not.toEqual(before)
  })

  it('tells the processes that run which articles changed, once', async () => {
    const noted = () =>
      shop.db.selectFrom('catalogue_changes').selectAll().where('table_name', '=', 'articles').execute()
    const from = await version()
    await importLines(listOf(300), async () => {
      expect((await noted()).filter(({ version: noteOf }) => noteOf > from)).toEqual([])
    })
    expect((await noted()).filter(({ version: noteOf }) => noteOf > from)).toHaveLength(ARTICLES)
    expect(await version()).toBe(from + 1)
  })
})
