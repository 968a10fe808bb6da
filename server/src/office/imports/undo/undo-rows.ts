import { isSameValue } from '@gondola/contract/base'
import type { NewRow, Row } from '../../../platform/db/tables/database.ts'

type UndoRow = NewRow<'import_undo'>

const HELD_PRICE = 'Precioventa'
/** Key among the previous columns: staff held the price, and the import was told to end the hold. */
export const PRICE_LET_GO = 'price_let_go'

export const isPriceHeld = (manual: readonly string[] | null): boolean =>
  manual?.includes(HELD_PRICE) ?? false

/** The columns held by hand, with the price added again. */
export const withHeldPrice = (manual: readonly string[] | null): string[] =>
  [...new Set([...(manual ?? []), HELD_PRICE])].toSorted()

/** An article's row, as it is written. */
export const storedArticle = (article: Row<'articles'>): NewRow<'articles'> => ({
  ...article,
  manual_fields: jsonOrNull(article.manual_fields),
  list_prices: jsonOrNull(article.list_prices),
  not_sold_at: jsonOrNull(article.not_sold_at),
  facts: jsonOrNull(article.facts),
})

const jsonOrNull = (value: object | null) => (value === null ? null : JSON.stringify(value))

/** The undo data for writing an article: the changed columns, before and after. */
export function undoOfArticle(
  importId: number,
  written: NewRow<'articles'>,
  before: Row<'articles'> | undefined,
  source: Row<'import_sources'> | undefined,
): UndoRow {
  const changes = before === undefined ? null : changedColumns(before, written)
  return {
    import_id: importId,
    article_code: written.Codigo,
    is_new: before === undefined,
    before: changes && JSON.stringify(changes.before),
    after: changes && JSON.stringify(changes.after),
    source: source === undefined ? null : JSON.stringify(source),
  }
}

/**
 * The undo data for an article's presence in the file and, with `isOnSale`, for putting it on or taking it off sale.
 */
export function undoOfSource(
  importId: number,
  code: string,
  source: Row<'import_sources'> | undefined,
  isOnSale?: boolean,
): UndoRow {
  const sale = (value: boolean | undefined) =>
    JSON.stringify(value === undefined ? {} : { is_on_sale: value })
  return {
    import_id: importId,
    article_code: code,
    is_new: false,
    before: sale(isOnSale === undefined ? undefined : !isOnSale),
    after: sale(isOnSale),
    source: source === undefined ? null : JSON.stringify(source),
  }
}

/** Columns that are written as JSON and read as values. */
const JSON_COLUMNS = ['list_prices', 'not_sold_at', 'facts'] as const

function changedColumns(before: Row<'articles'>, written: NewRow<'articles'>) {
  const values: Record<string, unknown> = { ...written }
  for (const name of JSON_COLUMNS)
    if (typeof values[name] === 'string') values[name] = JSON.parse(values[name]) as unknown
  const isJson = (name: string) => (JSON_COLUMNS as readonly string[]).includes(name)
  const isSame = (name: string, value: unknown) => {
    const was = before[name as keyof Row<'articles'>]
    return isJson(name) ? isSameValue(was, value) : was === value
  }
  const changed = Object.entries(values).filter(
    ([name, value]) => name !== 'manual_fields' && !isSame(name, value),
  )
  const was = changed.map(([name]) => [name, before[name as keyof Row<'articles'>]])
  const isLetGo = isPriceHeld(before.manual_fields) && !written.manual_fields?.includes(HELD_PRICE)
  return {
    before: { ...(Object.fromEntries(was) as object), ...(isLetGo && { [PRICE_LET_GO]: true }) },
    after: Object.fromEntries(changed) as object,
  }
}
