import type { Order } from '@gondola/contract/orders'
import {
  type EditedChoices,
  findOrderEdits,
  keepOrderEdits,
  type OrderEdits,
  useOrderEdits,
} from '../../state/cart/order-edits.ts'

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
