import type { PaymentProvider } from './provider.ts'
import type { OrderDeps } from '../../orders/order-events.ts'

/** A provider that the shop has an account with. */
export interface KnownProvider {
  name: string
  /** Its payments are of its live books; false: of the simulator's, or of a sandbox. */
  isLive: boolean
  /** Null: staff receive and confirm the money, as with a transfer. */
  api: PaymentProvider | null
  /** Its card fields for a page of the shop; null: it has none, or the account's public key is missing. */
  cardFields: CardFields | null
}

/** The script with which a page makes a token of a card in the customer's browser. */
export interface CardFields {
  script: string
  publicKey: string
  /** Where script, frames and calls come from, as sources of a content security policy. */
  sources: readonly string[]
}

/** What this room is given, and what it owns. */
export interface PaymentDeps extends OrderDeps {
  /** The account with a provider as it is configured now; null: none. */
  paymentProvider: (name: string) => Promise<KnownProvider | null>
}
