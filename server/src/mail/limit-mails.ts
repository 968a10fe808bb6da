import {
  normalisedEmail,
  RECOVERY_LINKS,
  STAFF_MAILS_PER_DAY,
  UNCONFIRMED_MAILS_PER_DAY,
} from '@gondola/contract/base'
import type { StaffSession } from '../http/caller.ts'
import { isBeyondHour, limitUse } from '../http/limit-use.ts'
import { countAttempt, keyHash } from '../http/rate-limit.store.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import type { QueuedMail } from './mail-queue.store.ts'

// Whoever writes an address into a form or an account may write anybody's: the shop must not flood a mailbox.

const SECONDS_PER_HOUR = 3600
const SECONDS_PER_DAY = 86_400

/**
 * Not limited here: an account's links to a new password have a limit of their own (`hasManyLinks`). A link to confirm
 * an address is asked for by whoever registered with it.
 */
const ASKED_FOR = 'recuperar-acceso'
/** Whoever registers waits for it; how many register is limited. */
const WAITED_FOR = 'codigo-de-registro'

/**
 * Whether a mail to an unconfirmed address exceeds the mailbox's day, of its kind or of all kinds, or one to an address
 * typed in a form the shop's hour. Counted at the first attempt.
 */
export async function isTooMany(
  deps: Deps,
  { limited_as, to_address, attempts, client_id }: QueuedMail,
): Promise<boolean> {
  if (!deps.config.rateLimit || limited_as === null || attempts > 1 || limited_as === ASKED_FOR) return false
  const mailbox = mailboxOf(to_address)
  const isOfForm = client_id === null && limited_as !== WAITED_FOR
  // what strangers write into forms does not use up the mails of the mailbox's own account
  const all = isOfForm
    ? ([`forms ${mailbox}`, UNCONFIRMED_MAILS_PER_DAY.ofForms] as const)
    : ([mailbox, UNCONFIRMED_MAILS_PER_DAY.ofAll] as const)
  const ofKind = [`${limited_as} ${mailbox}`, UNCONFIRMED_MAILS_PER_DAY.ofKind] as const
  for (const [key, most] of [ofKind, all]) {
    const { count } = await countAttempt(deps.db, deps.clock, `mail:${keyHash(key)}`, SECONDS_PER_DAY)
    if (count > most) return true
  }
  return isOfForm && (await isBeyondHour(deps, 'formMail'))
}

/**
 * Counts a link to a new password by its address, so that another account of it does not begin again; whether there are
 * too many. Only requests that end in a mail are counted, so that nobody uses them up who does not know document and
 * mail.
 */
export async function hasManyLinks({ config, clock }: Deps, trx: Db, address: string): Promise<boolean> {
  if (!config.rateLimit) return false
  const key = `recovery-link:${keyHash(mailboxOf(address))}`
  const hour = await countAttempt(trx, clock, key, SECONDS_PER_HOUR)
  const day = await countAttempt(trx, clock, `${key}:day`, SECONDS_PER_DAY)
  return hour.count > RECOVERY_LINKS.perHour || day.count > RECOVERY_LINKS.perDay
}

/** Limits what staff send by hand, of all people and to one address. @throws 429 */
export async function limitStaffMail(
  parts: Deps,
  trx: Db,
  { staffId }: StaffSession,
  address: string,
): Promise<void> {
  const deps = { ...parts, db: trx }
  await limitUse(deps, `staff-mail:${staffId}`, STAFF_MAILS_PER_DAY.ofOne)
  await limitUse(deps, `staff-mail:${keyHash(mailboxOf(address))}`, STAFF_MAILS_PER_DAY.toOne)
}

/** The mailbox of an address: many mail servers ignore dots in the local part, and anything after a plus; Google's has two names. */
function mailboxOf(address: string): string {
  const [name = '', domain = ''] = normalisedEmail(address).split('@')
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain.replace(/^googlemail\.com$/, 'gmail.com')}`
}
