import { hash } from 'node:crypto'
import { UNCONFIRMED_MAILS_PER_DAY, normalisedEmail } from '@gondola/contract/base'
import type { Deps } from '../platform/deps.ts'
import { countAttempt } from '../http/rate-limit.store.ts'
import type { QueuedMail } from './mail-queue.store.ts'

const SECONDS_PER_DAY = 86_400

/** Mails with a link that the recipient asked for; their calls have limits of their own. */
const ASKED_FOR: ReadonlySet<string> = new Set(['recuperar-acceso', 'confirmar-email'])

/**
 * Whether a mail exceeds the daily limit of its kind to an unconfirmed address. Such an address may be anybody's, and
 * the shop must not be used to flood one person's mailbox through many accounts or forms. Counted at the first attempt.
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

/** The mailbox of an address: many mail servers ignore dots in the local part, and anything after a plus. */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = normalisedEmail(address).split('@')
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}
