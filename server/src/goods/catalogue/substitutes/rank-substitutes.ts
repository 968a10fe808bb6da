import type { Article } from '@gondola/contract/catalogue'
import { type ArticleTraits, type DescribedArticle, KINDS, traitsOf } from './article-traits.ts'

/** How many times the missing article's price a substitute may cost, per piece and per measure. */
export const DEAREST_SUBSTITUTE = 1.3
/** How many times larger or smaller a substitute's content may be. */
const SIZE_RATIO_MAX = 2
/** Content that differs by less counts as the same: `900 ml` for `1 l` is near, `1 kg` for `1000 g` equal. */
const NO_LESS = 1e-6

/** What makes a substitute worse; the sum is its distance. */
const WORSE = {
  /** Another head noun: a red potato comes before a white onion for a white potato. */
  otherThing: 12,
  /** The missing article has a kind (descremada, vainilla) that the substitute has not, or the other way round. */
  otherKind: 4,
  addedKind: 2,
  minorKind: 1,
  /** A diet that was not asked for: sugar-free for the usual. */
  addedDiet: 3,
  words: 2,
  perDoubling: 2,
  otherUnit: 2,
  unknownSize: 1,
  perDoubledPrice: 1.5,
} as const

/** An article that is missing; null prices are unknown or not to be told. */
export interface MissingArticle extends DescribedArticle {
  Codigo: string
  unidad: Article['unidad']
  Familia: { Codigo: number }
}

/** An article that may substitute it, at the price of its branch. */
export interface Candidate {
  article: MissingArticle
  /** Pesos per piece or kilogram; null: prices do not count. */
  price: number | null
}

export interface RankingBounds {
  /** The most substitutes to return. */
  count: number
  /** Excludes another thing, and what is much dearer, larger or smaller; staff who pick see it, and the customer pays no more. */
  isBounded: boolean
}

/**
 * Articles that may substitute a missing one (contract §7), nearest first: of its family and unit, with every diet that
 * it suits, of the same kind, of about the same size and price. At equal distance the first candidate comes first.
 */
export function rankSubstitutes<C extends Candidate>(
  missing: Candidate,
  candidates: Iterable<C>,
  { count, isBounded }: RankingBounds,
): C[] {
  const wanted = traitsOf(missing.article)
  const nearest: { candidate: C; distance: number }[] = []
  for (const candidate of candidates) {
    if (!isAlike(missing.article, candidate.article)) continue
    const had = traitsOf(candidate.article)
    if (!suits(wanted, had) || (isBounded && isOutOfBounds(missing, wanted, candidate, had))) continue
    const distance = distanceOf(missing, wanted, candidate, had)
    const place = nearest.findLastIndex((other) => other.distance <= distance) + 1
    if (place >= count) continue
    nearest.splice(place, 0, { candidate, distance })
    if (nearest.length > count) nearest.pop()
  }
  return nearest.map(({ candidate }) => candidate)
}

const isAlike = (missing: MissingArticle, article: MissingArticle) =>
  article.Codigo !== missing.Codigo &&
  article.Familia.Codigo === missing.Familia.Codigo &&
  article.unidad === missing.unidad &&
  (missing.Alcohol || !article.Alcohol)

/** Whether it suits the same diets, and is of the same size of nappy, stage of formula, animal. */
const suits = (wanted: ArticleTraits, had: ArticleTraits) =>
  (wanted.diets & ~had.diets) === 0 && wanted.fits.every((value, property) => value === had.fits[property])

function isOutOfBounds(
  missing: Candidate,
  wanted: ArticleTraits,
  candidate: Candidate,
  had: ArticleTraits,
): boolean {
  // `Lomitos de atún` is tuna, a white onion is no white potato
  const [ours, theirs] = [wanted.words[0]!, had.words[0]!]
  if (!had.words.includes(ours) && !wanted.words.includes(theirs)) return wanted.words.length > 0
  const size = sizeRatio(wanted, had)
  if (size !== null && Math.max(size, 1 / size) > SIZE_RATIO_MAX + NO_LESS) return true
  if (!missing.price || candidate.price === null) return false
  const price = candidate.price / missing.price
  return Math.max(price, size === null ? 0 : price / size) > DEAREST_SUBSTITUTE + NO_LESS
}

function distanceOf(
  missing: Candidate,
  wanted: ArticleTraits,
  candidate: Candidate,
  had: ArticleTraits,
): number {
  const size = sizeRatio(wanted, had)
  let distance = had.words[0] === wanted.words[0] ? 0 : WORSE.otherThing
  if (had.diets !== wanted.diets) distance += WORSE.addedDiet
  wanted.kinds.forEach((kinds, property) => {
    distance += kindDistance(kinds, had.kinds[property]!, IS_MINOR[property]!)
  })
  distance += WORSE.words * (1 - sharedWords(wanted.words, had.words))
  if (size !== null) distance += WORSE.perDoubling * Math.abs(Math.log2(size))
  else if (wanted.unit !== had.unit) distance += WORSE.otherUnit
  else if (wanted.unit !== null) distance += WORSE.unknownSize
  if (missing.price && candidate.price)
    distance += WORSE.perDoubledPrice * Math.abs(Math.log2(candidate.price / missing.price / (size ?? 1)))
  return distance
}

const IS_MINOR = Object.values(KINDS).map(({ isMinor }) => isMinor)

/** By the share of the values that both have: 'naranja y durazno' is half 'naranja'. */
function kindDistance(wanted: number, had: number, isMinor: boolean): number {
  if (wanted === had) return 0
  if (isMinor) return WORSE.minorKind
  if (wanted === 0) return WORSE.addedKind
  return WORSE.otherKind * (1 - bitCount(wanted & had) / bitCount(wanted | had))
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** Content of one article by that of the other; null if unknown or measured otherwise. */
const sizeRatio = (wanted: ArticleTraits, had: ArticleTraits): number | null =>
  wanted.unit !== null && wanted.unit === had.unit && wanted.size > 0 && had.size > 0
    ? had.size / wanted.size
    : null

function sharedWords(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((word) => other.includes(word)).length
  const all = one.length + other.length - shared
  return all === 0 ? 1 : shared / all
}
