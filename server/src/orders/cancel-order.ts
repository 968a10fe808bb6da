import { preparationMessage } from '@gondola/contract/orders'
import { refuseStaff } from '../http/problem.ts'
import type { Db } from '../platform/db/open-database.ts'
import { changeOrder } from './change-order.ts'
import { lockOrder } from './locked-order.store.ts'
import type { OrderAuthor, OrderDeps } from './order-events.ts'

/**
 * Cancels an order for the shop (P → C): frees its place in the slot and mails the customer the reason.
 *
 * @throws 404; 409 `estado`; 422 `motivo-vacio`
 */
export async function cancelOrder(
  trx: Db,
  deps: OrderDeps,
  author: OrderAuthor,
  Id: number,
  Motivo: string,
): Promise<void> {
  const reason = Motivo.trim()
  if (reason === '')
    refuseStaff({
      code: 'motivo-vacio',
      text: preparationMessage({ code: 'motivo-vacio' }),
      Campo: 'Motivo',
    })
  const order = await lockOrder(trx, Id)
  const change = { MotivoCancelacion: reason }
  await changeOrder(trx, deps, order, { action: 'cancelar', author, change, reason })
}
