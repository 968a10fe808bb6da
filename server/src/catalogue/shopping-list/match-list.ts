import { LIST_ALTERNATIVES_MAX } from '@gondola/contract/base'
import type { Article, ListMatch } from '@gondola/contract/catalogue'
import { listQuantity, type ListLine, askedContent } from '@gondola/contract/cart'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import { findWithClauses, type SearchIndex, exactTerm, queryWordsOf } from '../search/search.ts'
import { articleWords, HEAD_IN_BRAND, nameFit, type ArticleWords, type NameFit } from './name-fit.ts'

const NOT_COMPARABLE = 0.5
const MORE_THAN_ASKED = 0.75
/** Cost of each further pack: one of a kilogram ranks above two of half a kilogram. */
const PACK_COST = 0.06
const PACKS_COST_MAX = 0.2
/** Packs may hold this share more or less than the amount asked for. */
const TOLERANCE = 0.05

/** How well an article fits the amount that a line asks for: 0 to 1. */
function unitFit({ amount, isAmountGiven }: ListLine, article: Article): number {
  const isWeighed = article.unidad === 100
  if (!isAmountGiven) return 1
  if (amount.kind === 'grams' && isWeighed) return 1
  if (isWeighed && amount.kind === 'pieces') return amount.counting === 'packs' ? NOT_COMPARABLE : 1
  const comparison = askedContent(amount, article)
  if (comparison === null) return amount.kind === 'pieces' ? 1 : NOT_COMPARABLE
  const { asked, content } = comparison
  const packs = Math.max(1, Math.ceil(asked / content - TOLERANCE))
  const surplus = (packs * content) / asked - 1
  const cost = Math.min(PACKS_COST_MAX, (packs - 1) * PACK_COST)
  return (Math.abs(surplus) <= TOLERANCE ? 1 : MORE_THAN_ASKED - Math.min(surplus, 1) * 0.1) - cost
}

/** Limits on the cost of a line: articles compared, and words searched for. */
const COMPARED_MAX = 200
const WORDS_MAX = 8

const COVERAGE_WEIGHT = 100
const HEAD_WEIGHT = 40
const UNIT_WEIGHT = 25
const FAMILY_WEIGHT = 6
const POPULARITY_WEIGHT = 8
/** A line without a pack means loose goods: tomatoes, not tins of them. */
const LOOSE_WEIGHT = 3
const EXTRA_COST = 1.5
/** An article with a lower share of a line's words is not a candidate. */
const COVERAGE_MIN = 0.3
/** A proposal is doubtful if an article of another family scores this close to it. */
const RIVAL_SCORE = 12
const RIVAL_DOUBT = 0.75
/** Below this confidence a match is a coincidence of letters ('hola' is not cola): nothing is proposed. */
const PROPOSAL_MIN = 0.21
/** 'xxxx', 'jajaja': a key that was held down, and what is no word. */
const REPEATED = /^(.{1,2})\1{2,}$/

/** An article that the branch is out of today is proposed only if nothing nearly as good is there. */
const OUT_COST = 20

/** The data that lists are matched against. */
export interface ListSource {
  articles: readonly Article[]
  search: SearchIndex
  /** A branch's articles: its own prices, its assortment, what it is out of. Without it all are as in `articles`. */
  branch?: {
    articleAt(index: number): Article
    isSold(index: number): boolean
    isOut(index: number): boolean
  }
}

interface Candidate {
  article: Article
  fit: NameFit
  unit: number
  score: number
}

/**
 * Proposes an article and a quantity for every line of a shopping list, with alternatives and a confidence. Yields to
 * the event loop in between.
 */
export async function matchList(source: ListSource, lines: readonly ListLine[]): Promise<ListMatch[]> {
  const slicer = new TimeSlicer()
  const known = new Map<number, ArticleWords>()
  const matches: ListMatch[] = []
  for (const line of lines) {
    matches.push(matchOf(line, candidatesOf(source, line, known)))
    await slicer.pause()
  }
  return matches
}

function matchOf(line: ListLine, found: readonly Candidate[]): ListMatch {
  const sure = found[0] ? confidence(found[0], found) : 0
  const candidates = sure < PROPOSAL_MIN ? [] : found
  const [best] = candidates
  return {
    Texto: line.text,
    Palabras: line.words,
    Cantidad: best ? listQuantity(line, best.article) : Math.max(1, countOf(line)),
    Articulo: best?.article ?? null,
    Alternativas: alternativesOf(candidates),
    Confianza: best ? sure : 0,
  }
}

const countOf = ({ amount }: ListLine) => (amount.kind === 'pieces' ? amount.pieces : 1)

/** Articles that a line may mean, best first. */
function candidatesOf(
  { articles, search, branch }: ListSource,
  line: ListLine,
  known: Map<number, ArticleWords>,
): Candidate[] {
  const { articles: found, clauses } = findWithClauses(
    search,
    queryWordsOf(line.words)
      .filter(({ term }) => !REPEATED.test(term) || exactTerm(search, term) >= 0)
      .slice(0, WORDS_MAX),
    'written',
    branch ?? null,
  )
  const candidates: (Candidate & { index: number })[] = []
  for (const index of found.subarray(0, COMPARED_MAX)) {
    const article = branch?.articleAt(index) ?? articles[index]!
    let words = known.get(index)
    if (words === undefined) known.set(index, (words = articleWords(article)))
    const fit = nameFit(search, clauses, words)
    const unit = unitFit(line, article)
    const isOfFamily = fit.head >= HEAD_IN_BRAND && words.name[0] === words.family[0]
    const score =
      fit.coverage * COVERAGE_WEIGHT +
      fit.head * HEAD_WEIGHT +
      unit * UNIT_WEIGHT +
      (isOfFamily ? FAMILY_WEIGHT : 0) +
      (article.unidad === 100 ? LOOSE_WEIGHT : 0) +
      search.popularity[index]! * POPULARITY_WEIGHT -
      fit.extras * EXTRA_COST -
      (branch?.isOut(index) ? OUT_COST : 0)
    if (fit.coverage >= COVERAGE_MIN) candidates.push({ article, fit, unit, score, index })
  }
  return candidates.toSorted((a, b) => b.score - a.score || a.index - b.index)
}

function alternativesOf([best, ...others]: readonly Candidate[]): Article[] {
  const names = new Set([best?.article.Descripcion])
  const alternatives: Article[] = []
  for (const { article } of others) {
    if (alternatives.length === LIST_ALTERNATIVES_MAX) break
    if (names.has(article.Descripcion)) continue
    names.add(article.Descripcion)
    alternatives.push(article)
  }
  return alternatives
}

/**
 * Confidence in the best candidate: from its words, what it is, its unit, and whether an article of another family
 * scores as well.
 */
function confidence(best: Candidate, candidates: readonly Candidate[]): number {
  const { coverage, head } = best.fit
  const hasRival = candidates.some(
    ({ article, score }) =>
      score > best.score - RIVAL_SCORE && article.Familia.Codigo !== best.article.Familia.Codigo,
  )
  const sure = coverage ** 1.5 * (0.6 + 0.4 * head) * (0.7 + 0.3 * best.unit) * (hasRival ? RIVAL_DOUBT : 1)
  return Math.round(Math.min(1, sure) * 100) / 100
}
