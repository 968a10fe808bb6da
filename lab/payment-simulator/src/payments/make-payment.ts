import { addPayment, type Account } from '../account/account.ts'
import { toCentavos, type Payment } from '../account/payment.ts'
import { isClosed, totalOf, type Preference } from '../account/preference.ts'
import { ApiError } from '../api/api-error.ts'
import { takeToken } from '../cards/card-tokens.ts'
import { DELAYED_MS, findOutcome, type OutcomeName } from '../cards/outcomes.ts'
import { findMethod, INSTALLMENTS, type MethodId } from '../cards/payment-methods.ts'

interface PaymentRequest {
  transaction_amount?: unknown
  token?: unknown
  payment_method_id?: unknown
  installments?: unknown
  capture?: unknown
  payer?: { email?: unknown }
  external_reference?: unknown
  description?: unknown
  notification_url?: unknown
  metadata?: unknown
}

/** `POST /v1/payments` with a card's token: taken at once, or with `capture: false` authorised. */
export function makeCardPayment(account: Account, body: PaymentRequest): Payment {
  const asked = toCentavos(body.transaction_amount)
  if (asked === null || asked === 0) throw new ApiError(400, 4037, 'Invalid transaction_amount')
  const email = body.payer?.email
  if (typeof email !== 'string' || !email.includes('@'))
    throw new ApiError(400, 4050, 'payer.email must be a valid email')
  const installments = body.installments ?? 1
  if (!INSTALLMENTS.some((number) => number === installments))
    throw new ApiError(400, 3028, 'Invalid installments')
  const method = findMethod(body.payment_method_id)
  if (method === null) throw new ApiError(400, 2009, 'payment_method_id is not valid')
  const isReserve = body.capture === false
  if (isReserve && !method.isDeferrable) throw new ApiError(400, 2070, 'Deferred capture not supported')
  const token = takeToken(account, body.token)
  if (token.method !== method.id) throw new ApiError(400, 3034, 'Invalid card_token for payment_method_id')
  return addPayment(account, {
    preferenceId: null,
    reference: typeof body.external_reference === 'string' ? body.external_reference : null,
    title: typeof body.description === 'string' ? body.description : '',
    asked,
    method: method.id,
    installments: Number(installments),
    email,
    noticeUrl: typeof body.notification_url === 'string' ? body.notification_url : null,
    isForeign: false,
    metadata: (body.metadata as Record<string, unknown> | undefined) ?? {},
    ...endOf(account, token.outcome, asked, isReserve),
  })
}

/** What a customer chose on a preference's page. */
export interface PageChoice {
  method: MethodId
  installments: number
  outcome: OutcomeName
}

/** Pays a preference. Null: its page is closed. */
export function payPreference(account: Account, preference: Preference, choice: PageChoice): Payment | null {
  const { clock, dial } = account
  if (isClosed(preference, clock.now()) && !dial.strikes('payAfterClose')) return null
  const total = totalOf(preference)
  const asked = dial.strikes('wrongAmount') ? Math.max(1, total - 1 - dial.draw(total)) : total
  const { body } = preference
  return addPayment(account, {
    preferenceId: preference.id,
    reference: body.external_reference ?? null,
    title: body.items[0]?.title ?? '',
    asked,
    method: choice.method,
    installments: choice.installments,
    email: body.payer?.email ?? null,
    noticeUrl: body.notification_url ?? null,
    isForeign: false,
    metadata: body.metadata ?? {},
    ...endOf(account, choice.outcome, asked, false),
  })
}

type End = Pick<Payment, 'status' | 'detail' | 'captured' | 'reserved' | 'approvesAt'>

/** How a payment begins by the outcome that was chosen for it. */
function endOf(account: Account, name: OutcomeName, asked: number, isReserve: boolean): End {
  const { status, detail } = findOutcome(name)!
  const isApproved = status === 'approved'
  const isDelayed = detail === 'pending_review_manual'
  const approvesAt = new Date(account.clock.now().getTime() + DELAYED_MS).toISOString()
  return {
    status: isApproved && isReserve ? 'authorized' : status,
    detail: isApproved && isReserve ? 'pending_capture' : detail,
    captured: isApproved && !isReserve ? asked : 0,
    reserved: isReserve && status !== 'rejected' ? asked : 0,
    approvesAt: isDelayed ? approvesAt : null,
  }
}
