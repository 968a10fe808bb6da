import type { OrderAction } from '@gondola/contract/orders'
import type { OrderListener } from '../../orders/order-events.ts'
import { instant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { askTasks } from '../tasks/payment-tasks.store.ts'
import { hasMoney } from './money-work.store.ts'

/** What may change what is due, or when it is taken. */
const ACTIONS = new Set<OrderAction>([
  'ordenar',
  'cambiar',
  'listo',
  'reabrir',
  'devolver',
  'despachar',
  'anular',
  'cancelar',
])

/**
 * Has an order's money settled after each change of it, in the change's transaction, and plans the end of one that is to
 * be paid first.
 */
export const settleAfterEvents =
  ({ clock }: Deps): OrderListener =>
  async (trx, { orderId, action, placed }) => {
    if (!ACTIONS.has(action)) return
    const isPaid = placed === undefined ? await hasMoney(trx, orderId) : placed.provider !== null
    if (!isPaid) return
    const now = instant(clock)
    const payBy = placed?.payBy ?? null
    await askTasks(trx, [
      { subject: { order: orderId }, at: now },
      ...(payBy === null ? [] : [{ subject: { unpaid: orderId }, at: payBy }]),
      // it may be paid otherwise now
      ...(action === 'cambiar' ? [{ subject: { unpaid: orderId }, at: now }] : []),
    ])
  }
