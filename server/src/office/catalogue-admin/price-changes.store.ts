import { insertRows, insertRow } from '../../platform/db/chunks.ts'
import { sql } from 'kysely'
import type { PriceChangeDone, PriceRule } from '@gondola/contract/catalogue-admin'
import { shopDateTime } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { priceIn } from './price-lists.store.ts'
import type { Row } from '../../platform/db/tables/database.ts'

/** Number of changes listed: an undo usually follows soon. */
const CHANGES_TOLD = 20
/** Number of changes whose prices are retained. */
const CHANGES_KEPT = 100

export interface ChangedPrice {
  article_code: string
  price_before: number
  price_after: number
  /** Whether it was protected from imports before. */
  was_held: boolean
  was_base: boolean
}

/** Stores a bulk price change so that it can be undone; returns its id. */
export async function keepPriceChange(
  trx: Db,
  change: { at: string; user_name: string; rule: PriceRule; price_list_id: number | null },
  prices: readonly ChangedPrice[],
): Promise<number> {
  const id = await insertRow(trx, 'price_changes', {
    ...change,
    rule: JSON.stringify(change.rule),
    articles: prices.length,
  })
  const rows = prices.map((price) => ({ change_id: id, ...price }))
  await insertRows(trx, 'price_change_rows', rows)
  await trx
    .deleteFrom('price_change_rows')
    .where('change_id', '<=', id - CHANGES_KEPT)
    .execute()
  return id
}

/** The last changes, newest first. */
export async function listPriceChangesDone(db: Db, timeZone: string): Promise<PriceChangeDone[]> {
  const rows = await db
    .selectFrom('price_changes')
    .leftJoin('price_lists', 'price_lists.Id', 'price_changes.price_list_id')
    .selectAll('price_changes')
    .select('price_lists.Nombre')
    .orderBy('id', 'desc')
    .limit(CHANGES_TOLD)
    .execute()
  return rows.map((row) => ({
    Id: row.id,
    Fechahora: shopDateTime(new Date(row.at), timeZone),
    Usuario: row.user_name,
    Articulos: row.articles,
    Cambio: row.rule,
    ...(row.price_list_id !== null && { Lista: { Id: row.price_list_id, Nombre: row.Nombre ?? '' } }),
    Deshecho: row.undone_at && shopDateTime(new Date(row.undone_at), timeZone),
    DeshechoPor: row.undone_by,
  }))
}

/** A bulk change, locked until the transaction ends. */
export async function lockPriceChange(trx: Db, id: number): Promise<Row<'price_changes'> | null> {
  const found = trx.selectFrom('price_changes').selectAll().where('id', '=', id).forUpdate()
  return (await found.executeTakeFirst()) ?? null
}

export interface UndoablePrice extends ChangedPrice {
  manual_fields: string[] | null
  /** The article's base price now. */
  base: number
}

/** The prices of a bulk change that have not changed since. */
export async function readUndoablePrices(
  trx: Db,
  id: number,
  Lista: number | null,
): Promise<UndoablePrice[]> {
  const rows = await trx
    .selectFrom('price_change_rows')
    .innerJoin('articles', 'articles.Codigo', 'price_change_rows.article_code')
    .where(sql<boolean>`${priceIn(Lista)} = price_change_rows.price_after`)
    .where('change_id', '=', id)
    .select(['article_code', 'price_before', 'price_after', 'was_held', 'was_base'])
    .select(['articles.manual_fields', 'articles.Precioventa as base'])
    .orderBy('article_code')
    .execute()
  return rows
}

export async function noteUndone(trx: Db, id: number, at: string, userName: string): Promise<void> {
  await trx
    .updateTable('price_changes')
    .set({ undone_at: at, undone_by: userName })
    .where('id', '=', id)
    .execute()
}
