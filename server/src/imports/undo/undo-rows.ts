import type { NewRow, Row } from '../../platform/db/tables.ts'

type UndoRow = NewRow<'import_undo'>

const HELD_PRICE = 'Precioventa'
/** Key among the previous columns: staff held the price, and the import was told to end the hold. */
export const PRICE_LET_GO = 'price_let_go'

export const isPriceHeld = (manual: readonly string[] | null): boolean =>
  manual?.includes(HELD_PRICE) ?? false

/** The columns held by hand, with the price added again. */
export const withHeldPrice = (manual: readonly string[] | null): string[] =>
  [...new Set([...(manual ?? []), HELD_PRICE])].toSorted()

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

function changedColumns(before: Row<'articles'>, written: NewRow<'articles'>) {
  const changed = Object.entries(written).filter(
    ([name, value]) => name !== 'manual_fields' && before[name as keyof Row<'articles'>] !== value,
  )
  const was = changed.map(([name]) => [name, before[name as keyof Row<'articles'>]])
  const isLetGo = isPriceHeld(before.manual_fields) && !written.manual_fields?.includes(HELD_PRICE)
  return {
    before: { ...(Object.fromEntries(was) as object), ...(isLetGo && { [PRICE_LET_GO]: true }) },
    after: Object.fromEntries(changed) as object,
  }
}
