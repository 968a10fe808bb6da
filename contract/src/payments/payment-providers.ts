import { Type } from 'typebox'
import type { PaymentWay } from './payment-way.ts'
import { OneOf, orderAddress } from '../base/index.ts'

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
export const PaymentProviderName = Type.Unsafe<PaymentProviderName>(OneOf(...PROVIDER_NAMES))

/** The providers' titles by the means of a payment from the customer's account with them. */
export const WALLETS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(PAYMENT_PROVIDERS).flatMap(({ wallet, title }) => (wallet === null ? [] : [[wallet, title]])),
)

// The accounts whose keys staff enter: of these providers, and of notices.

interface AccountFacts {
  title: string
  /** Where its own pages have what staff enter or paste. */
  access: string
  notices: string
  /** What the third key is, which is no secret. */
  publicName: string
  public: string
  noticesAddress: string
}

const ACCOUNT_FACTS = {
  'mercado-pago': {
    title: FACTS['mercado-pago'].title,
    access: 'En Mercado Pago: Tus integraciones, la aplicación, Credenciales de producción.',
    notices: 'En la misma aplicación: Webhooks, Configurar notificaciones, Clave secreta.',
    publicName: 'Llave pública (Public Key)',
    public: 'Solo para reservar en la tarjeta: los datos de la tarjeta van directo a Mercado Pago.',
    noticesAddress:
      'Pegala en Mercado Pago, en Webhooks, con el evento «Pagos». Sin avisos los pagos se ven igual, unos segundos después.',
  },
  whatsapp: {
    title: 'WhatsApp (avisos de pedidos)',
    access: 'En Meta for Developers: la aplicación, WhatsApp, el token permanente de un usuario del sistema.',
    notices: 'En la misma aplicación: Configuración, Básica, Clave secreta de la app.',
    publicName: 'Identificador del número de teléfono',
    public: 'En WhatsApp, Configuración de la API: Phone number ID.',
    noticesAddress:
      'Pegala en WhatsApp, Configuración, Webhook, con el campo «messages». Sin ella no se sabe qué se entregó ni quién pidió la baja.',
  },
} as const satisfies Record<string, AccountFacts>

export type AccountName = keyof typeof ACCOUNT_FACTS
export const ACCOUNTS: Readonly<Record<AccountName, AccountFacts>> = ACCOUNT_FACTS
export const ACCOUNT_NAMES = Object.keys(ACCOUNT_FACTS) as AccountName[]
export const AccountName = Type.Unsafe<AccountName>(OneOf(...ACCOUNT_NAMES))

/**
 * Where a provider sends the customer of an order back to. The server redirects to the shop's screen: a provider appends
 * its query before a `#`, and nothing of it is believed.
 */
export const payReturnPath = (Id: number | string): string => `/pago/vuelta/${Id}`

/** The order's page, for who comes back from paying. */
export const payReturnScreen = (Id: number): string => `/#${orderAddress(Id)}?pago=vuelta`

/** The shop's own page with the provider's card fields, for the session of a reserve. */
export const cardPagePath = (reference: string): string => `/pago/tarjeta/${reference}`
