import type { PaymentState } from '@gondola/contract/payments'
import type { OrderDeps } from '../../orders/order-events.ts'
import type { Config } from '../../platform/config.ts'
import type { Deps } from '../../platform/deps.ts'
import type { AccountKeys } from '../../platform/secrets/sealed-account-keys.ts'

// What the shop asks of a payment provider (decision 0031). Amounts are whole centavos. Every call that writes carries a
// key of ours: said twice, it is done once, also across a crash between the call and its answer.

/** How a customer's money is taken: at once, or reserved on a card and captured later. */
export type TakingMode = 'cobrar' | 'reservar'

/** What a customer is asked to pay. */
export interface PaymentAsk {
  /** Ours, unique and unguessable; comes back with every payment made for it. */
  reference: string
  centavos: number
  /** What the customer reads on the provider's page: 'Pedido 1234 de Supermercados Góndola'. */
  title: string
  mode: TakingMode
  email: string
  /** Where the provider sends the customer back to, an address of the shop. */
  returnUrl: string
  /** Where it sends its notices; null: the shop has no address that it can reach. */
  noticeUrl: string | null
  /** An ISO instant, after which nothing may be paid. */
  expiresAt: string
}

/**
 * The page for an ask: the provider's; or, to reserve, one with its card fields, which make a `CardToken` in the
 * customer's browser.
 */
export interface PaymentSession {
  /** The provider's id of it. */
  id: string
  url: string
}

/** What the provider's own fields made of a card in the customer's browser: usable once, and no number is in it. */
export interface CardToken {
  token: string
  /** The card's kind in the shop's words, 'visa' (`CARD_NAMES`). */
  means: string
  installments: number
}

/** A payment as its provider has it now. */
export interface ProviderPayment {
  id: string
  /** The ask's; null: none, or not one of ours. */
  reference: string | null
  /** Null: a state that this adapter does not know, kept in `status`. */
  state: PaymentState | null
  /** The provider's own words, 'approved / accredited'. */
  status: string
  currency: string
  /** What was asked of the customer's means of payment; of a captured reserve it may be what was captured. */
  asked: number
  captured: number
  refunded: number
  /** The refunds it has made, also those made on its own pages. */
  refunds: readonly ProviderRefund[]
  /** The means in the shop's words, 'visa', or the provider's `wallet`; null: not said. */
  means: string | null
  installments: number | null
  /** Until when a reserved amount may be captured, an ISO instant. */
  captureBy: string | null
  /** Of the provider's real books, not of its sandbox. */
  isLive: boolean
}

export interface ProviderRefund {
  id: string
  centavos: number
}

/** A notice says only which payment to look up. */
export interface PaymentNotice {
  paymentId: string
  /** Its signature was made with the shop's secret. An unsigned one is limited, and looked up all the same. */
  isSigned: boolean
}

/** A notice's request, as received. */
export interface NoticeRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>
  query: Readonly<Record<string, unknown>>
  body: unknown
}

/** A call to a provider failed. */
export class ProviderError extends Error {
  /**
   * - `caido`: no answer, an answer cut off, or 429 and 5xx: it may have been done; ask again with the same key.
   * - `rechazado`: answered, and not done; asking again is of no use.
   * - `llave`: the shop's key was refused.
   */
  readonly fault: 'caido' | 'rechazado' | 'llave'
  /** The provider's code, 'cc_rejected_other_reason', or the status of HTTP; never a key or a person's data. */
  readonly code: string

  constructor(fault: ProviderError['fault'], code: string) {
    super(`${fault}: ${code}`)
    this.fault = fault
    this.code = code
  }
}

/** What an account can do; the contract's test asks for no more. */
export interface ProviderAbilities {
  /** Reserves an amount on a card, to capture it later. */
  reserves: boolean
  /** `a-mano`: staff give back and record it. */
  refunds: 'llamada' | 'a-mano'
  /** A page that was ended, or whose time is over, takes no money. */
  closes: boolean
  /** Sends notices of its payments. */
  notices: boolean
}

/** One provider's account of the shop. Every call ends within its time limit or throws `ProviderError`. */
export interface PaymentProvider {
  readonly abilities: ProviderAbilities
  /** Makes the page where the customer pays. */
  begin(ask: PaymentAsk, key: string): Promise<PaymentSession>
  /** Reserves an ask's amount on a card. A card that refuses is a payment of state `rechazado`, not an error. */
  reserve(ask: PaymentAsk, card: CardToken, key: string): Promise<ProviderPayment>
  /** Closes a page: nothing can be paid there any more. Closing a closed one is no error. */
  end(sessionId: string): Promise<void>
  /** The payments made for an ask, oldest first: none, one, or several attempts. */
  find(reference: string): Promise<ProviderPayment[]>
  /** Null: the provider does not know it. */
  lookUp(paymentId: string): Promise<ProviderPayment | null>
  /** Takes what was reserved, or less; the rest is released. */
  capture(paymentId: string, centavos: number, key: string): Promise<ProviderPayment>
  /** Releases a reserved amount. */
  cancel(paymentId: string, key: string): Promise<ProviderPayment>
  refund(paymentId: string, centavos: number, key: string): Promise<ProviderRefund>
  /** Null: no notice of a payment. */
  readNotice(request: NoticeRequest): PaymentNotice | null
  /**
   * The account's payments that changed within a window, also those of others, for the daily comparison. One that changes
   * meanwhile may come twice, the later state last.
   */
  list(since: string, until: string): AsyncIterable<ProviderPayment>
}

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

/** What a provider's folder declares; `payment-accounts.ts` has a line for each. */
export interface ProviderDeclaration {
  /** Null: the account has no keys, its books are the shop's own. */
  keys: ProviderKeys | null
  /** `keys` is null where the provider has none. */
  account(deps: Deps, keys: AccountKeys | null): Omit<KnownProvider, 'name'>
  /** The module that fills the shop's page for a card with the provider's fields; null: it has none. */
  cardFieldsModule: URL | null
  /**
   * What a customer reads of a payment by the detail of its `status`: why a card refused and what to do about it, and
   * what a payment that is not decided waits for, where the customer can do something about it.
   */
  statusTexts: { rejected: Readonly<Record<string, string>>; awaited: Readonly<Record<string, string>> }
}

export interface ProviderKeys {
  /** Whether the shop's simulator is asked with an access token; null: none is stored yet. */
  isSimulated(config: Config, accessToken: string | null): boolean
  /** A sentence for staff about an access token with which no real money comes in; null: it may be stored. */
  testKeyFault(accessToken: string): string | null
}

/** What this room is given, and what it owns. */
export interface PaymentDeps extends OrderDeps {
  /** The account with a provider as it is configured now; null: none. */
  paymentProvider: (name: string) => Promise<KnownProvider | null>
}
