import {
  type SlotHold,
  type SlotHoldDraft,
  type UsualDelivery,
  findOwnDelivery,
  holdSlot,
  releaseSlot,
} from '@gondola/contract/delivery'
import { create } from 'zustand'
import { send } from '../api/client.ts'
import { Refused } from '../api/errors.ts'
import { queryClient } from '../api/query-client.ts'
import { useCart } from './cart/cart.ts'
import { choose, useCheckout } from './cart/checkout.ts'

/** The place that the server holds for the customer, as this page knows it. */
interface SlotHoldState {
  held: SlotHold | null
  /** What is usual for the customer; undefined: not asked yet. */
  usual: UsualDelivery | null | undefined
  /** Where the last home delivery went; '' before that is known, and for who had none. */
  lastAddress: string
  /** The hold ended while the customer was in the checkout; until the next choice. */
  hasRunOut: boolean
  /** Why the server did not hold the chosen place, in its words. */
  refusal: string | null
  /** The place that was lost by it. */
  refused?: Chosen | null
}

/** The form in which the held place was chosen: the checkout's, unless another one is open. */
interface SlotForm {
  chosen: () => Chosen
  /** The chosen place is lost. */
  clear: () => void
}

const CHECKOUT: SlotForm = {
  chosen: () => useCheckout.getState(),
  clear: () => choose({ HorarioEntrega: null }),
}
let form = CHECKOUT

/** Holds places for another form than the checkout's, until the returned function is called. */
export function holdFor(other: SlotForm): () => void {
  form = other
  useSlotHold.setState({ hasRunOut: false, refusal: null })
  return () => {
    form = CHECKOUT
    useSlotHold.setState({ hasRunOut: false, refusal: null })
  }
}

const NONE: SlotHoldState = { held: null, usual: undefined, lastAddress: '', hasRunOut: false, refusal: null }

export const useSlotHold = create<SlotHoldState>(() => NONE)

let expiry: ReturnType<typeof setTimeout> | undefined

function setHeld(held: SlotHold | null): void {
  clearTimeout(expiry)
  useSlotHold.setState({ held })
  if (held !== null) expiry = setTimeout(runOut, held.Segundos * 1000)
}

/** Only the slot is cleared, so that it is chosen again; everything else of the order stays. */
function runOut(): void {
  const { held } = useSlotHold.getState()
  setHeld(null)
  if (held === null || !isHeld(held, form.chosen())) return
  useSlotHold.setState({ hasRunOut: true })
  form.clear()
  void refetchSlots()
}

const refetchSlots = () => queryClient.invalidateQueries({ queryKey: ['delivery'] })

/** Whether the chosen place was lost, and why was told. */
export const isSlotLost = ({ hasRunOut, refusal }: SlotHoldState): boolean => hasRunOut || refusal !== null

/** A day and a slot of it, as an order has them. */
export type Chosen = Pick<ReturnType<typeof useCheckout.getState>, 'Dia' | 'HorarioEntrega'>

/** Whether a held place is the chosen one. */
export const isHeld = (held: Chosen | null, { Dia, HorarioEntrega }: Chosen): boolean =>
  held !== null && held.Dia === Dia && held.HorarioEntrega === HorarioEntrega

/** Reads what the server holds, for instance after a reload. Without a network nothing is known, and nothing is lost. */
export async function loadOwnDelivery(): Promise<void> {
  try {
    const { Reserva, Habitual, UltimaDireccion: lastAddress = '' } = await send(findOwnDelivery, {})
    setHeld(Reserva)
    useSlotHold.setState({ usual: Habitual, lastAddress })
  } catch {
    useSlotHold.setState(({ usual }) => ({ usual: usual ?? null }))
  }
}

/** Refusals of this slot, not of each: it is full, or for this customer. */
export const OF_SLOT = new Set(['horario', 'cuentas-nuevas', 'pedidos-por-horario'])

/** Holds a place. Of a slot that is refused the choice is cleared. Returns whether the place is held. */
export async function holdPlace(draft: SlotHoldDraft): Promise<boolean> {
  useSlotHold.setState({ hasRunOut: false })
  try {
    setHeld(await send(holdSlot, { body: draft }))
    useSlotHold.setState({ refusal: null })
    return true
  } catch (error) {
    const problem = error instanceof Refused && error.problem.status < 500 ? error.problem : null
    // the same refusal again stays as it is, and is not said twice
    const isTold = problem?.status === 409 || problem?.status === 422
    const isOfSlot = problem !== null && OF_SLOT.has(problem.code)
    useSlotHold.setState({ refusal: isTold ? problem.detail : null, refused: isOfSlot ? draft : null })
    if (problem === null) return false
    const { code, status } = problem
    if (isOfSlot && isHeld(draft, form.chosen())) form.clear()
    if (code === 'horario' || status === 422) void refetchSlots()
    return false
  }
}

/** The place became an order's. */
export function forgetHold(): void {
  setHeld(null)
  useSlotHold.setState(NONE)
}

/** Gives the held place back. */
export function releaseHold(): void {
  if (useSlotHold.getState().held === null) return
  setHeld(null)
  send(releaseSlot, {}).catch(() => undefined)
}

// a cart that was emptied needs no place
useCart.subscribe(({ lines }) => {
  if (lines.length === 0) releaseHold()
})
