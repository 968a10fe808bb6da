import type { ScaleLabelLayout, SiteParameters } from '@gondola/contract/site'
import {
  isLabelOf,
  isPrepared,
  isScaleCode,
  labelGrams,
  type LabelledArticle,
  PICKING_TEXTS,
  preparationMessage,
  readScaleLabel,
  type ScaleLabel,
  replaceEntryText,
  shortLineText,
  type SubstituteOption,
  usedLabelText,
  weightRange,
} from '@gondola/contract/orders'
import { inAisleOrder } from '../ui/orders/picking-sheet.ts'
import type { ShownLine } from './visible-lines.ts'
import { typedGrams } from './parse-grams.ts'
import { formatQuantity } from '@gondola/contract/base'

/** The displayed result of a scan. */
export interface ScanAnswer {
  isFault: boolean
  text: string
  /** The line of the code, if there is one. */
  line: Pick<ShownLine, 'Pedido' | 'Items'> | null
  /** The line's quantity after the scan; null if it changed nothing. */
  Cantidad: number | null
  /** The line to look at now; null: where the picker is. */
  show: Pick<ShownLine, 'Pedido' | 'Items'> | null
  /** The crate that it goes into, while the picker has it in hand. */
  crate?: string
}

/** The result to display for a code scanned among the lines that are being picked. */
export function answerOf(found: Scanned, lines: readonly ShownLine[] = []): ScanAnswer {
  if ('fault' in found) {
    const { fault, line = null } = found
    const expected = line === null ? firstToPick(inAisleOrder(lines)) : undefined
    const text = expected === undefined ? fault : `${fault} ${PICKING_TEXTS.expected} ${expected.Descrip}.`
    return { isFault: true, text, line, Cantidad: null, show: line && !isPrepared(line) ? line : null }
  }
  const { line, Cantidad } = found
  const isFinished = line.Unidad === 100 || Cantidad >= line.Cantidad
  const show = isFinished ? nextToPick(line, lines) : line
  return { isFault: false, text: countedText(line, Cantidad), line, Cantidad, show }
}

/** The next line to pick after one, in the order of the aisles, then from their beginning; null: none is left. */
function nextToPick(after: ShownLine, lines: readonly ShownLine[]): ShownLine | null {
  const all = inAisleOrder(lines)
  const place = all.findIndex((line) => isSameLine(line, after))
  const ahead = [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))]
  return firstToPick(ahead) ?? null
}

/** An open line of which the customer was asked, and it is known what goes in its place. */
export const isAnswered = (line: ShownLine): boolean =>
  !isPrepared(line) && (line.Pregunta?.Estado === 'elegida' || line.Pregunta?.Estado === 'vencida')

/** What the customer answered goes first; what waits for an answer is left. */
const firstToPick = (lines: readonly ShownLine[]): ShownLine | undefined =>
  lines.find(isAnswered) ?? lines.find((line) => !isPrepared(line) && line.Pregunta?.Estado !== 'abierta')

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

/** An article to put in place of another; `label`: the scale label that its grams are read from. */
export type ChosenSubstitute = SubstituteOption & { label?: string }

/** The option of a scanned code, with the grams of a scale label; null if there is none. */
export function scannedSubstitute(
  code: string,
  options: readonly SubstituteOption[],
  layouts: readonly ScaleLabelLayout[],
): ChosenSubstitute | null {
  const own = options.find(({ Codart, Ean }) => Codart === code || Ean === code)
  if (own !== undefined) return own
  const label = labelOf(code, layouts)
  if (label === null) return null
  const found = options.find(
    (option) => option.Unidad === 100 && isLabelOf(label, { ...option, CodigoOrigen: null }),
  )
  const Cantidad = found && labelGrams(label, found.Precio)
  return found && Cantidad ? { ...found, Cantidad, label: code } : null
}

/** The search text for the article of a scanned code: a label's PLU, or the code. */
export const searchOf = (code: string, layouts: readonly ScaleLabelLayout[]): string =>
  labelOf(code, layouts)?.Plu ?? code

function labelOf(code: string, layouts: readonly ScaleLabelLayout[]) {
  if (!isScaleCode(code)) return null
  const reading = readScaleLabel(code, layouts)
  return 'label' in reading ? reading.label : null
}

/** The site parameters that preparing an order needs. */
export type PreparationParameters = Pick<SiteParameters, 'ToleranciaPeso' | 'EtiquetasBalanza'>

/** Asked before something is counted. */
export interface CountQuestion {
  text: string
  confirm: string
  /** Of a weight below the ordered one: another bag beside the first. */
  sum?: { text: string; Cantidad: number }
}

/** The meaning of a code for the current lines: a quantity of a line, or a fault, with its line if there is one. */
export type Scanned =
  | { line: ShownLine; Cantidad: number; question?: CountQuestion }
  | { fault: string; line?: ShownLine }

/**
 * Interprets a scanned or typed code. An article's own barcode or code adds one piece; this takes precedence over
 * reading the code as a scale label (argentina §3.2), which gives the weight of its line.
 */
export function scanned(
  code: string,
  lines: readonly ShownLine[],
  parameters: PreparationParameters,
): Scanned {
  const typed = code.trim()
  const own = lines.filter(({ Codart, Ean }) => Codart === typed || Ean === typed)
  if (own.length > 0) return nextPiece(own)
  const chosen = lines.find(
    (line) =>
      isAnswered(line) &&
      line.Pregunta?.Opciones.some(({ Codart, Ean }) => Codart === typed || Ean === typed) === true,
  )
  if (chosen !== undefined) return { fault: PICKING_TEXTS.insteadOf(chosen.Descrip), line: chosen }
  return isScaleCode(typed) ? weighed(typed, lines, parameters) : { fault: PICKING_TEXTS.unknownCode }
}

/** Adds a piece to the first incomplete line of the article (of several orders). */
function nextPiece(lines: readonly ShownLine[]): Scanned {
  const open = lines.find((line) => line.Unidad === 1 && piecesOf(line) < line.Cantidad)
  if (open !== undefined) {
    const Cantidad = piecesOf(open) + 1
    return { line: open, Cantidad, ...(open.Preparado?.Sustituto && { question: replacing(open, Cantidad) }) }
  }
  const isWeighed = lines.every(({ Unidad }) => Unidad === 100)
  const [line] = lines
  return { fault: isWeighed ? PICKING_TEXTS.weighIt : PICKING_TEXTS.alreadyAll, ...(line && { line }) }
}

export const piecesOf = ({ Preparado }: ShownLine): number => Preparado?.Cantidad ?? 0

const replacing = (line: ShownLine, Cantidad: number): CountQuestion => ({
  text: replaceEntryText(line, Cantidad),
  confirm: PICKING_TEXTS.change,
  ...sumWith(line, Cantidad),
})

function sumWith(
  { Unidad, Cantidad: ordered, Preparado }: ShownLine,
  grams: number,
): Pick<CountQuestion, 'sum'> {
  const { Cantidad: had = 0, Sustituto = null } = Preparado ?? {}
  if (Unidad !== 100 || had === 0 || had >= ordered || Sustituto !== null) return {}
  const Cantidad = had + grams
  const text = PICKING_TEXTS.addBag(formatQuantity(grams, Unidad), formatQuantity(Cantidad, Unidad))
  return { sum: { text, Cantidad } }
}

/**
 * A label's weight belongs to a line of its article that was not weighed yet, of several orders to the first whose
 * tolerance it meets. A label that already counts, and a line that was weighed, are asked about.
 */
function weighed(code: string, lines: readonly ShownLine[], parameters: PreparationParameters): Scanned {
  const reading = readScaleLabel(code, parameters.EtiquetasBalanza)
  if ('fault' in reading) return { fault: preparationMessage(reading.fault) }
  const { label } = reading
  const own = lines.filter((line) => isLabelOf(label, line))
  if (own.length === 0) return { fault: PICKING_TEXTS.unknownCode }
  const byWeight = own.filter(({ Unidad }) => Unidad === 100)
  const open = byWeight.filter(({ Preparado }) => Preparado === undefined)
  const isFitting = ({ Cantidad, Precioindividual }: ShownLine) => {
    const grams = labelGrams(label, Precioindividual) ?? 0
    const { from, to } = weightRange(Cantidad, parameters.ToleranciaPeso)
    return from <= grams && grams <= to
  }
  const line = open.find(isFitting) ?? open[0] ?? byWeight.find(isFitting) ?? byWeight[0] ?? own[0]
  if (line === undefined || line.Unidad !== 100)
    return { fault: PICKING_TEXTS.byPiece, ...(line && { line }) }
  const Cantidad = labelGrams(label, line.Precioindividual)
  if (Cantidad === null) return { fault: preparationMessage({ code: 'etiqueta-vacia' }), line }
  const used = findUse(lines, label)
  const second = used !== undefined && isSameLine(used, line) ? sumWith(line, Cantidad).sum : undefined
  if (second !== undefined)
    return { line, Cantidad: second.Cantidad, question: { ...askOtherBag(line), confirm: second.text } }
  if (used !== undefined && line.Preparado !== undefined)
    return { fault: `${usedLabelText(used.Pedido)}. ${PICKING_TEXTS.alreadyAll}`, line: used }
  if (used !== undefined) return { line, Cantidad, question: askOtherBag(used) }
  return { line, Cantidad, ...(line.Preparado && { question: replacing(line, Cantidad) }) }
}

/** The line that a label already counts for, as the article itself or as a substitute. */
function findUse(lines: readonly ShownLine[], label: ScaleLabel): ShownLine | undefined {
  const isOf = (article: LabelledArticle, Unidad: number, Cantidad: number, price: number) =>
    Unidad === 100 && isLabelOf(label, article) && labelGrams(label, price) === Cantidad
  return lines.find((line) => {
    const { Cantidad = 0, Sustituto = null } = line.Preparado ?? {}
    if (isOf(line, line.Unidad, Cantidad, line.Precioindividual)) return true
    if (Sustituto === null) return false
    return isOf(
      { ...Sustituto, CodigoOrigen: null },
      Sustituto.Unidad,
      Sustituto.Cantidad,
      Sustituto.Precioindividual,
    )
  })
}

const askOtherBag = ({ Pedido }: ShownLine): CountQuestion => ({
  text: `${usedLabelText(Pedido)}: ¿es otra bolsa?`,
  confirm: PICKING_TEXTS.otherBag,
})

/** Asked of a read label, if it already counts for a line. */
export function questionOfLabel(
  code: string,
  lines: readonly ShownLine[],
  layouts: readonly ScaleLabelLayout[],
): CountQuestion | null {
  const label = labelOf(code.trim(), layouts)
  const used = label === null ? undefined : findUse(lines, label)
  return used === undefined ? null : askOtherBag(used)
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
