import type { PushKind, PushState } from '@gondola/contract/orders'
import type { Generated } from 'kysely'

// Mails and push messages.

/** A kind of mail that a client does not want. */
export interface MailRefusalTable {
  client_id: number
  template: string
}

/** The key pair that signs push messages (VAPID). */
export interface PushKeysTable {
  id: 1
  public_key: string
  /** Encrypted (`push/push-keys.ts`). */
  private_key: string
  created_at: string
}

/** A browser that wants push messages about its customer's orders, while their session in it lasts. */
export interface PushSubscriptionTable {
  id: Generated<number>
  client_id: number
  session_hash: string
  /** The name of the push service (`push/push-services.ts`). */
  service: string
  endpoint: string
  p256dh: string
  auth: string
  /** The public key that the browser was given. */
  vapid_key: string
  created_at: string
}

/** A push message to one browser. */
export interface PushMessageTable {
  id: Generated<number>
  order_id: number
  /** Null: the browser no longer wants messages. */
  subscription_id: number | null
  kind: PushKind
  /** What the browser shows, as JSON text. */
  payload: string
  state: Generated<PushState>
  attempts: Generated<number>
  next_attempt_at: string
  lease: string | null
  /** After this it is no news any more. */
  expires_at: string
  created_at: string
  sent_at: string | null
  /** The HTTP status of the last attempt. */
  status_code: number | null
  last_error: string | null
}

export interface MailQueueTable {
  id: Generated<number>
  to_address: string
  reply_to: string | null
  subject: string
  /** The rendered bodies of mails queued by an earlier version, without `content`; otherwise empty. */
  text: string
  html: string
  state: Generated<'queued' | 'sent' | 'failed' | 'abandoned'>
  attempts: Generated<number>
  next_attempt_at: string
  lease: string | null
  last_error: string | null
  event_key: string | null
  created_at: string
  sent_at: string | null
  /** The client it belongs to; null: nobody with an account. */
  client_id: number | null
  /** The kind under which it counts towards the limit for unconfirmed addresses; null: it does not count. */
  limited_as: string | null
  /** The account was deleted: the row is deleted once the mail is sent or abandoned. */
  is_forgotten: Generated<boolean>
  /** When the content was deleted; subject and address remain. */
  emptied_at: string | null
}

/** The shop's own texts of a mail. */
export interface MailTextTable {
  name: string
  Asunto: string
  Texto: string
  Nota: string
}
