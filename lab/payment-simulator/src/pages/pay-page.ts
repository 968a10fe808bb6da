import { randomUUID } from 'node:crypto'
import type { Account } from '../account/account.ts'
import type { Payment } from '../account/payment.ts'
import { isClosed, totalOf, type Preference } from '../account/preference.ts'
import type { ReadRequest } from '../api/read-request.ts'
import { findOutcome, OUTCOMES } from '../cards/outcomes.ts'
import { findMethod, INSTALLMENTS, PAYMENT_METHODS } from '../cards/payment-methods.ts'
import { findPayment } from '../payments/find-payment.ts'
import { payPreference } from '../payments/make-payment.ts'
import { formOf, seeOther, type PageAnswer } from './answer-page.ts'
import { installmentsField, meansField, outcomeField } from './choice-fields.ts'
import { html, pesos, type Markup } from './html.ts'
import { page, pageHeaders } from './layout.ts'
import { returnAddress } from './return-address.ts'

export const PAY_PATH = '/checkout/pagar'
export const RESULT_PATH = '/checkout/resultado'

/** Which form became which payment: a form that is sent twice pays once. */
export type PaidForms = Map<string, number>

/** The page of a preference, and what its form does. */
export function answerPayPage(account: Account, request: ReadRequest, paid: PaidForms): PageAnswer {
  const preference = account.records.preferences.get(request.query.get('pref_id') ?? '')
  if (preference === undefined)
    return textPage(404, 'Este link de pago no existe', html`<p>Volvé a la tienda y pedí otro.</p>`, [])
  if (request.method === 'POST') return pay(account, request, preference, paid)
  const backUrls = Object.values(preference.body.back_urls ?? {})
  const isOpen = !isClosed(preference, account.clock.now()) || account.dial.chances.payAfterClose > 0
  if (!isOpen) return closedPage(preference)
  return textPage(200, 'Pagar tu compra', payForm(preference), backUrls)
}

function payForm(preference: Preference): Markup {
  const excluded = preference.body.payment_methods?.excluded_payment_types?.map(({ id }) => id) ?? []
  const methods = PAYMENT_METHODS.filter(({ type }) => !excluded.includes(type))
  return html`<p>${preference.body.items[0]?.title ?? ''}</p>
    <p class="amount">${pesos(totalOf(preference))}</p>
    <form method="post">
      <input type="hidden" name="intento" value="${randomUUID()}" />
      ${meansField(methods)} ${installmentsField(totalOf(preference), 'Los otros medios son en 1 pago.')}
      ${outcomeField()}
      <button>Pagar ${pesos(totalOf(preference))}</button>
    </form>
    ${backLink(returnAddress(preference, null), 'Volver a la tienda sin pagar')}`
}

function pay(account: Account, request: ReadRequest, preference: Preference, paid: PaidForms): PageAnswer {
  const form = formOf(request)
  const attempt = form.get('intento') ?? randomUUID()
  const earlier = paid.get(attempt)
  if (earlier !== undefined) return resultOf(preference, findPayment(account, String(earlier)))
  const method = findMethod(form.get('medio')) ?? PAYMENT_METHODS[0]
  const installments = INSTALLMENTS.find((number) => String(number) === form.get('cuotas')) ?? 1
  const payment = payPreference(account, preference, {
    method: method.id,
    installments: method.type === 'credit_card' ? installments : 1,
    outcome: (findOutcome(form.get('resultado')) ?? OUTCOMES[0]).name,
  })
  if (payment === null) return closedPage(preference)
  paid.set(attempt, payment.id)
  return resultOf(preference, payment)
}

/** Back to the shop at once if it asked for that, or to the page that says how it ended. */
function resultOf(preference: Preference, payment: Payment): PageAnswer {
  const { auto_return: autoReturn, back_urls: backUrls } = preference.body
  const headers = pageHeaders(Object.values(backUrls ?? {}))
  const back = returnAddress(preference, payment)
  const returns = autoReturn === 'all' || (autoReturn === 'approved' && payment.status === 'approved')
  if (returns && back !== undefined) return seeOther(back, headers)
  return seeOther(`${RESULT_PATH}?payment_id=${payment.id}`, headers)
}

const RESULTS: Readonly<Record<string, string>> = {
  approved: 'Pago aprobado',
  in_process: 'Pago pendiente',
  pending: 'Pago pendiente',
  rejected: 'Pago rechazado',
}

/** How a payment ended, with the way back. */
export function answerResultPage(account: Account, { query }: ReadRequest): PageAnswer {
  const payment = findPayment(account, query.get('payment_id') ?? '')
  const preference = account.records.preferences.get(payment.preferenceId ?? '')
  const back = preference === undefined ? undefined : returnAddress(preference, payment)
  const again =
    payment.status === 'rejected' && preference !== undefined
      ? html`<a class="button" href="${PAY_PATH}?pref_id=${preference.id}">Probar otra vez</a>`
      : ''
  const content = html`<p>${pesos(payment.asked)}. Pago simulado número ${payment.id}.</p>
    <p class="note">${toldOf(payment)}</p>
    ${again} ${backLink(back, 'Volver a la tienda')}`
  return textPage(200, RESULTS[payment.status] ?? payment.status, content, [back])
}

/** In words, with the provider's own. */
function toldOf({ status, detail }: Payment): string {
  const told = OUTCOMES.find((outcome) => outcome.detail === detail)?.told
  return `${told === undefined ? '' : `${told} `}(${status} / ${detail})`
}

const closedPage = (preference: Preference): PageAnswer =>
  textPage(
    410,
    'Este link de pago venció',
    html`<p>No se puede pagar más con este link.</p>
      ${backLink(returnAddress(preference, null), 'Volver a la tienda')}`,
    [],
  )

const backLink = (address: string | undefined, words: string): Markup =>
  address === undefined ? html`` : html`<a class="button" href="${address}">${words}</a>`

const textPage = (
  status: number,
  title: string,
  content: Markup,
  returnTo: readonly (string | undefined)[],
): PageAnswer => ({ status, headers: pageHeaders(returnTo), text: page(title, content) })
