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
} from '@gondola/contract/payments'
import { requireRecordOf } from '../../http/branch-access.ts'
import type { StaffSession } from '../../http/caller.ts'
import type { Feature } from '../../http/feature.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import { findPlacedOrder } from '../../orders/locked-order.store.ts'
import { askAgain, checkOrderMoney, noteMoney, releaseOrder } from './attend-money.ts'
import { correctDoorPayment, recordDoorPayment } from './door-payments.ts'
import { confirmRefund, refundPayment, repeatRefund } from './refund-payment.ts'
import { readStaffMoney } from './staff-order-money.ts'

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
