import { insertRow } from '../../platform/db/chunks.ts'
import { sql } from 'kysely'
import type { CallQuery } from '@gondola/contract/calls'
import type { staffOffers, OfferDraft, OfferReview, StaffOffer } from '@gondola/contract/catalogue-admin'
import { OFFER_REFERENCE_DAYS } from '@gondola/contract/base'
import { branchesColumn, namedBranches } from '../../goods/branches/for-branches.ts'
import { isForBranch } from '../../platform/db/json-list.ts'
import {
  lowestPrice,
  offerReview,
  type PriceSince,
  pricesInList,
  type PricedList,
  type RecordedPrice,
} from './review-offers.ts'
import { dayAfter, dayStart } from '../../platform/clock.ts'
import { folded, listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../platform/db/tables/database.ts'
import { listArticleRows } from './articles.store.ts'
import { readPriceChanges } from './prices.store.ts'
import type { ShopDay } from './shop-day.ts'

const offersOf = (db: Db) =>
  db
    .selectFrom('offers')
    .innerJoin('articles', 'articles.Codigo', 'offers.article_code')
    .select([
      'offers.id',
      'offers.article_code',
      'offers.Preciooferta',
      'offers.FechaDesde',
      'offers.FechaHasta',
      'offers.branches',
      'articles.Descripcion',
      'articles.Precioventa',
      'articles.list_prices',
      'articles.Imagen',
    ])

type FoundOffer = Awaited<ReturnType<ReturnType<typeof offersOf>['executeTakeFirstOrThrow']>>

const stateOn = (day: string) => sql<
  StaffOffer['Estado']
>`case when offers."FechaDesde" > ${day} then 'programada'
  when offers."FechaHasta" < ${day} then 'vencida' else 'vigente' end`

/** A page of the offers, those that end last first. */
export async function listStaffOffers(
  db: Db,
  shopDay: ShopDay,
  { Articulo, Estado, Sucursal, ...asked }: CallQuery<typeof staffOffers.list>,
): Promise<{ rows: StaffOffer[]; total: number }> {
  const state = stateOn(shopDay.day)
  let query = offersOf(db)
  if (Articulo !== undefined) query = query.where('offers.article_code', '=', Articulo)
  if (Sucursal !== undefined) query = query.where(isForBranch('offers.branches', Sucursal))
  if (Estado !== undefined) query = query.where(sql<boolean>`${state} = ${Estado}`)
  const { rows, total } = await listWindow(query, asked, {
    key: 'offers.id',
    sort: {
      Id: 'offers.id',
      Articulo: folded('articles.Descripcion'),
      Preciooferta: 'offers.Preciooferta',
      FechaDesde: 'offers.FechaDesde',
      FechaHasta: 'offers.FechaHasta',
      Estado: state,
    },
    order: ['FechaHasta', 'DESC'],
    search: ['articles.Codigo', 'articles.Descripcion'],
  })
  const changes = await readPriceChanges(
    db,
    rows.map(({ article_code }) => article_code),
  )
  const sold = await readBranchLists(db)
  return { rows: rows.map((row) => toOffer(row, changes.get(row.article_code) ?? [], sold, shopDay)), total }
}

export async function findStaffOffer(db: Db, shopDay: ShopDay, Id: number): Promise<StaffOffer | null> {
  const row = await offersOf(db).where('offers.id', '=', Id).executeTakeFirst()
  if (row === undefined) return null
  const changes = await readPriceChanges(db, [row.article_code])
  return toOffer(row, changes.get(row.article_code) ?? [], await readBranchLists(db), shopDay)
}

export const insertOffer = (trx: Db, offer: NewRow<'offers'>): Promise<number> =>
  insertRow(trx, 'offers', offer)

export async function updateOffer(trx: Db, Id: number, offer: NewRow<'offers'>): Promise<void> {
  await trx.updateTable('offers').set(offer).where('id', '=', Id).execute()
}

export async function deleteOffer(trx: Db, Id: number): Promise<void> {
  await trx.deleteFrom('offers').where('id', '=', Id).execute()
}

type OfferSpan = Pick<Row<'offers'>, 'id' | 'article_code' | 'FechaDesde' | 'FechaHasta' | 'branches'>

/** The offers of articles that have not ended before a day, by their first day. */
export const listOfferSpans = (db: Db, codes: readonly string[], day: string): Promise<OfferSpan[]> =>
  db
    .selectFrom('offers')
    .select(['id', 'article_code', 'FechaDesde', 'FechaHasta', 'branches'])
    .where('article_code', 'in', [...codes])
    .where('FechaHasta', '>=', day)
    .orderBy('FechaDesde')
    .execute()

type OfferDays = Pick<OfferDraft, 'FechaDesde' | 'FechaHasta' | 'Sucursales'>

/** Whether an offer is there on one of these days at one of these branches. */
export function isThereThen(
  { FechaDesde, FechaHasta, branches }: OfferSpan,
  { Sucursales, ...days }: OfferDays,
): boolean {
  if (FechaDesde > days.FechaHasta || FechaHasta < days.FechaDesde) return false
  const named = Sucursales ?? []
  return branches === null || named.length === 0 || branches.some((id) => named.includes(id))
}

/** The first other offer of an article that overlaps the given dates at one of its branches. */
export async function findOverlappingOffer(
  db: Db,
  Codigo: string,
  when: OfferDays,
  except: number,
): Promise<OfferSpan | null> {
  const others = await listOfferSpans(db, [Codigo], when.FechaDesde)
  return others.find((other) => other.id !== except && isThereThen(other, when)) ?? null
}

/** The article's offer that begins on a day at exactly these branches (null: all); null if there is none. */
export async function findSameOffer(
  db: Db,
  Codigo: string,
  FechaDesde: string,
  branches: readonly number[] | null,
): Promise<number | null> {
  const offers = await listOfferSpans(db, [Codigo], FechaDesde)
  const column = branchesColumn(branches)
  const same = offers.find((one) => one.FechaDesde === FechaDesde && branchesColumn(one.branches) === column)
  return same?.id ?? null
}

/** The fields of an offer in the log of changes. */
export const auditedOffer = (offer: StaffOffer) => {
  const { Articulo, Preciooferta, FechaDesde, FechaHasta, Sucursales, Aviso } = offer
  return {
    Articulo: Articulo.Codigo,
    Preciooferta,
    FechaDesde,
    FechaHasta,
    ...(Sucursales && { Sucursales }),
    Aviso,
  }
}

/** Reviews an offer before it is saved; null if the article does not exist. */
export async function reviewOfferDraft(
  db: Db,
  shopDay: ShopDay,
  { Articulo, Preciooferta, FechaDesde, Sucursales = null }: OfferDraft,
): Promise<OfferReview | null> {
  const [article] = await listArticleRows(db, [Articulo.Codigo])
  if (article === undefined) return null
  const changes = await readPriceChanges(db, [Articulo.Codigo])
  const lists = listsOf(await readBranchLists(db), Sucursales)
  const offer = { ...article, Preciooferta, FechaDesde }
  return reviewInLists(offer, changes.get(Articulo.Codigo) ?? [], lists, shopDay)
}

type BranchLists = Awaited<ReturnType<typeof readBranchLists>>

/** The price lists of the branches that take orders. */
const readBranchLists = (db: Db) =>
  db
    .selectFrom('branches')
    .leftJoin('price_lists', 'price_lists.Id', 'branches.price_list_id')
    .select(['branches.Id', 'price_list_id', 'price_lists.created_at'])
    .where('is_active', '=', true)
    .execute()

/** The lists at whose prices an offer's branches sell; null: the base prices. */
function listsOf(branches: BranchLists, named: readonly number[] | null): (PricedList | null)[] {
  const own = branches.filter(({ Id }) => named === null || named.length === 0 || named.includes(Id))
  const lists = new Map(
    own.map(({ price_list_id: Id, created_at }) => [
      Id,
      Id === null ? null : { Id, created_at: created_at! },
    ]),
  )
  return lists.size === 0 ? [null] : [...lists.values()]
}

type ReviewedOffer = Pick<FoundOffer, 'Preciooferta' | 'Precioventa' | 'FechaDesde' | 'list_prices'>

/** Reviews an offer against the price of each list that it competes with; the first objection counts. */
function reviewInLists(
  { Preciooferta, Precioventa, FechaDesde, list_prices }: ReviewedOffer,
  changes: readonly RecordedPrice[],
  lists: readonly (PricedList | null)[],
  shopDay: ShopDay,
): OfferReview {
  const reviews = lists.map((list) => {
    const history =
      list === null
        ? changes.filter(({ price_list_id }) => price_list_id === null)
        : pricesInList(changes, list, list_prices)
    const price = (list === null ? undefined : list_prices?.[list.Id]) ?? Precioventa
    return offerReview(Preciooferta, price, lowestBefore(FechaDesde, history, shopDay))
  })
  const lowest = reviews.flatMap(({ PrecioMinimo }) => PrecioMinimo ?? [])
  return {
    PrecioMinimo: lowest.length === 0 ? null : Math.min(...lowest),
    Aviso: reviews.find(({ Aviso }) => Aviso !== null)?.Aviso ?? null,
  }
}

/** The lowest price of the days before an offer begins; of the days up to today if it begins later. */
function lowestBefore(
  FechaDesde: string,
  changes: readonly PriceSince[],
  { day, timeZone }: ShopDay,
): number | null {
  const isToCome = FechaDesde > day
  const end = isToCome ? dayAfter(day, 1) : FechaDesde
  const from = dayStart(dayAfter(end, -OFFER_REFERENCE_DAYS), timeZone)
  const lowest = lowestPrice(changes, from, dayStart(end, timeZone))
  // an article that is new today has no earlier price
  return lowest ?? lowestPrice(changes, from, dayStart(dayAfter(day, 1), timeZone))
}

const toOffer = (
  row: FoundOffer,
  changes: readonly RecordedPrice[],
  sold: BranchLists,
  shopDay: ShopDay,
): StaffOffer => ({
  Id: row.id,
  Articulo: {
    Codigo: row.article_code,
    Descripcion: row.Descripcion,
    Precioventa: row.Precioventa,
    Imagen: row.Imagen,
  },
  Preciooferta: row.Preciooferta,
  FechaDesde: row.FechaDesde,
  FechaHasta: row.FechaHasta,
  ...namedBranches(row.branches),
  Estado: row.FechaDesde > shopDay.day ? 'programada' : row.FechaHasta < shopDay.day ? 'vencida' : 'vigente',
  ...reviewInLists(row, changes, listsOf(sold, row.branches), shopDay),
})
