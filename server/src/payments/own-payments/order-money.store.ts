import { MONEY_MOVES_MAX } from '@gondola/contract/payments'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'

export type MoneyEvent = Pick<
  Row<'payment_events'>,
  'id' | 'payment_id' | 'at' | 'kind' | 'centavos' | 'state'
>

const MONEY_KINDS = ['estado', 'cobro', 'liberacion', 'devolucion', 'vencimiento'] as const

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
