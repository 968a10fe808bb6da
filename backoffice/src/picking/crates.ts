import { annulledInWaveText, PICKING_TEXTS, type StaffOrder } from '@gondola/contract/orders'
import { Kept } from '../api/storage.ts'
import { isSameLine, piecesOf, scanned, type CountQuestion, type PreparationParameters } from './scan.ts'
import type { ShownLine } from './visible-lines.ts'

// Orders prepared together have a crate each: an article is scanned, then the crate that it goes into.

const LETTERS = [...'ABCDEFGHIJKL']

/** Of more than twelve; the letters' colours end before. */
const NUMBERS = Array.from({ length: 87 }, (_, place) => String(place + 13))

type Letters = Readonly<Record<string, unknown>>

const areLetters = (value: unknown): value is Letters => typeof value === 'object' && value !== null

const keptLetters = new Kept('gondola-preparar-letras', areLetters)

/**
 * The crate of each order prepared together, by the orders' numbers; a single order has none. An order keeps the letter
 * that this device gave it, whatever it is opened with.
 */
export function cratesOf(
  orderIds: readonly number[],
  kept: Letters = keptLetters.read() ?? {},
): ReadonlyMap<number, string> {
  const crates = new Map<number, string>()
  if (orderIds.length < 2) return crates
  const taken = new Set(Object.values(kept))
  for (const Id of orderIds.toSorted((a, b) => a - b)) {
    if (crates.has(Id)) continue
    const own = [...LETTERS, ...NUMBERS].find((letter) => letter === kept[Id])
    const letter = own ?? [...LETTERS, ...NUMBERS].find((each) => !taken.has(each)) ?? ''
    taken.add(letter)
    crates.set(Id, letter)
  }
  return crates
}

/** Keeps the letters of these orders, and of those that are still being prepared beside them. */
export function keepCrates(ids: readonly number[], known: readonly Pick<StaffOrder, 'Id' | 'Preparacion'>[]) {
  const begun = known.filter(({ Preparacion }) => Preparacion === 'preparando').map(({ Id }) => Id)
  const held = Object.entries(keptLetters.read() ?? {}).filter(([Id]) =>
    [...ids, ...begun].includes(Number(Id)),
  )
  const kept = Object.fromEntries(held)
  keptLetters.write({ ...kept, ...Object.fromEntries(cratesOf(ids, kept)) })
}

/** What is said of the orders prepared together that were annulled meanwhile, by the letters of their crates. */
export const annulledIn = (orders: readonly Pick<StaffOrder, 'Id' | 'Estado'>[], crates: Wave['crates']) =>
  new Map(
    orders.flatMap(({ Id, Estado }) => {
      const letter = crates.get(Id)
      const isAnnulled = Estado === 'A' || Estado === 'C'
      return letter !== undefined && isAnnulled ? [[letter, annulledInWaveText(Id, letter)] as const] : []
    }),
  )

/** What the picker has in hand, for a line: pieces, or grams of a weighed article. */
export interface InHand {
  line: Pick<ShownLine, 'Pedido' | 'Items'>
  /** As scanned. */
  code: string
  amount: number
}

export interface CrateState {
  inHand: InHand | null
  /** The codes on the crates themselves, by letter, each as the picker said. */
  own: Readonly<Record<string, string>>
  /** The last code and when it came, in ms. */
  last: { code: string; at: number } | null
}

export const NO_CRATES: CrateState = { inHand: null, own: {}, last: null }

/** What a scan does: nothing, as a scanner that fired twice; a fault; something in hand; or a line's new quantity. */
export type CrateStep = { state: CrateState } & (
  | { kind: 'double' }
  | { kind: 'fault'; text: string; line?: ShownLine }
  | { kind: 'in-hand'; line: ShownLine; crate: string; question?: CountQuestion }
  | { kind: 'put'; line: ShownLine; Cantidad: number; crate: string; question?: CountQuestion }
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
  annulled?: ReturnType<typeof annulledIn>
  parameters: PreparationParameters
}

/** The effect of a scanned or typed code while several orders are prepared: an article's, or a crate's. */
export function scanInWave(before: CrateState, { code: typed, at }: Scan, wave: Wave): CrateStep {
  const code = typed.trim()
  const isDouble = before.last !== null && before.last.code === code && at - before.last.at < DOUBLE_MS
  const state = { ...before, last: { code, at } }
  if (isDouble) return { kind: 'double', state }
  const { inHand } = state
  const crate = crateOf(code, state, wave)
  const line = inHand && wave.lines.find((each) => isSameLine(each, inHand.line))
  // nothing, or changed since, by hand or by somebody else
  if (!inHand || !line) {
    const free = { ...state, inHand: null }
    if (crate === null) return take(free, code, wave)
    return { kind: 'fault', text: wave.annulled?.get(crate) ?? PICKING_TEXTS.articleFirst, state: free }
  }
  const wanted = wave.crates.get(line.Pedido) ?? ''
  const isLabel = crate === null && state.own[wanted] === undefined && isOwnCode(code, wave)
  if (crate === null && !isLabel) return another(state, inHand, code, line, wanted)
  if (!isLabel && crate !== wanted)
    return { kind: 'fault', text: PICKING_TEXTS.otherCrate(wanted, crate ?? ''), line, state }
  const Cantidad = line.Unidad === 100 ? inHand.amount : piecesOf(line) + inHand.amount
  if (line.Unidad === 1 && Cantidad > line.Cantidad)
    return { kind: 'fault', text: PICKING_TEXTS.alreadyAll, line, state: { ...state, inHand: null } }
  const own = isLabel ? { ...state.own, [wanted]: code } : state.own
  const question = isLabel && { text: PICKING_TEXTS.isLabelOf(wanted, code), confirm: PICKING_TEXTS.isLabel }
  const put = { line, Cantidad, crate: wanted, state: { ...state, own, inHand: null } }
  return { kind: 'put', ...put, ...(question && { question }) }
}

/** An article while nothing is in hand. */
function take(state: CrateState, code: string, { lines, crates, parameters }: Wave): CrateStep {
  const found = scanned(code, lines, parameters)
  if ('fault' in found)
    return { kind: 'fault', text: found.fault, state, ...(found.line && { line: found.line }) }
  const { line, Cantidad, question } = found
  const amount = line.Unidad === 100 ? Cantidad : Cantidad - piecesOf(line)
  const inHand = { line: { Pedido: line.Pedido, Items: line.Items }, code, amount }
  const crate = crates.get(line.Pedido) ?? ''
  return { kind: 'in-hand', line, crate, state: { ...state, inHand }, ...(question && { question }) }
}

/** An article while something is in hand: one more piece of it, or a fault. */
function another(state: CrateState, inHand: InHand, code: string, line: ShownLine, crate: string): CrateStep {
  const isSame = code === inHand.code && line.Unidad === 1
  if (!isSame) return { kind: 'fault', text: PICKING_TEXTS.crateFirst(crate), line, state }
  const amount = inHand.amount + 1
  if (piecesOf(line) + amount > line.Cantidad)
    return { kind: 'fault', text: PICKING_TEXTS.crateHasAll(crate), line, state }
  return { kind: 'in-hand', line, crate, state: { ...state, inHand: { ...inHand, amount } } }
}

/** The letter of a crate's code: `CAJON-B`, `b`, its order's number, or what its own label says. Null: no crate. */
function crateOf(code: string, { own }: CrateState, { lines, crates }: Wave): string | null {
  const letter = /^(?:caj[oó]n[- ]?)?([a-l]|\d\d)$/i.exec(code)?.[1]?.toUpperCase()
  if (letter !== undefined && (LETTERS.includes(letter) || [...crates.values()].includes(letter)))
    return letter
  const known = Object.entries(own).find(([, label]) => label === code)
  if (known !== undefined) return known[0]
  return /^\d+$/.test(code) && !isArticle(code, lines) ? (crates.get(Number(code)) ?? null) : null
}

const isArticle = (code: string, lines: readonly ShownLine[]): boolean =>
  lines.some(({ Codart, Ean }) => Codart === code || Ean === code)

/** Not as short as a letter, and with a letter in it: digits are an article's or an order's. */
const isOwnCode = (code: string, { lines }: Wave): boolean =>
  /^(?=.*[A-Z])[\dA-Z-]{3,20}$/i.test(code) && !/^caj[oó]n/i.test(code) && !isArticle(code, lines)

/** The labels of the crates of these orders, kept for a reload. */
interface KeptLabels {
  orders: string
  own: CrateState['own']
}

const areLabels = (value: unknown): value is KeptLabels => {
  const { orders, own } = (value ?? {}) as Partial<Record<keyof KeptLabels, unknown>>
  return typeof orders === 'string' && typeof own === 'object' && own !== null
}

export const keptLabels = new Kept('gondola-preparar-cajones', areLabels)

/** Background and letter of each crate, A to L; the contrast is at least 4.5. */
const COLOURS =
  '#1b5e20 #0d47a1 #b71c1c #6a1b9a #bf360c #006064 #ad1457 #4e342e #263238 #6d5f00 #ffeb3b #ffffff'.split(' ')
const DARK_FROM = 10

export function crateColours(letter: string) {
  const place = Math.max(0, LETTERS.indexOf(letter))
  const color = place >= DARK_FROM ? '#000000' : '#ffffff'
  return { bgcolor: COLOURS[place] ?? '#000000', color, border: 1, borderColor: 'common.black' }
}
