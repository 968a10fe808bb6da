import type { Row } from '../../../platform/db/tables/database.ts'
import { heldList } from '../branches/branch-columns.ts'

/** A branch whose prices of an import are undone; lists are null for the base prices. */
export interface UndoneBranch {
  branchId: number
  listBefore: number | null
  listAfter: number | null
  listNow: number | null
  /** The list that it has afterwards. */
  list: number
}

type Priced = Pick<Row<'articles'>, 'Precioventa' | 'list_prices' | 'not_sold_at'>

/**
 * An article's prices by list and assortment with those of one branch from before an import. What staff have set at the
 * branch since stays. `undo`: what the import changed in the article; undefined: nothing.
 */
export function pricesBefore(
  article: Priced & Pick<Row<'articles'>, 'manual_fields'>,
  undo: Pick<Row<'import_undo'>, 'is_new' | 'before' | 'after'> | undefined,
  { branchId, listBefore, listAfter, listNow, list }: UndoneBranch,
): Pick<Row<'articles'>, 'list_prices' | 'not_sold_at'> {
  const was = { ...article, ...(undo?.before as Partial<Priced> | null | undefined) }
  const written = { ...article, ...(undo?.after as Partial<Priced> | null | undefined) }
  const now = priceIn(article, listNow)
  const isHeld = listNow !== null && article.manual_fields?.includes(heldList(listNow)) === true
  const isOurs = undo?.is_new === false && !isHeld && now === priceIn(written, listAfter)
  const price = isOurs ? priceIn(was, listBefore) : now
  const lists: Record<string, number> = { ...article.list_prices }
  if (price === article.Precioventa) delete lists[list]
  else lists[list] = price
  return {
    list_prices: Object.keys(lists).length === 0 ? null : lists,
    not_sold_at: assortmentBefore(article, { undo, was, written }, branchId),
  }
}

export const priceIn = ({ Precioventa, list_prices }: Priced, list: number | null): number =>
  (list === null ? undefined : list_prices?.[list]) ?? Precioventa

function assortmentBefore(
  article: Priced,
  {
    undo,
    was,
    written,
  }: { undo: Pick<Row<'import_undo'>, 'is_new'> | undefined; was: Priced; written: Priced },
  branchId: number,
): number[] | null {
  const isOut = (one: Priced) => one.not_sold_at?.includes(branchId) === true
  // an article that the import added was not sold there
  const wasOut = undo?.is_new === true || isOut(was)
  const isStaffs = undo?.is_new !== true && isOut(article) !== isOut(written)
  const others = (article.not_sold_at ?? []).filter((id) => id !== branchId)
  const all = (isStaffs ? isOut(article) : wasOut) ? [...others, branchId] : others
  return all.length === 0 ? null : all.toSorted((a, b) => a - b)
}
