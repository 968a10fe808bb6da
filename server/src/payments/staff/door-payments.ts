import { toCentavos, toPesos } from '@gondola/contract/base'
import {
  changeText,
  DOOR,
  moneyFault,
  tooMuchText,
  type DoorCorrection,
  type DoorMeans,
  missingOtherwise,
  type DoorPaymentDraft,
} from '@gondola/contract/payments'
import type { StaffSession } from '../../http/caller.ts'
import { refuseConflict, refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { LockedOrder } from '../../orders/locked-order.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { exactCentavos } from '../ledger/ledger.ts'
import { findPayment, readLedger, type OrderLedger } from '../ledger/ledger.store.ts'
import { moneyTerms } from '../settlement/money-terms.store.ts'
import { insertRefund } from '../settlement/money-work.store.ts'
import { settledOrder, settledPayments } from '../settlement/settled-order.ts'
import { balanceOf, bornBy, paidOtherwise } from '../settlement/settlement.ts'
import { changeMoney, wasDone, written } from './change-money.ts'
import { enterDoorReceipts, enterHandedBack, findRefundByKey } from './staff-money.store.ts'
import type { Deps } from '../../platform/deps.ts'

/**
 * The centavos that may be taken at the door: what an order of an exact total still lacks, beyond what the shop bears of
 * it (`tolerance`). With means that its discount by payment type is not for, that is more.
 */
export function dueAtDoor(
  order: LockedOrder,
  ledger: OrderLedger,
  tolerance: number,
  isOtherwise = false,
): number {
  const settled = settledOrder(order, 0, tolerance)
  if (settled.stage === 'abierto' || settled.stage === 'ido') return 0
  const payments = settledPayments(ledger)
  const { due, paid, reserved } = balanceOf(settled, payments)
  const missing = Math.max(0, due - paid - reserved)
  if (missing <= bornBy(settled)) return 0
  if (!isOtherwise) return missing
  const { total, meansDiscount: discount } = settled
  return missingOtherwise(missing, { total, discount, otherwise: paidOtherwise(settled, payments) })
}

/** Whether the order loses its discount by payment type with these means. */
const isOtherMeans = ({ means_discount }: LockedOrder, means: DoorMeans): boolean =>
  means_discount !== null && !means_discount.keeps.includes(means)

/**
 * Records what was paid to whoever delivers, with the name of who received it. The same request again records nothing.
 *
 * @throws 404; 409 `estado`, `clave-repetida`; 422 `cobro-…`, `recibido-…`
 */
export const recordDoorPayment = (
  deps: Deps,
  session: StaffSession,
  orderId: number,
  { Clave, Medio, Importe, Recibido }: DoorPaymentDraft,
): Promise<void> =>
  changeMoney(deps, session, orderId, async ({ trx, order, at, record, staff }) => {
    const centavos = exactCentavos(Importe)
    const before = await findPayment(trx, DOOR, Clave)
    if (wasDone(before, (done) => done.order_id === orderId && done.captured === centavos)) return
    await requireDue(trx, deps, order, centavos, Medio)
    const text = receivedText(Medio, Importe, Recibido)
    await enterDoorReceipts(trx, [{ orderId, key: Clave, centavos, means: Medio, staff, at, text }])
    await record('cobrar', { Medio, Importe })
  })

async function requireDue(
  trx: Db,
  deps: Deps,
  order: LockedOrder,
  centavos: number,
  means: DoorMeans,
): Promise<void> {
  const { stage } = settledOrder(order, 0, 0)
  if (stage === 'ido') refuseConflict('estado')
  if (stage === 'abierto') refuseStaff(moneyFault('cobro-sin-listo', 'Importe'))
  const { tolerance } = await moneyTerms(trx, deps, order)
  const missing = dueAtDoor(order, await readLedger(trx, order.Id), tolerance, isOtherMeans(order, means))
  if (centavos > missing)
    refuseStaff({ code: 'cobro-de-mas', text: tooMuchText(toPesos(missing)), Campo: 'Importe' })
}

function receivedText(means: string, amount: number, received: number | undefined): string | null {
  if (received === undefined) return null
  if (means !== 'efectivo') refuseStaff(moneyFault('recibido-sin-efectivo', 'Recibido'))
  const change = exactCentavos(received, 'Recibido') - toCentavos(amount)
  if (change < 0) refuseStaff(moneyFault('recibido-corto', 'Recibido'))
  return changeText(received, toPesos(change))
}

/**
 * Takes back part or all of what was recorded at the door, by a counter-entry: nothing is removed.
 *
 * @throws 404; 409 `clave-repetida`; 422 `cobro-ajeno`, `pago-sin-fondos`
 */
export const correctDoorPayment = (
  deps: Deps,
  session: StaffSession,
  orderId: number,
  paymentId: number,
  { Clave, Importe, Motivo }: DoorCorrection,
): Promise<void> =>
  changeMoney(deps, session, orderId, async ({ trx, at, addEvent, record, staff }) => {
    const centavos = exactCentavos(Importe)
    const reason = written(Motivo, 'Motivo')
    const before = await findRefundByKey(trx, Clave)
    if (wasDone(before, (done) => done.payment_id === paymentId && done.centavos === centavos)) return
    const ledger = await readLedger(trx, orderId)
    const payment = ledger.payments.find(({ id }) => id === paymentId)
    if (payment === undefined || payment.provider !== DOOR) refuseNotFound()
    if (payment.staff_id !== session.staffId && !session.permissions.includes('pagos.devolver'))
      refuseStaff(moneyFault('cobro-ajeno'))
    const { refunding } = settledPayments(ledger).find(({ id }) => id === paymentId)!
    if (centavos > payment.captured - payment.refunded - refunding)
      refuseStaff(moneyFault('pago-sin-fondos', 'Importe'))
    const cause = { reason, staff, request_key: Clave }
    const refundId = await insertRefund(trx, at, orderId, { payment: paymentId, centavos }, cause)
    await enterHandedBack(trx, at, refundId, payment, centavos)
    await addEvent({ payment_id: paymentId, kind: 'devolucion', centavos, text: reason })
    await record('corregir-cobro', { Pago: paymentId, Importe, Motivo })
  })
