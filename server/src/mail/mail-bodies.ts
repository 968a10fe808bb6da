import type { Row } from '../platform/db/tables/database.ts'
import { renderMail, type MailBodies } from './render-mail.ts'

/** A queued mail's text and HTML bodies; mails queued by an earlier version store them already rendered. */
export const bodiesOf = ({
  content: queued,
  text,
  html,
}: Pick<Row<'mail_queue'>, 'content' | 'text' | 'html'>): MailBodies =>
  queued === null ? { text, html } : renderMail(queued.content, queued.shop)
