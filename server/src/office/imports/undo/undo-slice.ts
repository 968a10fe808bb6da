import { hasStayed, undoneColumns } from '../../../goods/catalogue/undone-columns.ts'
import { instant, type Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../../platform/db/tables/database.ts'
import {
  readArticles,
  setOnSale,
  writeArticles,
  writePrices,
  writeUndo,
  type Created,
} from '../apply/import.store.ts'
import { addedLists, recordedPrices } from '../apply/recorded-prices.ts'
import { changedColumns, storedArticle } from '../plan/stored-article.ts'
import {
  addStayed,
  deleteArticles,
  deletePrices,
  deleteUndo,
  listHeldArticles,
  lockArticles,
  readMergedBrands,
  readUndo,
  readUndoOf,
  readUndoneImport,
  restoreSources,
} from './undo.store.ts'

type UndoRow = NewRow<'import_undo'>

const HELD_PRICE = 'Precioventa'
/** Key among the previous columns: staff held the price, and the import was told to end the hold. */
const PRICE_LET_GO = 'price_let_go'

const isPriceHeld = (manual: readonly string[] | null): boolean => manual?.includes(HELD_PRICE) ?? false

/** The columns held by hand, with the price added again. */
const withHeldPrice = (manual: readonly string[] | null): string[] =>
  [...new Set([...(manual ?? []), HELD_PRICE])].toSorted()

/** The undo data for writing an article: the changed columns, before and after. */
export function undoOfArticle(
  importId: number,
  written: NewRow<'articles'>,
  before: Row<'articles'> | undefined,
  source: Row<'import_sources'> | undefined,
): UndoRow {
  const changes = before === undefined ? null : changedColumns(before, written)
  const isLetGo = isPriceHeld(before?.manual_fields ?? null) && !written.manual_fields?.includes(HELD_PRICE)
  return {
    import_id: importId,
    article_code: written.Codigo,
    is_new: before === undefined,
    before: changes && JSON.stringify({ ...changes.before, ...(isLetGo && { [PRICE_LET_GO]: true }) }),
    after: changes && JSON.stringify(changes.after),
    source: source === undefined ? null : JSON.stringify(source),
  }
}

/** The undo data for an article's presence in the file and, with `isOnSale`, for putting it on or taking it off sale. */
export function undoOfSource(
  importId: number,
  code: string,
  source: Row<'import_sources'> | undefined,
  isOnSale?: boolean,
): UndoRow {
  return {
    import_id: importId,
    article_code: code,
    is_new: false,
    before: JSON.stringify({ is_on_sale: isOnSale === undefined ? undefined : !isOnSale }),
    after: JSON.stringify({ is_on_sale: isOnSale }),
    source: source === undefined ? null : JSON.stringify(source),
  }
}

/** The undo data of two changes of one article by an import; what was before a column is what the first of them found. */
function joinedUndo(first: Row<'import_undo'>, then: UndoRow): Pick<UndoRow, 'before' | 'after'> {
  const told = (text: string | null | undefined) => JSON.parse(text ?? '{}') as object
  return {
    before: JSON.stringify({ ...told(then.before), ...first.before }),
    after: JSON.stringify({ ...first.after, ...told(then.after) }),
  }
}

/** Adds undo data to that of the import's earlier parts: what was before stays what the first of them found. */
export async function joinUndo(trx: Db, importId: number, rows: readonly UndoRow[]): Promise<void> {
  const earlier = await readUndoOf(
    trx,
    importId,
    rows.map(({ article_code }) => article_code),
  )
  const joined = rows.flatMap((row) => {
    const first = earlier.get(row.article_code)
    if (first === undefined) return [row]
    return first.is_new ? [] : [{ ...row, is_new: false, ...joinedUndo(first, row) }]
  })
  await writeUndo(trx, joined)
}

/** `undone` adds the restored prices to the price history; `never` leaves no trace of the import. */
export type UndoKind = 'undone' | 'never'

/**
 * Restores the next articles of an import and deletes their undo data. Returns how many, 0 if none are left. Readers of
 * the catalogue see them restored already, because the import is hidden.
 */
export async function undoSlice(
  trx: Db,
  clock: Clock,
  importId: number,
  { kind, most }: { kind: UndoKind; most: number },
): Promise<number> {
  const rows = await readUndo(trx, importId, most)
  if (rows.length === 0) return 0
  const { profile } = await readUndoneImport(trx, importId)
  const codes = rows.map(({ article_code }) => article_code)
  if (kind === 'never') await deletePrices(trx, importId, codes)
  await undoRows(trx, rows, { importId, profile, kind, now: instant(clock) })
  await deleteUndo(trx, importId, codes)
  return rows.length
}

interface Undoing {
  importId: number
  profile: string
  kind: UndoKind
  now: string
}

async function undoRows(trx: Db, rows: readonly Row<'import_undo'>[], undoing: Undoing): Promise<void> {
  const { profile, kind } = undoing
  const codes = rows.map(({ article_code }) => article_code)
  const articles = await readArticles(trx, codes)
  // so that no customer marks one of these between the check and the removal
  await lockArticles(
    trx,
    rows.flatMap(({ is_new, article_code }) => (is_new ? [article_code] : [])),
  )
  const held = await listHeldArticles(trx, profile, codes)
  const isKept = (code: string) => held.has(code) || isStaffs(articles.get(code), kind)
  const added = rows.flatMap(({ article_code, is_new }) =>
    is_new && articles.has(article_code) ? [article_code] : [],
  )
  await deleteArticles(
    trx,
    added.filter((code) => !isKept(code)),
  )
  // until a file has them again
  await setOnSale(trx, profile, added.filter(isKept), false, { is_present: false, row_hash: '' })
  const changed = rows.filter(({ is_new, article_code }) => !is_new && articles.has(article_code))
  await putBack(trx, changed, articles, undoing)
  const sources = changed.map(({ article_code, source }) => [article_code, source] as const)
  await restoreSources(trx, profile, new Map(sources as [string, NewRow<'import_sources'> | null][]))
}

/** Whether staff have edited an article that an import added. */
function isStaffs(article: Row<'articles'> | undefined, kind: UndoKind): boolean {
  // the import itself has set the family that staff had chosen earlier
  const own = (article?.manual_fields ?? []).filter((name) => kind === 'undone' || name !== 'family_code')
  return article?.Imagen != null || own.length > 0
}

async function putBack(
  trx: Db,
  rows: readonly Row<'import_undo'>[],
  articles: ReadonlyMap<string, Row<'articles'>>,
  undoing: Undoing,
): Promise<void> {
  let stayed = 0
  const merged = await readMergedBrands(trx)
  const created = (await readUndoneImport(trx, undoing.importId)).created as Created | null
  const gone = new Set(created?.branches?.added)
  const restored = rows.flatMap((row) => {
    const article = articles.get(row.article_code)!
    const columns = columnsBack(article, row, gone)
    if (hasStayed({ ...article, ...(Object.fromEntries(columns) as object) }, row.before, row.after))
      stayed += 1
    const isHeldAgain = row.before?.[PRICE_LET_GO] === true && isPriceBack(columns, row)
    if (columns.length === 0 && !isHeldAgain) return []
    const back = { ...article, ...(Object.fromEntries(columns) as object) }
    if (isHeldAgain) back.manual_fields = withHeldPrice(article.manual_fields)
    return [{ ...back, brand_code: merged.get(back.brand_code) ?? back.brand_code }]
  })
  const written = restored.map(storedArticle)
  await writeArticles(trx, written, articles)
  if (undoing.kind === 'never') return
  if (stayed > 0) await addStayed(trx, undoing.importId, stayed)
  // lists that the import added go with it
  const added = addedLists(created)
  const prices = written.flatMap((row) => recordedPrices(articles.get(row.Codigo), row, added))
  await writePrices(trx, prices, { ...undoing, source: 'undo' })
}

/**
 * The previous values of the columns that the import wrote and nobody changed since. `gone`: branches that the import
 * added, which leave an assortment that staff hold too.
 */
function columnsBack(
  article: Row<'articles'>,
  { before, after }: Row<'import_undo'>,
  gone: ReadonlySet<number>,
): [string, unknown][] {
  const fixed = new Set(article.manual_fields)
  // the hold of a price is no column
  return undoneColumns({ ...article }, before, after).flatMap(([name, value]): [string, unknown][] => {
    if (!fixed.has(name)) return [[name, value]]
    if (name !== 'not_sold_at') return []
    const left = article.not_sold_at?.filter((id) => !gone.has(id)) ?? []
    return [[name, left.length === 0 ? null : left]]
  })
}

/** Whether the price is the previous one, so that it is held again; a price that staff set since stays. */
const isPriceBack = (columns: readonly [string, unknown][], { after }: Row<'import_undo'>): boolean =>
  columns.some(([name]) => name === 'Precioventa') || !Object.hasOwn(after ?? {}, 'Precioventa')
