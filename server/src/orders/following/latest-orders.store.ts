import { OrderStatus, type OrderStatusCode } from '@gondola/contract/orders'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'

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
