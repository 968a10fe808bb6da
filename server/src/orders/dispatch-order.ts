import { preparationMessage } from '@gondola/contract/texts/staff/preparation-violations.ts'
import { refuseStaff } from '../http/problem.ts'
import type { Db } from '../platform/db/open-database.ts'
import { changeOrder, requireAction, type ChangeDeps } from './change-order.ts'
import { lockOrder } from './locked-order.store.ts'
import type { OrderAuthor } from './order-events.ts'
import { listPreparedLines } from './picked-lines.store.ts'

/**
 * The order leaves the shop (P → D): its points are credited once, the customer is told the differences and the final
 * total. From the queue it goes as it was ordered, unless somebody has begun to prepare it.
 *
 * @throws 404; 409 `estado`; 422 `falta-preparar`
 */
export async function dispatchOrder(
  trx: Db,
  deps: ChangeDeps,
  author: OrderAuthor,
  Id: number,
): Promise<void> {
  const order = await lockOrder(trx, Id)
  requireAction('despachar', order)
  if (order.Preparacion === undefined) await requireUntouched(trx, Id)
  await changeOrder(trx, deps, order, { action: 'despachar', author })
}

/** An order that was half prepared and put back does not leave as if it were whole. */
async function requireUntouched(trx: Db, Id: number): Promise<void> {
  const lines = await listPreparedLines(trx, Id)
  if (lines.every(({ Preparado }) => Preparado === undefined)) return
  const count = lines.filter(({ Preparado }) => Preparado === undefined).length
  const broken = { code: 'falta-preparar', count: Math.max(1, count) } as const
  refuseStaff({ code: broken.code, text: preparationMessage(broken) })
}
