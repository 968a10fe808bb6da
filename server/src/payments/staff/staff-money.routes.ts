import {
  askAgain as askCall,
  checkOrderMoney as checkCall,
  confirmRefund as confirmCall,
  correctDoorPayment as correctCall,
  noteMoney as noteCall,
  readStaffOrderMoney,
  recordDoorPayment as recordCall,
  refundPayment as refundCall,
  releaseOrder as releaseCall,
  repeatRefund as repeatCall,
  type StaffOrderMoney,
  moneyFault,
  type MoneyWords,
} from '@gondola/contract/payments'
import { requireRecordOf } from '../../sessions/branch-access.ts'
import type { StaffSession } from '../../http/caller.ts'
import { type Feature, serve } from '../../http/serve.ts'
import { refuseNotFound, refuseConflict, refuseStaff } from '../../http/problem.ts'
import { findPlacedOrder } from '../../orders/locked-order.store.ts'
import { correctDoorPayment, recordDoorPayment } from './door-payments.ts'
import { confirmRefund, refundPayment, repeatRefund } from './refund-payment.ts'
import { readStaffMoney } from './staff-order-money.ts'
import { stageOf } from '@gondola/contract/orders'
import { readLedger } from '../ledger/ledger.store.ts'
import { askTask, hastenTasks, subjectText } from '../tasks/payment-tasks.store.ts'
import { mailAskAgain } from '../payment-mails.ts'
import { changeMoney, written } from './change-money.ts'
import { isReleased } from '../settlement/money-terms.store.ts'
import { clearPayBy } from './staff-money.store.ts'
import type { Deps } from '../../platform/deps.ts'

/** Adds a note to an order's money. @throws 404; 422 `texto-vacio` */
const noteMoney = (deps: Deps, session: StaffSession, orderId: number, { Texto }: MoneyWords) =>
  changeMoney(deps, session, orderId, ({ addEvent }) => addEvent({ kind: 'nota', text: written(Texto) }))

/** Has what is open or failed asked about now: the order's pages and payments. @throws 404 */
const checkOrderMoney = (deps: Deps, session: StaffSession, orderId: number): Promise<void> =>
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
const askAgain = (deps: Deps, session: StaffSession, orderId: number): Promise<void> =>
  changeMoney(deps, session, orderId, async ({ trx, order, addEvent }) => {
    const isMailed = await mailAskAgain(trx, deps, order, await readLedger(trx, orderId))
    if (!isMailed) refuseStaff(moneyFault('nada-que-pedir'))
    await addEvent({ kind: 'nota', text: 'enlace mandado de nuevo' })
  })

/**
 * Lets an order be prepared and dispatched although its money is not there. It is no longer cancelled for being unpaid;
 * what is missing is still asked for.
 *
 * @throws 404; 409 `estado` it is not pending
 */
const releaseOrder = (
  deps: Deps,
  session: StaffSession,
  orderId: number,
  { Texto }: MoneyWords,
): Promise<void> =>
  changeMoney(deps, session, orderId, async ({ trx, order, addEvent, record }) => {
    const text = written(Texto)
    if (stageOf(order) === null) refuseConflict('estado')
    if (await isReleased(trx, orderId)) return
    await clearPayBy(trx, orderId)
    await addEvent({ kind: 'liberado', text })
    await record('liberar', { Motivo: text })
  })

/** An order's money for staff: what it is, refunds, payments at the door, a release (decision 0031). */
export const staffMoneyFeature: Feature = (api, deps) => {
  const shown = async (session: StaffSession, Id: number): Promise<StaffOrderMoney> => {
    const order = (await findPlacedOrder(deps.db, Id)) ?? refuseNotFound()
    requireRecordOf(session, order.branch_id)
    return readStaffMoney(deps, session, order)
  }
  const after = async (session: StaffSession, Id: number, change: Promise<void>) => {
    await change
    return shown(session, Id)
  }
  serve(api, readStaffOrderMoney, ({ session, params: { Id } }) => shown(session, Id))
  serve(api, refundCall, ({ session, params: { Id }, body }) =>
    after(session, Id, refundPayment(deps, session, Id, body)),
  )
  serve(api, repeatCall, ({ session, params: { Id, Devolucion } }) =>
    after(session, Id, repeatRefund(deps, session, Id, Devolucion)),
  )
  serve(api, confirmCall, ({ session, params: { Id, Devolucion }, body }) =>
    after(session, Id, confirmRefund(deps, session, Id, Devolucion, body)),
  )
  serve(api, recordCall, ({ session, params: { Id }, body }) =>
    after(session, Id, recordDoorPayment(deps, session, Id, body)),
  )
  serve(api, correctCall, ({ session, params: { Id, Pago }, body }) =>
    after(session, Id, correctDoorPayment(deps, session, Id, Pago, body)),
  )
  serve(api, noteCall, ({ session, params: { Id }, body }) =>
    after(session, Id, noteMoney(deps, session, Id, body)),
  )
  serve(api, checkCall, ({ session, params: { Id } }) =>
    after(session, Id, checkOrderMoney(deps, session, Id)),
  )
  serve(api, askCall, ({ session, params: { Id } }) => after(session, Id, askAgain(deps, session, Id)))
  serve(api, releaseCall, ({ session, params: { Id }, body }) =>
    after(session, Id, releaseOrder(deps, session, Id, body)),
  )
}
