import { readTelephones } from '@gondola/contract/base'
import type { PushState } from '@gondola/contract/orders'
import { queueMail } from '../../../mail/queue-mail.ts'
import { whatsAppEndedMail } from '../../../mail/texts/client-mails.ts'
import { instant, type Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { PUSH_FAULTS } from '../../push-texts.ts'

/** The name of the channel. */
export const WHATSAPP = 'whatsapp'

/** The number of a written telephone at which WhatsApp reaches it, digits with the country's; null: none. */
export const whatsAppNumber = (Telefono: string): string | null =>
  readTelephones(Telefono)?.find(({ chat }) => chat !== null)?.chat ?? null

/** A client's written telephone, and the number that gets notices; null: none does. */
export const findTelephone = (db: Db, clientId: number) =>
  db
    .selectFrom('clients')
    .leftJoin('push_subscriptions', (join) =>
      join.onRef('client_id', '=', 'clients.Id').on('service', '=', WHATSAPP),
    )
    .where('clients.Id', '=', clientId)
    .select(['clients.Telefono', 'endpoint'])
    .executeTakeFirstOrThrow()

export async function insertTelephone(
  trx: Db,
  clock: Clock,
  client_id: number,
  endpoint: string,
): Promise<void> {
  const unused = { session_hash: null, p256dh: '', auth: '', vapid_key: '' }
  await trx
    .insertInto('push_subscriptions')
    .values({ client_id, service: WHATSAPP, endpoint, ...unused, created_at: instant(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const deleteTelephones = (db: Db) => db.deleteFrom('push_subscriptions').where('service', '=', WHATSAPP)

/** Ends the notices to a client's telephone, unless it still has the `number`. */
export async function endTelephone(trx: Db, clientId: number, number: string | null): Promise<void> {
  const own = deleteTelephones(trx).where('client_id', '=', clientId)
  await own.where('endpoint', '<>', number ?? '').execute()
}

/** Ends the notices to a number, for whoever asks for it from there. */
export async function endNumber(db: Db, number: string): Promise<void> {
  await deleteTelephones(db).where('endpoint', '=', number).execute()
}

/** Deletes a subscription at which nothing arrives. Of a telephone its customer reads so: mails go on. */
export async function endSubscription(trx: Db, clock: Clock, id: number): Promise<void> {
  const ended = await trx
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (ended?.service !== WHATSAPP) return
  const to = await trx
    .selectFrom('clients')
    .select(['Id', 'Email', 'email_confirmed_at'])
    .where('Id', '=', ended.client_id)
    .executeTakeFirstOrThrow()
  await queueMail(trx, clock, { to, content: whatsAppEndedMail(ended.endpoint.slice(-4)) })
}

/** The states that each word of the provider's may follow; words come twice, and in any order. */
const EARLIER: Readonly<Record<string, PushState[]>> = {
  sent: ['queued'],
  delivered: ['queued', 'sent', 'failed'],
  read: ['queued', 'sent', 'delivered', 'failed'],
  failed: ['queued', 'sent'],
}

/** What became of a message; `ends`: nothing arrives at its number. */
interface ToldStatus {
  /** The message's `noticeKey`. */
  key: string
  status: string
  code: number
  ends: boolean
}

/** Notes what became of a message whose text is still the one that the key names. */
export async function noteStatus(
  trx: Db,
  clock: Clock,
  { key, status, code, ends }: ToldStatus,
): Promise<void> {
  const [, id, expires_at] = /^(\d{1,9}) (\S+)$/.exec(key) ?? []
  if (expires_at === undefined || !Object.hasOwn(EARLIER, status)) return
  const last_error = status === 'failed' ? PUSH_FAULTS.whatsApp(code) : null
  const noted = await trx
    .updateTable('push_messages')
    .set({ state: status as PushState, last_error, lease: null })
    .set((row) => ({ sent_at: row.fn.coalesce('sent_at', row.val(instant(clock))) }))
    .where('id', '=', Number(id))
    .where('expires_at', '=', expires_at)
    .where('service', '=', WHATSAPP)
    .where('state', 'in', EARLIER[status]!)
    .returning('subscription_id')
    .executeTakeFirst()
  if (status === 'failed' && ends && noted?.subscription_id)
    await endSubscription(trx, clock, noted.subscription_id)
}
