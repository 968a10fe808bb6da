import { fits } from '@gondola/contract/base'
import type { DeliveryForm } from '@gondola/contract/delivery'
import type { Order } from '@gondola/contract/orders'
import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import { useSession } from '../session/session.ts'
import { forgetAlways, stored } from '../stored.ts'
import { type ChangedOrder, useCart } from './cart.ts'
import type { ChosenAddress } from './checkout.ts'
import {
  type ChangeRow,
  type EditedLine,
  editedLines,
  type OrderedArticle,
  rowsOf,
  wantedOf,
  withAdded,
  withWanted,
  withWishes,
} from './order-change.ts'
import { StoredEdits } from './stored-edits.ts'

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
  /** What the order has, by article. */
  Pedidas: readonly OrderedArticle[]
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
  if (all.length > 0) storedEdits.write(all)
  else forgetAlways('cambios')
}

type Edited = Pick<Order, 'Id' | 'Cliente'>

const isOf =
  ({ Id, Cliente }: Edited) =>
  (edits: OrderEdits): boolean =>
    edits.Pedido === Id && edits.Cliente === Cliente

// Articles' buttons change the order that was edited last.
function tellCart(): void {
  const client = useSession.getState().client?.Id
  const edits = useAllEdits.getState().all.findLast(({ Cliente }) => Cliente === client)
  useCart.setState({ order: edits === undefined ? null : changedOrder(edits) })
}
useAllEdits.subscribe(tellCart)
useSession.subscribe(tellCart)
tellCart()

function changedOrder(edits: OrderEdits): ChangedOrder {
  const { Pedido: Id, Cliente } = edits
  const change = (next: (rows: readonly ChangeRow[]) => readonly ChangeRow[]) => {
    const present = findOrderEdits({ Id, Cliente })
    if (present === undefined) return
    const Lineas = editedLines(next(rowsOf(present.Pedidas, present.Lineas)))
    keepOrderEdits({ Id, Cliente }, { ...present, Lineas })
  }
  return {
    Id,
    lines: new Map(
      rowsOf(edits.Pedidas, edits.Lineas)
        .filter(({ wanted }) => wanted !== 0)
        .map((row) => [row.line.Codart, { ...row.line, Cantidad: wantedOf(row) }]),
    ),
    add: (lines) => change((rows) => lines.reduce(withAdded, rows)),
    set: (Codart, wanted) => change((rows) => withWanted(rows, Codart, wanted)),
    note: (Codart, Aclaracion) => change((rows) => withWishes(rows, Codart, { Aclaracion })),
  }
}

/** The edits that the articles' buttons change now. */
export const useOpenEdits = (): OrderEdits | undefined => {
  const Id = useCart(({ order }) => order?.Id)
  return useAllEdits(({ all }) => all.findLast(({ Pedido }) => Pedido === Id))
}

/** Whether something of the order would change. */
export const isEdited = ({ Pedido, Cliente, Cambios, Pedidas, Lineas, ...choices }: OrderEdits): boolean =>
  Lineas.length > 0 || Object.keys(choices).length > 0

/** The orders of a client with an edit that is not saved. */
export const listEdited = (client: number): OrderEdits[] =>
  useAllEdits.getState().all.filter((edits) => edits.Cliente === client && isEdited(edits))

/** What is edited of an order and not saved; undefined: it is not being changed. */
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
  const { Cambios = 0 } = order
  const kept = useOrderEdits(order)
  const edit = (next: Edit) => {
    const present = findOrderEdits(order)
    const { Id: Pedido, Cliente, Lineas } = order
    const Pedidas = rowsOf(Lineas, []).map(({ line, before: Cantidad }) => ({ ...line, Cantidad }))
    const before = present?.Cambios === Cambios ? present : { Pedido, Cliente, Cambios, Pedidas, Lineas: [] }
    keepOrderEdits(order, withoutSame(order, { ...before, ...next }))
  }
  const begin = useEffectEvent(() => edit({}))
  // from now on the order is being changed, on every screen, until it is saved or left
  useEffect(() => begin(), [order.Id, Cambios])
  return { edits: kept?.Cambios === Cambios ? kept : undefined, edit }
}

/** The edits without those that say what the order has. */
function withoutSame(
  order: Order,
  { Pedido, Cliente, Cambios, Pedidas, Lineas, ...choices }: OrderEdits,
): OrderEdits {
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
  return { Pedido, Cliente, Cambios, Pedidas, Lineas, ...(Object.fromEntries(other) as EditedChoices) }
}
