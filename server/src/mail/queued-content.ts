import type { MailContent } from './texts/client-mails.ts'
import type { Json } from '../platform/db/tables.ts'
import type { MailShop } from './render-mail.ts'

/** What a queued mail says, and who says it: both as they were when it was queued. */
export interface QueuedContent {
  content: MailContent
  shop: MailShop
}

declare module '../platform/db/tables.ts' {
  interface MailQueueTable {
    content: Json<QueuedContent> | null
  }
}
