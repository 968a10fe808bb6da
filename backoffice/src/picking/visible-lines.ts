import { type PickingLine, type StaffOrder, preparedLine } from '@gondola/contract/orders'
import type { WaitingTap } from './stored-taps.ts'

/** A line as shown to the picker: the server's state with this device's taps applied. */
export interface ShownLine extends PickingLine {
  Pedido: number
  /** The order's box for substitutes. */
  B1: boolean
  /** The order's branch, where several take orders. */
  Sucursal?: number | null
  /** Not sent to the server yet. */
  isWaiting: boolean
}

/** The lines of some orders with the pending taps applied; the last tap on a line counts. */
export function shownLines(orders: readonly StaffOrder[], waiting: readonly WaitingTap[]): ShownLine[] {
  return orders.flatMap(({ Id, B1, Sucursal, Lineas }) =>
    Lineas.map((line) => {
      const last = waiting.findLast(({ Pedido, tap }) => Pedido === Id && tap.Items === line.Items)
      const shown = {
        ...line,
        Pedido: Id,
        B1,
        isWaiting: last !== undefined,
        ...(Sucursal !== undefined && { Sucursal }),
      }
      if (last === undefined) return shown
      const { Preparado: _, ...untouched } = shown
      const said = last.tap.Preparado
      return said === null ? untouched : { ...shown, Preparado: preparedLine(line, said, last.substitute) }
    }),
  )
}
