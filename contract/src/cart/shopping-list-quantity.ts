import { netContentOf, numberOf } from '@gondola/lexicon/amounts'
import { amountIn, type Amount } from '@gondola/lexicon/amount-in-text'
import { PIECES_MOST, WEIGHT_MIN_GRAMS } from '../base/index.ts'
import type { Article } from '../catalogue/index.ts'
import { spelledOut } from './list-spelling.ts'
import { gramsOfPiece, isBoughtWhole } from './piece-weights.ts'
import type { ListLine } from './shopping-list.ts'

/** The quantity of a weighed article for a line without an amount ('tomates'). */
const GRAMS_UNASKED = 500
/** The most that anybody means of what is weighed. */
export const GRAMS_MAX = 30_000
const GRAMS_STEP = 10
/** For articles sold by the pack, this count and its multiples mean single pieces. */
const HALF_DOZEN = 6
/** So many and more are no packs: `té x 50`. */
const MANY = 8
/** `2 pascualinas` are two packs of two, and not one. */
const COUNTED_FROM = 4
/** Tolerance of decimal amounts when checking whether packs suffice. */
const ROUNDING = 1e-9

/** Of a weight or volume, what packs hold at least. */
const MOST = 0.75

/** The fields of an article that determine the quantity. */
export type ArticleContent = Pick<Article, 'Descripcion' | 'unidad' | 'ContenidoNeto' | 'ContenidoUnidad'>

type AmountOfLine = Pick<ListLine, 'amount' | 'isAmountGiven' | 'words'>

/** The quantity of an article that a list's line asks for (spec §3: pieces or grams). */
export function listQuantity(line: AmountOfLine, article: ArticleContent): number {
  if (article.unidad === 1) return Math.min(PIECES_MOST, packsFor(line.amount, article))
  const grams = Math.round(gramsAsked(line, article) / GRAMS_STEP) * GRAMS_STEP
  return Math.min(GRAMS_MAX, Math.max(WEIGHT_MIN_GRAMS, grams))
}

/** The packs that come nearest to a weight or volume, and hold most of it, or that hold the single items ('3 docenas de huevos'). */
export function packsFor(amount: Amount, article: ArticleContent): number {
  const { asked, content } = askedContent(amount, article) ?? { asked: countOf(amount), content: 1 }
  const packs = asked / content
  const least = Math.ceil(packs * (amount.kind === 'pieces' ? 1 : MOST) - ROUNDING)
  return Math.max(1, least, amount.kind === 'pieces' ? 0 : Math.round(packs))
}

/**
 * For a search that says how much, the quantity of each article found: `6 manzanas`, `2 kg de papa`. An amount at the end
 * counts only for what is weighed, since it may be a pack's size. Undefined if it says nothing, or one.
 */
export function searchedQuantity(text: string): (article: ArticleContent) => number | undefined {
  const { amount, isFirst, rest = '' } = amountIn(spelledOut(text)) ?? {}
  return (article) => {
    const isAsked = isFirst || (amount?.kind === 'grams' && article.unidad === 100)
    if (amount === undefined || !isAsked) return undefined
    // a box is found by its pieces, too: `Alfajores 6 un x 55 g`
    const inBox = Number(/\b(\d{1,2}) un x \d/.exec(article.Descripcion)?.[1])
    const box = inBox > 0 && { ContenidoNeto: inBox, ContenidoUnidad: 'un' as const }
    const quantity = listQuantity({ amount, isAmountGiven: true, words: rest }, { ...article, ...box })
    return quantity === article.unidad ? undefined : quantity
  }
}

/**
 * The requested amount and the content of a pack, in one unit: grams, millilitres or single items. Null if they are not
 * comparable, in which case packs are counted.
 */
export function askedContent(
  amount: Amount,
  article: ArticleContent,
): { asked: number; content: number } | null {
  const { ContenidoNeto, ContenidoUnidad } = article
  if (amount.kind === 'pieces')
    return askedSingles(amount, singlesIn(article) ?? packetsIn(amount, article), article.Descripcion)
  // mayonnaise is asked for by the litre and sold by the gram
  if (!ContenidoNeto || (ContenidoUnidad !== 'g' && ContenidoUnidad !== 'ml')) return null
  return { asked: amount.kind === 'grams' ? amount.grams : amount.millilitres, content: ContenidoNeto }
}

function askedSingles(
  { pieces, counting }: Extract<Amount, { kind: 'pieces' }>,
  content: number | null,
  name: string,
) {
  if (content === null || content === 1 || counting === 'packs') return null
  if (counting === 'cans') return SEVERAL_CANS.test(name) ? { asked: pieces, content } : null
  const isByThePiece =
    pieces >= MANY ||
    ((content >= COUNTED_FROM || pieces >= HALF_DOZEN) &&
      (pieces % content === 0 || pieces % HALF_DOZEN === 0))
  const isOne = pieces === content && content > 2
  const isEach = pieces > 1 && isCountedEach(name, content)
  return counting === 'singles' || isByThePiece || isOne || isEach ? { asked: pieces, content } : null
}

/** What names its pieces, and not the pack: `Pilas x 2 un`, `Rollo de cocina 3 rollos`, not `Pascualina x 2 un`. */
const isCountedEach = (name: string, content: number): boolean =>
  /^(?:huevos|pilas|hamburguesas|salchichas)\s/i.test(name) ||
  (content <= HALF_DOZEN && /^(?:\p{L}+s(?!\p{L})|(\p{L}+) .*\d \1s(?!\p{L}))/iu.test(name))

const SEVERAL_CANS = /\b\d{1,2} (?:lat(?:it)?as|botell(?:it)?as|porrones)\b/i

/** How many single items a pack holds: eggs, or rolls, cans and pieces as stated in the name; null if it does not say. */
export function singlesIn({ Descripcion, ContenidoNeto, ContenidoUnidad }: ArticleContent): number | null {
  // a kitchen roll's content may be its sheets
  const isInName = ContenidoUnidad !== 'un' || / rollos /.test(Descripcion)
  const named = isInName ? (SEVERAL_CANS.exec(Descripcion) ?? SEVERAL.exec(Descripcion)) : null
  const singles = named ? Number.parseInt(named[0], 10) : ContenidoUnidad === 'un' && ContenidoNeto
  return singles || null
}

/** `pack x3 galletitas` is one of `3 paquetes x 101 g`. */
const packetsIn = ({ counting }: { counting: string }, { Descripcion }: ArticleContent): number | null =>
  counting === 'singles' ? Number(/ (\d{1,2}) paquetes x \d/.exec(Descripcion)?.[1] ?? 0) || null : null

const SEVERAL = /\b\d{1,2} (?:rollos\b|(?:uni?|u|unidades)\b(?! x \d))/i

/** `una bolsa de papas` says how many bags, and not how much is in them. */
export const isOfPacks = (amount: Amount) =>
  amount.kind === 'pieces' && (amount.counting === 'packs' || amount.counting === 'cans')

/** The weight that a line asks for of what is weighed. A litre counts as a kilogram. */
export function gramsAsked(
  { amount, isAmountGiven, words }: AmountOfLine,
  { Descripcion }: ArticleContent,
): number {
  if (amount.kind === 'grams') return amount.grams
  if (amount.kind === 'millilitres') return amount.millilitres
  const isOfAPiece = isAmountGiven ? !isOfPacks(amount) : isBoughtWhole(Descripcion)
  return amount.pieces * (sizeSaid(words) ?? (isOfAPiece ? gramsOfPiece(Descripcion) : GRAMS_UNASKED))
}

/**
 * The size in grams or millilitres that a line's words say beside its amount: `asado de 2 kg`, `sprite 1,5`; a small
 * number at the end is of kilograms or litres. Null if they say none.
 */
export function sizeSaid(words: string): number | null {
  for (const [, number, unit = ''] of words.matchAll(SIZED)) {
    const { ContenidoNeto = 0, ContenidoUnidad } =
      netContentOf(numberOf(number), /^k$/i.test(unit) ? 'kg' : unit) ?? {}
    if (ContenidoUnidad === 'g' || ContenidoUnidad === 'ml') return ContenidoNeto
  }
  const [, last] = /\s(\d{3,4}|\d[.,]\d{1,2}|\d)$/.exec(words) ?? []
  if (last === undefined) return null
  return numberOf(last) * (last.length > 2 && !/[.,]/.test(last) ? 1 : 1000) || null
}

const SIZED = /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)\s*(\p{L}+)/gu

const countOf = (amount: Amount) => (amount.kind === 'pieces' ? amount.pieces : 1)
