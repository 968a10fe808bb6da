import type { ProposedSlot } from '@gondola/contract/delivery'
import type { OrderInChange } from '@gondola/contract/orders'
import { useEffect, useRef } from 'react'
import { useHeldPlace } from '../../parts/slots/use-hold-keeper.ts'
import { type EditedChoices, findOrderEdits, keepOrderEdits } from '../../state/cart/order-edits.ts'
import { holdFor, isHeld, releaseHold, useSlotHold } from '../../state/slot-hold.ts'
import type { ChangedDelivery } from './use-changed-delivery.ts'

/**
 * Holds the place that an order is to move to. One place is held for an account: that of a checkout that was left is
 * asked for again when the checkout is.
 */
export function useChangeHold(
  { Pedido, Sucursal }: OrderInChange,
  { FormaEntrega, named, own, chosen, isMoved, missing }: ChangedDelivery,
  choose: (choice: EditedChoices) => void,
) {
  const { Dia, HorarioEntrega } = chosen
  const isHolding = isMoved && FormaEntrega !== null && Dia !== null && HorarioEntrega !== null
  useHeldPlace(
    isHolding && missing.address === null
      ? {
          FormaEntrega,
          Dia,
          HorarioEntrega,
          Pedido: Pedido.Id,
          ...(Sucursal !== null && { Sucursal }),
          ...(named && { Lugar: named }),
        }
      : null,
  )
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
  })
  useEffect(() => {
    const edited = () => findOrderEdits(Pedido)
    return holdFor({
      chosen: () => ({ Dia: edited()?.Dia ?? null, HorarioEntrega: edited()?.HorarioEntrega ?? null }),
      clear: () => latest.current({ HorarioEntrega: null }),
    })
  }, [Pedido])
  const letGo = () => {
    if (isMoved && isHeld(useSlotHold.getState().held, chosen)) releaseHold()
  }
  return {
    take: (slot: ProposedSlot) => {
      if (slot.Dia === own.Dia && slot.HorarioEntrega === own.HorarioEntrega) letGo()
      useSlotHold.setState({ hasRunOut: false, refusal: null })
      choose(slot)
    },
    discard: () => {
      letGo()
      keepOrderEdits(Pedido, null)
    },
  }
}
