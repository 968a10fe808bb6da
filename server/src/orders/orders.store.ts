import { sql } from 'kysely'
import type { CartLine, PreparationState } from '@gondola/contract/cart'
import {
  OrderStatus,
  type Order,
  type OrderAction,
  type OrderDifference,
  type OrderStatusCode,
} from '@gondola/contract/orders'
import { findAskedUntil } from './picking/line-questions.store.ts'
import { findUndelivered } from './undelivered.store.ts'
import { preparedInsert } from '../platform/db/prepared-statements/prepared-statements.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { NewRow, Row } from '../platform/db/tables/database.ts'
import { TimeSlicer } from '../platform/runtime/time-slicing.ts'
import type { PricedLine } from './order-lines.ts'

export async function insertOrder(trx: Db, order: NewRow<'orders'>): Promise<number> {
  const { rows } = await insertOrderRow(trx, [order])
  return rows[0]!.Id
}

const insertOrderRow = preparedInsert('orders', (insert) => insert.returning('Id'))
const insertLineRows = preparedInsert('order_lines', (insert) => insert)
const insertTransitionRow = preparedInsert('order_transitions', (insert) => insert)

/**
 * Inserts an order's lines, with the prices of its day, in one statement. `priced` are the same lines with what their
 * discounts were computed from; a saved cart stores none. `Version` is above that of all entries made for earlier lines
 * of the order.
 */
export async function insertLines(
  trx: Db,
  orderId: number,
  lines: readonly PricedLine[],
  { priced = [], Version = 0 }: { priced?: readonly PricedLine[]; Version?: number } = {},
): Promise<void> {
  await insertLineRows(
    trx,
    lines.map((line, index) => ({
      order_id: orderId,
      ...lineColumns(line),
      ordered_terms: termsJson(priced[index]),
      Version,
    })),
  )
}

/** A line's columns, but for its order and what is written of it later. */
export const lineColumns = (line: PricedLine) => ({
  Items: line.Items,
  Codart: line.Codart,
  Descrip: line.Descrip,
  Cantidad: line.Cantidad,
  Unidad: line.Unidad,
  Precioindividual: line.Precioindividual,
  Precioventa: line.Precioventa,
  Imagen: line.Imagen,
  Ean: line.Ean,
  Promo: line.Promo,
  Alcohol: line.Alcohol,
  Reemplazo: line.Reemplazo,
  Aclaracion: line.Aclaracion,
  Descuentos: line.Descuentos === undefined ? null : JSON.stringify(line.Descuentos),
})

/** What a line's discounts are computed from again when its order is changed; null: it has no promotions. */
export function termsJson({ Promociones, Preciolista }: Partial<PricedLine> = {}): string | null {
  if (Promociones === undefined || Promociones.length === 0) return null
  return JSON.stringify({ Promociones, ...(Preciolista !== undefined && { Preciolista }) })
}

/** Inserts a change of status with its time and author (contract §5). */
export async function insertTransition(
  trx: Db,
  change: {
    orderId: number
    from: OrderStatusCode | null
    to: OrderStatusCode
    at: string
    author: 'client' | 'staff' | 'system'
    authorId: number | null
    /** The name of another system's key. */
    authorName?: string | null
    step?: OrderAction | 'nota'
    reason?: string
    difference?: OrderDifference
  },
): Promise<void> {
  await insertTransitionRow(trx, [
    {
      order_id: change.orderId,
      from_status: change.from,
      to_status: change.to,
      at: change.at,
      author: change.author,
      author_id: change.authorId,
      author_name: change.authorName ?? null,
      step: change.step ?? null,
      reason: change.reason ?? null,
      difference: change.difference === undefined ? null : JSON.stringify(change.difference),
    },
  ])
}

/** The changes of an order's contents, oldest first; `reason` is that of staff, null: the customer's own. */
export async function listDifferences(
  db: Db,
  orderId: number,
): Promise<{ difference: OrderDifference; reason: string | null }[]> {
  const rows = await db
    .selectFrom('order_transitions')
    .select(['difference', 'reason'])
    .where('order_id', '=', orderId)
    .where('difference', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ difference, reason }) => (difference === null ? [] : [{ difference, reason }]))
}

/** A client's order with its lines; null if it is not theirs. */
export async function findOwnOrder(db: Db, clientId: number, Id: number): Promise<Order | null> {
  const row = await ownOrders(db, clientId).where('orders.Id', '=', Id).executeTakeFirst()
  return row === undefined ? null : ((await withLines(db, clientId, [row]))[0] ?? null)
}

/** A client's order that this transaction wrote or locked: it is there. */
export async function readOwnOrder(trx: Db, clientId: number, Id: number): Promise<Order> {
  const order = await findOwnOrder(trx, clientId, Id)
  if (order === null) throw new Error(`order ${Id} is gone in its own transaction`)
  return order
}

/** A page of a client's orders in some statuses, newest first, and the total count. */
export async function listOwnOrders(
  db: Db,
  clientId: number,
  statuses: readonly OrderStatusCode[],
  { page, size }: { page: number; size: number },
): Promise<{ rows: Order[]; total: number }> {
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
  return { rows: await withLines(db, clientId, rows), total }
}

/** Every order of a client, newest first. */
export async function listAllOwnOrders(db: Db, clientId: number): Promise<Order[]> {
  return withLines(db, clientId, await ownOrders(db, clientId).orderBy('orders.Id', 'desc').execute())
}

/** A client's pending orders, oldest first, with the time since which each is being prepared. */
export const listPendingOrders = (
  db: Db,
  clientId: number,
): Promise<Pick<Row<'orders'>, 'Id' | 'preparing_at'>[]> =>
  db
    .selectFrom('orders')
    .select(['Id', 'preparing_at'])
    .where('client_id', '=', clientId)
    .where('Estado', '=', OrderStatus.Pending)
    .orderBy('Id')
    .execute()

export type OrderRow = Row<'orders'> & {
  payment: string | null
  /** Null where one branch takes all orders. */
  branchName: string | null
}

/** The name of an order's branch where several take orders, for a query of `orders`. */
export const shownBranchName = sql<string | null>`(select "Nombre" from branches as own
  where own."Id" = orders.branch_id and exists (
    select 1 from branches as other where other.is_active = ${sql.lit(true)} and other."Id" <> own."Id"))`.as(
  'branchName',
)

const ownOrders = (db: Db, clientId: number) =>
  db
    .selectFrom('orders')
    .leftJoin('payment_types', 'payment_types.Id', 'orders.payment_type_id')
    .selectAll('orders')
    .select(['payment_types.Descrip as payment', shownBranchName])
    .where('orders.client_id', '=', clientId)

/** Reads the lines of a few orders at a time, yielding in between: an order has up to 500. */
async function withLines(db: Db, clientId: number, rows: readonly OrderRow[]): Promise<Order[]> {
  const orders: Order[] = []
  const slicer = new TimeSlicer()
  for (let start = 0; start < rows.length; start += ORDERS_AT_ONCE) {
    orders.push(...(await withTheirLines(db, clientId, rows.slice(start, start + ORDERS_AT_ONCE))))
    await slicer.pause()
  }
  return orders
}

const ORDERS_AT_ONCE = 20

async function withTheirLines(db: Db, clientId: number, rows: readonly OrderRow[]): Promise<Order[]> {
  const ids = rows.map(({ Id }) => Id)
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('Items')
    .execute()
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id)
  const pending = rows.flatMap(({ Id, Estado }) => (Estado === OrderStatus.Pending ? [Id] : []))
  const undelivered = await findUndelivered(db, pending)
  const asked = await findAskedUntil(db, pending)
  return rows.map((row) => ({
    ...toOrder(row, clientId, linesOf.get(row.Id) ?? [], undelivered.get(row.Id)),
    ...(asked.has(row.Id) && { PreguntaHasta: asked.get(row.Id)! }),
  }))
}

/** The order as on the wire; columns that the contract does not name are dropped. */
function toOrder(
  row: OrderRow,
  clientId: number,
  lines: readonly Row<'order_lines'>[],
  undelivered: string | undefined,
): Order {
  const isShown = row.ready_at !== null || row.Estado !== OrderStatus.Pending
  return {
    ...orderHead(row),
    ...(undelivered !== undefined && { NoEntregado: undelivered }),
    Cliente: clientId,
    Lineas: lines.map((line) => toLine(line, isShown)),
  }
}

/** The fields of an order's row on the wire, the same for every reader. */
export function orderHead(row: OrderRow): Omit<Order, 'Cliente' | 'Lineas'> {
  const { client_id, slot_id, payment_type_id, payment, created_at, updated_at, ...columns } = row
  const { preparing_at, preparing_by, ready_at, TotalesPedido, MotivoCancelacion, ...dated } = columns
  const { dispatched_at, delivered_at, searched, crate, crate_label, ...located } = dated
  const { branch_id, branchName, zone_id, zone_name, Localidad, CodigoPostal, ...changed } = located
  const { changes, invoice, ...order } = changed
  const Preparacion = preparationOf(row)
  return {
    ...order,
    TipoPago: payment_type_id === null || payment === null ? null : { Id: payment_type_id, Descrip: payment },
    Cupon: null,
    ...(Preparacion !== null && { Preparacion }),
    ...(TotalesPedido !== null && { TotalesPedido }),
    ...(MotivoCancelacion !== null && { MotivoCancelacion }),
    ...(delivered_at !== null && { Entregado: delivered_at }),
    ...(branchName !== null && { Sucursal: branch_id, NombreSucursal: branchName }),
    ...(zone_name !== null && { Zona: zone_name }),
    ...(Localidad !== null && { Localidad }),
    ...(CodigoPostal !== null && { CodigoPostal }),
    ...(changes > 0 && { Cambios: changes }),
    ...(invoice !== null && { Factura: invoice }),
  }
}

/** The preparation state of a pending order; null: it waits in the queue, or is no longer pending. */
export function preparationOf({
  Estado,
  preparing_at,
  ready_at,
}: Pick<Row<'orders'>, 'Estado' | 'preparing_at' | 'ready_at'>): PreparationState | null {
  if (Estado !== OrderStatus.Pending || preparing_at === null) return null
  return ready_at === null ? 'preparando' : 'listo'
}

/** The line as the customer sees it: with its preparation once that is settled, not while it is being picked. */
function toLine(
  {
    order_id,
    Version,
    device,
    device_order,
    ordered_terms,
    Preparado,
    Descuentos,
    ...line
  }: Row<'order_lines'>,
  isShown: boolean,
): CartLine {
  return {
    ...line,
    ...(Descuentos !== null && { Descuentos }),
    ...(isShown && Preparado !== null && { Preparado }),
  }
}
