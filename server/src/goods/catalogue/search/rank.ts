import { otherProductIn } from './language/product-names.ts'
import { queryWordsOf } from './language/words.ts'
import {
  firstOf,
  isFirstKnown,
  isOfBrand,
  isRequired,
  type Clause,
  type Findable,
  type Matches,
} from './match.ts'
import type { SearchIndex } from './search-index.ts'
import { hasTerm, weightIn } from './vocabulary.ts'
import { NAMING_WEIGHT, WEIGHTS } from './weights.ts'

// Fifth stage: the matched articles, best first (`weights.ts`).

/** Steps per point of a score when it is packed with an article's index into one number to sort by. */
const SCORE_STEPS = 64
const ARTICLES_MAX = 2 ** 21
const SCORE_MAX = 2 ** 24

/** Fewer articles are followed by others of the product. */
const FEW = 5
/** What such an article gains by each word of the query besides the first. */
const WORD_BONUS = 60

/** Matched articles, best first; `size` is the pack that is asked for, small (below 0) or large. */
export function rank(
  index: SearchIndex,
  { clauses, articles, words }: Matches,
  size: number,
  findable: Findable | null,
): Uint32Array {
  const keys = new Float64Array(articles.length)
  for (const [place, article] of articles.entries())
    keys[place] = sortKey(article, words[place]! + index.ahead[article]! + packFit(index, article, size))
  keys.sort()
  const ranked = Uint32Array.from(keys, (key) => key % ARTICLES_MAX)
  return hasFewOfMany(index, clauses, ranked) ? filledUp(index, ranked, clauses, findable) : ranked
}

/** Higher scores and, among equals, earlier articles sort first. */
const sortKey = (article: number, score: number) =>
  (SCORE_MAX - Math.round(Math.max(0, score + 100) * SCORE_STEPS)) * ARTICLES_MAX + article

function packFit({ relativeSize }: SearchIndex, article: number, size: number): number {
  const { doubleContent, mostDoublings } = WEIGHTS.pack
  if (size === 0) return 0
  return size * doubleContent * Math.max(-mostDoublings, Math.min(mostDoublings, relativeSize[article]!))
}

/** Who says so wants nothing else. */
const NOTHING_ELSE = /^(?:vegan|vegetarian|descafeinad|deslactosad)[oa]$|^(?:veggi|diet|zero|light)$/

/**
 * Whether so few articles are what is described that others of the product are shown after them. Who names a brand,
 * what it must be free of, or eats no meat wants nothing else.
 */
function hasFewOfMany(index: SearchIndex, clauses: readonly Clause[], articles: Uint32Array): boolean {
  if (articles.length === 0 || articles.length >= FEW) return false
  if (
    clauses.some(
      ({ condition, terms }) => condition !== null || terms.some((term) => NOTHING_ELSE.test(term)),
    )
  )
    return false
  const required = clauses.filter((clause) => isRequired(clause, 'hard'))
  const isDescribed = clauses.filter(({ isOptional }) => !isOptional).length > 1 || isDescription(required[0])
  return (
    isDescribed &&
    isFirstKnown(index, required[0]) &&
    !required.some((clause) => isOfBrand(index, clause)) &&
    isWhatIsAsked(index, required[0], articles[0]!)
  )
}

/** Several words that are one clause, and not the name of another product: `jabon liquido para manos`. */
function isDescription(clause: Clause | undefined): boolean {
  const words = clause?.alternatives[0]?.words.length ?? 0
  return words > 2 || (words === 2 && otherProductIn(queryWordsOf(clause!.written)) === null)
}

/** Whether the first word that says what is searched for says what an article is. */
const isWhatIsAsked = (index: SearchIndex, first: Clause | undefined, article: number): boolean =>
  first === undefined ||
  first.alternatives.some(({ words }) =>
    words.some((candidates) =>
      candidates.some(({ term }) => weightIn(index, term, article) >= NAMING_WEIGHT),
    ),
  )

/** Articles, and after them the best others that are what the first clause says. */
function filledUp(
  index: SearchIndex,
  articles: Uint32Array,
  clauses: readonly Clause[],
  findable: Findable | null,
): Uint32Array {
  const head = firstOf(clauses)!
  const others = clauses.filter((clause) => clause !== head && isRequired(clause, 'hard'))
  const [first, ...described] = writtenTerms(head)
  if (first === undefined) return articles
  // a phrase alone is filled up by what its first word says
  const rest = others.length > 0 ? described : []
  const preferred = others.length > 0 ? others.flatMap(writtenTerms) : described
  // after tablets against mosquitoes, for which pastilles were asked, come none of chocolate
  const families =
    index.terms[first] === head.terms[0]
      ? null
      : new Set(Array.from(articles, (article) => index.families[article]!))
  const found: { article: number; score: number }[] = []
  for (let posting = index.from[first]!; posting < index.from[first + 1]!; posting++) {
    const article = index.articles[posting]!
    if (index.weights[posting]! < NAMING_WEIGHT || articles.includes(article)) continue
    if (families !== null && !families.has(index.families[article]!)) continue
    if (!rest.every((term) => hasTerm(index, term, article))) continue
    if (findable !== null && !findable.isSold(article)) continue
    const had = preferred.filter((term) => hasTerm(index, term, article)).length
    found.push({ article, score: index.weights[posting]! * 2 + index.ahead[article]! + had * WORD_BONUS })
  }
  const best = found.toSorted((a, b) => b.score - a.score || a.article - b.article)
  return Uint32Array.from([
    ...articles,
    ...best.slice(0, FEW - articles.length).map(({ article }) => article),
  ])
}

const writtenTerms = ({ alternatives }: Clause): number[] =>
  (alternatives[0]?.words ?? []).flatMap(([best]) => (best === undefined ? [] : [best.term]))
