import type { Account } from '../account/account.ts'
import { makeToken, tokenAnswer } from '../cards/card-tokens.ts'
import { listInstallments, searchMethods } from '../cards/installments.ts'
import { listMethods } from '../cards/payment-methods.ts'
import { refundPayment, updatePayment } from '../payments/change-payment.ts'
import { findPayment } from '../payments/find-payment.ts'
import { makeCardPayment } from '../payments/make-payment.ts'
import { paymentAnswer, refundAnswer } from '../payments/payment-answer.ts'
import { searchPayments } from '../payments/search-payments.ts'
import { makePreference, readPreference, updatePreference } from '../preferences/make-preference.ts'
import { answerOnce, type ApiAnswer } from './answer-once.ts'
import { ApiError } from './api-error.ts'
import { jsonOf, type ReadRequest } from './read-request.ts'

/** What answers a call: the path's parameter (or '') and the request are given. */
type Handler = (account: Account, request: ReadRequest, id: string) => ApiAnswer

const ok = (body: object): ApiAnswer => ({ status: 200, body })
const created = (body: object): ApiAnswer => ({ status: 201, body })

const CALLS: readonly [method: string, path: RegExp, handler: Handler][] = [
  [
    'POST',
    /^\/checkout\/preferences\/?$/,
    (account, request) => created(makePreference(account, jsonOf(request))),
  ],
  ['GET', /^\/checkout\/preferences\/([\w-]+)$/, (account, _request, id) => ok(readPreference(account, id))],
  [
    'PUT',
    /^\/checkout\/preferences\/([\w-]+)$/,
    (account, request, id) => ok(updatePreference(account, id, jsonOf(request))),
  ],
  ['GET', /^\/v1\/payment_methods\/?$/, () => ok(listMethods())],
  ['GET', /^\/v1\/payment_methods\/search$/, (_account, { query }) => ok(searchMethods(query))],
  ['GET', /^\/v1\/payment_methods\/installments$/, (_account, { query }) => ok(listInstallments(query))],
  ['GET', /^\/v1\/payments\/search$/, (account, { query }) => ok(searchPayments(account, query))],
  [
    'POST',
    /^\/v1\/payments\/?$/,
    (account, request) => created(paymentAnswer(makeCardPayment(account, jsonOf(request)))),
  ],
  [
    'GET',
    /^\/v1\/payments\/([^/]+)$/,
    (account, _request, id) => ok(paymentAnswer(findPayment(account, id))),
  ],
  [
    'PUT',
    /^\/v1\/payments\/([^/]+)$/,
    (account, request, id) =>
      ok(paymentAnswer(updatePayment(account, findPayment(account, id), jsonOf(request)))),
  ],
  [
    'GET',
    /^\/v1\/payments\/([^/]+)\/refunds\/?$/,
    (account, _request, id) => {
      const payment = findPayment(account, id)
      return ok(payment.refunds.map((refund) => refundAnswer(payment, refund)))
    },
  ],
  [
    'GET',
    /^\/v1\/payments\/(\d+\/refunds\/\d+)$/,
    (account, _request, ids) => {
      const [paymentId = '', , refundId] = ids.split('/')
      const payment = findPayment(account, paymentId)
      const refund = payment.refunds.find(({ id }) => String(id) === refundId)
      if (refund === undefined) throw new ApiError(404, 2024, 'Refund not found')
      return ok(refundAnswer(payment, refund))
    },
  ],
  [
    'POST',
    /^\/v1\/payments\/([^/]+)\/refunds\/?$/,
    (account, request, id) =>
      created(refundAnswer(...refundPayment(account, findPayment(account, id), jsonOf(request)['amount']))),
  ],
  ['POST', /^\/v1\/card_tokens\/?$/, (account, request) => created(makeToken(account, jsonOf(request)))],
  [
    'GET',
    /^\/v1\/card_tokens\/(\w+)$/,
    (account, _request, id) => {
      const token = account.records.tokens.get(id)
      if (token === undefined) throw new ApiError(404, 2006, 'Card Token not found')
      return ok(tokenAnswer(token))
    },
  ],
]

/** Whether a path belongs to the API. */
export const isApiPath = (path: string): boolean => /^\/(v1|checkout\/preferences)(\/|$)/.test(path)

/**
 * Answers a call of the API.
 *
 * @throws ApiError
 */
export function answerCall(account: Account, request: ReadRequest, accessToken: string): ApiAnswer {
  checkToken(request, accessToken)
  for (const [method, pattern, handler] of CALLS) {
    const found = method === request.method ? pattern.exec(request.path) : null
    if (found === null) continue
    const write = () => handler(account, request, found[1] ?? '')
    return method === 'GET' ? write() : answerOnce(account, request, write)
  }
  throw new ApiError(404, 'not_found', 'Resource not found')
}

/** Whether a call is made by the card fields in a browser, which have the account's public key only. */
export const isFromBrowser = ({ path, query }: ReadRequest): boolean =>
  query.has('public_key') && /^\/v1\/(card_tokens|payment_methods\/)/.test(path)

function checkToken(request: ReadRequest, accessToken: string): void {
  if (isFromBrowser(request) || request.headers.authorization === `Bearer ${accessToken}`) return
  throw new ApiError(401, 401, 'invalid access token')
}
