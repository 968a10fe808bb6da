import type { PickingLine, StaffOrder } from '@gondola/contract/entities/staff-order.ts'
import { preparedLine } from '@gondola/contract/rules/prepared-line.ts'
import type { WaitingTap } from './kept-taps.ts'

/** A line as whoever prepares sees it: as the server knows it, with this device's own taps on top. */
export interface ShownLine extends PickingLine {
  Pedido: number
  /** The order's box for substitutes. */
  B1: boolean
  /** The server does not know of it yet. */
  isWaiting: boolean
}

/** The lines of some orders with the taps that wait applied; the last tap on a line counts. */
export function shownLines(orders: readonly StaffOrder[], waiting: readonly WaitingTap[]): ShownLine[] {
  return orders.flatMap(({ Id, B1, Lineas }) =>
    Lineas.map((line) => {
      const last = waiting.findLast(({ Pedido, tap }) => Pedido === Id && tap.Items === line.Items)
      const shown = { ...line, Pedido: Id, B1, isWaiting: last !== undefined }
      if (last === undefined) return shown
      const { Preparado: _, ...untouched } = shown
      const said = last.tap.Preparado
      return said === null ? untouched : { ...shown, Preparado: preparedLine(line, said, last.substitute) }
    }),
  )
}
