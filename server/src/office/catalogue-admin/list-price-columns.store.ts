import { sql, type RawBuilder } from 'kysely'
import { isSqlite } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'

// A list's price lies in a JSON object of the article (`articles.list_prices`), by the list's id as text.

const key = (Lista: number) => sql.lit(String(Lista))

/** A list's own price of an article; null where the article has the base price. */
export const ownListPrice = (Lista: number): RawBuilder<number | null> =>
  sql<number | null>`cast(articles.list_prices ->> ${key(Lista)} as numeric(14, 2))`

/** An article's price in a list; without a list, the base price. */
export const priceIn = (Lista: number | null | undefined): RawBuilder<number> =>
  Lista === null || Lista === undefined
    ? sql<number>`articles."Precioventa"`
    : sql<number>`coalesce(${ownListPrice(Lista)}, articles."Precioventa")`

/** The column with the list's price set to an expression. */
export const withListPrice = (db: Db, Lista: number, price: RawBuilder<unknown>): RawBuilder<string> =>
  isSqlite(db)
    ? sql<string>`json_set(coalesce(articles.list_prices, '{}'), ${sql.lit(`$."${Lista}"`)}, ${price})`
    : sql<string>`(coalesce(articles.list_prices::jsonb, '{}'::jsonb)
        || jsonb_build_object(${key(Lista)}::text, ${price}))::json`

/** The column without the list's price; null if that was the only one. */
export const withoutListPrice = (db: Db, Lista: number): RawBuilder<string | null> =>
  isSqlite(db)
    ? sql<string | null>`nullif(json_remove(articles.list_prices, ${sql.lit(`$."${Lista}"`)}), '{}')`
    : sql<string | null>`nullif(articles.list_prices::jsonb - ${key(Lista)}::text, '{}'::jsonb)::json`
