import {
  CRATE_LETTERS,
  goneFromWaveText,
  outcomeTexts,
  PICKING_TEXTS,
  stageOf,
  type StaffOrder,
} from '@gondola/contract/orders'
import { formatQuantity } from '@gondola/contract/base'
import { piecesOf, questionOfBag, questionOfLabel, type CountQuestion } from './count-questions.ts'
import { gramsFor } from './parse-grams.ts'
import {
  isSameLine,
  linesOfLabel,
  scanned,
  type ChosenSubstitute,
  type PreparationParameters,
  type ScanAnswer,
} from './scan.ts'
import type { WaitingTap } from './stored-taps.ts'
import type { ShownLine } from './visible-lines.ts'

// Orders prepared together have a crate each: an article is scanned, then the crate that it goes into.

type Crated = Pick<StaffOrder, 'Id' | 'Cajon'>

/** The letter of each order's crate, by the orders' numbers; of one that has none its number tells whose goods are whose. */
export const cratesOf = (orders: readonly Crated[]): ReadonlyMap<number, string> =>
  new Map(orders.map(({ Id, Cajon }) => [Id, Cajon ?? String(Id)]))

/** The codes on the crates themselves, by letter, with what this device did not send yet; not what two crates bear. */
export function crateLabels(
  orders: readonly (Crated & Pick<StaffOrder, 'EtiquetaCajon'>)[],
  waiting: readonly Pick<WaitingTap, 'Pedido' | 'tap'>[] = [],
): Readonly<Record<string, string>> {
  const labels = orders.flatMap(({ Id, Cajon, EtiquetaCajon }) => {
    const said = waiting.findLast(({ Pedido, tap }) => Pedido === Id && tap.EtiquetaCajon !== undefined)
    const label = said?.tap.EtiquetaCajon ?? EtiquetaCajon
    return Cajon === undefined || label === undefined ? [] : [[Cajon, label] as const]
  })
  return Object.fromEntries(
    labels.filter(([letter, label]) => labels.every(([other, own]) => own !== label || other === letter)),
  )
}

/**
 * What is said of the orders that were being prepared together and no longer are, by the letters of their crates. `held`:
 * the letter of what the picker has in hand.
 */
export const goneFrom = (
  orders: readonly (Crated &
    Pick<StaffOrder, 'Estado' | 'Preparacion'> &
    Partial<Pick<StaffOrder, 'Lineas'>>)[],
  held?: string,
) =>
  new Map(
    orders.flatMap((order) => {
      const { Id, Cajon, Estado } = order
      const isGone = Estado === 'A' || Estado === 'C' || stageOf(order) === 'cola'
      if (Cajon === undefined || !isGone) return []
      return [
        [
          Cajon,
          goneFromWaveText(Id, Cajon, {
            isAnnulled: Estado !== 'P',
            isInHand: Cajon === held,
            goods: goodsOf(order.Lineas ?? []),
          }),
        ] as const,
      ]
    }),
  )

/** `2 Leche entera, 520 g Queso`: what was picked. */
const goodsOf = (lines: StaffOrder['Lineas']): string =>
  lines
    .flatMap((line) => {
      const { Cantidad = 0, Sustituto = null } = line.Preparado ?? {}
      return [{ ...line, Cantidad }, ...(Sustituto ? [Sustituto] : [])]
    })
    .filter(({ Cantidad }) => Cantidad > 0)
    .map(({ Cantidad, Unidad, Descrip }) => `${formatQuantity(Cantidad, Unidad)} ${Descrip}`)
    .join(', ')

/** Says which orders left the wave; what is in hand for another one stays in hand. */
export function goneAnswer(orders: Parameters<typeof goneFrom>[0], before: ScanAnswer | null): ScanAnswer {
  const gone = goneFrom(orders, before?.crate)
  const text = [...gone.values()].join(' ')
  const fault = { isFault: true, text, line: null, Cantidad: null, show: null }
  const { crate, line = null } = before ?? {}
  return crate === undefined || gone.has(crate) ? fault : { ...fault, line, crate }
}

/** What the picker has in hand, for a line: pieces, or grams of a weighed article. */
export interface InHand {
  line: Pick<ShownLine, 'Pedido' | 'Items'>
  /** As scanned. */
  code: string
  amount: number
  /** Goes in the line's place. */
  substitute?: ChosenSubstitute
  /** What was confirmed before it was taken. */
  asked?: string
}

export interface CrateState {
  inHand: InHand | null
  /** The last code and when it came, in ms. */
  last: { code: string; at: number } | null
}

export const NO_CRATES: CrateState = { inHand: null, last: null }

/** What a scan does: nothing, as a scanner that fired twice; a fault; something in hand; or a line's new quantity. */
export type CrateStep = { state: CrateState } & (
  | { kind: 'double' }
  | { kind: 'fault'; text: string; line?: ShownLine }
  | { kind: 'in-hand'; line: ShownLine; crate: string; question?: CountQuestion }
  /** `label`: the code that is to be its crate's. */
  | {
      kind: 'put'
      line: ShownLine
      Cantidad: number
      crate: string
      label?: string
      substitute?: ChosenSubstitute
      question?: CountQuestion
      asked?: string
    }
)

/** A scanner that reads a code twice does so within this time; nobody scans two pieces as fast. */
const DOUBLE_MS = 400

interface Scan {
  code: string
  /** In ms. */
  at: number
}

interface Wave {
  lines: readonly ShownLine[]
  crates: ReadonlyMap<number, string>
  labels?: ReturnType<typeof crateLabels>
  gone?: ReturnType<typeof goneFrom>
  parameters: PreparationParameters
}

/** The effect of a scanned or typed code while several orders are prepared: an article's, or a crate's. */
export function scanInWave(before: CrateState, { code: typed, at }: Scan, wave: Wave): CrateStep {
  const code = typed.trim()
  const isDouble = before.last !== null && before.last.code === code && at - before.last.at < DOUBLE_MS
  const state = { ...before, last: { code, at } }
  if (isDouble) return { kind: 'double', state }
  const { inHand } = state
  const crate = crateOf(code, wave)
  const line = inHand && heldLine(inHand, wave)
  // nothing, or changed since, by hand or by somebody else
  if (!inHand || !line) {
    const free = { ...state, inHand: null }
    if (crate === null) return take(free, code, wave)
    return { kind: 'fault', text: wave.gone?.get(crate) ?? PICKING_TEXTS.articleFirst, state: free }
  }
  const wanted = wave.crates.get(line.Pedido) ?? ''
  const bag = crate === null ? null : bagFor(inHand, crate, wave)
  if (bag !== null) return { ...bag, state: { ...state, inHand: null } }
  const letters = choicesOf(inHand, wave)?.map((choice) => choice.crate)
  if (letters !== undefined) {
    const text =
      crate === null ? PICKING_TEXTS.handFirst : PICKING_TEXTS.otherCrate(letters.join(' o el '), crate)
    return { kind: 'fault', text, line, state }
  }
  const isLabel = crate === null && wave.labels?.[wanted] === undefined && isOwnCode(code, wave)
  if (crate === null && !isLabel) return another(state, inHand, code, line, wanted)
  if (!isLabel && crate !== wanted)
    return { kind: 'fault', text: PICKING_TEXTS.otherCrate(wanted, crate ?? ''), line, state }
  const { substitute, asked } = inHand
  const Cantidad = substitute ? 0 : line.Unidad === 100 ? inHand.amount : piecesOf(line) + inHand.amount
  if (line.Unidad === 1 && Cantidad > line.Cantidad)
    return { kind: 'fault', text: PICKING_TEXTS.alreadyAll, line, state: { ...state, inHand: null } }
  const question = isLabel && { text: PICKING_TEXTS.isLabelOf(wanted, code), confirm: PICKING_TEXTS.isLabel }
  const own = { line, Cantidad, crate: wanted, state: { ...state, inHand: null } }
  const put = { ...own, ...(substitute && { substitute }), ...(asked !== undefined && { asked }) }
  return { kind: 'put', ...put, ...(question && { label: code, question }) }
}

/** An article while nothing is in hand. */
function take(state: CrateState, code: string, { lines, crates, parameters }: Wave): CrateStep {
  const found = scanned(code, lines, parameters)
  if ('fault' in found)
    return { kind: 'fault', text: found.fault, state, ...(found.line && { line: found.line }) }
  const { line, Cantidad, substitute } = found
  const isBag = line.Unidad === 100 && substitute === undefined
  const amount = substitute?.Cantidad ?? (isBag ? Cantidad : Cantidad - piecesOf(line))
  const held = { line: { Pedido: line.Pedido, Items: line.Items }, code, amount }
  const crate = crates.get(line.Pedido) ?? ''
  // what a line has already is asked about once its crate is known
  const question = isBag ? questionOfLabel(code, lines, parameters.EtiquetasBalanza) : found.question
  const inHand = { ...held, ...(substitute && { substitute }), ...(question && { asked: question.text }) }
  return { kind: 'in-hand', line, crate, state: { ...state, inHand }, ...(question && { question }) }
}

const heldLine = (held: InHand, wave: Wave): ShownLine | undefined =>
  wave.lines.find((each) => isSameLine(each, held.line)) ?? bagLines(held, wave).own[0]

/** The lines that a weighed bag in hand may be of. */
const bagLines = ({ code, substitute }: InHand, { lines, parameters }: Wave) =>
  linesOfLabel(code, substitute === undefined ? lines.filter(({ Unidad }) => Unidad === 100) : [], parameters)

/** A weighed bag into the crate of a line of its article, whichever it was thought to be of; null: no such line. */
function bagFor(inHand: InHand, crate: string, wave: Wave) {
  const line = bagLines(inHand, wave).own.find(({ Pedido }) => wave.crates.get(Pedido) === crate)
  const read = line && gramsFor(line, inHand.code, wave.parameters.EtiquetasBalanza)
  if (line === undefined || read === undefined || 'fault' in read) return null
  const question = questionOfBag(line, read.grams)
  return { kind: 'put' as const, line, Cantidad: read.grams, crate, ...(question && { question }) }
}

/** What the picker has in hand, with the crates that it may go into. */
export function handOf(
  inHand: InHand,
  wave: Wave,
): Pick<ScanAnswer, 'crate' | 'choices'> & { name: string; amount: string } {
  const line = heldLine(inHand, wave)
  const crate = wave.crates.get(line?.Pedido ?? inHand.line.Pedido)
  const choices = choicesOf(inHand, wave)
  const { Descrip = '', Unidad = 1 } = inHand.substitute ?? line ?? {}
  return {
    name: Descrip,
    amount: formatQuantity(inHand.amount, Unidad),
    ...(crate !== undefined && { crate }),
    ...(choices && { choices }),
  }
}

/** The crates to choose from, the likeliest first; undefined: only one will do. */
function choicesOf(inHand: InHand, wave: Wave): ScanAnswer['choices'] {
  const { own, isAsked } = bagLines(inHand, wave)
  if (!isAsked) return undefined
  return own.map((line) => ({ crate: wave.crates.get(line.Pedido) ?? '', text: standText(line) }))
}

/** What a weighed line has and lacks. */
function standText(line: ShownLine): string {
  const { Cantidad, Unidad, Preparado } = line
  const [has, lacks] = [piecesOf(line), Cantidad - piecesOf(line)]
  if (Preparado === undefined) return PICKING_TEXTS.lacks(formatQuantity(lacks, Unidad))
  if (has === 0 || Preparado.Sustituto !== null) return PICKING_TEXTS.says(outcomeTexts(line).join(', '))
  if (lacks <= 0) return PICKING_TEXTS.has(formatQuantity(has, Unidad))
  return PICKING_TEXTS.hasSome(formatQuantity(has, Unidad), formatQuantity(lacks, Unidad))
}

/** An article while something is in hand: one more piece of it, or a fault. */
function another(state: CrateState, inHand: InHand, code: string, line: ShownLine, crate: string): CrateStep {
  const isSame = code === inHand.code && line.Unidad === 1 && inHand.substitute === undefined
  if (!isSame) return { kind: 'fault', text: PICKING_TEXTS.crateFirst(crate), line, state }
  const amount = inHand.amount + 1
  if (piecesOf(line) + amount > line.Cantidad)
    return { kind: 'fault', text: PICKING_TEXTS.crateHasAll(crate), line, state }
  return { kind: 'in-hand', line, crate, state: { ...state, inHand: { ...inHand, amount } } }
}

/** The letter of a crate's code: `CAJON-B`, `b`, its order's number, or what its own label says. Null: no crate. */
function crateOf(code: string, { lines, crates, labels = {} }: Wave): string | null {
  const [, name, letters = ''] = /^(caj[oó]n[- ]?)?([a-z]{1,2})$/i.exec(code) ?? []
  const letter = letters.toUpperCase()
  if (name !== undefined || letter.length === 1 || [...crates.values()].includes(letter)) return letter
  const known = Object.entries(labels).find(([, label]) => label === code)
  if (known !== undefined) return known[0]
  return /^\d+$/.test(code) && !isArticle(code, lines) ? (crates.get(Number(code)) ?? null) : null
}

const isArticle = (code: string, lines: readonly ShownLine[]): boolean =>
  lines.some(({ Codart, Ean }) => Codart === code || Ean === code)

/** Not as short as a letter, and with a letter in it: digits are an article's or an order's. */
const isOwnCode = (code: string, { lines }: Wave): boolean =>
  /^(?=.*[A-Z])[\dA-Z-]{3,20}$/i.test(code) && !/^caj[oó]n/i.test(code) && !isArticle(code, lines)

/** Background and letter of each crate, again after L; the contrast is at least 4.5. */
const COLOURS =
  '#1b5e20 #0d47a1 #b71c1c #6a1b9a #bf360c #006064 #ad1457 #4e342e #263238 #6d5f00 #ffeb3b #ffffff'.split(' ')
const DARK_FROM = 10

export function crateColours(letter: string) {
  const place = Math.max(0, CRATE_LETTERS.indexOf(letter)) % COLOURS.length
  const color = place >= DARK_FROM ? '#000000' : '#ffffff'
  return { bgcolor: COLOURS[place] ?? '#000000', color, border: 1, borderColor: 'common.black' }
}
