import { Type } from 'typebox'
import type { PaymentWay } from './payment-way.ts'
import { orderAddress } from '../base/index.ts'

// The providers that a payment type can be paid through, as the pages show them. How one is called, its keys and its
// card fields are in its folder of the server.

interface ProviderFacts {
  title: string
  /** Those that it can serve; whoever transfers cannot reserve. */
  ways: readonly PaymentWay[]
  /** The means of a payment from the customer's account with the provider; null: it has none. */
  wallet: string | null
}

const FACTS = {
  'mercado-pago': {
    title: 'Mercado Pago',
    ways: ['listo', 'ahora', 'reserva'],
    wallet: 'account_money',
  },
  transferencia: { title: 'Transferencia', ways: ['listo', 'ahora'], wallet: null },
} as const satisfies Record<string, ProviderFacts>

export type PaymentProviderName = keyof typeof FACTS
export const PAYMENT_PROVIDERS: Readonly<Record<PaymentProviderName, ProviderFacts>> = FACTS
export const PROVIDER_NAMES = Object.keys(FACTS) as PaymentProviderName[]
export const PaymentProviderName = Type.Unsafe<PaymentProviderName>(
  Type.Union(PROVIDER_NAMES.map((name) => Type.Literal(name))),
)

/** The providers' titles by the means of a payment from the customer's account with them. */
export const WALLETS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(PAYMENT_PROVIDERS).flatMap(({ wallet, title }) => (wallet === null ? [] : [[wallet, title]])),
)

interface KeyHints {
  access: string
  notices: string
  card: string
  noticesAddress: string
}

/** Where a provider's own pages have what staff enter or paste; null: its account has no keys. */
export const KEY_HINTS: Readonly<Record<PaymentProviderName, KeyHints | null>> = {
  'mercado-pago': {
    access: 'En Mercado Pago: Tus integraciones, la aplicación, Credenciales de producción.',
    notices: 'En la misma aplicación: Webhooks, Configurar notificaciones, Clave secreta.',
    card: 'Solo para reservar en la tarjeta: los datos de la tarjeta van directo a Mercado Pago.',
    noticesAddress: 'Pegala en Mercado Pago, en Webhooks, con el evento «Pagos».',
  },
  transferencia: null,
}

/**
 * Where a provider sends the customer of an order back to. The server redirects to the shop's screen: a provider appends
 * its query before a `#`, and nothing of it is believed.
 */
export const payReturnPath = (Id: number | string): string => `/pago/vuelta/${Id}`

/** The order's page, for who comes back from paying. */
export const payReturnScreen = (Id: number): string => `/#${orderAddress(Id)}?pago=vuelta`

/** The shop's own page with the provider's card fields, for the session of a reserve. */
export const cardPagePath = (reference: string): string => `/pago/tarjeta/${reference}`
