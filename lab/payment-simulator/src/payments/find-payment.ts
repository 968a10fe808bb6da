import { changePayment, type Account } from '../account/account.ts'
import { CAPTURE_DAYS, DAY_MS, isReserved, type Payment } from '../account/payment.ts'
import { paymentNotFound } from '../api/api-error.ts'

/**
 * A payment as it is by now.
 *
 * @throws ApiError of 404
 */
export function findPayment(account: Account, id: string): Payment {
  const payment = /^\d{1,15}$/.test(id) ? account.records.payments.get(Number(id)) : undefined
  if (payment === undefined) throw paymentNotFound()
  return afterTime(account, payment)
}

/** The payments as they are by now; of one reference, or all. */
export const listPayments = (account: Account, reference: string | null = null): Payment[] =>
  (reference === null
    ? [...account.records.payments.values()]
    : account.records.listByReference(reference)
  ).map((payment) => afterTime(account, payment))

/** What time does to a payment: a delayed one is approved, an authorised one expires after seven days. */
function afterTime(account: Account, payment: Payment): Payment {
  const now = account.clock.now()
  if (payment.status === 'in_process' && payment.approvesAt !== null && now >= new Date(payment.approvesAt))
    return approve(account, payment)
  const isLapsed = now.getTime() >= Date.parse(payment.createdAt) + CAPTURE_DAYS * DAY_MS
  if (isReserved(payment) && isLapsed)
    return changePayment(account, payment, { status: 'cancelled', detail: 'expired' })
  return payment
}

/** Approves a payment that was pending: it is taken, or, of a card that is to be captured later, authorised. */
export function approve(account: Account, payment: Payment): Payment {
  if (payment.reserved > 0)
    return changePayment(account, payment, {
      status: 'authorized',
      detail: 'pending_capture',
      approvesAt: null,
    })
  return changePayment(account, payment, {
    status: 'approved',
    detail: 'accredited',
    captured: payment.asked,
    approvedAt: account.clock.now().toISOString(),
    approvesAt: null,
  })
}
