import { toCentavos, toPesos } from '@gondola/contract/base'
import {
  CREDIT,
  DOOR,
  moneyFault,
  refundDayText,
  refundLimitText,
  type MoneyWords,
  type RefundDraft,
} from '@gondola/contract/payments'
import type { StaffSession } from '../../http/caller.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { dayStart, today } from '../../platform/clock.ts'
import { oneAtATime } from '../../platform/db/one-at-a-time.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { pickSiteParameters } from '../../site/parameters.store.ts'
import { exactCentavos } from '../ledger/ledger.ts'
import { insertRefund } from '../settlement/money-work.store.ts'
import { writeSteps } from '../settlement/settle-order.ts'
import { settledPayments } from '../settlement/settled-order.ts'
import { favoursOf } from '../settlement/settlement.ts'
import { ACCOUNT_GONE, returnCredit } from '../claims/use-credit.ts'
import { changeMoney, wasDone, written } from './change-money.ts'
import {
  enterHandedBack,
  findOrderPayment,
  findOrderRefund,
  findRefundByKey,
  repeatRefundRow,
  setGivenOtherwise,
  sumOfFavours,
} from './staff-money.store.ts'
import type { Deps } from '../../platform/deps.ts'

/** The centavos of an order that an account may still give back today, and of all orders. */
export async function refundLeft(
  db: Db,
  { clock, config: { timeZone } }: Pick<Deps, 'clock' | 'config'>,
  { permissions, staffId }: Pick<StaffSession, 'permissions' | 'staffId'>,
  favours: number,
): Promise<{ left: number; ofDay: number; limitOfDay: number }> {
  const { TopeDevolucion, TopeDevolucionPorDia } = await pickSiteParameters(db, [
    'TopeDevolucion',
    'TopeDevolucionPorDia',
  ])
  const limitOfDay = toCentavos(TopeDevolucionPorDia)
  const given = await sumOfFavours(db, staffId, dayStart(today(clock, timeZone), timeZone))
  const ofDay = Math.max(0, limitOfDay - given)
  if (!permissions.includes('pagos.devolver')) return { left: 0, ofDay, limitOfDay }
  if (permissions.includes('pagos.devolver-sin-tope')) return { left: ofDay, ofDay, limitOfDay }
  return { left: Math.min(ofDay, Math.max(0, toCentavos(TopeDevolucion) - favours)), ofDay, limitOfDay }
}

/**
 * Refuses what an account may no longer give back of an order today, of whose money `favours` were given back before.
 *
 * @throws 422 `tope-devolucion`, `tope-devolucion-dia`
 */
export async function requireRefundLeft(
  trx: Db,
  deps: Deps,
  session: StaffSession,
  favours: number,
  centavos: number,
): Promise<void> {
  // two refunds of one person at once would both have what is left of the day
  await oneAtATime(trx, 'refunds of', session.staffId)
  const { left, ofDay, limitOfDay } = await refundLeft(trx, deps, session, favours)
  if (centavos > ofDay)
    refuseStaff({
      code: 'tope-devolucion-dia',
      text: refundDayText(toPesos(ofDay), toPesos(limitOfDay)),
      Campo: 'Importe',
    })
  if (centavos > left)
    refuseStaff({ code: 'tope-devolucion', text: refundLimitText(toPesos(left)), Campo: 'Importe' })
}

/**
 * Writes a refund of a payment, which the queue asks the provider for. The same request again writes none.
 *
 * @throws 404; 409 `clave-repetida`; 422 `pago-…`, `tope-devolucion`, `tope-devolucion-dia`
 */
export const refundPayment = (
  deps: Deps,
  session: StaffSession,
  orderId: number,
  { Clave, Pago, Importe, Motivo }: RefundDraft,
): Promise<void> =>
  changeMoney(deps, session, orderId, async ({ trx, order, at, addEvent, record, staff }) => {
    const [centavos, reason] = [exactCentavos(Importe), written(Motivo, 'Motivo')]
    const before = await findRefundByKey(trx, Clave)
    if (wasDone(before, (done) => done.order_id === orderId && done.centavos === centavos)) return
    // what was paid twice goes back by itself, and is no favour
    const { ledger } = await writeSteps(trx, deps, order)
    const row = ledger.payments.find(({ id }) => id === Pago) ?? refuseNotFound()
    if (row.provider === DOOR) refuseStaff(moneyFault('cobro-de-puerta', 'Importe'))
    if (row.state !== 'cobrado' && row.state !== 'recuperado')
      refuseStaff(moneyFault('pago-no-cobrado', 'Importe'))
    const payments = settledPayments(ledger)
    const { captured, refunded, refunding } = payments.find(({ id }) => id === Pago)!
    if (centavos > captured - refunded - refunding) refuseStaff(moneyFault('pago-sin-fondos', 'Importe'))
    await requireRefundLeft(trx, deps, session, favoursOf(payments), centavos)
    const cause = { reason, staff, request_key: Clave, is_favour: true }
    if (row.provider === CREDIT) await returnCredit(trx, at, order, row, centavos, cause)
    else await insertRefund(trx, at, orderId, { payment: Pago, centavos }, cause)
    await addEvent({ payment_id: Pago, kind: 'nota', centavos, text: reason })
    await record('devolver-pago', { Pago, Importe, Motivo })
  })

/** Has a refund asked for once more that the provider refused. @throws 404; 422 `devolucion-en-curso` */
export const repeatRefund = (deps: Deps, session: StaffSession, orderId: number, refundId: number) =>
  changeMoney(deps, session, orderId, async ({ trx, addEvent }) => {
    const refund = (await findOrderRefund(trx, orderId, refundId)) ?? refuseNotFound()
    if (refund.state !== 'rechazado' || refund.given_otherwise !== null || refund.fault === ACCOUNT_GONE)
      refuseStaff(moneyFault('devolucion-en-curso'))
    await repeatRefundRow(trx, refundId)
    await addEvent({
      payment_id: refund.payment_id,
      kind: 'nota',
      centavos: refund.centavos,
      text: 'devolución pedida de nuevo',
    })
  })

/** Notes that staff handed a refund back: of money received at the door; or otherwise, because the provider refused. @throws 404; 422 `devolucion-en-curso` */
export const confirmRefund = (
  deps: Deps,
  session: StaffSession,
  orderId: number,
  refundId: number,
  { Texto }: MoneyWords,
): Promise<void> =>
  changeMoney(deps, session, orderId, async ({ trx, at, addEvent, record }) => {
    const how = written(Texto)
    const refund = (await findOrderRefund(trx, orderId, refundId)) ?? refuseNotFound()
    const payment = (await findOrderPayment(trx, orderId, refund.payment_id)) ?? refuseNotFound()
    const isByHand = payment.provider === DOOR && refund.state === 'pedido'
    const isOtherwise = refund.state === 'rechazado' && refund.given_otherwise === null
    if (!isByHand && !isOtherwise) refuseStaff(moneyFault('devolucion-en-curso'))
    if (isByHand) await enterHandedBack(trx, at, refundId, payment, refund.centavos)
    else await setGivenOtherwise(trx, refundId, how)
    await addEvent({
      payment_id: payment.id,
      kind: isByHand ? 'devolucion' : 'nota',
      centavos: refund.centavos,
      text: how,
    })
    const Importe = toPesos(refund.centavos)
    await record('entregar-devolucion', { Pago: payment.id, Importe, Motivo: Texto })
  })
