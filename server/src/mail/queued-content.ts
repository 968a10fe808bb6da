import type { MailContent } from './texts/client-mails.ts'
import type { Json } from '../platform/db/tables.ts'
import type { MailShop } from './render-mail.ts'

/** A queued mail's content and the shop's details, both as of queueing time. */
export interface QueuedContent {
  content: MailContent
  shop: MailShop
}

declare module '../platform/db/tables.ts' {
  interface MailQueueTable {
    content: Json<QueuedContent> | null
  }
}
