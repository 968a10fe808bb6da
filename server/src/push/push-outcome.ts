import type { PostAnswer } from '../platform/network/post-body.ts'
import { PUSH_FAULTS } from './push-texts.ts'

/** The most that a push service can make a message wait. */
const WAIT_MAX_SECONDS = 6 * 3600

/** The outcome of an attempt; `fault` null: the push service took the message. */
export interface PushOutcome {
  status: number | null
  /** Why it was not taken, in Spanish. */
  fault: string | null
  /** What to do about a fault: try again, give the message up, or delete the subscription with it. */
  next: 'again' | 'give-up' | 'unsubscribe'
  /** How long the push service wants to be left alone. */
  waitSeconds: number
}

/** The outcome of an attempt that no `Retry-After` delays. */
export const given = (next: PushOutcome['next'], fault: string | null, status: number | null = null) => ({
  status,
  fault,
  next,
  waitSeconds: 0,
})

/** What a push service's answer means: taken, no such subscription any more, later, never. */
export function outcomeOf({ status, retryAfter }: PostAnswer, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return given('give-up', null, status)
  const fault = PUSH_FAULTS.status(status)
  if (status === 404 || status === 410) return given('unsubscribe', fault, status)
  if (status !== 429 && status < 500) return given('give-up', fault, status)
  return { ...given('again', fault, status), waitSeconds: waitOf(retryAfter, now) }
}

/** The seconds of a `Retry-After`: a number, or a date. */
function waitOf(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0
  const seconds = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.getTime()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), WAIT_MAX_SECONDS) : 0
}
