import type { NewRow, Row } from '../../../platform/db/tables/database.ts'
import { changedLists } from '../../../goods/catalogue/change-catalogue.ts'

type Read = Pick<Row<'articles'>, 'Precioventa' | 'list_prices'>
type Written = Pick<NewRow<'articles'>, 'Codigo' | 'Precioventa' | 'list_prices'>

/** A price to record; of a list's, with the article's price in it until now. */
export type RecordedPrice = Pick<
  NewRow<'price_history'>,
  'article_code' | 'Precioventa' | 'price_list_id' | 'price_before'
>

/**
 * The prices of an article that a write changes: the base price, and those by list. The first prices of a list are not
 * recorded: neither those of a new article nor those in lists that the import adds.
 */
export function recordedPrices(
  before: Read | undefined,
  after: Written,
  addedLists: ReadonlySet<number>,
): RecordedPrice[] {
  const { Codigo: article_code, Precioventa } = after
  const base: RecordedPrice[] =
    before?.Precioventa === Precioventa
      ? []
      : [{ article_code, Precioventa, price_list_id: null, price_before: null }]
  // without that column, the lists stay as they are
  if (before === undefined || after.list_prices === undefined) return base
  const list_prices = JSON.parse(after.list_prices ?? 'null') as Read['list_prices']
  const listed = changedLists(before.list_prices, list_prices)
    .filter(({ Lista }) => !addedLists.has(Lista))
    .map((own) => ({
      article_code,
      Precioventa: own.after ?? Precioventa,
      price_list_id: own.Lista,
      price_before: own.before ?? before.Precioventa,
    }))
  return [...base, ...listed]
}

const NO_LISTS: ReadonlySet<number> = new Set()

/** The lists that an import added. */
export const addedLists = (created: { branches?: { lists: readonly number[] } } | null) =>
  created?.branches === undefined ? NO_LISTS : new Set(created.branches.lists)
