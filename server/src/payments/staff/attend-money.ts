import { stageOf } from '@gondola/contract/orders'
import { moneyFault, type MoneyWords } from '@gondola/contract/payments'
import { recordChange } from '../../audit/record-change.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseConflict, refuseStaff } from '../../http/problem.ts'
import { readLedger } from '../ledger/ledger.store.ts'
import { askTask, hastenTasks, subjectText } from '../tasks/payment-tasks.store.ts'
import { mailAskAgain } from '../payment-mails.ts'
import { changeMoney, type MoneyDeps } from './change-money.ts'
import { isReleased } from '../settlement/releases.store.ts'
import { addStaffEvent, clearPayBy } from './staff-money.store.ts'
import { written } from './written.ts'

/** Adds a note to an order's money. @throws 404; 422 `texto-vacio` */
export const noteMoney = (deps: MoneyDeps, session: StaffSession, orderId: number, { Texto }: MoneyWords) =>
  changeMoney(deps, session, orderId, ({ trx, at }) =>
    addStaffEvent(trx, at, session, { order_id: orderId, kind: 'nota', text: written(Texto) }),
  )

/** Has what is open or failed asked about now: the order's pages and payments. @throws 404 */
export const checkOrderMoney = (deps: MoneyDeps, session: StaffSession, orderId: number): Promise<void> =>
  changeMoney(deps, session, orderId, async ({ trx }) => {
    const { sessions, payments } = await readLedger(trx, orderId)
    const subjects = [
      ...sessions.filter(({ state }) => state !== 'nueva').map(({ id }) => ({ session: id })),
      ...payments.map(({ provider, provider_id }) => ({ provider, payment: provider_id })),
    ]
    for (const subject of subjects) await askTask(trx, deps.clock, subject)
    await hastenTasks(trx, deps.clock, [{ order: orderId }, ...subjects].map(subjectText))
  })

/** Mails the customer once more what is asked for. @throws 404; 422 `nada-que-pedir` */
export const askAgain = (deps: MoneyDeps, session: StaffSession, orderId: number): Promise<void> =>
  changeMoney(deps, session, orderId, async ({ trx, order, at }) => {
    const isMailed = await mailAskAgain(trx, deps, order, await readLedger(trx, orderId))
    if (!isMailed) refuseStaff(moneyFault('nada-que-pedir'))
    await addStaffEvent(trx, at, session, {
      order_id: orderId,
      kind: 'nota',
      text: 'enlace mandado de nuevo',
    })
  })

/**
 * Lets an order be prepared and dispatched although its money is not there. It is no longer cancelled for being unpaid;
 * what is missing is still asked for.
 *
 * @throws 404; 409 `estado` it is not pending
 */
export const releaseOrder = (
  deps: MoneyDeps,
  session: StaffSession,
  orderId: number,
  { Texto }: MoneyWords,
): Promise<void> =>
  changeMoney(deps, session, orderId, async ({ trx, order, at }) => {
    const text = written(Texto)
    if (stageOf(order) === null) refuseConflict('estado')
    if (await isReleased(trx, orderId)) return
    await clearPayBy(trx, orderId)
    await addStaffEvent(trx, at, session, { order_id: orderId, kind: 'liberado', text })
    await recordChange(trx, session, deps.clock, {
      Entidad: 'pedidos',
      Clave: orderId,
      Accion: 'liberar',
      Despues: { Motivo: text },
    })
  })
