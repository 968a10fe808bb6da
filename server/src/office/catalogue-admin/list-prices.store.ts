import { sql } from 'kysely'
import type { CallQuery } from '@gondola/contract/calls'
import type {
  compareLists,
  listListPrices,
  ListDifference,
  ListPrice,
} from '@gondola/contract/catalogue-admin'
import { folded, listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { filtered } from './articles.store.ts'
import { ownListPrice, priceIn } from './price-lists.store.ts'
import { listField } from './manual-columns.ts'

/** By how many per cent one price is above another. */
const percentAbove = (one: number, other: number) => Math.round((other / one - 1) * 1000) / 10

/** A page of a list's prices, by name. */
export async function listPagePrices(
  db: Db,
  Lista: number,
  { q, SoloDistintos, ...asked }: CallQuery<typeof listListPrices>,
): Promise<{ rows: ListPrice[]; total: number }> {
  const search = { ...asked, ...(q !== undefined && { q }) }
  // filters without a day: none of these asks for offers
  let keys = filtered(db.selectFrom('articles').select('articles.Codigo'), search, '')
  if (SoloDistintos === true) keys = keys.where(sql<boolean>`${ownListPrice(Lista)} is not null`)
  const price = priceIn(Lista)
  const { rows, total } = await listWindow(keys, asked, {
    key: 'articles.Codigo',
    sort: {
      Codigo: 'articles.Codigo',
      Descripcion: folded('articles.Descripcion'),
      Base: 'articles.Precioventa',
      Precio: price,
      Diferencia: sql`1.0 * ${price} / articles."Precioventa"`,
    },
    order: ['Descripcion', 'ASC'],
  })
  const found = await readListPrices(
    db,
    Lista,
    rows.map(({ Codigo }) => Codigo),
  )
  return { rows: rows.flatMap(({ Codigo }) => found.get(Codigo) ?? []), total }
}

export async function readListPrices(
  db: Db,
  Lista: number,
  codes: readonly string[],
): Promise<Map<string, ListPrice>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('articles')
    .select(['Codigo', 'Descripcion', 'is_on_sale', 'Precioventa', 'manual_fields'])
    .select(ownListPrice(Lista).as('own'))
    .where('Codigo', 'in', [...codes])
    .execute()
  return new Map(
    rows.map(({ Codigo, Descripcion, is_on_sale, Precioventa, manual_fields, own }) => [
      Codigo,
      {
        Codigo,
        Descripcion,
        EnVenta: is_on_sale,
        Base: Precioventa,
        Precio: own ?? Precioventa,
        Propio: own !== null,
        Fijado: manual_fields?.includes(listField(Lista)) ?? false,
      },
    ]),
  )
}

type Comparison = CallQuery<typeof compareLists>

const differencesOf = (db: Db, { Una, Otra, q }: Comparison) => {
  const [one, other] = [priceIn(Una), priceIn(Otra)]
  const all = db
    .selectFrom('articles')
    .select(['articles.Codigo', 'articles.Descripcion', one.as('one'), other.as('other')])
    .where('articles.list_prices', 'is not', null)
    .where(sql<boolean>`${one} <> ${other}`)
  return filtered(all, { EnVenta: true, ...(q !== undefined && { q }) }, '')
}

type FoundDifference = { Codigo: string; Descripcion: string; one: number; other: number }

const toDifference = ({ Codigo, Descripcion, one, other }: FoundDifference): ListDifference => ({
  Codigo,
  Descripcion,
  Una: one,
  Otra: other,
  Porcentaje: percentAbove(one, other),
})

/** A page of the articles on sale whose prices differ between two lists, the largest differences first. */
export async function listDifferences(
  db: Db,
  { q, ...asked }: Comparison,
): Promise<{ rows: ListDifference[]; total: number }> {
  const [one, other] = [priceIn(asked.Una), priceIn(asked.Otra)]
  const { rows, total } = await listWindow(
    differencesOf(db, { ...asked, ...(q !== undefined && { q }) }),
    asked,
    {
      key: 'articles.Codigo',
      sort: {
        Codigo: 'articles.Codigo',
        Descripcion: folded('articles.Descripcion'),
        Una: one,
        Otra: other,
        Porcentaje: sql`1.0 * ${other} / ${one}`,
        Diferencia: sql`abs(1.0 * ${other} / ${one} - 1)`,
      },
      order: ['Diferencia', 'DESC'],
    },
  )
  return { rows: rows.map(toDifference), total }
}

export async function readDifferences(db: Db, asked: Comparison): Promise<ListDifference[]> {
  return (await differencesOf(db, asked).orderBy('articles.Codigo').execute()).map(toDifference)
}
