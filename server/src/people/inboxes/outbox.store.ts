import { sql } from 'kysely'
import type { OutboxMail, OutboxMailWhole } from '@gondola/contract/inboxes'
import { EMPTIED_MAIL } from '../../mail/texts/staff-mail-texts.ts'
import { instant, shopDateTime, type Clock } from '../../platform/clock.ts'
import { deleteInSlices, inSlices } from '../../platform/db/delete-in-slices.ts'
import { SEARCHED } from '../../platform/db/staff-search/staff-search-index.ts'
import { dueAgain } from '../../platform/db/lease-rows.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listing } from '../../platform/db/records.ts'
import { bodiesOf } from '../../mail/render-mail.ts'
import type { QueuedMail } from '../../mail/mail-queue.store.ts'

/**
 * A mail's body for display to staff. Cuts the tokens out of links that recover an account or confirm its address; the
 * rest of each link stays.
 */
export const withoutSecrets = (body: string): string =>
  body.replace(/(\/(?:restablecer|confirmar)\/)[\w%-]+/g, '$1…')

function toOutboxMail(row: QueuedMail, timeZone: string): OutboxMail {
  const moment = (at: string) => shopDateTime(new Date(at), timeZone)
  return {
    Id: row.id,
    Para: row.to_address,
    Asunto: row.subject,
    Estado: row.state,
    Intentos: row.attempts,
    UltimoError: row.last_error,
    Fechahora: moment(row.created_at),
    Enviado: row.sent_at && moment(row.sent_at),
    Proximo: row.state === 'queued' ? moment(row.next_attempt_at) : null,
  }
}

/** The mails, newest first by default. */
export const outboxList = listing({
  from: (db) => db.selectFrom('mail_queue').selectAll(),
  key: 'id',
  newestBy: 'id',
  searched: SEARCHED.mails,
  filters: { Estado: 'state' },
  sort: {
    Id: 'id',
    Fechahora: 'created_at',
    Para: 'to_address',
    Asunto: 'subject',
    Estado: 'state',
    Intentos: 'attempts',
    Enviado: 'sent_at',
  },
  order: ['Id', 'DESC'],
  shown: toOutboxMail,
})

export async function findMail(db: Db, id: number): Promise<QueuedMail | null> {
  return (await db.selectFrom('mail_queue').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** Finds a mail and locks its row: no process starts or ends an attempt until the transaction ends. */
export async function lockMail(trx: Db, id: number): Promise<QueuedMail | null> {
  const row = trx.selectFrom('mail_queue').selectAll().where('id', '=', id).forUpdate()
  return (await row.executeTakeFirst()) ?? null
}

export const toWholeMail = (row: QueuedMail, timeZone: string): OutboxMailWhole => ({
  ...toOutboxMail(row, timeZone),
  ResponderA: row.reply_to,
  Texto: textOf(row),
})

const textOf = (row: QueuedMail) =>
  row.emptied_at === null ? withoutSecrets(bodiesOf(row).text) : EMPTIED_MAIL

/** A client's mails, for the export of their data. */
export async function listOwnMails(db: Db, clientId: number) {
  const rows = await db
    .selectFrom('mail_queue')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    Fechahora: row.created_at,
    Enviado: row.sent_at,
    Para: row.to_address,
    Asunto: row.subject,
    Texto: textOf(row),
  }))
}

export const emptyOldMails = (db: Db, clock: Clock, before: string): Promise<void> =>
  inSlices(db, 'mail_queue', async (trx, rows) => {
    const old = trx
      .selectFrom('mail_queue')
      .select('id')
      .where('emptied_at', 'is', null)
      .where('created_at', '<', before)
      .where('state', '<>', 'queued')
      .limit(rows)
      .forUpdate()
      .skipLocked()
    const { numUpdatedRows } = await trx
      .updateTable('mail_queue')
      .set({ content: null, emptied_at: instant(clock) })
      .where('id', 'in', old)
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })

/** Deletes mails queued before an instant whose content is deleted. */
export const deleteOldMails = (db: Db, before: string): Promise<void> =>
  deleteInSlices(db, 'mail_queue', sql`created_at < ${before} and emptied_at is not null`)

/** Requeues a mail at once, with its attempts reset. */
export async function requeueMail(trx: Db, clock: Clock, mail: QueuedMail): Promise<QueuedMail> {
  return trx
    .updateTable('mail_queue')
    .set({
      state: 'queued',
      attempts: 0,
      next_attempt_at: dueAgain(clock, mail),
      lease: null,
      // staff asked for it, so it is not rate-limited
      limited_as: null,
    })
    .where('id', '=', mail.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Queues a copy of a sent mail, as a new mail. */
export async function copyMail(trx: Db, clock: Clock, mail: QueuedMail): Promise<QueuedMail> {
  const { to_address, reply_to, subject, content: said, client_id } = mail
  const content = said && JSON.stringify(said)
  const now = instant(clock)
  return trx
    .insertInto('mail_queue')
    .values({
      to_address,
      reply_to,
      subject,
      content,
      client_id,
      next_attempt_at: now,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function abandonMail(trx: Db, id: number): Promise<QueuedMail> {
  const left = await trx
    .updateTable('mail_queue')
    .set({ state: 'abandoned', lease: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  // mails of deleted accounts are deleted
  if (left.is_forgotten) await trx.deleteFrom('mail_queue').where('id', '=', id).execute()
  return left
}
