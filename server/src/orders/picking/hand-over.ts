import { refuseNotFound } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { changeOrder } from '../change-order.ts'
import { lockOrder } from '../locked-order.store.ts'
import type { OrderDeps } from '../order-events.ts'
import { listBegunBy, listOtherPickers } from '../staff-orders.store.ts'
import { returnToQueue } from './prepare-order.ts'

/** Others who may prepare all that somebody prepares now. */
export async function pickersFor(
  db: Db,
  { staffId }: StaffSession,
): Promise<{ Id: number; Nombre: string }[]> {
  const begun = await listBegunBy(db, staffId)
  return listOtherPickers(
    db,
    staffId,
    begun.map(({ branch_id }) => branch_id),
  )
}

/**
 * Gives the orders that somebody prepares to another picker, or back to the queue; the lines already picked stay
 * recorded. Returns their numbers.
 *
 * @throws 404 no such picker, or one who may not prepare all of them
 */
export async function handOver(
  trx: Db,
  deps: OrderDeps,
  author: StaffSession,
  to: number | null,
): Promise<number[]> {
  const begun = await listBegunBy(trx, author.staffId)
  const next =
    to === null ? null : ((await pickersFor(trx, author)).find(({ Id }) => Id === to) ?? refuseNotFound())
  const given: number[] = []
  for (const { Id } of begun) {
    const order = await lockOrder(trx, Id)
    // readied or taken by somebody else since it was read
    if (order.Preparacion !== 'preparando' || order.preparing_by !== author.staffId) continue
    if (next === null) await returnToQueue(trx, deps, author, Id)
    else
      await changeOrder(trx, deps, order, {
        action: 'traspasar',
        author,
        change: { preparing_by: next.Id },
        reason: next.Nombre,
      })
    given.push(Id)
  }
  return given
}
