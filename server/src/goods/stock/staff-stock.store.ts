import { sql } from 'kysely'
import type { ListWindow } from '@gondola/contract/calls'
import type { StaffStock, StockState } from '@gondola/contract/stock'
import { shopDateTime } from '../../platform/clock.ts'
import { jsonListHas } from '../../platform/db/json-list.ts'
import { folded, listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { availableOf, liveTap } from './stock-level.ts'
import { askedCodes } from './stock-rows.store.ts'

export const findStockedArticle = async (db: Db, code: string): Promise<{ Descripcion: string } | null> =>
  (await db.selectFrom('articles').select('Descripcion').where('Codigo', '=', code).executeTakeFirst()) ??
  null

/** Whether anything was ever said of an article's stock. */
export const hasStock = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('stock').select('branch_id').limit(1).executeTakeFirst()) !== undefined

/** What a list of stock is asked for. */
export interface StockAsked {
  branchId: number
  dayBegan: string
  timeZone: string
}

const isSoldAt = (branchId: number) =>
  sql<boolean>`(articles.not_sold_at is null or not ${jsonListHas('articles.not_sold_at', branchId)})`

const stateColumn = sql<StockState>`coalesce(stock.state, 'hay')`

const stocked = (db: Db, branchId: number) =>
  db
    .selectFrom('articles')
    .innerJoin('families', 'families.Codigo', 'articles.family_code')
    .leftJoin('stock', (join) =>
      join.onRef('stock.article_code', '=', 'articles.Codigo').on('stock.branch_id', '=', branchId),
    )
    .select(['articles.Codigo', 'articles.Descripcion', 'articles.unidad', 'families.MargenExistencia'])
    .select(['quantity', 'reported_at', 'held', 'tapped', 'tapped_at', 'tapped_by', 'state'])

type Stocked = Awaited<ReturnType<ReturnType<typeof stocked>['execute']>>[number]

/** A branch's assortment with its stock. */
export async function listStaffStock(
  db: Db,
  asked: ListWindow & { Estado?: StockState; SueleFaltar?: boolean },
  options: StockAsked,
  oftenMissing: ReadonlySet<string>,
): Promise<{ rows: Omit<StaffStock, 'SueleFaltar'>[]; total: number }> {
  let query = stocked(db, options.branchId)
    .where('articles.is_on_sale', '=', true)
    .where(isSoldAt(options.branchId))
  if (asked.Estado !== undefined) query = query.where(stateColumn, '=', asked.Estado)
  if (asked.SueleFaltar !== undefined) {
    const among = askedCodes(db, JSON.stringify([...oftenMissing])).asked
    const isOften = sql<boolean>`articles."Codigo" in (select asked.value from ${among})`
    query = query.where(asked.SueleFaltar ? isOften : sql<boolean>`not ${isOften}`)
  }
  const { rows, total } = await listWindow(query, asked, {
    key: 'articles.Codigo',
    sort: {
      Codigo: 'articles.Codigo',
      Descripcion: folded('articles.Descripcion'),
      Existencia: 'stock.quantity',
      Reservada: 'stock.held',
      Estado: stateColumn,
      Recibida: 'stock.reported_at',
    },
    order: ['Descripcion', 'ASC'],
    search: ['articles.Descripcion', 'articles.Codigo', 'articles.Ean'],
  })
  return { rows: rows.map((row) => shown(row, options)), total }
}

/** An article's stock at a branch, whether it is sold there or not. */
export async function findStaffStock(
  db: Db,
  code: string,
  options: StockAsked,
): Promise<Omit<StaffStock, 'SueleFaltar'> | null> {
  const row = await stocked(db, options.branchId).where('articles.Codigo', '=', code).executeTakeFirst()
  return row === undefined ? null : shown(row, options)
}

function shown(row: Stocked, { branchId, dayBegan, timeZone }: StockAsked): Omit<StaffStock, 'SueleFaltar'> {
  const moment = (at: string) => shopDateTime(new Date(at), timeZone)
  const { quantity, reported_at, tapped, tapped_at, tapped_by } = row
  const held = row.held ?? 0
  const margin = row.MargenExistencia
  const tap = liveTap({ tapped, tapped_at }, dayBegan)
  return {
    Codigo: row.Codigo,
    Sucursal: branchId,
    Descripcion: row.Descripcion,
    Unidad: row.unidad,
    Existencia: quantity,
    Recibida: reported_at === null ? null : moment(reported_at),
    Reservada: held,
    Margen: margin,
    Disponible: availableOf({ quantity, margin, held }),
    Estado: row.state ?? 'hay',
    Marca:
      tap === null || tapped_at === null
        ? null
        : { Estado: tap, Fecha: moment(tapped_at), Usuario: tapped_by ?? '' },
  }
}
