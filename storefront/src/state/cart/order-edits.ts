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
