import type { MailContent } from './texts/client-mails.ts'
import { instant, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import { insertMail } from './mail-queue.store.ts'
import { readMailShop } from './mail-shop.store.ts'
import { withOwnTexts } from './own-texts.store.ts'
import type { QueuedContent } from './queued-content.ts'
import type { Row } from '../platform/db/tables.ts'

/** A client, to whom a mail belongs: they may read it again, and it goes with the account. */
export type MailedClient = Pick<Row<'clients'>, 'Id' | 'Email' | 'email_confirmed_at'>

export interface NewMail {
  /** A client, an address that somebody typed, or the shop's own. */
  to: MailedClient | string | typeof TO_SHOP
  content: MailContent
  replyTo?: string
  /** The same event queues its mail once: `pedido-17-generado`. */
  eventKey?: string
}

/** Addresses a mail to the shop's address in the site parameters. */
export const TO_SHOP = Symbol('to the shop')

/**
 * Queues a mail in the transaction of the change that causes it: either both are there or neither is. A worker sends it
 * (`deliver-mail.ts`); nobody waits for a mail server. It says what is true now, with the texts and the shop's name of now,
 * whenever it is sent. The mail's id, or null where its event has one already, or nobody is to get it.
 */
export async function queueMail(
  trx: Db,
  clock: Clock,
  { to, content: builtIn, replyTo, eventKey }: NewMail,
): Promise<number | null> {
  if (isClient(to) && to.Email === '') return null
  const [shop, { template, ...content }] = await Promise.all([readMailShop(trx), withOwnTexts(trx, builtIn)])
  const now = instant(clock)
  return insertMail(trx, {
    to_address: to === TO_SHOP ? shop.Email : isClient(to) ? to.Email : to,
    client_id: isClient(to) ? to.Id : null,
    limited_as: isLimited(to) ? (template?.name ?? null) : null,
    reply_to: replyTo ?? null,
    // a subject is one line
    subject: content.subject.replace(/\s+/g, ' ').trim(),
    content: JSON.stringify({ content, shop } satisfies QueuedContent),
    text: '',
    html: '',
    next_attempt_at: now,
    created_at: now,
    event_key: eventKey ?? null,
  })
}

const isClient = (to: NewMail['to']): to is MailedClient => typeof to === 'object'

/** Whether the address may be anybody's, so that mails to it are counted. Staff's own letters, which have no template, are not. */
const isLimited = (to: NewMail['to']) => to !== TO_SHOP && (!isClient(to) || to.email_confirmed_at === null)
