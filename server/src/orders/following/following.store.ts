import { OrderStatus, type OrderStatusCode, type OrderNews } from '@gondola/contract/orders'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { sql } from 'kysely'
import { listBegunBy } from '../staff-orders.store.ts'

/** Versions of orders by their number, read by key; with the client, so that each is told only of own orders. */
export async function findOrderVersions(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { clientId: number | null; version: string }>> {
  const rows = await db
    .selectFrom('orders')
    .select(['Id', 'client_id', 'updated_at'])
    .where('Id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.Id, { clientId: row.client_id, version: row.updated_at }]))
}

/**
 * Counts the pending orders of some branches (null: all) by branch and slot, with a mark that changes whenever any of them does. The mark is made of the
 * pending orders themselves, not of a sequence: with several processes a lower number may be committed after a higher
 * one.
 */
export async function readNews(
  db: Db,
  branches: readonly number[] | null,
  staffId: number,
): Promise<OrderNews> {
  const count = (column: string) => sql<number>`cast(count(${sql.ref(column)}) as integer)`
  const rows = await db
    .selectFrom('orders')
    .where('Estado', '=', OrderStatus.Pending)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .groupBy(['Dia', 'HorarioEntrega', 'branch_id'])
    .select(['Dia', 'HorarioEntrega', 'branch_id'])
    .select(({ fn }) => [
      count('Id').as('all'),
      count('preparing_at').as('begun'),
      count('ready_at').as('ready'),
      sql<number>`cast(count(case when "FormaEntrega" = 'RS' then ready_at end) as integer)`.as('waiting'),
      fn.max('Id').as('newest'),
      sql<string>`cast(sum("Id") as text)`.as('ids'),
      fn.max('updated_at').as('changed'),
      sql<string>`cast(coalesce(sum(case when money_state in ('a-pagar', 'esperando', 'falta') then "Id" end), 0) as text)`.as(
        'unpaid',
      ),
    ])
    .orderBy('Dia')
    .orderBy('HorarioEntrega')
    .orderBy('branch_id')
    .execute()
  const own = await listBegunBy(db, staffId)
  return {
    Marca: rows
      .map(
        (row) =>
          `${row.branch_id}/${row.Dia}/${row.HorarioEntrega}/${row.ids}/${row.begun}/${row.ready}/${row.changed}/${row.unpaid}`,
      )
      .join(' '),
    Ultimo: rows.length === 0 ? null : Math.max(...rows.map(({ newest }) => newest)),
    Propios: own.map(({ Id }) => Id),
    Turnos: rows.map(({ branch_id, Dia, HorarioEntrega, all, begun, ready, waiting }) => ({
      Sucursal: branch_id,
      Dia,
      HorarioEntrega,
      Cola: all - begun,
      Preparando: begun - ready,
      Listos: ready,
      Retiros: waiting,
    })),
  }
}

/** The last orders of each status that are looked at: more than a client may have pending. */
const ORDERS_READ = 20

export type LatestOrder = Pick<Row<'orders'>, 'Id' | 'Estado' | 'Dia' | 'HorarioEntrega' | 'delivered_at'>

/** A client's last pending and delivered orders, newest first. */
export async function listLatestOrders(db: Db, clientId: number): Promise<LatestOrder[]> {
  const latest = await Promise.all([
    listLatest(db, clientId, OrderStatus.Pending),
    listLatest(db, clientId, OrderStatus.Delivered),
  ])
  return latest.flat().toSorted((one, other) => other.Id - one.Id)
}

/** By the index of client, status and number. */
const listLatest = (db: Db, clientId: number, Estado: OrderStatusCode): Promise<LatestOrder[]> =>
  db
    .selectFrom('orders')
    .select(['Id', 'Estado', 'Dia', 'HorarioEntrega', 'delivered_at'])
    .where('client_id', '=', clientId)
    .where('Estado', '=', Estado)
    .orderBy('Id', 'desc')
    .limit(ORDERS_READ)
    .execute()

const FOLLOWED_COLUMNS = [
  'Estado',
  'Fechahora',
  'preparing_at',
  'ready_at',
  'dispatched_at',
  'delivered_at',
  'updated_at',
  'branch_id',
] as const
export type FollowedRow = Pick<Row<'orders'>, (typeof FOLLOWED_COLUMNS)[number]>

/** When a client's own order reached its stages, and its last change; null: not theirs, or a saved cart. */
export async function findStageTimes(db: Db, clientId: number, Id: number): Promise<FollowedRow | null> {
  const row = await db
    .selectFrom('orders')
    .select(FOLLOWED_COLUMNS)
    .where('Id', '=', Id)
    .where('client_id', '=', clientId)
    .where('Estado', '<>', OrderStatus.Incomplete)
    .executeTakeFirst()
  return row ?? null
}
