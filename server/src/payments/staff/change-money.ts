import type { AuditedFields } from '@gondola/contract/base'
import { recordChange } from '../../audit/record-change.ts'
import { requireRecordOf } from '../../sessions/branch-access.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseConflict, refuseStaff } from '../../http/problem.ts'
import { lockOrder, type LockedOrder } from '../../orders/locked-order.store.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction, isUniqueViolation } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertEvent, readLedger } from '../ledger/ledger.store.ts'
import { keepMoneyState } from '../settlement/money-state.store.ts'
import { moneyTerms } from '../settlement/money-terms.store.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
import { moneyFault } from '@gondola/contract/payments'

/** What staff wrote in the field `Campo`, trimmed. @throws 422 `sin-palabras` nothing */
export function written(text: string, Campo = 'Texto'): string {
  const trimmed = text.trim()
  return trimmed === '' ? refuseStaff(moneyFault('sin-palabras', Campo)) : trimmed
}

interface MoneyChange {
  trx: Db
  order: LockedOrder
  at: string
  staff: { id: number; name: string }
  /** Adds an event to the history of the order's money, in the name of who changes it. */
  addEvent: (event: Omit<NewRow<'payment_events'>, 'order_id' | 'at' | 'author'>) => Promise<void>
  record: (Accion: string, Despues: AuditedFields) => Promise<void>
}

/**
 * Changes an order's money on behalf of staff: with its row locked, so that one change comes after the other; the
 * settlement runs afterwards.
 *
 * @throws 404 no such order, or of another branch; 409 `clave-repetida` another order's request has its key at this moment
 */
export const changeMoney = (
  deps: Deps,
  session: StaffSession,
  orderId: number,
  change: (given: MoneyChange) => Promise<void>,
): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    requireRecordOf(session, order.branch_id)
    const at = instant(deps.clock)
    const staff = { id: session.staffId, name: session.userName }
    await change({
      trx,
      order,
      at,
      staff,
      addEvent: (event) =>
        insertEvent(trx, { ...event, order_id: orderId, at, author: 'staff', author_name: staff.name }),
      record: (Accion, Despues) =>
        recordChange(trx, session, deps.clock, { Entidad: 'pedidos', Clave: orderId, Accion, Despues }),
    })
    await followMoney(trx, deps, order)
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) refuseConflict('clave-repetida')
    throw error
  })

/** What follows a change of a locked order's money: its state in one word, and its settlement. */
export async function followMoney(trx: Db, deps: Deps, order: LockedOrder): Promise<void> {
  await keepMoneyState(trx, order, await moneyTerms(trx, deps, order), await readLedger(trx, order.Id))
  await askTask(trx, deps.clock, { order: order.Id })
}

/** Whether a request was done before, by what is stored under its key: the same one again changes nothing. @throws 409 `clave-repetida` the key is of another request */
export function wasDone<Stored>(before: Stored | null, isSame: (before: Stored) => boolean): boolean {
  if (before !== null && !isSame(before)) refuseConflict('clave-repetida')
  return before !== null
}
