import type { Account } from '../account/account.ts'
import type { Payment } from '../account/payment.ts'
import { ApiError } from '../api/api-error.ts'
import { listPayments } from './find-payment.ts'
import { paymentAnswer } from './payment-answer.ts'

const LIMIT = 30
const LIMIT_MAX = 100
/** `offset` and `limit` together reach no further. */
const REACH_MAX = 10_000

/** The dates by which payments are sorted and bounded, by their parameter's name. */
const DATES: Readonly<Record<string, (payment: Payment) => string | null>> = {
  date_created: ({ createdAt }) => createdAt,
  date_last_updated: ({ updatedAt }) => updatedAt,
  date_approved: ({ approvedAt }) => approvedAt,
}

/** `GET /v1/payments/search`. */
export function searchPayments(account: Account, query: URLSearchParams): object {
  const limit = numberOf(query, 'limit', LIMIT)
  const offset = numberOf(query, 'offset', 0)
  if (limit > LIMIT_MAX || offset + limit > REACH_MAX)
    throw new ApiError(400, 3, 'Some parameters are invalid for search: number of rows exceeded the limits')
  const sortBy = dateNamed(query.get('sort') ?? 'date_created')
  const direction = query.get('criteria') === 'asc' ? 1 : -1
  const found = listPayments(account, query.get('external_reference'))
    .filter((payment) => isFound(account, payment, query))
    .toSorted((a, b) => direction * (compare(sortBy(a) ?? '', sortBy(b) ?? '') || a.id - b.id))
  return {
    paging: { total: found.length, limit, offset },
    results: found.slice(offset, offset + limit).map(searchResult),
  }
}

function isFound({ clock, dial }: Account, payment: Payment, query: URLSearchParams): boolean {
  if (Date.parse(payment.updatedAt) + dial.times.searchLagMs > clock.now().getTime()) return false
  const status = query.get('status')
  if (status !== null && payment.status !== status) return false
  if (!query.has('begin_date') && !query.has('end_date')) return true
  const date = dateNamed(query.get('range') ?? 'date_created')(payment)
  if (date === null) return false
  const [from, to] = [momentOf(query, 'begin_date'), momentOf(query, 'end_date')]
  return (from === null || Date.parse(date) >= from) && (to === null || Date.parse(date) <= to)
}

function dateNamed(name: string): (payment: Payment) => string | null {
  const date = Object.hasOwn(DATES, name) ? DATES[name] : undefined
  if (date === undefined) throw new ApiError(400, 3, `Some parameters are invalid for search: ${name}`)
  return date
}

function momentOf(query: URLSearchParams, name: string): number | null {
  const text = query.get(name)
  if (text === null || text === 'NOW') return null
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) throw new ApiError(400, 3, `Some parameters are invalid for search: ${name}`)
  return moment
}

function numberOf(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name)
  if (text === null) return otherwise
  if (!/^\d{1,6}$/.test(text)) throw new ApiError(400, 3, `Some parameters are invalid for search: ${name}`)
  return Number(text)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** A search answers payments without their refunds. */
function searchResult(payment: Payment): object {
  const { refunds: _, ...result } = paymentAnswer(payment) as { refunds: unknown }
  return result
}
