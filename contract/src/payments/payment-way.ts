import { OneOf } from '../base/index.ts'
import type { Static } from 'typebox'

/**
 * How an order is paid (decision 0031): at the door; by a link for the exact total once it is ready; the estimate at
 * once; the estimate reserved on a card, captured when it is ready.
 */
export const PaymentWay = OneOf('puerta', 'listo', 'ahora', 'reserva')
export type PaymentWay = Static<typeof PaymentWay>

/** Whether an order of this way waits for its payment before anybody prepares it. */
export const isPaidFirst = (way: PaymentWay): boolean => way === 'ahora' || way === 'reserva'

/** A card's reserve is captured within seven days (decision 0031): the last day of delivery, from today on. */
export const RESERVE_DAYS = 6

export const isReservable = (isoDate: string, today: string): boolean =>
  Date.parse(isoDate) - Date.parse(today) <= RESERVE_DAYS * 86_400_000

/** What is paid to whoever delivers. */
export const DoorMeans = OneOf('efectivo', 'tarjeta', 'qr')
export type DoorMeans = Static<typeof DoorMeans>

export const DOOR_MEANS = ['efectivo', 'tarjeta', 'qr'] as const satisfies readonly DoorMeans[]

/** How a payment type is paid; `kept` is what staff said, null: nothing. */
interface DiscountTerms {
  way: PaymentWay
  isTransfer: boolean
  kept: readonly DoorMeans[] | null
}

/**
 * With which means at the door an order keeps what it costs less because of its payment type. Unless staff said it: all
 * where the type is paid at the door anyway; card and QR instead of a page to pay; none instead of a transfer.
 */
export function keepingMeans({ way, isTransfer, kept }: DiscountTerms): readonly DoorMeans[] {
  if (kept !== null) return kept
  if (way === 'puerta') return DOOR_MEANS
  return isTransfer ? [] : ['tarjeta', 'qr']
}

/** The means at the door with which a discount is lost that is kept with these. */
export const losingMeans = (keeping: readonly DoorMeans[]): DoorMeans[] =>
  DOOR_MEANS.filter((means) => !keeping.includes(means))

/** The provider of payments that staff receive when they deliver. */
export const DOOR = 'puerta'

/** The provider of payments out of what the shop owes the customer (saldo a favor). */
export const CREDIT = 'saldo'

/**
 * What the weights of an order may add to its total, in centavos, by the weighed goods' total in centavos and the
 * tolerance of weights in per cent: so much more than the estimate is reserved on a card.
 */
export const reserveMargin = (weighed: number, ToleranciaPeso: number): number =>
  Math.ceil((weighed * ToleranciaPeso) / 100)

/** Cards by the provider's words for them, as people read them; a word that is missing here is shown as it is. */
export const CARD_NAMES = {
  visa: 'Visa',
  debvisa: 'Visa débito',
  master: 'Mastercard',
  debmaster: 'Mastercard débito',
  amex: 'American Express',
  cabal: 'Cabal',
  debcabal: 'Cabal débito',
  maestro: 'Maestro',
  naranja: 'Naranja X',
} as const

/** What a payment type says of the door; `kept` as in `keepingMeans`. */
interface OwnTerms {
  way: PaymentWay
  name: string
  kept: readonly DoorMeans[] | null
}

/**
 * The means that an order of a payment type is paid with at the door, as far as anybody can tell before: the only one
 * that keeps its discount, or else the first that the name of the type has. Cash if it names none, and of types with a
 * page to pay: whoever did not pay there said nothing of the door.
 */
export function ownDoorMeans({ way, name, kept }: OwnTerms): DoorMeans {
  const [only, ...others] = kept ?? []
  if (only !== undefined && others.length === 0) return only
  if (way !== 'puerta') return 'efectivo'
  const word = MEANS_WORDS.exec(name)?.[0]
  return word === undefined ? 'efectivo' : wordMeans(word)
}

const MEANS_WORDS = /efectivo|contado|tarjeta|d[eé]bito|cr[eé]dito|posnet|\bqr\b|billetera/i

function wordMeans(word: string): DoorMeans {
  if (/^(efectivo|contado)$/i.test(word)) return 'efectivo'
  return /^(qr|billetera)$/i.test(word) ? 'qr' : 'tarjeta'
}
