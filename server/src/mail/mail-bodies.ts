import type { MailContent } from '@gondola/contract/texts/mail.ts'
import type { Row } from '../db/tables.ts'
import { renderMail, type MailBodies, type MailShop } from './render-mail.ts'

/** What a queued mail says, and who says it: both as they were when it was queued. */
export interface QueuedContent {
  content: MailContent
  shop: MailShop
}

/** A queued mail's two bodies; those of one that an earlier version queued lie there as they were made. */
export const bodiesOf = ({
  content: queued,
  text,
  html,
}: Pick<Row<'mail_queue'>, 'content' | 'text' | 'html'>): MailBodies =>
  queued === null ? { text, html } : renderMail(queued.content, queued.shop)
