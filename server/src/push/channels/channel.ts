import type { PushKind } from '@gondola/contract/orders'
import type { Deps } from '../../platform/deps.ts'
import { AddressError, type PostAnswer } from '../../platform/network/post-body.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { PUSH_FAULTS } from '../push-texts.ts'

/** The most that a service can make a message wait. */
const WAIT_MAX_SECONDS = 6 * 3600

/** A notice of an order to one of its customer's addresses. */
export interface Notice {
  /** Ours, another for each text. A channel that tells later what became of a notice names it. */
  key: string
  to: Pick<Row<'push_subscriptions'>, 'endpoint' | 'p256dh' | 'auth' | 'vapid_key'>
  order_id: number
  kind: PushKind
  /** JSON of `PushPayload`. */
  payload: string
  /** How long it is still news. */
  seconds: number
}

/** A way to reach customers (docs/architecture.md); its contract is `describeChannel` (lab/shop/channel-contract.ts). */
export interface NoticeChannel {
  /** One attempt, which ends within half a minute. A fault is an outcome, never thrown. */
  send(notice: Notice): Promise<NoticeOutcome>
}

/** What a channel's folder declares; `deliver-pushes.ts` has a line for each. */
export interface ChannelDeclaration {
  /** With its keys as they are stored now; null: the shop has none. */
  open(deps: Deps): Promise<NoticeChannel | null>
}

/** The outcome of an attempt; `fault` null: the channel took the message. */
export interface NoticeOutcome {
  status: number | null
  /** Why it was not taken, in Spanish. */
  fault: string | null
  /** What to do about a fault: try again later, give the message up for ever, or delete the subscription with it. */
  next: 'again' | 'give-up' | 'unsubscribe'
  /** How long the service wants to be left alone. */
  waitSeconds: number
}

/** The outcome of an attempt that no `Retry-After` delays. */
export const given = (next: NoticeOutcome['next'], fault: string | null, status: number | null = null) => ({
  status,
  fault,
  next,
  waitSeconds: 0,
})

/** What an answer means that never came, or whose address may not be called. */
export function failedOutcome(error: unknown): NoticeOutcome {
  if (error instanceof AddressError) return given('give-up', PUSH_FAULTS.address)
  if (!(error instanceof Error)) return given('again', PUSH_FAULTS.unreachable('?'))
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return given('again', PUSH_FAULTS.tooSlow)
  return given('again', PUSH_FAULTS.unreachable('code' in error ? String(error.code) : error.name))
}

/** What a push service's answer means: taken, no such subscription any more, later, never. */
export function outcomeOf({ status, retryAfter }: PostAnswer, now: Date): NoticeOutcome {
  if (status >= 200 && status < 300) return given('give-up', null, status)
  const fault = PUSH_FAULTS.status(status)
  if (status === 404 || status === 410) return given('unsubscribe', fault, status)
  if (status !== 429 && status < 500) return given('give-up', fault, status)
  return { ...given('again', fault, status), waitSeconds: waitOf(retryAfter, now) }
}

/** The seconds of a `Retry-After`: a number, or a date. */
export function waitOf(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.getTime()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), WAIT_MAX_SECONDS) : 0
}
