import {
  type DeliveryGrid,
  type GridDay,
  type GridSlot,
  proposedSlot,
  slotText,
  type UsualDelivery,
} from '@gondola/contract/delivery'
import type { AlcoholWindow } from '@gondola/contract/branches'
import { alcoholHours, alcoholRanges, hasAlcohol, isAlcoholSlot } from '@gondola/contract/orders'
import { useCart } from '../../state/cart/cart.ts'
import { useCheckout } from '../../state/cart/checkout.ts'
import { useDeliveryGrid, useOrderBranch } from '../../state/delivery.ts'
import { useParameters } from '../../state/site.ts'
import { isHeld, useSlotHold } from '../../state/slot-hold.ts'
import { slotTexts } from '../../texts/delivery.ts'

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

/** What may be chosen of a grid; `isLimited`: with alcohol, of the cart or `Pedido`, only within the legal hours. */
export function useSlotChoice(
  data: DeliveryGrid | undefined,
  isLimited: boolean,
  usual: UsualDelivery | null,
  Pedido: number | null = null,
) {
  const shop = useParameters().data?.VentanasAlcohol ?? []
  const windows = data?.VentanasAlcohol ?? shop
  const isDry = (slot: GridSlot, { Fecha }: GridDay) => isLimited && !isAlcoholSlot(slot, Fecha, windows)
  const refused = useSlotHold(({ refusal, refused: lost = null }) => (refusal === null ? null : lost))
  const isAllowed = (slot: GridSlot, day: GridDay) =>
    !isDry(slot, day) && !isHeld(refused, { Dia: day.Id, HorarioEntrega: slotText(slot) })
  const days = data?.Dias ?? []
  return {
    days,
    today: data?.Hoy ?? '',
    costs: data?.Costo,
    usual,
    isAllowed,
    isDry,
    alcoholNote: alcoholNote(days, windows, isDry, Pedido),
    first: proposedSlot(days, null, isAllowed),
    proposed: proposedSlot(days, usual, isAllowed),
  }
}

/** When alcohol can be delivered, from which day on; empty: in every free slot. */
function alcoholNote(
  days: readonly GridDay[],
  windows: readonly AlcoholWindow[],
  isDry: (slot: GridSlot, day: GridDay) => boolean,
  Pedido: number | null,
): string {
  const free = days
    .map((day) => ({ ...day, Horarios: day.Horarios.filter(({ Estado }) => Estado === 'libre') }))
    .filter(({ Horarios }) => Horarios.length > 0)
  if (!free.some((day) => day.Horarios.some((slot) => isDry(slot, day)))) return ''
  const told = free
    .map(({ Fecha }) => ({ Fecha, when: alcoholRanges(alcoholHours(Fecha, windows) ?? []) }))
    .filter(({ when }, at, all) => when !== all[at - 1]?.when)
  return slotTexts.alcohol(told, Pedido)
}

export type SlotChoice = ReturnType<typeof useSlotChoice>
