import { sql, type RawBuilder } from 'kysely'
import type { ListWindow } from '@gondola/contract/calls'
import type { PriceList } from '@gondola/contract/catalogue-admin'
import { listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { folded } from '../../platform/text/folded.ts'
import { isSqlite } from '../../platform/db/in-transaction.ts'

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

const lists = (db: Db) => db.selectFrom('price_lists').select(['Id', 'Nombre'])

export async function listPriceLists(
  db: Db,
  asked: ListWindow,
): Promise<{ rows: PriceList[]; total: number }> {
  const { rows, total } = await listWindow(lists(db), asked, {
    key: 'Id',
    sort: { Id: 'Id', Nombre: 'name_key' },
    order: ['Nombre', 'ASC'],
    search: ['Nombre'],
  })
  return { rows: await withUse(db, rows), total }
}

export async function findPriceList(db: Db, Id: number): Promise<PriceList | null> {
  const [list] = await withUse(db, await lists(db).where('Id', '=', Id).execute())
  return list ?? null
}

export const listPriceListIds = async (db: Db): Promise<number[]> =>
  (await lists(db).execute()).map(({ Id }) => Id)

/** Adds the branches of each list and its number of own prices, counted in one pass over the articles. */
async function withUse(db: Db, rows: readonly { Id: number; Nombre: string }[]): Promise<PriceList[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ Id }) => Id)
  const branches = await db
    .selectFrom('branches')
    .select(['Id', 'Nombre', 'price_list_id'])
    .where('price_list_id', 'in', ids)
    .orderBy('position')
    .orderBy('Id')
    .execute()
  const counted = ids.map((Id) => sql<number>`count(${ownListPrice(Id)})`.as(`list${Id}`))
  const counts: Record<string, number | string> = await db
    .selectFrom('articles')
    .select(counted)
    .where('list_prices', 'is not', null)
    .executeTakeFirstOrThrow()
  return rows.map(({ Id, Nombre }) => ({
    Id,
    Nombre,
    Articulos: Number(counts[`list${Id}`]),
    Sucursales: branches
      .filter(({ price_list_id }) => price_list_id === Id)
      .map((branch) => ({ Id: branch.Id, Nombre: branch.Nombre })),
  }))
}

/** Another list with the name, case and accents apart; null if there is none. */
export async function findListNamed(db: Db, Nombre: string, except: number): Promise<number | null> {
  const other = db
    .selectFrom('price_lists')
    .select('Id')
    .where('name_key', '=', folded(Nombre.trim()))
    .where('Id', '!=', except)
  return (await other.executeTakeFirst())?.Id ?? null
}

const nameColumns = (Nombre: string) => ({ Nombre: Nombre.trim(), name_key: folded(Nombre.trim()) })

export async function insertPriceList(trx: Db, Nombre: string, created_at: string): Promise<number> {
  const list = { ...nameColumns(Nombre), created_at }
  const { Id } = await trx.insertInto('price_lists').values(list).returning('Id').executeTakeFirstOrThrow()
  return Id
}

export async function copyListPrices(trx: Db, from: number, to: number): Promise<void> {
  await trx
    .updateTable('articles')
    .set({ list_prices: withListPrice(trx, to, ownListPrice(from)) })
    .where(sql<boolean>`${ownListPrice(from)} is not null`)
    .execute()
}

export async function renamePriceList(trx: Db, Id: number, Nombre: string): Promise<void> {
  await trx.updateTable('price_lists').set(nameColumns(Nombre)).where('Id', '=', Id).execute()
}

export async function deletePriceList(trx: Db, Id: number): Promise<void> {
  await trx
    .updateTable('articles')
    .set({ list_prices: withoutListPrice(trx, Id) })
    .where(sql<boolean>`${ownListPrice(Id)} is not null`)
    .execute()
  await trx.deleteFrom('price_lists').where('Id', '=', Id).execute()
}
