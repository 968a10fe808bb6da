import { changePayment, type Account } from '../account/account.ts'
import { isReserved, refundedOf, toCentavos, type Payment, type Refund } from '../account/payment.ts'
import { ApiError, wrongState } from '../api/api-error.ts'

interface ChangeRequest {
  capture?: unknown
  status?: unknown
  transaction_amount?: unknown
}

/** `PUT /v1/payments/{id}`: captures what was authorised, or less; or cancels what was not taken yet. */
export function updatePayment(account: Account, payment: Payment, body: ChangeRequest): Payment {
  if (body.capture === true) return capture(account, payment, body.transaction_amount)
  if (body.status === 'cancelled') return cancel(account, payment)
  throw new ApiError(400, 2067, 'Invalid status')
}

function capture(account: Account, payment: Payment, pesos: unknown): Payment {
  if (!isReserved(payment)) throw wrongState()
  const centavos = pesos === undefined || pesos === null ? payment.reserved : toCentavos(pesos)
  if (centavos === null || centavos === 0) throw new ApiError(400, 4037, 'Invalid transaction_amount')
  if (centavos > payment.reserved)
    throw new ApiError(400, 2041, 'The capture amount is greater than the authorized amount')
  return changePayment(account, payment, {
    status: 'approved',
    detail: 'accredited',
    captured: centavos,
    approvedAt: account.clock.now().toISOString(),
  })
}

function cancel(account: Account, payment: Payment): Payment {
  if (!isReserved(payment) && payment.status !== 'pending' && payment.status !== 'in_process')
    throw wrongState()
  return changePayment(account, payment, {
    status: 'cancelled',
    detail: 'by_collector',
    approvesAt: null,
    ...(payment.status !== 'authorized' && { reserved: 0 }),
  })
}

/** `POST /v1/payments/{id}/refunds`: gives back an amount, or without one all that is left. */
export function refundPayment(account: Account, payment: Payment, pesos: unknown): [Payment, Refund] {
  const left = payment.captured - refundedOf(payment)
  if (payment.status !== 'approved' || left === 0) throw wrongState()
  const centavos = pesos === undefined || pesos === null ? left : toCentavos(pesos)
  if (centavos === null) throw new ApiError(400, 4041, 'Amount should be a number')
  if (centavos === 0) throw new ApiError(400, 4040, 'Amount should be more than 0')
  if (centavos > left) throw wrongState()
  const refund = {
    id: account.records.nextId(),
    centavos,
    createdAt: account.clock.now().toISOString(),
  }
  const isWhole = centavos === left
  const changed = changePayment(account, payment, {
    refunds: [...payment.refunds, refund],
    status: isWhole ? 'refunded' : 'approved',
    detail: isWhole ? 'refunded' : 'partially_refunded',
  })
  return [changed, refund]
}

/** The customer's bank takes a payment back. */
export function chargeBack(account: Account, payment: Payment): Payment {
  if (payment.status !== 'approved') throw wrongState()
  return changePayment(account, payment, { status: 'charged_back', detail: 'in_process' })
}
