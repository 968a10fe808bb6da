import { insertRows } from '../../platform/db/chunks.ts'
import { sql } from 'kysely'
import type { PriceEntry, PriceSource } from '@gondola/contract/catalogue-admin'
import type { RecordedPrice } from './review-offers.ts'
import { dayAfter, dayStart, shopDateTime } from '../../platform/clock.ts'
import { listing } from '../../platform/db/records.ts'
import { deleteInSlices } from '../../platform/db/delete-in-slices.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'

/** An article's new price; of a list's, `before` is the one until now. */
interface NewPrice extends Pick<Row<'articles'>, 'Codigo' | 'Precioventa'> {
  before?: number
}

/** Records new prices of articles in their history, with the user who set them; without a list, base prices. */
export async function writeStaffPrices(
  trx: Db,
  prices: readonly NewPrice[],
  { at, userName, Lista = null }: { at: string; userName: string; Lista?: number | null | undefined },
): Promise<void> {
  const rows = prices.map(({ Codigo, Precioventa, before }) => ({
    article_code: Codigo,
    Precioventa,
    at,
    source: 'staff' as const,
    import_id: null,
    user_name: userName,
    price_list_id: Lista,
    price_before: before ?? null,
  }))
  await insertRows(trx, 'price_history', rows)
}

/** All recorded prices of these articles, base prices and lists', by article. */
export async function readPriceChanges(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, RecordedPrice[]>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('price_history')
    .select(['article_code', 'at', 'Precioventa', 'price_list_id', 'price_before'])
    .where('article_code', 'in', [...new Set(codes)])
    .orderBy('at')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ article_code }) => article_code)
}

/** Deletes recorded prices of lists from before an instant. */
export async function deleteOldListPrices(db: Db, before: string): Promise<void> {
  await deleteInSlices(db, 'price_history', sql`price_list_id is not null and at < ${before}`)
}

const SOURCES: Record<Row<'price_history'>['source'], PriceSource> = {
  demo: 'inicial',
  import: 'importacion',
  staff: 'personal',
  undo: 'deshecha',
}

const BRANCH = sql<string | null>`case when outcome -> 'effects' -> 1 is null
  then outcome -> 'effects' -> 0 ->> 'Nombre' end`

const entriesOf = (db: Db) =>
  db
    .selectFrom('price_history')
    .innerJoin('articles', 'articles.Codigo', 'price_history.article_code')
    .leftJoin('imports', 'imports.id', 'price_history.import_id')
    .leftJoin('price_lists', 'price_lists.Id', 'price_history.price_list_id')
    .select([
      'price_history.id',
      'price_history.article_code',
      'price_history.Precioventa',
      'price_history.at',
      'price_history.source',
      'price_history.import_id',
      'price_history.user_name',
      'articles.Descripcion',
      'imports.file_name',
      'imports.author',
      'price_history.price_list_id',
      'price_history.price_before',
      'price_lists.Nombre as list',
      BRANCH.as('branch'),
    ])
    .select((entry) =>
      entry
        .selectFrom('price_history as earlier')
        .whereRef('earlier.article_code', '=', 'price_history.article_code')
        .whereRef('earlier.id', '<', 'price_history.id')
        .where(sql<boolean>`coalesce(earlier.price_list_id, 0) = coalesce(price_history.price_list_id, 0)`)
        .orderBy('earlier.id', 'desc')
        .limit(1)
        .select('earlier.Precioventa')
        .as('before'),
    )

const sourcesOf = (origin: PriceSource) =>
  (Object.keys(SOURCES) as (keyof typeof SOURCES)[]).filter((source) => SOURCES[source] === origin)

type FoundEntry = Awaited<ReturnType<ReturnType<typeof entriesOf>['executeTakeFirstOrThrow']>>

const toEntry = (row: FoundEntry, timeZone: string): PriceEntry => ({
  Id: row.id,
  Articulo: { Codigo: row.article_code, Descripcion: row.Descripcion },
  Fechahora: shopDateTime(new Date(row.at), timeZone),
  Precioventa: row.Precioventa,
  Anterior: row.price_before ?? row.before,
  Origen: SOURCES[row.source],
  Usuario: row.user_name ?? row.author,
  Importacion: row.import_id === null ? null : { Id: row.import_id, Archivo: row.file_name ?? '' },
  ...(row.branch !== null && { Sucursal: row.branch }),
  ...(row.price_list_id !== null && { Lista: { Id: row.price_list_id, Nombre: row.list ?? '' } }),
})

const USER = sql<string | null>`coalesce(price_history.user_name, imports.author)`

/** The price history, newest first; the date filters are days in the shop's time zone. */
export const priceEntryList = listing({
  from: entriesOf,
  key: 'price_history.id',
  newestBy: 'price_history.id',
  filters: {
    Articulo: 'price_history.article_code',
    Origen: (origin: PriceSource) => sql<boolean>`source in (${sql.join(sourcesOf(origin))})`,
    Importacion: 'price_history.import_id',
    Lista: 'price_history.price_list_id',
    Usuario: (user: string) => sql<boolean>`${USER} = ${user}`,
    FechaDesde: (day: string, zone: string) => sql<boolean>`price_history.at >= ${dayStart(day, zone)}`,
    FechaHasta: (day: string, zone: string) =>
      sql<boolean>`price_history.at < ${dayStart(dayAfter(day, 1), zone)}`,
  },
  sort: {
    Fechahora: 'price_history.at',
    Precioventa: 'price_history.Precioventa',
    Articulo: 'price_history.article_code',
    Usuario: USER,
  },
  order: ['Fechahora', 'DESC'],
  search: ['price_history.article_code', 'articles.Descripcion'],
  shown: toEntry,
})
