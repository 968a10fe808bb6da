import { chunksOf } from '../../platform/db/chunks.ts'
import { sql } from 'kysely'
import type { PriceSelection } from '@gondola/contract/catalogue-admin'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { ownListPrice, withListPrice, withoutListPrice } from './price-lists.store.ts'
import { filtered, lowestOffer } from './articles.store.ts'

export type PricedArticle = Pick<
  Row<'articles'>,
  'Codigo' | 'Descripcion' | 'Precioventa' | 'manual_fields'
> & {
  /** The day's offer; null if there is none. */
  Preciooferta: number | null
  /** The list's own price; null: the article has the base price in it. */
  own: number | null
}

/** The articles of a selection with their base prices, and those of a list, by code. */
export function readPricedArticles(
  db: Db,
  day: string,
  { Codigos, Filtro = {} }: PriceSelection,
  Lista: number | undefined,
): Promise<PricedArticle[]> {
  const all = db
    .selectFrom('articles')
    .innerJoin('families', 'families.Codigo', 'articles.family_code')
    .innerJoin('brands', 'brands.Codigo', 'articles.brand_code')
    .select(['articles.Codigo', 'articles.Descripcion', 'articles.Precioventa', 'articles.manual_fields'])
    .select(lowestOffer(day).as('Preciooferta'))
    .select((Lista === undefined ? sql<null>`null` : ownListPrice(Lista)).as('own'))
    .orderBy('articles.Codigo')
  return Codigos === undefined
    ? filtered(all, Filtro, day).execute()
    : all.where('articles.Codigo', 'in', Codigos).execute()
}

/** Writes prices, and the new `manual_fields` of each article. */
export async function writePrices(
  trx: Db,
  prices: readonly { Codigo: string; Precioventa: number; manual_fields: string | null }[],
  at: string,
): Promise<void> {
  for (const batch of chunksOf(prices)) {
    const values = sql.join(
      batch.map(({ Codigo, Precioventa }) => sql`(${Codigo}, cast(${Precioventa} as numeric(14, 2)))`),
    )
    // both databases name the columns of a `values` list column1, column2
    await sql`update articles set "Precioventa" = priced.column2, updated_at = ${at}
      from (values ${values}) as priced where articles."Codigo" = priced.column1`.execute(trx)
    await writeHeld(trx, batch)
  }
}

/** A list's new price of an article; null: the base price. */
interface NewListPrice {
  Codigo: string
  own: number | null
  manual_fields: string | null
}

/** Writes prices of a list, and the new `manual_fields` of each article. */
export async function writeListPrices(
  trx: Db,
  Lista: number,
  prices: readonly NewListPrice[],
  at: string,
): Promise<void> {
  for (const batch of chunksOf(prices)) {
    const own = batch.filter((price) => price.own !== null)
    if (own.length > 0) {
      const values = sql.join(
        own.map((price) => sql`(${price.Codigo}, cast(${price.own} as numeric(14, 2)))`),
      )
      await sql`update articles set list_prices = ${withListPrice(trx, Lista, sql`priced.column2`)}, updated_at = ${at}
        from (values ${values}) as priced where articles."Codigo" = priced.column1`.execute(trx)
    }
    const following = batch.filter((price) => price.own === null).map(({ Codigo }) => Codigo)
    if (following.length > 0)
      await trx
        .updateTable('articles')
        .set({ list_prices: withoutListPrice(trx, Lista), updated_at: at })
        .where('Codigo', 'in', following)
        .execute()
    await writeHeld(trx, batch)
  }
}

async function writeHeld(trx: Db, prices: readonly Pick<NewListPrice, 'Codigo' | 'manual_fields'>[]) {
  for (const [manual_fields, rows] of Map.groupBy(prices, (row) => row.manual_fields)) {
    const codes = rows.map(({ Codigo }) => Codigo)
    await trx.updateTable('articles').set({ manual_fields }).where('Codigo', 'in', codes).execute()
  }
}
