import { randomUUID } from 'node:crypto'
import type {
  CardToken,
  PaymentAsk,
  PaymentProvider,
  PaymentSession,
} from '@gondola/server/payments/providers/provider.ts'

/** How the next answer of the provider fails. */
export type AnswerFault = 'lento' | 'cortado-antes' | 'cortado-despues' | '500' | '503' | '429'

/** An adapter, with what a test does in the place of customer, provider and network. */
export interface ProviderUnderTest {
  provider: PaymentProvider
  /** Whether its payments are of live books. */
  isLive: boolean
  /** What an account has that is reached over a network; null: its books are the shop's own. */
  remote: RemoteAccount | null
  /** Pays on the page of a session; false: it lets nobody pay. */
  pay(session: PaymentSession, result: 'aprobado' | 'rechazado' | 'pendiente'): Promise<boolean>
  /** A card's token, as the provider's fields in a browser make it. */
  newCard(result: 'aprobado' | 'rechazado'): Promise<CardToken>
  /** Gives back as staff do, where the account cannot. */
  giveBackByHand?(paymentId: string, centavos: number): Promise<void>
  stop(): Promise<void>
}

export interface RemoteAccount {
  /** The same account, which does not wait long for an answer. */
  impatient: PaymentProvider
  /** The same account with a key that the provider refuses. */
  withWrongKey: PaymentProvider
  failNext(fault: AnswerFault): void
  /** Sets the provider's clock forward. */
  passDays(days: number): void
}

/** An ask for 12,345.67 pesos, due in an hour. */
export const newAsk = (changes: Partial<PaymentAsk> = {}): PaymentAsk => ({
  reference: randomUUID(),
  centavos: 1_234_567,
  title: 'Pedido 1234 de Supermercados Góndola',
  mode: 'cobrar',
  email: 'ana@example.com',
  returnUrl: 'http://127.0.0.1:9/pago/retorno',
  noticeUrl: null,
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  ...changes,
})
