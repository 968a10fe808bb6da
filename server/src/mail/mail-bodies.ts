import type { Row } from '../platform/db/tables.ts'
import { renderMail, type MailBodies } from './render-mail.ts'

/** A queued mail's two bodies; those of one that an earlier version queued lie there as they were made. */
export const bodiesOf = ({
  content: queued,
  text,
  html,
}: Pick<Row<'mail_queue'>, 'content' | 'text' | 'html'>): MailBodies =>
  queued === null ? { text, html } : renderMail(queued.content, queued.shop)
