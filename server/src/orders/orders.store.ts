import type { Order, OrderStatusCode } from '@gondola/contract/entities/order.ts'
import type { Actor } from '@gondola/contract/rules/order-status.ts'
import type { Db } from '../db/open-database.ts'
import type { NewRow, Row } from '../db/tables.ts'
import type { PricedLine } from './order-lines.ts'

/** Stores a new order and tells its number. */
export async function insertOrder(trx: Db, order: NewRow<'orders'>): Promise<number> {
  const { Id } = await trx.insertInto('orders').values(order).returning('Id').executeTakeFirstOrThrow()
  return Id
}

/** Stores an order's lines with the prices of its day, in one statement. */
export async function insertLines(trx: Db, orderId: number, lines: readonly PricedLine[]): Promise<void> {
  await trx
    .insertInto('order_lines')
    .values(
      lines.map(({ Promociones: _, Preciolista: __, Preparado: ___, Descuentos, ...line }) => ({
        order_id: orderId,
        ...line,
        Descuentos: Descuentos === undefined ? null : JSON.stringify(Descuentos),
      })),
    )
    .execute()
}

/** Keeps a change of status with its time and author (contract §5). */
export async function insertTransition(
  trx: Db,
  change: {
    orderId: number
    from: OrderStatusCode | null
    to: OrderStatusCode
    at: string
    author: Actor
    authorId: number
  },
): Promise<void> {
  await trx
    .insertInto('order_transitions')
    .values({
      order_id: change.orderId,
      from_status: change.from,
      to_status: change.to,
      at: change.at,
      author: change.author,
      author_id: change.authorId,
    })
    .execute()
}

/** A client's order with its lines, or null where it is not theirs. */
export async function findOwnOrder(db: Db, clientId: number, Id: number): Promise<Order | null> {
  const row = await ownOrders(db, clientId).where('orders.Id', '=', Id).executeTakeFirst()
  return row === undefined ? null : ((await withLines(db, clientId, [row]))[0] ?? null)
}

/** A page of a client's orders of some statuses, newest first, and how many there are in all. */
export async function listOwnOrders(
  db: Db,
  clientId: number,
  statuses: readonly OrderStatusCode[],
  { page, size }: { page: number; size: number },
): Promise<{ orders: Order[]; total: number }> {
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom('orders')
      .where('client_id', '=', clientId)
      .where('Estado', 'in', [...statuses])
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    ownOrders(db, clientId)
      .where('orders.Estado', 'in', [...statuses])
      .orderBy('orders.Id', 'desc')
      .offset(page * size)
      .limit(size)
      .execute(),
  ])
  return { orders: await withLines(db, clientId, rows), total }
}

/** Every order of a client, newest first. */
export async function listAllOwnOrders(db: Db, clientId: number): Promise<Order[]> {
  return withLines(db, clientId, await ownOrders(db, clientId).orderBy('orders.Id', 'desc').execute())
}

type OrderRow = Row<'orders'> & { payment: string | null }

const ownOrders = (db: Db, clientId: number) =>
  db
    .selectFrom('orders')
    .leftJoin('payment_types', 'payment_types.Id', 'orders.payment_type_id')
    .selectAll('orders')
    .select('payment_types.Descrip as payment')
    .where('orders.client_id', '=', clientId)

async function withLines(db: Db, clientId: number, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ Id }) => Id)
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('Items')
    .execute()
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id)
  return rows.map((row) => toOrder(row, clientId, linesOf.get(row.Id) ?? []))
}

/** The order as the wire shows it; what is not on the wire is left behind. */
function toOrder(row: OrderRow, clientId: number, lines: readonly Row<'order_lines'>[]): Order {
  const { client_id, slot_id, payment_type_id, payment, created_at, updated_at, ...order } = row
  return {
    ...order,
    Cliente: clientId,
    Lineas: lines.map(({ order_id, Descuentos, ...line }) => ({
      ...line,
      ...(Descuentos && { Descuentos }),
    })),
    TipoPago: payment_type_id === null || payment === null ? null : { Id: payment_type_id, Descrip: payment },
    Cupon: null,
  }
}
