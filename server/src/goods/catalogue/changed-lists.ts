import type { Row } from '../../platform/db/tables/database.ts'

type ListPrices = Row<'articles'>['list_prices']

/** A list's price that changes, with the article's price in it before and after; null: the base price. */
export interface ListedChange {
  Lista: number
  before: number | null
  after: number | null
}

/** The prices that differ between two columns of prices by list. */
export function changedLists(before: ListPrices, after: ListPrices): ListedChange[] {
  if (before === null && after === null) return []
  const ids = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return Array.from(ids, (id) => ({
    Lista: Number(id),
    before: before?.[id] ?? null,
    after: after?.[id] ?? null,
  })).filter((change) => change.before !== change.after)
}
