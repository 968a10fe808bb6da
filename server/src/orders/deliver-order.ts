import { instant } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import { changeOrder } from './change-order.ts'
import { lockOrder } from './locked-order.store.ts'
import type { OrderAuthor, OrderDeps } from './order-events.ts'

/** Notes when a dispatched order was delivered or picked up; its status stays D. @throws 404; 409 `estado` */
export async function deliverOrder(trx: Db, deps: OrderDeps, author: OrderAuthor, Id: number): Promise<void> {
  const order = await lockOrder(trx, Id)
  const change = { delivered_at: instant(deps.clock) }
  await changeOrder(trx, deps, order, { action: 'entregar', author, change })
}
