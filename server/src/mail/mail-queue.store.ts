import { instant, type Clock } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { leaseRows } from '../platform/db/lease-rows.ts'
import type { Db } from '../platform/db/open-database.ts'
import { preparedInsert } from '../platform/db/prepared-statements/prepared-statements.ts'
import type { NewRow, Row } from '../platform/db/tables/database.ts'
import type { MailTemplateName } from './texts/mail-templates.ts'

/** Whether a client does not want a kind of mail; only what nobody needs can be refused. */
export async function isMailRefused(db: Db, clientId: number, template: MailTemplateName): Promise<boolean> {
  const row = db
    .selectFrom('mail_refusals')
    .select('template')
    .where('client_id', '=', clientId)
    .where('template', '=', template)
  return (await row.executeTakeFirst()) !== undefined
}

/** Notes that a client does not want a kind of mail, or wants it again. */
export async function setMailRefusal(
  db: Db,
  clientId: number,
  template: MailTemplateName,
  isRefused: boolean,
): Promise<void> {
  if (isRefused)
    await db
      .insertInto('mail_refusals')
      .values({ client_id: clientId, template })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await db
      .deleteFrom('mail_refusals')
      .where('client_id', '=', clientId)
      .where('template', '=', template)
      .execute()
}

/** The kinds of mail that a client does not want. */
export async function listMailRefusals(db: Db, clientId: number): Promise<string[]> {
  const rows = db.selectFrom('mail_refusals').select('template').where('client_id', '=', clientId)
  return (await rows.orderBy('template').execute()).map(({ template }) => template)
}

/** Mail addresses of the active accounts of administration, and of one account besides (null: none). */
export async function listAdministratorAddresses(db: Db, besides: number | null): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_accounts')
    .select('email')
    .where('email', '<>', '')
    .where((is) =>
      is.or([
        is.and([is('role', '=', 'administracion'), is('is_active', '=', true)]),
        ...(besides === null ? [] : [is('id', '=', besides)]),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ email }) => email)
}

export type QueuedMail = Row<'mail_queue'>

/** Queues a mail and returns its id; null if its event has already queued one. */
export async function insertMail(trx: Db, mail: NewRow<'mail_queue'>): Promise<number | null> {
  const { rows } = await insertMailRow(trx, [mail])
  return rows[0]?.id ?? null
}

const insertMailRow = preparedInsert('mail_queue', (insert) =>
  insert.onConflict((conflict) => conflict.column('event_key').doNothing()).returning('id'),
)

/** Deletes mails that nobody has tried to send yet, by the beginning of their key. Returns the keys. */
export async function dropQueuedMails(trx: Db, keyPrefix: string): Promise<string[]> {
  const dropped = await trx
    .deleteFrom('mail_queue')
    // a range, so that the key's index is used
    .where('event_key', '>=', keyPrefix)
    .where('event_key', '<', `${keyPrefix}~`)
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .returning('event_key')
    .execute()
  return dropped.flatMap(({ event_key }) => (event_key === null ? [] : [event_key]))
}

export async function countQueuedMails(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('mail_queue')
    .where('state', '=', 'queued')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return waiting
}

/** Longer than one attempt may take; until it expires, no other process tries the same mail. */
const LEASE_SECONDS = 180

/**
 * Leases up to `count` due mails to this process. Other processes skip them, and get them only if this one dies before
 * it records the outcome.
 */
export async function claimMails(db: Db, clock: Clock, count: number): Promise<QueuedMail[]> {
  const now = instant(clock)
  // usually nothing is due, so check first without a lock
  if (!(await isAnyDue(db, now))) return []
  return inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('mail_queue')
      .select('id')
      .where('state', '=', 'queued')
      .where('next_attempt_at', '<=', now)
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(count)
      .forUpdate()
      .skipLocked()
      .execute()
    return leaseRows(trx, clock, 'mail_queue', due, LEASE_SECONDS)
  })
}

async function isAnyDue(db: Db, now: string): Promise<boolean> {
  const due = db
    .selectFrom('mail_queue')
    .select('id')
    .where('state', '=', 'queued')
    .where('next_attempt_at', '<=', now)
  return (await due.limit(1).executeTakeFirst()) !== undefined
}

type Claimed = Pick<QueuedMail, 'id' | 'lease' | 'attempts'>

const ofClaim = (db: Db, { id, lease }: Claimed) =>
  db.updateTable('mail_queue').where('id', '=', id).where('lease', '=', lease).where('state', '=', 'queued')

export async function markSent(db: Db, clock: Clock, mail: Claimed): Promise<void> {
  if (await deleteForgotten(db, mail)) return
  await ofClaim(db, mail)
    .set({ state: 'sent', sent_at: instant(clock), last_error: null, lease: null })
    .execute()
}

/** Abandons a mail without another attempt. */
export async function giveUp(db: Db, mail: Claimed, reason: string): Promise<void> {
  if (await deleteForgotten(db, mail)) return
  await ofClaim(db, mail).set({ state: 'abandoned', last_error: reason, lease: null }).execute()
}

/** Deletes the mail if its account is gone; returns whether it did. */
async function deleteForgotten(db: Db, { id, lease }: Claimed): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_queue')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('is_forgotten', '=', true)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const FIRST_PAUSE_SECONDS = 5
const LONGEST_PAUSE_SECONDS = 4 * 3600
/** About two days of attempts; then staff decide. */
const ATTEMPTS = 22

/** Schedules the next attempt with exponential backoff; after the last one the mail is marked failed, for staff. */
export async function markRefused(db: Db, clock: Clock, mail: Claimed, reason: string): Promise<void> {
  if (mail.attempts >= ATTEMPTS && (await deleteForgotten(db, mail))) return
  const pause = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (mail.attempts - 1))
  await ofClaim(db, mail)
    .set({
      state: mail.attempts >= ATTEMPTS ? 'failed' : 'queued',
      next_attempt_at: instant(clock, pause),
      last_error: reason.slice(0, 500),
      lease: null,
    })
    .execute()
}
