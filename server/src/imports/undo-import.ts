import type { StaffSession } from '../http/session.store.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-version.store.ts'
import { instant } from '../clock.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/open-database.ts'
import type { NewRow, Row } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { recordChange } from '../staff/record-change.ts'
import { readArticles, writeArticles, writePrices, type Created } from './import.store.ts'
import {
  deleteArticles,
  deleteCreated,
  findUndoable,
  finishUndo,
  listHeldArticles,
  lockArticles,
  readUndo,
  restoreSources,
  shelveArticles,
} from './undo.store.ts'
import { PRICE_LET_GO, withHeldPrice } from './undo-rows.ts'

/** Who undoes: a member of staff, or the command (null). */
export type Undoer = Pick<StaffSession, 'staffId' | 'userName'> | null

/**
 * Puts the catalogue back to what it was before an import, in one transaction: articles that it brought go, those that it
 * changed get back what it changed, unless somebody changed it since. What the API answers is then byte for byte what it
 * answered before, where nobody else changed anything (issue 4, 9). Returns false, and changes nothing, where the import
 * is not the newest in force: undoing one under another would mix the two.
 */
export function undoImport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  importId: number,
  by: Undoer,
  onProgress: (done: number) => void | Promise<void> = () => {},
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await trx.selectFrom('catalogue_version').select('version').forUpdate().executeTakeFirstOrThrow()
    const { profile, created, file_name } = await trx
      .selectFrom('imports')
      .select(['profile', 'created', 'file_name'])
      .where('id', '=', importId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if ((await findUndoable(trx)) !== importId) return false
    const now = instant(clock)
    let done = 0
    for await (const rows of readUndo(trx, importId)) {
      await undoRows(trx, rows, { importId, profile, now })
      await onProgress((done += rows.length))
    }
    if (created !== null) await deleteCreated(trx, created as Created)
    await bumpCatalogueVersion(trx)
    await finishUndo(trx, importId, by?.userName ?? 'importar', now)
    const told = {
      Entidad: 'importaciones',
      Clave: importId,
      Accion: 'deshacer',
      Antes: { Archivo: file_name },
    }
    await recordChange(trx, by, clock, told)
    return true
  })
}

interface Undoing {
  importId: number
  profile: string
  now: string
}

async function undoRows(trx: Db, rows: readonly Row<'import_undo'>[], undoing: Undoing): Promise<void> {
  const { profile } = undoing
  const codes = rows.map(({ article_code }) => article_code)
  const articles = await readArticles(trx, codes)
  // no customer marks one of those that go between the look and the removal
  await lockArticles(
    trx,
    rows.flatMap(({ is_new, article_code }) => (is_new ? [article_code] : [])),
  )
  const held = await listHeldArticles(trx, profile, codes)
  const isKept = (code: string) => {
    const article = articles.get(code)
    return held.has(code) || article?.Imagen != null || (article?.manual_fields?.length ?? 0) > 0
  }
  const added = rows.flatMap(({ article_code, is_new }) =>
    is_new && articles.has(article_code) ? [article_code] : [],
  )
  await deleteArticles(
    trx,
    added.filter((code) => !isKept(code)),
  )
  await shelveArticles(trx, profile, added.filter(isKept))
  const changed = rows.filter(({ is_new, article_code }) => !is_new && articles.has(article_code))
  await putBack(trx, changed, articles, undoing)
  const sources = changed.map(({ article_code, source }) => [article_code, source] as const)
  await restoreSources(trx, profile, new Map(sources as [string, NewRow<'import_sources'> | null][]))
}

async function putBack(
  trx: Db,
  rows: readonly Row<'import_undo'>[],
  articles: ReadonlyMap<string, Row<'articles'>>,
  undoing: Undoing,
): Promise<void> {
  const merged = await readMergedBrands(trx)
  const restored = rows.flatMap((row) => {
    const article = articles.get(row.article_code)!
    const columns = columnsBack(article, row)
    const isHeldAgain = row.before?.[PRICE_LET_GO] === true && isPriceBack(columns, row)
    if (columns.length === 0 && !isHeldAgain) return []
    const back = { ...article, ...(Object.fromEntries(columns) as object) }
    if (isHeldAgain) back.manual_fields = withHeldPrice(article.manual_fields)
    return [{ ...back, brand_code: merged.get(back.brand_code) ?? back.brand_code }]
  })
  await writeArticles(trx, restored.map(toWrite))
  const repriced = restored.filter(
    ({ Codigo, Precioventa }) => articles.get(Codigo)?.Precioventa !== Precioventa,
  )
  await writePrices(trx, repriced, { ...undoing, source: 'undo' })
}

/** What the import wrote and nobody changed since, as it was before. */
function columnsBack(article: Row<'articles'>, { before, after }: Row<'import_undo'>): [string, unknown][] {
  const fixed = new Set(article.manual_fields)
  return Object.entries(before ?? {}).filter(
    ([name]) =>
      name !== PRICE_LET_GO && !fixed.has(name) && article[name as keyof Row<'articles'>] === after?.[name],
  )
}

/** Whether the price is what it was before, so that it is held again; what staff set since stays theirs. */
const isPriceBack = (columns: readonly [string, unknown][], { after }: Row<'import_undo'>): boolean =>
  columns.some(([name]) => name === 'Precioventa') || !Object.hasOwn(after ?? {}, 'Precioventa')

/** The brand that somebody made another part of since: that one. */
async function readMergedBrands(trx: Db): Promise<Map<number, number>> {
  const rows = await trx.selectFrom('brand_synonyms').select(['merged_code', 'brand_code']).execute()
  return new Map(rows.map(({ merged_code, brand_code }) => [merged_code, brand_code]))
}

const toWrite = (article: Row<'articles'>): NewRow<'articles'> => ({
  ...article,
  manual_fields: article.manual_fields === null ? null : JSON.stringify(article.manual_fields),
})
