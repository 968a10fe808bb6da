import { formatQuantity } from '@gondola/contract/texts/format.ts'
import { shortLineText } from '@gondola/contract/texts/staff/picking.ts'
import type { Scanned } from './scan.ts'
import type { ShownLine } from './shown-lines.ts'

/** What a scan did, as it is told. */
export interface ScanAnswer {
  isFault: boolean
  text: string
  /** The line that the code is of, where it is of one. */
  line: Pick<ShownLine, 'Pedido' | 'Items'> | null
  /** What the line has since; null where the scan changed nothing. */
  Cantidad: number | null
}

/** What is told of a code that was read. */
export function answerOf(found: Scanned): ScanAnswer {
  if ('fault' in found) return { isFault: true, text: found.fault, line: found.line ?? null, Cantidad: null }
  const { line, Cantidad } = found
  return { isFault: false, text: countedText(line, Cantidad), line, Cantidad }
}

/** How much of a line there is now, of how many pieces while some are missing. */
const countedText = ({ Descrip, Unidad, Cantidad: ordered }: ShownLine, Cantidad: number): string =>
  Unidad === 1 && Cantidad < ordered
    ? shortLineText(Descrip, Cantidad, ordered)
    : `${Descrip}: ${formatQuantity(Cantidad, Unidad)}`

/** Whether an answer still says how things are: not once its line was taken back or changed otherwise. */
export function isStillSo({ line, Cantidad }: ScanAnswer, lines: readonly ShownLine[]): boolean {
  if (line === null || Cantidad === null) return true
  return lines.some((each) => isSameLine(each, line) && each.Preparado?.Cantidad === Cantidad)
}

export const isSameLine = (
  a: Pick<ShownLine, 'Pedido' | 'Items'>,
  b: Pick<ShownLine, 'Pedido' | 'Items'>,
): boolean => a.Pedido === b.Pedido && a.Items === b.Items

/** The id of a line's card, by which one jumps to it. */
export const lineId = ({ Pedido, Items }: Pick<ShownLine, 'Pedido' | 'Items'>): string =>
  `linea-${Pedido}-${Items}`
