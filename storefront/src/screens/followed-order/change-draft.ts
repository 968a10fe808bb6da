import type { Order, OrderChangeDraft } from '@gondola/contract/orders'
import { addressInWords } from '../../state/cart/checkout.ts'
import { type ChangeRow, wantedOf } from '../../state/cart/order-change.ts'
import type { OrderEdits } from '../../state/cart/order-edits.ts'
import type { ChangedDelivery } from './use-changed-delivery.ts'

/** What the form sends: all lines, and of the rest what is edited. */
export function changeDraft(
  { Cambios = 0 }: Pick<Order, 'Cambios'>,
  rows: readonly ChangeRow[],
  edits: Partial<OrderEdits> = {},
  { FormaEntrega, named }: Pick<ChangedDelivery, 'FormaEntrega' | 'named'>,
): OrderChangeDraft {
  const { Entrega, Direccion, Dia, HorarioEntrega, TipoPago, Opt4, B1, MayorDeEdad } = edits
  const isDelivered = FormaEntrega === 'ED'
  return {
    Cambios,
    Lineas: rows.flatMap((row) =>
      row.wanted === 0 ? [] : [{ Codart: row.line.Codart, Cantidad: wantedOf(row) }],
    ),
    ...(edits.FormaEntrega && { FormaEntrega: edits.FormaEntrega }),
    ...(isDelivered && Direccion !== undefined && { Opt3: Direccion.trim() }),
    ...(isDelivered && Entrega && { Opt3: addressInWords(Entrega), Lugar: named }),
    ...(Dia !== undefined && HorarioEntrega && { Dia, HorarioEntrega }),
    ...(TipoPago && { TipoPago }),
    ...(Opt4 !== undefined && { Opt4 }),
    ...(B1 !== undefined && { B1 }),
    ...(MayorDeEdad && { MayorDeEdad }),
  }
}
