import { formatQuantity } from '@gondola/contract/base'
import { shortLineText } from '@gondola/contract/orders'
import type { Scanned } from './scan.ts'
import type { ShownLine } from '../shown-lines.ts'

/** The displayed result of a scan. */
export interface ScanAnswer {
  isFault: boolean
  text: string
  /** The line of the code, if there is one. */
  line: Pick<ShownLine, 'Pedido' | 'Items'> | null
  /** The line's quantity after the scan; null if it changed nothing. */
  Cantidad: number | null
}

/** The result to display for a scanned code. */
export function answerOf(found: Scanned): ScanAnswer {
  if ('fault' in found) return { isFault: true, text: found.fault, line: found.line ?? null, Cantidad: null }
  const { line, Cantidad } = found
  return { isFault: false, text: countedText(line, Cantidad), line, Cantidad }
}

/** The line's quantity now, of how many pieces while some are missing. */
const countedText = ({ Descrip, Unidad, Cantidad: ordered }: ShownLine, Cantidad: number): string =>
  Unidad === 1 && Cantidad < ordered
    ? shortLineText(Descrip, Cantidad, ordered)
    : `${Descrip}: ${formatQuantity(Cantidad, Unidad)}`

/** Whether a result is still current: not once its line was undone or changed. */
export function isStillSo({ line, Cantidad }: ScanAnswer, lines: readonly ShownLine[]): boolean {
  if (line === null || Cantidad === null) return true
  return lines.some((each) => isSameLine(each, line) && each.Preparado?.Cantidad === Cantidad)
}

export const isSameLine = (
  a: Pick<ShownLine, 'Pedido' | 'Items'>,
  b: Pick<ShownLine, 'Pedido' | 'Items'>,
): boolean => a.Pedido === b.Pedido && a.Items === b.Items

/** The id of a line's card, as a scroll target. */
export const lineId = ({ Pedido, Items }: Pick<ShownLine, 'Pedido' | 'Items'>): string =>
  `linea-${Pedido}-${Items}`
