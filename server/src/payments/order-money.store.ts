import { OrderStatus } from '@gondola/contract/orders'
import { MONEY_MOVES_MAX } from '@gondola/contract/payments'
import type { LockedOrder } from '../orders/locked-order.store.ts'
import { preparationOf } from '../orders/orders.store.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Row } from '../platform/db/tables.ts'

/** A client's own placed order; null: not theirs, or a saved cart. */
export async function findOwnPlaced(db: Db, clientId: number, Id: number): Promise<LockedOrder | null> {
  const order = await findPlaced(db, Id)
  return order?.client_id === clientId ? order : null
}

/** A placed order, not locked; null: none, or a saved cart. */
export async function findPlaced(db: Db, Id: number): Promise<LockedOrder | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('Id', '=', Id)
    .where('Estado', '<>', OrderStatus.Incomplete)
    .executeTakeFirst()
  if (row === undefined) return null
  const Preparacion = preparationOf(row)
  return { ...row, ...(Preparacion !== null && { Preparacion }) }
}

export type MoneyEvent = Pick<
  Row<'payment_events'>,
  'id' | 'payment_id' | 'at' | 'kind' | 'centavos' | 'state'
>

const MONEY_KINDS = ['estado', 'cobro', 'devolucion', 'vencimiento'] as const

/** The newest events of an order's money, oldest first. */
export async function listMoneyEvents(db: Db, orderId: number): Promise<MoneyEvent[]> {
  const newest = await db
    .selectFrom('payment_events')
    .select(['id', 'payment_id', 'at', 'kind', 'centavos', 'state'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', MONEY_KINDS)
    .orderBy('id', 'desc')
    .limit(MONEY_MOVES_MAX)
    .execute()
  return newest.toReversed()
}
