import type { PaymentProvider } from './provider.ts'

/** A provider that the shop has an account with. */
export interface KnownProvider {
  name: string
  /** Its payments are of its live books; false: of the simulator's, or of a sandbox. */
  isLive: boolean
  /** Null: staff receive and confirm the money, as with a transfer. */
  api: PaymentProvider | null
}

declare module '../../platform/deps.ts' {
  interface Deps {
    /** The account with a provider as it is configured now; null: none. */
    paymentProvider: (name: string) => Promise<KnownProvider | null>
  }
}
