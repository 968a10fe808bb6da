import {
  askedContent,
  isOfPacks,
  listQuantity,
  packsFor,
  singlesIn,
  sizeSaid,
  type ListLine,
} from '@gondola/contract/cart'
import { articlePrice, lineTotal, pricePerUnit, type Article } from '@gondola/contract/catalogue'
import { netContentOf, type NetContent } from '@gondola/lexicon/amounts'
import { readLists } from '@gondola/lexicon/read-lexicon'
import { withoutSizes } from '@gondola/lexicon/sizes'
import { byBeginning, queryWordsOf } from '../search/search.ts'
import type { Candidate } from './name-fit.ts'

const NOT_COMPARABLE = 0.5
const NOT_WHAT_IS_ASKED = 0.75
/** Cost of each further pack: one of a kilogram ranks above two of half a kilogram. */
const PACK_COST = 0.1
const PACKS_COST_MAX = 0.4
/** Packs may hold this share more or less than the amount asked for. */
const TOLERANCE = 0.05

/** How well an article fits the amount that a line asks for: 0 to 1. */
export function unitFit({ amount, isAmountGiven }: ListLine, article: Article): number {
  const isWeighed = article.unidad === 100
  if (!isAmountGiven) return 1
  if (amount.kind === 'grams' && isWeighed) return 1
  if (isWeighed && amount.kind === 'pieces') return isOfPacks(amount) ? NOT_COMPARABLE : 1
  const comparison = askedContent(amount, article)
  if (comparison === null) return amount.kind === 'pieces' ? 1 : NOT_COMPARABLE
  const { asked, content } = comparison
  const packs = packsFor(amount, article)
  const off = Math.abs((packs * content) / asked - 1)
  const cost = Math.min(PACKS_COST_MAX, (packs - 1) * PACK_COST)
  return (off <= TOLERANCE ? 1 : NOT_WHAT_IS_ASKED - Math.min(off, 1) * 0.1) - cost
}

const NEAR_SIZE_WEIGHT = 24
/** Of the size that is said, what is as good: 475 g where 500 are said. */
const NEAR = 0.9

/** What a pack of twice the usual content gains if a large one is asked for. */
const SIZE_WEIGHT = 8
/** What the size gains that a household means, and each further one that it may mean less. */
const USUAL_WEIGHT = 8
const NEXT_USUAL = 0.7
/** What each doubling of the usual content costs from which a pack is a baker's, or a restaurant's. */
const LARGE_COST = 6
const LARGE_FROM = 1.5
/** So many are of the smaller packs: `6 aguas`. */
const MANY_FROM = 6

const contentOf = (text: string) => netContentOf(Number.parseFloat(text), text.replace(/.* /, ''))!
const household = (group: string) =>
  byBeginning(
    [...readLists('household')].flatMap(([key, said]) =>
      key.startsWith(group) ? [[key.slice(group.length), said.map(contentOf)] as const] : [],
    ),
  )
const [sizesOf, choiceOf, portionOf] = ['size / ', 'either / ', 'portion / '].map(household)

/** Whether a line says how large a pack is, or counts so many that it is of the smaller ones. */
const saysSize = ({ text, words, amount, isAmountGiven, packOf, isCheapest }: ListLine): boolean =>
  /\b(?:sobre|lat(?:it)?a|bid[oó]n|pack)/i.test(text) ||
  sizeSaid(words) !== null ||
  packOf !== undefined ||
  isCheapest === true ||
  (isAmountGiven && (amount.kind !== 'pieces' || amount.pieces >= MANY_FROM))

const isOf = (article: Article, { ContenidoNeto, ContenidoUnidad }: NetContent) =>
  article.ContenidoUnidad === ContenidoUnidad &&
  Math.abs((article.ContenidoNeto ?? 0) / ContenidoNeto - 1) <= TOLERANCE

type Sized = Pick<Candidate, 'article' | 'words'>
/** What an article gains for being of a size that a household means where a line says none. */
function usualGain(line: ListLine, { article, words: { name } }: Sized, larger: number): number {
  if (saysSize(line) || article.unidad === 100) return 0
  const sizes = choiceOf!(name) ?? sizesOf!(name)
  const place = sizes?.findIndex((size) => isOf(article, size)) ?? -1
  if (place >= 0) return USUAL_WEIGHT * NEXT_USUAL ** place
  return sizes ? 0 : -LARGE_COST * Math.max(0, larger - LARGE_FROM)
}

/** Whether a line may mean the best in another size as well, which is here. */
export function isSizeOpen(line: ListLine, best: Candidate, candidates: readonly Candidate[]): boolean {
  const sizes = choiceOf!(best.words.name)
  if (sizes === undefined || saysSize(line)) return false
  const isThere = (size: NetContent) =>
    candidates.some(({ article, words }) => isOf(article, size) && choiceOf!(words.name) === sizes)
  return sizes.filter(isThere).length > 1
}

/**
 * What an article gains by its size: how near it is to the one that the words say (`mayonesa hellmans 500`, `2 sprite 1,5`),
 * or a household means, and how large it is, in doublings, if a large (1) or small one (-1) is asked for; `12 huevos
 * grandes` are no larger pack.
 */
export function sizeGain(line: ListLine, sized: Sized, size: number, doublings: number): number {
  const { unidad, ContenidoNeto, ContenidoUnidad } = sized.article
  if (ContenidoUnidad === 'un' && line.isAmountGiven) return 0
  const usual = size === 0 ? usualGain(line, sized, doublings) : 0
  const larger = size * SIZE_WEIGHT * Math.max(-2, Math.min(2, doublings)) + usual
  const asked = line.amount.kind === 'pieces' ? sizeSaid(line.words) : null
  if (asked === null || ContenidoUnidad === 'un') return larger
  const content = unidad === 100 ? asked : (ContenidoNeto ?? 0)
  const near = Math.min(asked, content) / Math.max(asked, content) / NEAR
  return larger + NEAR_SIZE_WEIGHT * Math.min(1, near)
}

/** Of what is weighed and not listed, each guest gets so much. */
const GRAMS_A_HEAD = 200

/** What an article is for so many guests, in pieces or grams; null if nobody knows how much of it they take. */
export function quantityFor(guests: number, line: ListLine, { article, words }: Sized): number | null {
  const [portion] = portionOf!(words.name) ?? portionOf!(words.family) ?? []
  if (portion === undefined && article.unidad === 1) return null
  const all = guests * (portion?.ContenidoNeto ?? GRAMS_A_HEAD)
  const amount =
    portion?.ContenidoUnidad === 'un'
      ? ({ kind: 'pieces', pieces: Math.ceil(all), counting: 'singles' } as const)
      : ({ kind: 'grams', grams: all } as const)
  return listQuantity({ ...line, amount, isAmountGiven: true }, article)
}

/** How much of the best candidate a line asks for, or of whatever may be found. */
export function quantityOf(line: ListLine, best: Candidate | undefined): number {
  const isWeightOpen = best?.article.unidad === 100 && !line.isAmountGiven && sizeSaid(line.words) === null
  const [usual] = (isWeightOpen && sizesOf!(best.words.name)) || []
  if (usual) return usual.ContenidoNeto
  if (best) return best.isAllOfIt ? 1 : listQuantity(line, best.article)
  return line.amount.kind === 'pieces' ? Math.max(1, Math.ceil(line.amount.pieces)) : 1
}

/** `pilas x 4` is a pack of four if there is one. */
const PACK_OF_WEIGHT = 12

/** A candidate with its place in the shop, and what of its score is because it is bought. */
export type Scored = Candidate & { index: number; familiarity: number }

/** Of articles that fit alike, the pack that is asked for comes first: one of the exact size, or of so many pieces. */
export function byPack({ amount, packOf }: ListLine, candidates: readonly Scored[]): readonly Scored[] {
  const packsOf = ({ article }: Scored) => {
    const { asked = 0, content = 1 } = askedContent(amount, article) ?? {}
    return article.unidad === 100 ? 0 : asked / content
  }
  const isExact = (one: Scored) => packsOf(one) === 1
  // 18 eggs are three packs of six before one of thirty
  const isWhole = (one: Scored) => packsOf(one) > 0 && packsOf(one) % 1 === 0
  const fits = candidates.some(isExact) ? isExact : isWhole
  const unfamiliar = ({ score, familiarity }: Scored) => score - familiarity
  const exact = Math.max(...candidates.filter(fits).map(unfamiliar))
  return candidates.map((one) => {
    const isMultiple = !fits(one) && one.unit < 1 && unfamiliar(one) <= exact
    // `jabón x 3` are three, or one of three
    const isSaid = packOf !== undefined && (amount.kind !== 'pieces' || amount.pieces !== packOf)
    const isPack = singlesIn(one.article) === packOf || (isSaid && isTimes(packOf, one.article, candidates))
    return { ...one, score: one.score - (isMultiple ? one.familiarity : 0) + (isPack ? PACK_OF_WEIGHT : 0) }
  })
}

/** Whether a line asks for a weight of what is a pack. */
export const isWeightForPack = ({ amount, isAmountGiven }: ListLine, { unidad }: Article): boolean =>
  isAmountGiven && amount.kind === 'grams' && unidad !== 100

/** A weight is exact of what is weighed: packs of the same that fit no better come behind it. */
export function byWeight(line: ListLine, candidates: readonly Scored[]): readonly Scored[] {
  const weighed = candidates.filter(({ article, fit }) => article.unidad === 100 && fit.unmet.length === 0)
  return candidates.map((one) => {
    if (!isWeightForPack(line, one.article)) return one
    const same = weighed.filter((other) => isOfKind(other, one) && other.fit.coverage >= one.fit.coverage)
    return { ...one, score: Math.min(one.score, ...same.map(({ score }) => score - 1)) }
  })
}

/** Whether an article is called by the same word as another, and meets a line as well. */
const isOfKind = ({ article, words, fit }: Scored, other: Scored): boolean =>
  article.Familia.Codigo === other.article.Familia.Codigo &&
  words.name[0] === other.words.name[0] &&
  words.isOther === other.words.isOther &&
  fit.unmet.length <= other.fit.unmet.length &&
  fit.head >= other.fit.head

/** An article with so many more words than the best is another variety. */
const VARIETY_EXTRAS = 4
/** `papa` means one variety first, and the others nearly as well. */
const VARIETY_COVERAGE = 0.7

/** Whether an article may stand in for another at a better price: it has all that the line and the other one name. */
function isSameFor(line: ListLine, one: Scored, best: Scored): boolean {
  const { coverage, extras } = best.fit
  return (
    isOfKind(one, best) &&
    one.fit.coverage >= coverage * VARIETY_COVERAGE &&
    one.fit.extras < extras + VARIETY_EXTRAS &&
    queryWordsOf(line.words).every(
      ({ term }) => !best.words.name.includes(term) || one.words.name.includes(term),
    )
  )
}

/** Whether an article costs more than a line allows: each that is counted, or all that is weighed. */
export function isTooDear({ most = Infinity, ...line }: ListLine, article: Article): boolean {
  const price = articlePrice(article) ?? 0
  const isEach = article.unidad === 1 && line.amount.kind === 'pieces'
  return (isEach ? price : lineTotal(price, listQuantity(line, article), article.unidad)) > most
}

/** The best that a line's limit allows comes first, if there is one of the best's kind. */
export function byLimit(line: ListLine, [best, ...others]: readonly Scored[]): readonly Scored[] {
  if (best === undefined) return []
  const allowed = isTooDear(line, best.article)
    ? others.find((one) => isSameFor(line, one, best) && !isTooDear(line, one.article))
    : undefined
  if (allowed === undefined) return [best, ...others]
  return [{ ...allowed, score: best.score }, best, ...others.filter((one) => one !== allowed)]
}

/** So many packs for an amount are doubtful. */
export const MANY_PACKS = 5

/** How far packs are from a weight or volume that is asked for, as a share of it: 0 of what is not comparable. */
export function offBy(amount: ListLine['amount'], article: Article): number {
  const { asked, content } = askedContent(amount, article) ?? { asked: 1, content: 1 }
  return Math.abs((packsFor(amount, article) * content) / asked - 1)
}

/** Whether no number of packs is the weight or volume that is asked for, or only many are. */
export function isInexact(amount: ListLine['amount'], article: Article): boolean {
  const isMeasured = amount.kind !== 'pieces' && article.unidad === 1
  const packs = packsFor(amount, article)
  return isMeasured && packs > 1 && (packs >= MANY_PACKS || offBy(amount, article) > 0)
}

/**
 * Where the cheapest is asked for, or no packs are the amount (15 kg, of 8 each), the cheapest of the best's kind first: by the
 * price of the amount that a line asks for, else by that of a measure. Who does not ask for it is proposed only what is as
 * near and as plain, and no other than what she buys.
 */
export function byPrice(
  line: ListLine,
  [best, ...others]: readonly Scored[],
  isOut: (index: number) => boolean,
  bought?: ReadonlySet<string>,
): readonly Scored[] {
  if (best === undefined) return []
  const isNearest = isInexact(line.amount, best.article) && !bought?.has(best.article.Codigo)
  if (!line.isCheapest && !isNearest) return [best, ...others]
  const priceOf = ({ article }: Scored) => {
    const { unidad, ContenidoNeto, ContenidoUnidad } = article
    const price = articlePrice(article)
    if (price === null) return { Precio: Infinity, Unidad: '' }
    return line.isAmountGiven
      ? { Precio: lineTotal(price, listQuantity(line, article), unidad), Unidad: '' }
      : pricePerUnit(price, unidad, ContenidoNeto, ContenidoUnidad)
  }
  const isAsNear = ({ article, fit }: Scored) =>
    fit.extras <= best.fit.extras &&
    article.unidad === best.article.unidad &&
    packsFor(line.amount, article) <= packsFor(line.amount, best.article) &&
    offBy(line.amount, article) <= offBy(line.amount, best.article)
  const { Unidad, Precio } = priceOf(best)
  const cheaper = others
    .filter((one) => isSameFor(line, one, best) && !isOut(one.index))
    .filter((one) => line.isCheapest || isAsNear(one))
    .map((one) => ({ one, price: priceOf(one) }))
    .filter(({ price }) => price.Unidad === Unidad && price.Precio < Precio)
    .toSorted((a, b) => a.price.Precio - b.price.Precio)[0]?.one
  if (cheaper === undefined) return [best, ...others]
  return [{ ...cheaper, score: best.score }, best, ...others.filter((one) => one !== cheaper)]
}

/** `galletitas x 3`: one pack of three before three of one, if it costs less. */
export function byMultipack({ amount }: ListLine, [best, ...others]: readonly Scored[]): readonly Scored[] {
  if (best === undefined) return []
  const count = amount.kind === 'pieces' && amount.counting === 'either' ? amount.pieces : 1
  const price = (articlePrice(best.article) ?? 0) * count
  const pack =
    count > 1 && best.article.unidad === 1
      ? others.find(
          ({ article }) =>
            isTimes(count, article, [best]) &&
            Number.parseInt(article.Presentacion?.Envase ?? '', 10) === count &&
            (articlePrice(article) ?? Infinity) < price,
        )
      : undefined
  if (pack === undefined) return [best, ...others]
  return [{ ...pack, score: best.score, isAllOfIt: true }, best, ...others.filter((one) => one !== pack)]
}

/** By the content of another of its brand and name: 303 g where there are 101 g. */
const isTimes = (count: number, article: Article, candidates: readonly Scored[]): boolean =>
  candidates.some(
    ({ article: { Marca, Descripcion, ContenidoNeto } }) =>
      ContenidoNeto !== null &&
      ContenidoNeto * count === article.ContenidoNeto &&
      Marca.Codigo === article.Marca.Codigo &&
      withoutSizes(Descripcion) === withoutSizes(article.Descripcion),
  )
