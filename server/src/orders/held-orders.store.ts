import type { ExpressionBuilder } from 'kysely'
import { OrderStatus } from '@gondola/contract/orders'
import { isMoneyAwaited } from '@gondola/contract/payments'
import type { Database, Row } from '../platform/db/tables/database.ts'

/** Who let an order go without its money, if anybody. */
export const released = (order: ExpressionBuilder<Database, 'orders'>) =>
  order
    .selectFrom('payment_events')
    .whereRef('payment_events.order_id', '=', 'orders.Id')
    .where('payment_events.kind', '=', 'liberado')
    .select(({ fn }) => fn.min('payment_events.id').as('id'))

/** Whether its money keeps a pending order from being prepared and dispatched. */
export const isHeld = (
  order: Pick<Row<'orders'>, 'Estado' | 'payment_way' | 'money_state'> & { released: unknown },
) =>
  order.Estado === OrderStatus.Pending &&
  order.released === null &&
  isMoneyAwaited(order.payment_way, order.money_state)
