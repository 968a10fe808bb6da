import type { Article } from '@gondola/contract/catalogue'
import type { Db } from '../../platform/db/open-database.ts'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import {
  CATALOGUE_TABLES,
  readArticlesOnSale,
  readOneVersion,
  readTables,
  type ArticleRow,
  type CatalogueState,
  type CatalogueTables,
} from './catalogue.store.ts'
import { ColumnsInTheMaking } from './branch-columns.ts'
import { sharedParts, toArticle, type Shared } from './to-article.ts'

/** An article on sale with the values that order it among others. */
export interface SourceArticle {
  article: Article
  position: number
  popularity: number
  /** Its place in the columns of the source. */
  slot: number
}

/** The data that a catalogue is built from, independent of the day. */
export interface CatalogueSource extends CatalogueState {
  tables: CatalogueTables
  shared: Shared
  articles: readonly SourceArticle[]
  /** Prices by list and assortment, by slot. */
  columns: ColumnsInTheMaking
}

/** Reads the whole catalogue of one version, in batches between which requests are served. */
export async function readCatalogueSource(db: Db): Promise<CatalogueSource> {
  const { state, found } = await readOneVersion(db, async () => {
    const tables = await readTables(db, CATALOGUE_TABLES)
    const shared = sharedParts(tables, null)
    const articles: SourceArticle[] = []
    const columns = new ColumnsInTheMaking()
    const slicer = new TimeSlicer()
    for await (const batch of readArticlesOnSale(db))
      for (const [place, row] of batch.entries()) {
        columns.write(articles.length, row)
        articles.push(sourceArticle(row, shared, articles.length))
        if (place % 100 === 0) await slicer.pause()
      }
    return { tables, shared, articles, columns }
  })
  return { ...state, ...found }
}

export const sourceArticle = (row: ArticleRow, shared: Shared, slot: number): SourceArticle => ({
  article: toArticle(row, shared),
  position: row.position,
  popularity: row.popularity,
  slot,
})

/** Departments in their order, families in theirs, articles by position and then by code. */
export async function inShopOrder({ tables, articles }: CatalogueSource): Promise<SourceArticle[]> {
  const slicer = new TimeSlicer()
  const byFamily = new Map<number, SourceArticle[]>()
  for (const { Codigo } of tables.departments) {
    for (const family of tables.families)
      if (family.department_code === Codigo) byFamily.set(family.Codigo, [])
  }
  for (const [index, stocked] of articles.entries()) {
    byFamily.get(stocked.article.Familia.Codigo)?.push(stocked)
    if (index % 1000 === 0) await slicer.pause()
  }
  const ordered: SourceArticle[] = []
  for (const family of byFamily.values()) {
    family.sort((a, b) => a.position - b.position || (a.article.Codigo < b.article.Codigo ? -1 : 1))
    for (const stocked of family) ordered.push(stocked)
    await slicer.pause()
  }
  return ordered
}
