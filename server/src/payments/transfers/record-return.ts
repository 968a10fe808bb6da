import { toPesos } from '@gondola/contract/base'
import {
  TRANSFER_PROVIDER,
  staffReturns,
  transferFault,
  type MadeReturn,
  type StaffReturn,
} from '@gondola/contract/payments'
import { recordChange } from '../../audit/record-change.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { lockOrder } from '../../orders/locked-order.store.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { lookUpPayment } from '../ledger/look-for-payments.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
import { updateMovement } from './bank-movements.store.ts'
import { checkBankDay } from './confirm-transfer.ts'
import {
  findOpenReturn,
  findReturn,
  findReturnNumber,
  findStaffReturn,
  hasReturn,
  insertReturn,
} from './returns.store.ts'

/**
 * Records that a refund was made by transfer. The same number again changes nothing.
 *
 * @throws 404 no such refund of a transfer; 422 `devolucion-…`, `fecha-…`
 */
export async function recordReturn(
  deps: Deps,
  staff: StaffSession,
  refundId: number,
  { Numero, Fecha }: MadeReturn,
): Promise<StaffReturn> {
  checkBankDay(deps, Fecha)
  const { db, clock, config } = deps
  const number = Numero.trim()
  const movement = await inTransaction(db, async (trx) => {
    const { order_id } = (await findReturn(trx, refundId)) ?? refuseNotFound()
    await lockOrder(trx, order_id)
    const refund = (await findReturn(trx, refundId)) ?? refuseNotFound()
    const made = await findReturnNumber(trx, refundId)
    if (made !== null && made !== number) refuseStaff(transferFault('devolucion-hecha', 'Numero'))
    const movementId = Number(refund.provider_id)
    // the same one may have been recorded as the other of two equal refunds
    if (made !== null || (await hasReturn(trx, movementId, number))) return movementId
    if (refund.state !== 'pedido') refuseStaff(transferFault('devolucion-cerrada'))
    const { payment_id, centavos } = refund
    const open = (await findOpenReturn(trx, payment_id, centavos)) ?? refundId
    const at = instant(clock)
    await insertReturn(trx, {
      movement_id: movementId,
      refund_id: open,
      centavos,
      number,
      day: Fecha,
      staff_name: staff.userName,
      at,
    })
    await updateMovement(trx, movementId, { updated_at: at })
    await askTask(trx, clock, { provider: TRANSFER_PROVIDER, payment: refund.provider_id })
    await recordChange(trx, staff, clock, {
      Entidad: staffReturns.name,
      Clave: open,
      Accion: 'devolver',
      Despues: { Pedido: order_id, Importe: toPesos(centavos), Numero: number, Fecha },
    })
    return movementId
  })
  await lookUpPayment(deps, TRANSFER_PROVIDER, String(movement))
  return (await findStaffReturn(db, config.timeZone, refundId)) ?? refuseNotFound()
}
