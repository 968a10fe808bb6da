import { hash } from 'node:crypto'
import { UNCONFIRMED_MAILS_PER_DAY } from '@gondola/contract/constants.ts'
import { normalisedEmail } from '@gondola/contract/rules/email.ts'
import type { Deps } from '../platform/deps.ts'
import { countAttempt } from '../http/rate-limit.store.ts'
import type { QueuedMail } from './mail-queue.store.ts'

const SECONDS_PER_DAY = 86_400

/** The links that people wait for, which have limits of their own. */
const ASKED_FOR: ReadonlySet<string> = new Set(['recuperar-acceso', 'confirmar-email'])

/**
 * Whether the mail is one too many of its kind to an address that nobody confirmed: it may be anybody's, and the shop
 * must not become the means by which many accounts or forms write to one person. Counted at the first attempt.
 */
export async function isTooMany(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { limited_as, to_address, attempts }: QueuedMail,
): Promise<boolean> {
  if (!config.rateLimit || limited_as === null || attempts > 1 || ASKED_FOR.has(limited_as)) return false
  const key = `mail:${hash('sha256', `${limited_as} ${mailboxOf(to_address)}`, 'base64url').slice(0, 22)}`
  const { count } = await countAttempt(db, clock, key, SECONDS_PER_DAY)
  return count > UNCONFIRMED_MAILS_PER_DAY
}

/** What many mail servers deliver alike: dots in the name and what stands behind a plus make no other mailbox. */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = normalisedEmail(address).split('@')
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}
