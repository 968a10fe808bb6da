import type { OrderAction } from '@gondola/contract/orders'
import type { OrderListener } from '../../orders/order-events.ts'
import type { Deps } from '../../platform/deps.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
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
  ({ clock }: Pick<Deps, 'clock'>): OrderListener =>
  async (trx, { orderId, action, placed }) => {
    if (!ACTIONS.has(action)) return
    const isPaid = placed === undefined ? await hasMoney(trx, orderId) : placed.provider !== null
    if (!isPaid) return
    await askTask(trx, clock, { order: orderId })
    const payBy = placed?.payBy ?? null
    if (payBy !== null) await askTask(trx, clock, { unpaid: orderId }, payBy)
    // it may be paid otherwise now
    if (action === 'cambiar') await askTask(trx, clock, { unpaid: orderId })
  }
