import { proposedSlot, type GridDay, type GridSlot } from '@gondola/contract/delivery'
import { hasAlcohol, isAlcoholSlot } from '@gondola/contract/orders'
import { useCart } from '../../state/cart/cart.ts'
import { useDeliveryGrid } from '../../state/delivery.ts'
import { useParameters } from '../../state/site.ts'
import { useSlotHold } from '../../state/slot-hold.ts'

const NO_WINDOWS = [] as const

/** The grid's days, what this cart may choose of them, and the slot proposed to this customer. */
export function useSlotGrid() {
  const { data, isPending, isFetching } = useDeliveryGrid()
  const usual = useSlotHold((state) => state.usual) ?? null
  const shop = useParameters().data?.VentanasAlcohol ?? NO_WINDOWS
  const isLimited = useCart(({ lines }) => hasAlcohol(lines))
  const windows = data?.VentanasAlcohol ?? shop
  const isAllowed = (slot: GridSlot, { Fecha }: GridDay) => !isLimited || isAlcoholSlot(slot, Fecha, windows)
  const days = data?.Dias ?? []
  return {
    days,
    costs: data?.Costo,
    usual,
    isAllowed,
    proposed: proposedSlot(days, usual, isAllowed),
    isPending,
    isFetching,
  }
}
