import { isCalendarDay } from '@gondola/contract/delivery'
import {
  type BranchTitle,
  type ImportNote,
  type Warning,
  type MissingArticles,
  type RepeatedPrices,
  BRANCH_TEXTS,
  IMPORT_TEXTS,
} from '@gondola/contract/imports'
import { CHANGE_SHARE, type BranchBrake } from '../branches/compare-branches.ts'
import type { ShopBranch } from '../branches/import-branches.store.ts'
import { nameKey } from '../reading/code-keys.ts'
import { warning } from '../reading/import-row.ts'
import type { NameCounts, PlanCounts } from './planned-article.ts'

/** Decisions on single prices of an import, by article code. */
export interface PriceDecisions {
  /** Prices no longer held by hand: the file's price applies. */
  letGo: readonly string[]
  /** Ends the hold of all prices except those that would jump, which need a decision each. */
  letsAllGo: boolean
  /** Accepted jumps. */
  accepted: readonly string[]
  /** Jumps that were not accepted keep the current price; the rest is applied. */
  leavesJumps: boolean
}

export const NO_DECISIONS: PriceDecisions = { letGo: [], letsAllGo: false, accepted: [], leavesJumps: false }

/** The counts that the brake checks. */
export type BrakeCounts = Pick<
  PlanCounts,
  'jumpsWaiting' | 'desaparecidas' | 'presentBefore' | 'branches'
> & {
  /** Absent in outcomes of earlier versions. */
  names?: NameCounts
} & Partial<
    Pick<
      PlanCounts,
      'repeated' | 'title' | 'offerTitle' | 'rejected' | 'moved' | 'odd' | 'doubtful' | 'stock' | 'isCents'
    >
  >

/** A file that lacks more than this share of the last file's articles is probably incomplete. */
export const VANISHED_MAX_SHARE = 0.3
/** Of a file with more rejected rows than this share, what is left is hardly what was meant. */
const REJECTED_MAX_SHARE = 0.5
/** One jump holds the whole import for review. */
export const JUMPS_MAX = 0
/** More of a branch's prices than this share change much: another branch's prices, perhaps. */
export const CHANGED_MAX_SHARE = 0.2
/** More articles with another name, brand, family or unit, than this share: a column that slipped, perhaps. */
const RENAMED_MAX_SHARE = 0.02
/** One article is renamed, or gets half its price, by hand. */
const RENAMED_LEAST = 2
/** New articles with one name: some wines of several brands have one, a column filled down makes all of them equal. */
const ALIKE_MAX_SHARE = 0.2
/** Of fewer articles no share is taken. */
const COMPARED_LEAST = 20
/** As many articles with several prices are slips. */
const REPEATED_SLIPS = 3
const REPEATED_MAX = 20
const REPEATED_MAX_SHARE = 0.02
/** As many numbers of stock jump by deliveries. */
const STOCK_JUMPS_MAX = 2
const STOCK_JUMPS_MAX_SHARE = 0.1

/**
 * The reasons why an import must wait for confirmation, as texts; empty if it need not. What is missing is counted of
 * articles that came from imports; prices, names and brands of all.
 */
export function holdsOf(counts: BrakeCounts): string[] {
  const { jumpsWaiting, repeated, title, offerTitle, rejected, moved, odd, stock } = counts
  const missing = missingOf(counts)
  return [
    ...(jumpsWaiting > JUMPS_MAX ? [IMPORT_TEXTS.heldByJumps(jumpsWaiting, counts.doubtful)] : []),
    ...(odd ?? []),
    ...(counts.isCents ? [IMPORT_TEXTS.heldByCents] : []),
    ...(moved && moved.prices >= RENAMED_LEAST && moved.prices * 2 > moved.of
      ? [IMPORT_TEXTS.heldByMoved(moved.prices, moved.of, CHANGE_SHARE)]
      : []),
    ...(stock && stock.jumps > STOCK_JUMPS_MAX && stock.jumps > stock.changed * STOCK_JUMPS_MAX_SHARE
      ? [IMPORT_TEXTS.heldByStock(stock)]
      : []),
    ...(missing === null ? [] : [IMPORT_TEXTS.heldByVanished(missing.Faltan, missing.Habia)]),
    ...(counts.names === undefined ? [] : nameHolds(counts.names)),
    ...(repeated && isManyRepeated(repeated) ? [IMPORT_TEXTS.heldByRepeated(repeated)] : []),
    ...(rejected && rejected.of >= COMPARED_LEAST && rejected.rows > rejected.of * REJECTED_MAX_SHARE
      ? [IMPORT_TEXTS.heldByRejected(rejected.rows, rejected.of)]
      : []),
    ...(offerTitle
      ? [IMPORT_TEXTS[isNet(offerTitle.text) ? 'heldByNet' : 'heldByOffer'](offerTitle.line, offerTitle.text)]
      : []),
    ...(title ? [IMPORT_TEXTS.heldByTitle(title)] : []),
    ...(counts.branches ?? []).flatMap(branchHolds),
  ]
}

const isManyRepeated = ({ articles, of }: RepeatedPrices) =>
  articles > REPEATED_SLIPS && (articles > REPEATED_MAX || articles > of * REPEATED_MAX_SHARE)

function nameHolds(counts: NameCounts): string[] {
  const { compared, renamed, rebranded, moved, units = 0, shared, nuevas, alike, alikeKnown, taken } = counts
  const isMany = (changed: number) => changed >= RENAMED_LEAST && changed > compared * RENAMED_MAX_SHARE
  return [
    ...(isMany(renamed) ? [IMPORT_TEXTS.heldByNames(renamed, compared)] : []),
    ...(isMany(rebranded) ? [IMPORT_TEXTS.heldByBrands(rebranded, compared)] : []),
    ...(isMany(moved) ? [IMPORT_TEXTS.heldByFamilies(moved, compared)] : []),
    ...(units >= RENAMED_LEAST && units > (compared + nuevas) * RENAMED_MAX_SHARE
      ? [IMPORT_TEXTS.heldByUnits(units, compared + nuevas)]
      : []),
    ...(shared === null ? [] : [IMPORT_TEXTS.heldByOneName(shared.name, shared.articles)]),
    ...(taken !== null && taken.articles >= RENAMED_LEAST
      ? [IMPORT_TEXTS.heldByTaken(taken.articles, taken.name, taken.code)]
      : []),
    ...((alikeKnown >= RENAMED_LEAST || alike >= COMPARED_LEAST) && alike > nuevas * ALIKE_MAX_SHARE
      ? [IMPORT_TEXTS.heldByAlike(alike, nuevas)]
      : []),
  ]
}

function branchHolds({ Nombre, Cambian, Comparados, Faltan, Habia }: BranchBrake): string[] {
  const isChanged = Comparados >= COMPARED_LEAST && Cambian > Comparados * CHANGED_MAX_SHARE
  const isMissing = Habia >= COMPARED_LEAST && Faltan > Habia * VANISHED_MAX_SHARE
  return [
    ...(isChanged ? [BRANCH_TEXTS.heldByChanges(Nombre, Cambian, Comparados, CHANGE_SHARE)] : []),
    ...(isMissing ? [BRANCH_TEXTS.heldByMissing(Nombre, Faltan, Habia)] : []),
  ]
}

/** How many articles of the last file are missing, if that is more than the brake lets pass; otherwise null. */
export function missingOf({ desaparecidas, presentBefore }: BrakeCounts): MissingArticles | null {
  if (desaparecidas <= presentBefore * VANISHED_MAX_SHARE) return null
  return { Faltan: desaparecidas, Habia: presentBefore }
}

/** What a title or a heading says over prices of some days only; a list may be valid from a day on. */
const OF_AN_OFFER =
  /\b(ofertas?|promos?|promocion(es|al(es)?)?|folleto|liquidacion|finde|fin de semana|hasta agotar|solo (por )?(el |los )?(hoy|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?))\b|\bdel? (el )?\d{1,2}( \d+)*( de \w+)? (al|hasta)( el)? \d/

/** `vigente del 1 al 8`, `válida hasta el 3`; in parts, because one pattern would take hours over a long line. */
function tellsDays(key: string): boolean {
  const [, ...after] = key.split(/\b(?:vigen|valid)\w*/)
  const [told = ''] = /^.*\d/s.exec(after.join(' ')) ?? []
  return /\bhasta\b/.test(told) || /\bal\b/.test(told.slice(told.search(/\d|$/)))
}

/** A title that names a branch, with what goes elsewhere; null: only stock, and to that branch. */
export function titleOf(title: BranchTitle | null, hasPrices: boolean, stockIn?: string): BranchTitle | null {
  if (title === null || stockIn === undefined)
    return title && { ...title, ...(!hasPrices && { all: 'los costos' }) }
  const isThere = ` ${nameKey(title.text)} `.includes(` ${nameKey(stockIn)} `)
  if (isThere && !hasPrices) return null
  return { ...title, all: hasPrices ? 'los precios' : '', ...(!isThere && { stockIn }) }
}

/** The day in `lista_2026-09-01.csv`, `Precios al 1/9/26`; null if there is none. */
export function dayIn(text: string): string | null {
  const [, year, month, day] = /(?<!\d)(20\d\d)[-_. ]?(\d\d)[-_. ]?(\d\d)(?!\d)/.exec(text) ?? []
  const [, first, second, last] = /(?<!\d)(\d{1,2})[-_./](\d{1,2})[-_./](?:20)?(\d\d)(?!\d)/.exec(text) ?? []
  const iso = year
    ? `${year}-${month}-${day}`
    : `20${last}-${second?.padStart(2, '0')}-${first?.padStart(2, '0')}`
  return isCalendarDay(iso) ? iso : null
}

/** Whether a title or a heading says that taxes are not in the prices. */
const isNet = (text: string): boolean =>
  /(?<!peso |contenido )\bnetos?\b|\b(s|sin|mas|no incluyen?) (el )?(i ?v ?a|imp\w*)\b/.test(
    nameKey(text.replaceAll('+', ' más ')),
  )

/** What the brake checks of a file's rows as they are read. */
export class ReadChecks {
  /** Names of the shop's branches; none if it has only one, or the file names them in a column. */
  #branchNames: readonly string[] = []
  #title: PlanCounts['title'] = null
  #branchTitle: PlanCounts['title'] = null
  #offerTitle: PlanCounts['title'] = null
  readonly repeated = new Set<string>()
  /** Rows with a fault that is told once, at the first of them. */
  readonly #once = new Map<Warning, { line: number; rows: number }>()
  #first = { line: 0, again: 0, title: '' }

  knowBranches(branches: readonly Pick<ShopBranch, 'Nombre' | 'is_active'>[]): void {
    const selling = branches.filter(({ is_active }) => is_active)
    if (selling.length > 1) this.#branchNames = selling.map(({ Nombre }) => nameKey(Nombre))
  }

  addTitle(title: NonNullable<PlanCounts['title']>): void {
    this.#title = title
    const key = nameKey(title.text)
    if (OF_AN_OFFER.test(key) || tellsDays(key) || isNet(title.text)) this.#offerTitle ??= title
    if (this.#branchNames.length === 0) return
    const text = ` ${key} `
    if ([...this.#branchNames, 'sucursal', 'suc'].some((name) => text.includes(` ${name} `)))
      this.#branchTitle ??= title
  }

  /** An article that the file has with another price before. */
  addRepeated(code: string, line: number, again: number): void {
    if (this.repeated.size === 0) {
      const title = this.#title !== null && this.#title.line > line ? this.#title.text : ''
      this.#first = { line, again, title }
    }
    this.repeated.add(code)
  }

  countOnce(motivo: Warning, line: number): void {
    const { line: first, rows } = this.#once.get(motivo) ?? { line, rows: 0 }
    this.#once.set(motivo, { line: first, rows: rows + 1 })
  }

  notes = (): ImportNote[] =>
    [...this.#once].map(([motivo, { line, rows }]) => warning(line, motivo, String(rows)))

  /** `of`: the file's articles. */
  counts(of: number): Pick<PlanCounts, 'repeated' | 'title' | 'offerTitle'> {
    const articles = this.repeated.size
    const repeated = articles === 0 ? null : { articles, of, ...this.#first }
    return { repeated, title: this.#branchTitle, offerTitle: this.#offerTitle }
  }
}

/** The reasons why an import still waits after decisions on single prices. */
export function holdsLeft(
  outcome: { holds: readonly string[]; brake?: BrakeCounts } | null,
  { accepted, leavesJumps }: PriceDecisions,
): string[] {
  if (outcome?.brake === undefined) return [...(outcome?.holds ?? [])]
  const jumpsWaiting = leavesJumps ? 0 : outcome.brake.jumpsWaiting - accepted.length
  return holdsOf({ ...outcome.brake, jumpsWaiting })
}
