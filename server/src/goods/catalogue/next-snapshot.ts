import { isDeepStrictEqual } from 'node:util'
import { isPriceVisible, type Article } from '@gondola/contract/catalogue'
import type { Db } from '../../platform/db/open-database.ts'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import { readChangedRows, type ChangedRows } from './catalogue-changes.store.ts'
import {
  readArticles,
  readOneVersion,
  readTables,
  type ArticleRow,
  type CatalogueState,
  type CatalogueTables,
} from './catalogue.store.ts'
import { ColumnsInTheMaking } from './branch-columns.ts'
import { buildSnapshot, isNamedAlike, type Snapshot } from './snapshot.ts'
import {
  readCatalogueSource,
  sourceArticle,
  type CatalogueSource,
  type SourceArticle,
} from './catalogue-source.ts'
import { brandOf, onDay, sharedParts, toArticle, type Shared } from './to-article.ts'

/** Rows read at a time: few enough not to delay a request that arrives meanwhile. */
const BATCH = 250

/** The changes written since a snapshot. */
interface Changes extends CatalogueState {
  /** The tables that were read again. */
  tables: Partial<CatalogueTables>
  /** Changed articles by code; null if no longer on sale. */
  articles: ReadonlyMap<string, ArticleRow | null>
}

/**
 * Builds the snapshot of the catalogue in the database for a day. Only the rows changed since `previous` are read;
 * everything is read if the changes are no longer known, or if departments or families changed, since those decide what
 * is on sale.
 */
export async function nextSnapshot(db: Db, day: string, previous: Snapshot | null): Promise<Snapshot> {
  const changes = previous === null ? null : await readChanges(db, previous)
  if (previous === null || changes === null)
    return buildSnapshot(await readCatalogueSource(db), day, previous)
  const isOfSameKind = day === previous.day && changes.pricesForAll === previous.pricesForAll
  const isOfArticles = Object.keys(changes.tables).every((name) => name === 'branches')
  const repriced = isOfSameKind && isOfArticles ? await withChanged(previous, changes) : null
  return repriced ?? buildSnapshot(await restocked(previous, changes), day, previous)
}

/** Reads the changes; null if everything must be read. */
async function readChanges(db: Db, previous: Snapshot): Promise<Changes | null> {
  const { state, found } = await readOneVersion(db, async ({ version }) => {
    const changed = await readChangedRows(db, previous.version, version)
    if (changed === null || changed.tables.has('departments') || changed.tables.has('families')) return null
    const tables = await readTables(db, changed.tables)
    return { tables, articles: await readChangedArticles(db, changed) }
  })
  return found && { ...state, ...found }
}

async function readChangedArticles(db: Db, changed: ChangedRows): Promise<Changes['articles']> {
  const slicer = new TimeSlicer()
  const rows = new Map<string, ArticleRow | null>()
  const codes = [...changed.articles]
  for (let from = 0; from < codes.length; from += BATCH) {
    const some = codes.slice(from, from + BATCH)
    for (const code of some) rows.set(code, null)
    for (const row of await readArticles(db, some)) rows.set(row.Codigo, row)
    await slicer.pause()
  }
  return rows
}

/**
 * The same catalogue with changed prices, pictures or taxes, also of single lists, with a changed assortment, and with
 * branches opened or closed: changes that neither move nor rename an article. Null if any change does, or if it decides
 * who sees a price.
 */
async function withChanged(
  previous: Snapshot,
  { version, articles: rows, tables }: Changes,
): Promise<Snapshot | null> {
  const slicer = new TimeSlicer()
  const { lists, shared, running } = previous
  const articles = previous.articles.slice()
  const columns = new ColumnsInTheMaking(previous.columns, articles.length)
  const changed: number[] = []
  let seen = 0
  for (const [code, row] of rows) {
    const index = lists.byCode.get(code)
    if (row === null && index === undefined) continue
    if (row === null || index === undefined) return null
    const article = toArticle(row, shared)
    if (!isInPlace(row, article, previous, index)) return null
    columns.write(index, row)
    if (++seen % 100 === 0) await slicer.pause()
    const before = articles[index]!
    const next = onDay(article, running)
    // only prices of lists changed
    if (isDeepStrictEqual(next, before)) continue
    if (isPriceVisible(next, false) !== isPriceVisible(before, false)) return null
    articles[index] = next
    changed.push(index)
  }
  return {
    ...previous,
    version,
    articles,
    columns: columns.columns,
    tables: { ...previous.tables, ...tables },
    sortKeys: changed.length === 0 ? previous.sortKeys : previous.sortKeys.withPrices(articles, changed),
  }
}

/** Whether an article keeps its place in the same lists and is found by the same words. */
function isInPlace(
  row: ArticleRow,
  article: Article,
  { articles, positions, popularity }: Snapshot,
  index: number,
) {
  const before = articles[index]!
  return (
    row.position === positions[index] &&
    row.popularity === popularity[index] &&
    row.Ean === before.Ean &&
    row.unidad === before.unidad &&
    row.brand_code === before.Marca.Codigo &&
    isNamedAlike(article, before)
  )
}

/** The data to build from, with the changed rows in place of the previous ones. */
async function restocked(previous: Snapshot, changes: Changes): Promise<CatalogueSource> {
  const slicer = new TimeSlicer()
  const tables = { ...previous.tables, ...changes.tables }
  const shared = sharedParts(tables, previous.shared)
  const articles: SourceArticle[] = []
  for (const [index, article] of previous.articles.entries()) {
    if (changes.articles.has(article.Codigo)) continue
    const [position, popularity] = [previous.positions[index]!, previous.popularity[index]!]
    articles.push({ article: branded(article, shared), position, popularity, slot: index })
    if (index % 1000 === 0) await slicer.pause()
  }
  const columns = new ColumnsInTheMaking(previous.columns, previous.articles.length)
  let slot = previous.articles.length
  for (const row of changes.articles.values()) {
    if (row === null) continue
    columns.write(slot, row)
    articles.push(sourceArticle(row, shared, slot++))
    if (slot % 100 === 0) await slicer.pause()
  }
  const { version, pricesForAll, isOpen } = changes
  return { version, pricesForAll, isOpen, tables, shared, articles, columns }
}

function branded(article: Article, shared: Shared): Article {
  const Marca = brandOf(shared, article.Marca.Codigo)
  return Marca.Descripcion === article.Marca.Descripcion ? article : { ...article, Marca }
}
