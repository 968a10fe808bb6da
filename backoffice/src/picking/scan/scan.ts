import type { ScaleLabelLayout } from '@gondola/contract/site'
import {
  isLabelOf,
  isScaleCode,
  labelGrams,
  readScaleLabel,
  PICKING_TEXTS,
  preparationMessage,
} from '@gondola/contract/orders'
import type { ShownLine } from '../shown-lines.ts'
import { typedGrams } from '../typed-grams.ts'

/** The meaning of a code for the current lines: a quantity of a line, or a fault, with its line if there is one. */
export type Scanned = { line: ShownLine; Cantidad: number } | { fault: string; line?: ShownLine }

/**
 * Interprets a scanned or typed code. An article's own barcode or code adds one piece; this takes precedence over
 * reading the code as a scale label (argentina §3.2), which gives the weight of its line.
 */
export function scanned(
  code: string,
  lines: readonly ShownLine[],
  layouts: readonly ScaleLabelLayout[],
): Scanned {
  const typed = code.trim()
  const own = lines.filter(({ Codart, Ean }) => Codart === typed || Ean === typed)
  if (own.length > 0) return nextPiece(own)
  return isScaleCode(typed) ? weighed(typed, lines, layouts) : { fault: PICKING_TEXTS.unknownCode }
}

/** Adds a piece to the first incomplete line of the article (of several orders). */
function nextPiece(lines: readonly ShownLine[]): Scanned {
  const open = lines.find((line) => line.Unidad === 1 && pieces(line) < line.Cantidad)
  if (open !== undefined) return { line: open, Cantidad: pieces(open) + 1 }
  const isWeighed = lines.every(({ Unidad }) => Unidad === 100)
  const [line] = lines
  return { fault: isWeighed ? PICKING_TEXTS.weighIt : PICKING_TEXTS.alreadyAll, ...(line && { line }) }
}

const pieces = ({ Preparado }: ShownLine): number => Preparado?.Cantidad ?? 0

function weighed(code: string, lines: readonly ShownLine[], layouts: readonly ScaleLabelLayout[]): Scanned {
  const reading = readScaleLabel(code, layouts)
  if ('fault' in reading) return { fault: preparationMessage(reading.fault) }
  const { label } = reading
  const own = lines.filter((line) => isLabelOf(label, line))
  if (own.length === 0) return { fault: PICKING_TEXTS.unknownCode }
  const line = own.find(({ Unidad, Preparado }) => Unidad === 100 && Preparado === undefined) ?? own[0]
  if (line === undefined || line.Unidad !== 100)
    return { fault: PICKING_TEXTS.byPiece, ...(line && { line }) }
  const Cantidad = labelGrams(label, line.Precioindividual)
  return Cantidad === null
    ? { fault: preparationMessage({ code: 'etiqueta-vacia' }), line }
    : { line, Cantidad }
}

/** The grams typed for a line, or read from its scale label; null: neither. */
export function gramsFor(
  line: ShownLine,
  typed: string,
  layouts: readonly ScaleLabelLayout[],
): { grams: number } | { fault: string } {
  const text = typed.trim()
  const weight = typedGrams(text)
  if (weight !== null) return { grams: weight }
  // a label has only digits; anything else was meant as a weight
  if (!/^\d{7,}$/.test(text)) return { fault: PICKING_TEXTS.noWeight }
  const reading = readScaleLabel(text, layouts)
  if ('fault' in reading) return { fault: preparationMessage(reading.fault) }
  const { label } = reading
  if (!isLabelOf(label, line))
    return {
      fault: preparationMessage({ code: 'etiqueta-ajena', Plu: label.Plu, Descrip: line.Descrip }),
    }
  const grams = labelGrams(label, line.Precioindividual)
  return grams === null ? { fault: preparationMessage({ code: 'etiqueta-vacia' }) } : { grams }
}
