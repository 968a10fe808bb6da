import { fits } from '@gondola/contract/base'
import type { DeliveryForm } from '@gondola/contract/delivery'
import type { CartLine } from '@gondola/contract/cart'
import type { Order } from '@gondola/contract/orders'
import { create } from 'zustand'
import { stored } from '../stored.ts'
import type { ChosenAddress } from './checkout.ts'
import { StoredEdits } from './stored-edits.ts'

/** An article whose quantity was edited. Quantities are pieces or grams. */
export interface EditedLine extends Pick<CartLine, 'Codart' | 'Descrip' | 'Unidad'> {
  /** Null: the field is empty, which counts as one unit. 0: removed. */
  wanted: number | null
  /** How much of the cart's line is in `wanted`. */
  cart: number
}

/** What is edited of an order besides its lines; what is absent stays as the order has it. */
export interface EditedChoices {
  FormaEntrega?: DeliveryForm
  /** One of the account's addresses, where the shop asks for the place. */
  Entrega?: ChosenAddress | undefined
  /** The address in words, where only one branch takes orders. */
  Direccion?: string
  Dia?: number
  /** Null: the chosen place was lost, and none is chosen yet. */
  HorarioEntrega?: string | null
  TipoPago?: { Id: number }
  Opt4?: string
  B1?: boolean
  MayorDeEdad?: boolean
}

/** A change of a placed order that is not saved yet, and the version of the order that it was begun from. */
export interface OrderEdits extends EditedChoices {
  Pedido: number
  Cliente: number
  Cambios: number
  Lineas: readonly EditedLine[]
}

/** Orders whose edits are kept; those begun first go first. */
const KEPT_ORDERS = 8

const isStoredEdits = (parsed: unknown): parsed is readonly OrderEdits[] => fits(StoredEdits, parsed)

/** Another version's value is dropped without a notice. */
const storedEdits = stored<readonly OrderEdits[]>('cambios', [], isStoredEdits, { onLost: () => undefined })

const useAllEdits = create<{ all: readonly OrderEdits[] }>(() => ({ all: storedEdits.read() }))

// while one tab edits an order, the others show the same
storedEdits.onChangeElsewhere((all) => useAllEdits.setState({ all: all ?? [] }))

function write(all: readonly OrderEdits[]): void {
  useAllEdits.setState({ all })
  storedEdits.write(all)
}

type Edited = Pick<Order, 'Id' | 'Cliente'>

const isOf =
  ({ Id, Cliente }: Edited) =>
  (edits: OrderEdits): boolean =>
    edits.Pedido === Id && edits.Cliente === Cliente

/** What is edited of an order and not saved; undefined: nothing. */
export const useOrderEdits = (order: Edited): OrderEdits | undefined =>
  useAllEdits(({ all }) => all.find(isOf(order)))

export const findOrderEdits = (order: Edited): OrderEdits | undefined =>
  useAllEdits.getState().all.find(isOf(order))

/** Keeps the edits of an order, over a reload and in other tabs. Null: there are none any more. */
export function keepOrderEdits(order: Edited, edits: OrderEdits | null): void {
  const others = useAllEdits.getState().all.filter((one) => !isOf(order)(one))
  write([...others, ...(edits === null ? [] : [edits])].slice(-KEPT_ORDERS))
}

type Edit = EditedChoices & Partial<Pick<OrderEdits, 'Lineas'>>

/** The edits of an order in this version of it, kept as they are made. What is as in the order is no edit. */
export function useEdits(order: Order) {
  const { Id: Pedido, Cliente, Cambios = 0 } = order
  const kept = useOrderEdits(order)
  const edit = (next: Edit) => {
    const present = findOrderEdits(order)
    const before = present?.Cambios === Cambios ? present : { Pedido, Cliente, Cambios, Lineas: [] }
    keepOrderEdits(order, withoutSame(order, { ...before, ...next }))
  }
  return { edits: kept?.Cambios === Cambios ? kept : undefined, edit }
}

/** The edits without those that say what the order has; null if none is left. */
function withoutSame(order: Order, { Pedido, Cliente, Cambios, Lineas, ...choices }: OrderEdits) {
  const { Dia, HorarioEntrega } = order
  const isOwnPlace = choices.Dia === Dia && choices.HorarioEntrega === HorarioEntrega
  const same: Readonly<Record<keyof EditedChoices, boolean>> = {
    FormaEntrega: choices.FormaEntrega === order.FormaEntrega,
    Entrega: false,
    Direccion: choices.Direccion === order.Opt3,
    Dia: isOwnPlace,
    HorarioEntrega: isOwnPlace,
    TipoPago: choices.TipoPago?.Id === order.TipoPago?.Id,
    Opt4: choices.Opt4 === order.Opt4,
    B1: choices.B1 === order.B1,
    MayorDeEdad: choices.MayorDeEdad === false,
  }
  const other = Object.entries(choices).filter(
    ([name, value]) => value !== undefined && !same[name as keyof EditedChoices],
  )
  if (other.length === 0 && Lineas.length === 0) return null
  return { Pedido, Cliente, Cambios, Lineas, ...(Object.fromEntries(other) as EditedChoices) }
}
