import type { SlotHoldDraft } from '@gondola/contract/delivery'
import { useEffect, useState } from 'react'
import { useCheckout } from '../../state/cart/checkout.ts'
import { holdPlace, isHeld, loadOwnDelivery, useSlotHold } from '../../state/slot-hold.ts'
import { useCanDeliver, useOrderedFrom } from '../checkout/order-delivery.ts'

/** Whoever goes through the slots with the arrow keys asks for the last one only. */
const CALM_MS = 500

/** Keeps the place of the slot chosen in the checkout, as `useHeldPlace` does. */
export function useHoldKeeper(isPaused = false): void {
  const order = useCheckout()
  const { FormaEntrega, Dia, HorarioEntrega } = order
  const from = useOrderedFrom()
  const canDeliver = useCanDeliver()(order)
  const isChosen = FormaEntrega !== null && Dia !== null && HorarioEntrega !== null
  useHeldPlace(!isPaused && canDeliver && isChosen ? { FormaEntrega, Dia, HorarioEntrega, ...from } : null)
}

/**
 * Keeps the place of a chosen slot: holds it soon after it was chosen, and after a reload unless the server still does.
 * A hold that runs out is not taken again by itself: a forgotten page must not keep a place. Null: nothing to hold.
 */
export function useHeldPlace(wanted: SlotHoldDraft | null): void {
  const isAsked = useAsked()
  const written = wanted && JSON.stringify(wanted)
  useEffect(() => {
    if (!isAsked || written === null) return
    const draft = JSON.parse(written) as SlotHoldDraft
    const { held } = useSlotHold.getState()
    if (isHeld(held, draft) && (draft.Sucursal ?? held?.Sucursal) === held?.Sucursal) return
    const timer = setTimeout(() => void holdPlace(draft), CALM_MS)
    return () => clearTimeout(timer)
  }, [isAsked, written])
}

/** Asks the server what it holds when a step opens, and again when the page is looked at once more. */
function useAsked(): boolean {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    let isGone = false
    const ask = () => {
      if (document.visibilityState === 'visible') void loadOwnDelivery().then(() => !isGone && setAsked(true))
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])
  return isAsked
}
