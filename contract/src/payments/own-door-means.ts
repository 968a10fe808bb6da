import type { DoorMeans, PaymentWay } from './payment-way.ts'

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
