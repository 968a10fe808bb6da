import { sql } from 'kysely'
import { FAVOURITES_MAX, type SaleUnit } from '@gondola/contract/base'
import type { Db } from '../../platform/db/open-database.ts'
import { OrderStatus, type OrderStatusCode } from '@gondola/contract/orders'

/** The last orders of each status whose lines are read. */
const ORDERS_READ = 30

interface BoughtLine {
  Codart: string
  Cantidad: number
  Unidad: SaleUnit
  Precioindividual: number
  Aclaracion: string
  /** Day of its order. */
  Fecha: string
  /** The order's branch. */
  branch_id: number | null
}

/** The lines of a client's last pending and delivered orders, latest order first, without what was not there to deliver. */
export async function listBoughtLines(db: Db, clientId: number): Promise<BoughtLine[]> {
  const orders = await listLatestOrders(db, clientId, ORDERS_READ)
  if (orders.length === 0) return []
  const byId = new Map(orders.map(({ Id, ...order }) => [Id, order]))
  const rows = await db
    .selectFrom('order_lines')
    .select(['order_id', 'Codart', 'Cantidad', 'Unidad', 'Precioindividual', 'Aclaracion', 'Preparado'])
    .where('order_id', 'in', [...byId.keys()])
    .orderBy('order_id', 'desc')
    .orderBy('Items')
    .execute()
  return rows.flatMap(({ order_id, Preparado, ...line }) =>
    line.Cantidad > 0 && Preparado?.Cantidad !== 0 ? [{ ...line, ...byId.get(order_id)! }] : [],
  )
}

/**
 * A client's last orders of each status in which articles were bought. Two lists by the index of client, status and
 * number: a long history costs no more.
 */
async function listLatestOrders(db: Db, clientId: number, count: number) {
  const latest = (Estado: OrderStatusCode) =>
    db
      .selectFrom('orders')
      .select(['Id', 'Fecha', 'branch_id'])
      .where('client_id', '=', clientId)
      .where('Estado', '=', Estado)
      .orderBy('Id', 'desc')
      .limit(count)
      .execute()
  return (await Promise.all([latest(OrderStatus.Pending), latest(OrderStatus.Delivered)])).flat()
}

/** The last orders of each status that count for what is usual: about two years of weekly ones. */
export const USUAL_ORDERS = 100

/**
 * Codes of the articles in a client's last pending and delivered orders: by number of orders, then the most recent
 * first.
 */
export async function listOrderedCodes(db: Db, clientId: number): Promise<string[]> {
  const orders = await listLatestOrders(db, clientId, USUAL_ORDERS)
  if (orders.length === 0) return []
  const rows = await db
    .selectFrom('order_lines')
    .where(
      'order_id',
      'in',
      orders.map(({ Id }) => Id),
    )
    .groupBy('Codart')
    .select('Codart')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy(({ fn }) => fn.max('order_id'), 'desc')
    .orderBy('Codart')
    .execute()
  return rows.map(({ Codart }) => Codart)
}

/** Codes of a client's favourites, newest first. */
export async function listFavouriteCodes(db: Db, clientId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .where('client_id', '=', clientId)
    .select('article_code')
    .orderBy('created_at', 'desc')
    .orderBy('article_code')
    .execute()
  return rows.map(({ article_code }) => article_code)
}

/** Adds a favourite; an existing one stays unchanged. `at` is an instant. False: the client has too many. */
export async function insertFavourite(db: Db, clientId: number, code: string, at: string): Promise<boolean> {
  const own = db.selectFrom('favourites').where('client_id', '=', clientId)
  const isThere = own.select('article_code').where('article_code', '=', code)
  const { count } = await own
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .executeTakeFirstOrThrow()
  if (count >= FAVOURITES_MAX) return (await isThere.executeTakeFirst()) !== undefined
  await db
    .insertInto('favourites')
    .values({ client_id: clientId, article_code: code, created_at: at })
    .onConflict((conflict) => conflict.columns(['client_id', 'article_code']).doNothing())
    .execute()
  return true
}

/** Removes a favourite; there may be none. */
export async function deleteFavourite(db: Db, clientId: number, code: string): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('client_id', '=', clientId)
    .where('article_code', '=', code)
    .execute()
}
