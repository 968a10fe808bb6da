import type { ScaleLabelLayout, SiteParameters } from '@gondola/contract/site'
import {
  chosenOption,
  isLabelOf,
  isPrepared,
  isScaleCode,
  labelGrams,
  PICKING_TEXTS,
  preparationMessage,
  readScaleLabel,
  type ScaleLabel,
  type QuestionOption,
  shortLineText,
  type SubstituteOption,
  usedLabelText,
  weightRange,
} from '@gondola/contract/orders'
import {
  againstAnswer,
  askOtherBag,
  findUse,
  isAnswered,
  piecesOf,
  questionOfBag,
  replacing,
  sumWith,
  type CountQuestion,
} from './count-questions.ts'
import { labelOf } from './parse-grams.ts'
import { inAisleOrder } from '../ui/orders/picking-sheet.ts'
import type { ShownLine } from './visible-lines.ts'
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
  /** The crates that it may go into, if there are several, and what each has and lacks. */
  choices?: readonly { crate: string; text: string }[]
}

/** The result to display for a code scanned among the lines that are being picked. */
export function answerOf(found: Scanned, lines: readonly ShownLine[] = []): ScanAnswer {
  if ('fault' in found) {
    const { fault, line = null } = found
    const expected = line === null ? firstToPick(inAisleOrder(lines)) : undefined
    const text = expected === undefined ? fault : `${fault} ${PICKING_TEXTS.expected} ${expected.Descrip}.`
    return { isFault: true, text, line, Cantidad: null, show: line && !isPrepared(line) ? line : null }
  }
  const { line, Cantidad, substitute } = found
  const isFinished = substitute !== undefined || line.Unidad === 100 || Cantidad >= line.Cantidad
  const show = isFinished ? nextToPick(line, lines) : line
  const text =
    substitute === undefined
      ? countedText(line, Cantidad)
      : `${PICKING_TEXTS.putChosen}: ${substitute.Descrip}, ${formatQuantity(substitute.Cantidad, substitute.Unidad)}`
  return { isFault: false, text, line, Cantidad, show }
}

/** The next line to pick after one, in the order of the aisles, then from their beginning; null: none is left. */
function nextToPick(after: ShownLine, lines: readonly ShownLine[]): ShownLine | null {
  const all = inAisleOrder(lines)
  const place = all.findIndex((line) => isSameLine(line, after))
  const ahead = [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))]
  return firstToPick(ahead) ?? null
}

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

/** The site parameters that preparing an order needs. */
export type PreparationParameters = Pick<SiteParameters, 'ToleranciaPeso' | 'EtiquetasBalanza'>

/** The meaning of a code for the current lines: a quantity of a line, or a fault, with its line if there is one. */
export type Scanned =
  /** `substitute`: goes in the line's place, of which there is nothing. */
  | { line: ShownLine; Cantidad: number; question?: CountQuestion; substitute?: ChosenSubstitute }
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
  const isOf = ({ Codart, Ean }: Pick<ShownLine, 'Codart' | 'Ean'>) => Codart === typed || Ean === typed
  const own = lines.filter(isOf)
  const direct =
    own.length > 0
      ? nextPiece(own)
      : isScaleCode(typed)
        ? weighed(typed, lines, parameters)
        : { fault: PICKING_TEXTS.unknownCode }
  if (!('fault' in direct) && direct.question === undefined) return direct
  return inPlace(typed, lines.filter(isAnswered), parameters) ?? alreadyInPlace(lines, isOf) ?? direct
}

/** The line whose customer chose the article of a code, or that may have it after no answer; null: none. */
function inPlace(
  code: string,
  lines: readonly ShownLine[],
  { EtiquetasBalanza }: PreparationParameters,
): Scanned | null {
  for (const line of lines) {
    const { Opciones = [] } = line.Pregunta ?? {}
    const options = Opciones.map((option) => articleOf(line, option))
    const substitute = scannedSubstitute(code, options, EtiquetasBalanza)
    if (substitute === null) continue
    const chosen = line.Pregunta && chosenOption(line.Pregunta)
    if (chosen && chosen.Codart !== substitute.Codart)
      return { fault: PICKING_TEXTS.otherChosen(line.Descrip, chosen.Descrip), line }
    if (substitute.Unidad === 100 && substitute.label === undefined)
      return { fault: PICKING_TEXTS.weighIt, line }
    return { line, Cantidad: 0, substitute }
  }
  return null
}

/** A proposed substitute, as an article that may be put in. */
export const articleOf = (line: ShownLine, option: QuestionOption): ChosenSubstitute => ({
  ...option,
  Precio: option.Precioindividual,
  Alcohol: line.Alcohol ?? false,
})

function alreadyInPlace(
  lines: readonly ShownLine[],
  isOf: (article: Pick<ShownLine, 'Codart' | 'Ean'>) => boolean,
): Scanned | null {
  const line = lines.find(({ Preparado }) => Preparado?.Sustituto && isOf(Preparado.Sustituto))
  return line === undefined ? null : { fault: PICKING_TEXTS.alreadyAll, line }
}

/** Adds a piece to the first incomplete line of the article (of several orders). */
function nextPiece(lines: readonly ShownLine[]): Scanned {
  const short = lines.filter((line) => line.Unidad === 1 && piecesOf(line) < line.Cantidad)
  // what is wanted goes before what its customer chose another one for
  const open = short.find((line) => againstAnswer(line) === undefined) ?? short[0]
  if (open !== undefined) {
    const Cantidad = piecesOf(open) + 1
    const question =
      againstAnswer(open) ?? (open.Preparado?.Sustituto ? replacing(open, Cantidad) : undefined)
    return { line: open, Cantidad, ...(question && { question }) }
  }
  const isWeighed = lines.every(({ Unidad }) => Unidad === 100)
  const [line] = lines
  return { fault: isWeighed ? PICKING_TEXTS.weighIt : PICKING_TEXTS.alreadyAll, ...(line && { line }) }
}

/** How well a line takes a label's grams, the best first. */
const RANKS = { fits: 0, fitsWithFirst: 1, open: 2, short: 3, full: 4, other: 5, answered: 6 } as const

function rankOf(line: ShownLine, label: ScaleLabel, { ToleranciaPeso }: PreparationParameters): number {
  const { Cantidad, Unidad, Precioindividual, Preparado } = line
  if (Unidad !== 100) return RANKS.other
  if (againstAnswer(line) !== undefined) return RANKS.answered
  const { from, to } = weightRange(Cantidad, ToleranciaPeso)
  const grams = labelGrams(label, Precioindividual) ?? 0
  const isWithin = (all: number) => from <= all && all <= to
  if (Preparado === undefined) return isWithin(grams) ? RANKS.fits : RANKS.open
  const had = Preparado.Sustituto === null ? Preparado.Cantidad : 0
  if (had > 0 && had < Cantidad) {
    if (isWithin(had + grams)) return RANKS.fitsWithFirst
    if (had < from) return RANKS.short
  }
  return isWithin(grams) ? RANKS.full : RANKS.other
}

/**
 * The lines of a scale label's article, the likeliest first. `isAsked`: several may want it, or what one wants is
 * another bag.
 */
export function linesOfLabel(
  code: string,
  lines: readonly ShownLine[],
  parameters: PreparationParameters,
): { own: readonly ShownLine[]; isAsked: boolean } {
  const label = labelOf(code, parameters.EtiquetasBalanza)
  if (label === null) return { own: [], isAsked: false }
  const rank = (line: ShownLine) => rankOf(line, label, parameters)
  const own = lines.filter((line) => isLabelOf(label, line)).toSorted((a, b) => rank(a) - rank(b))
  const wanting = own.filter((line) => rank(line) <= RANKS.short)
  const isSure = wanting.length === 1 && wanting[0]?.Preparado === undefined
  return { own, isAsked: own.length > 1 && !isSure }
}

/**
 * A label's weight belongs to a line of its article that was not weighed yet, of several to the one whose tolerance it
 * meets. A label that already counts, and a line that was weighed, are asked about.
 */
function weighed(code: string, lines: readonly ShownLine[], parameters: PreparationParameters): Scanned {
  const reading = readScaleLabel(code, parameters.EtiquetasBalanza)
  if ('fault' in reading) return { fault: preparationMessage(reading.fault) }
  const { label } = reading
  const [line] = linesOfLabel(code, lines, parameters).own
  if (line === undefined) return { fault: PICKING_TEXTS.unknownCode }
  if (line.Unidad !== 100) return { fault: PICKING_TEXTS.byPiece, line }
  const Cantidad = labelGrams(label, line.Precioindividual)
  if (Cantidad === null) return { fault: preparationMessage({ code: 'etiqueta-vacia' }), line }
  const used = findUse(lines, label)
  const second = used !== undefined && isSameLine(used, line) ? sumWith(line, Cantidad).sum : undefined
  if (second !== undefined)
    return { line, Cantidad: second.Cantidad, question: { ...askOtherBag(line), confirm: second.text } }
  const isWanting = line.Preparado === undefined || rankOf(line, label, parameters) <= RANKS.short
  if (used !== undefined && !isWanting)
    return { fault: `${usedLabelText(used.Pedido)}. ${PICKING_TEXTS.alreadyAll}`, line: used }
  const question =
    used === undefined ? questionOfBag(line, Cantidad) : { ...askOtherBag(used), ...sumWith(line, Cantidad) }
  return { line, Cantidad, ...(question && { question }) }
}
