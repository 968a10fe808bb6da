import type { MailContent } from './texts/client-mails.ts'
import { instant, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import { insertMail } from './mail-queue.store.ts'
import { readMailShop, withOwnTexts } from './own-texts.store.ts'
import type { MailSource, PlacedMail, QueuedContent } from './render-mail.ts'
import type { Row } from '../platform/db/tables/database.ts'
import type { Json } from '../platform/db/tables/narrow-columns.ts'
import { builtInTexts, fillTemplate } from './texts/fill-template.ts'
import { PLACED_TEMPLATE, placedValues } from './texts/order-mails.ts'

/** The client a mail belongs to: they can read it later, and it is deleted with the account. */
export type MailedClient = Pick<Row<'clients'>, 'Id' | 'Email' | 'email_confirmed_at'>

export interface NewMail {
  /** A client, an address typed in a form, or the shop itself. */
  to: MailedClient | string | typeof TO_SHOP
  content: MailContent
  replyTo?: string
  /** Deduplication key: an event queues its mail only once (`pedido-17-generado`). */
  eventKey?: string
  /** How long it waits before it is sent. */
  delaySeconds?: number
}

/** Addresses a mail to the shop's address in the site parameters. */
export const TO_SHOP = Symbol('to the shop')

/**
 * Queues a mail in the transaction of the change that causes it, so that both commit or neither does. A worker sends it
 * later (`deliver-mail.ts`), so no request waits for a mail server. Data, texts and shop name are those at queueing
 * time. Returns the mail's id; null if its event has already queued one, or the client has no address.
 */
export async function queueMail(
  trx: Db,
  clock: Clock,
  { content: builtIn, ...mail }: NewMail,
): Promise<number | null> {
  if (isUnreachable(mail.to)) return null
  const [shop, { template, ...content }] = await Promise.all([readMailShop(trx), withOwnTexts(trx, builtIn)])
  const { subject } = content
  return insertQueued(trx, clock, mail, { subject, template: template?.name, queued: { content, shop } })
}

/** Queues the mail of a placed order, which is written only when it is sent or shown (`render-mail.ts`). */
export async function queuePlacedMail(
  trx: Db,
  clock: Clock,
  { placed, ...mail }: Omit<NewMail, 'content'> & { placed: PlacedMail },
  source: MailSource,
): Promise<void> {
  if (isUnreachable(mail.to)) return
  const { subject } = fillTemplate(source.own ?? builtInTexts(PLACED_TEMPLATE), placedValues(placed.order))
  const queued = { placed: { ...placed, order: withMailedLines(placed.order) }, ...source }
  await insertQueued(trx, clock, mail, { subject, template: PLACED_TEMPLATE, queued })
}

/** The mail's row repeats of the lines only what it says. */
const withMailedLines = (order: PlacedMail['order']): PlacedMail['order'] => ({
  ...order,
  Lineas: order.Lineas.map(
    ({ Descrip, Cantidad, Unidad, Precioventa, Descuentos, Reemplazo, Aclaracion }) => ({
      Descrip,
      Cantidad,
      Unidad,
      Precioventa,
      ...(Descuentos !== undefined && { Descuentos }),
      ...(Reemplazo !== undefined && { Reemplazo }),
      ...(Aclaracion && { Aclaracion }),
    }),
  ),
})

async function insertQueued(
  trx: Db,
  clock: Clock,
  { to, replyTo, eventKey, delaySeconds = 0 }: Omit<NewMail, 'content'>,
  { subject, template, queued }: { subject: string; template: string | undefined; queued: QueuedContent },
): Promise<number | null> {
  return insertMail(trx, {
    to_address: to === TO_SHOP ? queued.shop.Email : isClient(to) ? to.Email : to,
    client_id: isClient(to) ? to.Id : null,
    limited_as: isLimited(to) ? (template ?? null) : null,
    reply_to: replyTo ?? null,
    // a subject is one line
    subject: subject.replace(/\s+/g, ' ').trim(),
    content: JSON.stringify(queued),
    next_attempt_at: instant(clock, delaySeconds),
    created_at: instant(clock),
    event_key: eventKey ?? null,
  })
}

const isUnreachable = (to: NewMail['to']) => isClient(to) && to.Email === ''

const isClient = (to: NewMail['to']): to is MailedClient => typeof to === 'object'

/**
 * Whether the address is unconfirmed and its mails are rate-limited. Staff's own letters, without a template, are not.
 */
const isLimited = (to: NewMail['to']) => to !== TO_SHOP && (!isClient(to) || to.email_confirmed_at === null)

declare module '../platform/db/tables/database.ts' {
  interface OtherColumns {
    mail_queue: { content: Json<QueuedContent> | null }
  }
}
