import { Type, type Static } from 'typebox'
import type { PaymentWay } from './payment-way.ts'

/** What is paid to whoever delivers. */
export const DoorMeans = Type.Union([Type.Literal('efectivo'), Type.Literal('tarjeta'), Type.Literal('qr')])
export type DoorMeans = Static<typeof DoorMeans>

export const DOOR_MEANS: readonly DoorMeans[] = DoorMeans.anyOf.map(({ const: means }) => means)

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
