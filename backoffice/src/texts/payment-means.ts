import {
  CARD_NAMES,
  CREDIT,
  creditName,
  DOOR,
  PAYMENT_PROVIDERS,
  WALLETS,
  type DoorMeans,
} from '@gondola/contract/payments'

// Names of how a payment came.

export const MEANS_NAMES: Readonly<Record<string, string>> = {
  efectivo: 'Efectivo',
  tarjeta: 'Tarjeta (posnet)',
  qr: 'QR',
  ...Object.fromEntries(Object.keys(WALLETS).map((means) => [means, 'Dinero en cuenta'])),
  ...CARD_NAMES,
  transferencia: 'Transferencia',
  [CREDIT]: creditName,
} satisfies Record<DoorMeans, string> & Record<string, string>

const PROVIDER_TITLES = {
  ...Object.fromEntries(Object.entries(PAYMENT_PROVIDERS).map(([name, { title }]) => [name, title])),
  [DOOR]: 'En la puerta',
  [CREDIT]: creditName,
}

/** A provider's name; one that is not known as it is stored. */
export const providerName = (provider: string): string => named(PROVIDER_TITLES, provider)

/** A means' name; empty if there is none, or if it is its provider's: 'Transferencia' is said once. */
export function meansName(means: string | null, provider: string): string {
  const name = means === null ? '' : named(MEANS_NAMES, means)
  return name === providerName(provider) ? '' : name
}

const named = (names: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(names, name) ? names[name]! : name
