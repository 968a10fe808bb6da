import { preparationMessage } from '@gondola/contract/orders'
import { refuseStaff } from '../http/problem.ts'
import { instant } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import { changeOrder, requireAction } from './change-order.ts'
import { lockOrder } from './locked-order.store.ts'
import type { OrderAuthor, OrderDeps } from './order-events.ts'
import { listPreparedLines } from './picking/picked-lines.store.ts'

/**
 * Dispatches an order (P → D): credits its points once and mails the customer the differences and the final total. An
 * order still in the queue is dispatched as ordered, unless somebody has begun to prepare it.
 *
 * @throws 404; 409 `estado`; 422 `falta-preparar`
 */
export async function dispatchOrder(
  trx: Db,
  deps: OrderDeps,
  author: OrderAuthor,
  Id: number,
): Promise<void> {
  const order = await lockOrder(trx, Id)
  requireAction('despachar', order)
  if (order.Preparacion === undefined) await requireUntouched(trx, Id)
  const change = { dispatched_at: instant(deps.clock) }
  await changeOrder(trx, deps, order, { action: 'despachar', author, change })
}

/** Refuses an order that was partly prepared and returned to the queue: it would be dispatched as if complete. */
async function requireUntouched(trx: Db, Id: number): Promise<void> {
  const lines = await listPreparedLines(trx, Id)
  if (lines.every(({ Preparado }) => Preparado === undefined)) return
  const count = lines.filter(({ Preparado }) => Preparado === undefined).length
  const broken = { code: 'falta-preparar', count: Math.max(1, count) } as const
  refuseStaff({ code: broken.code, text: preparationMessage(broken) })
}
