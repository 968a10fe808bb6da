import {
  type DeliveryGrid,
  type GridDay,
  type GridSlot,
  proposedSlot,
  type UsualDelivery,
} from '@gondola/contract/delivery'
import { hasAlcohol, isAlcoholSlot } from '@gondola/contract/orders'
import { useCart } from '../../state/cart/cart.ts'
import { useCheckout } from '../../state/cart/checkout.ts'
import { useDeliveryGrid, useOrderBranch } from '../../state/delivery.ts'
import { useParameters } from '../../state/site.ts'
import { useSlotHold } from '../../state/slot-hold.ts'

const NO_WINDOWS = [] as const

/** The grid's days, what this cart may choose of them, and the slot proposed to this customer. */
export function useSlotGrid() {
  const { data, isPending, isFetching } = useDeliveryGrid()
  const usual = useUsual()
  const isLimited = useCart(({ lines }) => hasAlcohol(lines))
  const choice = useSlotChoice(data, isLimited, usual)
  return { ...choice, isPending, isFetching }
}

/** What is usual for the customer at the order's branch and in its form of delivery; null: nothing, or in another. */
export function useUsual(): UsualDelivery | null {
  const usual = useSlotHold((state) => state.usual) ?? null
  const branch = useOrderBranch()
  const form = useCheckout(({ FormaEntrega }) => FormaEntrega)
  const isHere = branch === undefined || usual?.Sucursal === branch
  return usual !== null && isHere && (form ?? usual.FormaEntrega) === usual.FormaEntrega ? usual : null
}

/** What may be chosen of a grid; `isLimited`: with alcohol only within the legal hours. */
export function useSlotChoice(
  data: DeliveryGrid | undefined,
  isLimited: boolean,
  usual: UsualDelivery | null,
) {
  const shop = useParameters().data?.VentanasAlcohol ?? NO_WINDOWS
  const windows = data?.VentanasAlcohol ?? shop
  const isAllowed = (slot: GridSlot, { Fecha }: GridDay) => !isLimited || isAlcoholSlot(slot, Fecha, windows)
  const days = data?.Dias ?? []
  return { days, costs: data?.Costo, usual, isAllowed, proposed: proposedSlot(days, usual, isAllowed) }
}

export type SlotChoice = ReturnType<typeof useSlotChoice>
