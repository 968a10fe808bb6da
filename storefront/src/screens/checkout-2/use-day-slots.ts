import { type DaySlot, isoDateOf } from '@gondola/contract/delivery'
import { alcoholHours, hasAlcohol, isAlcoholSlot, type Hours } from '@gondola/contract/orders'
import { useCart } from '../../state/cart/cart.ts'
import { useDeliveryDay } from '../../state/delivery.ts'
import { useParameters } from '../../state/site.ts'

const NO_WINDOWS = [] as const

/**
 * The slots of a delivery day that this cart may use: with alcohol only those within the branch's legal hours. `alcoholHours`
 * are those hours if they exclude a slot, otherwise null.
 */
export function useDaySlots(Dia: number | null) {
  const { data, error, refetch, isFetching } = useDeliveryDay(Dia)
  const shop = useParameters().data?.VentanasAlcohol ?? NO_WINDOWS
  const windows = data?.VentanasAlcohol ?? shop
  const isLimited = useCart(({ lines }) => hasAlcohol(lines))
  const isoDate = (Dia === null ? null : isoDateOf(Dia)) ?? ''
  const all: readonly DaySlot[] = data?.ListHorariosDisponibles ?? []
  const slots = isLimited ? all.filter((slot) => isAlcoholSlot(slot, isoDate, windows)) : all
  const hours: readonly Hours[] | null = slots.length < all.length ? alcoholHours(isoDate, windows) : null
  return { slots, alcoholHours: hours, isLoaded: data !== undefined, error, refetch, isFetching }
}
