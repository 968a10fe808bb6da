import type { SaleUnit } from '@gondola/contract/base'
import { OrderStatus, type OrderStatusCode } from '@gondola/contract/orders'
import type { Db } from '../../platform/db/open-database.ts'

/** The last orders of each status whose lines are read. */
const ORDERS_READ = 30

export interface BoughtLine {
  Codart: string
  Cantidad: number
  Unidad: SaleUnit
  Precioindividual: number
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
    .select(['order_id', 'Codart', 'Cantidad', 'Unidad', 'Precioindividual', 'Preparado'])
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
export async function listLatestOrders(db: Db, clientId: number, count: number) {
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
