import { stageOf } from '@gondola/contract/orders'
import { refuseNotFound } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { changeOrder } from '../change-order.ts'
import { lockOrder } from '../locked-order.store.ts'
import type { OrderDeps } from '../order-events.ts'
import { findOrderBranch, listAssignedTo, listBegunBy, listPickersOf } from '../staff-orders.store.ts'
import { returnToQueue } from './prepare-order.ts'

/** Others who may prepare all that somebody prepares now. */
export async function pickersFor(
  db: Db,
  { staffId }: StaffSession,
): Promise<{ Id: number; Nombre: string }[]> {
  const begun = await listBegunBy(db, staffId)
  const pickers = await listPickersOf(
    db,
    begun.map(({ branch_id }) => branch_id),
  )
  return pickers.filter(({ Id }) => Id !== staffId)
}

export const pickersOf = async (db: Db, Id: number): Promise<{ Id: number; Nombre: string }[]> =>
  listPickersOf(db, [(await findOrderBranch(db, Id)) ?? null])

/**
 * Says who is to prepare an order of the queue (null: anybody); one that is begun goes on with that person.
 *
 * @throws 404 no such order or picker, or one who may not prepare it; 409 `estado`
 */
export async function assignOrder(
  trx: Db,
  deps: OrderDeps,
  author: StaffSession,
  Id: number,
  to: number | null,
): Promise<void> {
  const order = await lockOrder(trx, Id)
  const next =
    to === null ? null : ((await pickersOf(trx, Id)).find((picker) => picker.Id === to) ?? refuseNotFound())
  const isBegun = order.Preparacion === 'preparando' && next !== null
  if ((isBegun ? order.preparing_by : order.assigned_to) === to) return
  await changeOrder(trx, deps, order, {
    action: isBegun ? 'traspasar' : 'asignar',
    author,
    change: isBegun ? { preparing_by: next.Id } : { assigned_to: to },
    ...(next !== null && { reason: next.Nombre }),
  })
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
  for (const { Id } of await listAssignedTo(trx, author.staffId)) {
    // one that left the queue meanwhile, or whose branch the other does not have, stays
    const isWaiting = stageOf(await lockOrder(trx, Id)) === 'cola'
    if (isWaiting && (to === null || (await pickersOf(trx, Id)).some((picker) => picker.Id === to)))
      await assignOrder(trx, deps, author, Id, to)
  }
  return given
}
