import { clausesOf, meets, type Clause, type Reach } from './clauses.ts'
import { demandsOf, isOccasion, isOfOccasion, isRequired, type Demand } from './demands.ts'
import { mixedFamilies, type MixWeights } from './mixed-families.ts'
import { isOtherGood, meantWords, withOtherProduct, type MeantWord } from './meant-words.ts'
import { otherProductIn } from './language/product-names.ts'
import { declaring } from './free-of.ts'
import { headOf, isFirstKnown, isOfBrand, isWhatIsAsked, mayBeNamed } from './named-products.ts'
import { filledUp, type Findable } from './fill-up.ts'
import { addClause, scratch } from './scores.ts'
import type { SearchIndex } from './search-index.ts'
import { forgetNearTerms } from './terms.ts'
import { queryWordsOf, type Word } from './language/words.ts'

/** Steps per point of a score when it is packed with an article's index into one number to sort by. */
const SCORE_STEPS = 64
const ARTICLES_MAX = 2 ** 21
const SCORE_MAX = 2 ** 24

/** A query's first word usually says what is searched for, the others what kind. */
const FIRST_CLAUSE_FACTOR = 2
/** Fewer articles are followed by others of the product. */
const FEW = 5
/** What it is for counts less than what it is. */
const PURPOSE_FACTOR = 0.5
/** Of what the first word says, what is bought for the occasion comes first. */
const OCCASION_FACTOR = 0.25
/** What a pack of twice the usual content gains if a large one is asked for. */
const SIZE_BONUS = 40
const SIZES_MAX = 1.5
/** Of a brand, its usual product comes first: by sales, else that of more than half of its articles. */
const BRAND_MIX: MixWeights = { popularity: 6, majority: 0.5 }
const OCCASION_MIX: MixWeights = { popularity: 0, majority: 0 }

/**
 * The articles that match a text, best first: those with all of its words, in any order. A word that no article has is
 * matched as a beginning or as a typo. If no article has all words, every word is matched like that; failing that,
 * articles with most of the words are found. `reach` is 'beginning' while the last word is still being typed.
 */
export function findArticles(
  index: SearchIndex,
  text: string,
  reach: Exclude<Reach, 'like'> = 'written',
  findable: Findable | null = null,
): Uint32Array {
  return findWithClauses(index, queryWordsOf(text), reach, findable).articles
}

/** The result of a search: articles, best first, and the clauses that found them. */
export interface Found {
  articles: Uint32Array
  clauses: readonly Clause[]
  /** What it asks to be free of, and no article found declares: `sin TACC`. */
  undeclared: readonly string[]
}

/** Like `findArticles`, for words; also returns how they were understood. */
export function findWithClauses(
  index: SearchIndex,
  words: readonly Word[],
  reach: Exclude<Reach, 'like'>,
  findable: Findable | null = null,
): Found {
  const [first] = words
  if (first === undefined || index.terms.length === 0 || isOtherGood(index, first))
    return { articles: new Uint32Array(), clauses: [], undeclared: [] }
  forgetNearTerms(index)
  const meant = withOtherProduct(meantWords(index, words))
  let { articles, clauses } = matchingClauses(index, meant, reach, findable, 'phrases')
  // no article is what the phrase says: 'morron colorado' where only 'pimiento rojo' is sold
  if (isPhraseUnmet(index, clauses, articles)) {
    const byWords = matchingClauses(index, meant, reach, findable, 'words')
    if (articles.length === 0 || byWords.articles.length > 0) ({ articles, clauses } = byWords)
  }
  const found = { ...declaring(index, articles, clauses), clauses }
  if (found.undeclared.length === 0 || clauses.every(({ terms }) => terms.length < 2)) return found
  // 'leche descremada deslactosada': the phrase goes before the condition
  const byWords = matchingClauses(index, meant, reach, findable, 'words')
  const free = { ...declaring(index, byWords.articles, byWords.clauses), clauses: byWords.clauses }
  return free.undeclared.length === 0 && free.articles.length > 0 ? free : found
}

/** Whether the best article does not have the phrase that says what is searched for, only a brand beside it, say. */
function isPhraseUnmet(index: SearchIndex, clauses: readonly Clause[], [best]: Uint32Array): boolean {
  if (best === undefined) return clauses.some(({ terms }) => terms.length > 1)
  const first = clauses.find((clause) => isRequired(clause, 'hard'))
  if (first === undefined || first.terms.length < 2) return false
  return !meets(index, first, best)
}

function matchingClauses(
  index: SearchIndex,
  words: readonly MeantWord[],
  reach: Exclude<Reach, 'like'>,
  findable: Findable | null,
  phrases: 'phrases' | 'words',
): Omit<Found, 'undeclared'> {
  const size = words.reduce((sum, word) => sum + word.size, 0)
  let last: readonly Clause[] = []
  for (const freely of [reach, 'like'] as const) {
    const clauses = clausesOf(index, words, freely, phrases)
    last = clauses
    const hasPurpose = clauses.some(({ isPurpose }) => isPurpose)
    const hows = demandsOf(clauses)
    for (const how of hows) {
      const { articles, isNamed } = matching(index, clauses, how, size, findable)
      if (articles.length === 0) continue
      // pumpkin for soup is no soup
      if (hasPurpose && how !== 'hard' && !isWhatIsAsked(index, clauses, articles[0]!)) continue
      // black grapes that are not there are grapes before they are raisins
      const wider =
        isNamed ||
        !mayBeNamed(index, clauses) ||
        (how === 'all' && clauses.some(({ isCondition }) => isCondition))
          ? articles
          : matching(index, clauses, 'first', size, findable).articles
      if (hasFewOfMany(index, clauses, wider))
        return {
          articles: filledUp(
            index,
            wider,
            clauses.filter((clause) => isRequired(clause, 'most')),
            FEW,
            findable,
          ),
          clauses,
        }
      return { articles: mixed(index, clauses, wider), clauses }
    }
    if (freely !== 'like') continue
    const { articles, isNamed } = matching(index, clauses, 'most', size, findable)
    // at least the salt, if no salt is low in sodium
    const isBeside = articles.length === 0 || (!isNamed && !isWhatIsAsked(index, clauses, articles[0]!))
    const first =
      isBeside && isFirstKnown(index, clauses)
        ? matching(index, clauses, 'first', size, findable).articles
        : []
    return { articles: first.length > 0 ? Uint32Array.from(first) : articles, clauses }
  }
  return { articles: new Uint32Array(), clauses: last }
}

/**
 * Whether so few articles are what is described that others of the product are shown after them. Who names a brand,
 * what it must be free of, or eats no meat wants nothing else.
 */
function hasFewOfMany(index: SearchIndex, clauses: readonly Clause[], articles: Uint32Array): boolean {
  if (articles.length >= FEW || clauses.some(({ isCondition, terms }) => isCondition || isMeatless(terms)))
    return false
  const required = clauses.filter((clause) => isRequired(clause, 'most'))
  return (
    (clauses.filter(({ isOptional }) => !isOptional).length > 1 || isDescription(required[0])) &&
    isFirstKnown(index, clauses) &&
    !required.some((clause) => isOfBrand(index, clause)) &&
    isWhatIsAsked(index, clauses, articles[0]!)
  )
}

const MEATLESS = /^(?:vegan|vegetarian)[oa]$|^veggi$/
const isMeatless = (terms: readonly string[]) => terms.some((term) => MEATLESS.test(term))

/** Several words that are one clause, and not the name of another product: `jabon liquido para manos`. */
const isDescription = (clause: Clause | undefined): boolean => {
  const words = clause?.alternatives[0]?.words.length ?? 0
  return words > 2 || (words === 2 && otherProductIn(queryWordsOf(clause!.written)) === null)
}

function matching(
  index: SearchIndex,
  clauses: readonly Clause[],
  how: Demand,
  size: number,
  findable: Findable | null,
): Matching {
  const scores = scratch(index)
  const touched: number[] = []
  const first = clauses.find((clause) => isRequired(clause, 'hard'))
  const head = (how !== 'most' && how !== 'first' ? headOf(index, clauses) : undefined) ?? first
  const isFirstKept = how === 'first' || (how === 'condition' && isFirstKnown(index, clauses))
  const isCounted = (clause: Clause) => {
    if (how !== 'first' && how !== 'condition') return isRequired(clause, how)
    return (isFirstKept && clause === first) || (how === 'condition' && clause.isCondition)
  }
  const required = clauses.filter(isCounted).length
  if (how !== 'most' && required > 0 && clauses.some((clause) => isCounted(clause) && isHopeless(clause)))
    return { articles: new Uint32Array(), isNamed: false }
  for (const clause of clauses)
    addClause(index, scores, clause, touched, {
      counts: required === 0 || isCounted(clause),
      factor: factorOf(clause, clause === head, how),
    })
  let most = required === 0 ? 1 : required
  if (how === 'most') {
    most = 0
    for (const article of touched)
      if (findable === null || findable.isSold(article)) most = Math.max(most, scores.matched[article]!)
    if (most * 2 < required) most = 255
  }
  const keys = new Float64Array(touched.length)
  let found = 0
  for (const article of touched) {
    const isFound = scores.matched[article]! >= most && most > 0
    if (isFound && (findable === null || findable.isSold(article)))
      keys[found++] = sortKey(
        article,
        scores.total[article]! +
          index.ahead[article]! +
          (size === 0 ? 0 : sizeBonus(index.relativeSize[article]!, size)),
      )
    scores.matched[article] = 0
    scores.total[article] = 0
  }
  const articles = articlesOf(keys.subarray(0, found).sort())
  const isNamed = articles.length > 0 && scores.isNamed[articles[0]!] === 1
  for (const article of touched) scores.isNamed[article] = 0
  return { articles, isNamed }
}

function factorOf(clause: Clause, isHead: boolean, how: Demand): number {
  if (isHead) return FIRST_CLAUSE_FACTOR
  if (isOfOccasion(clause)) return how === 'hard' ? 0 : OCCASION_FACTOR
  return clause.isPurpose && how !== 'all' ? PURPOSE_FACTOR : 1
}

function articlesOf(keys: Float64Array): Uint32Array {
  const articles = new Uint32Array(keys.length)
  for (let place = 0; place < keys.length; place++) articles[place] = keys[place]! % ARTICLES_MAX
  return articles
}

/** Whether no article has the words. */
const isHopeless = ({ alternatives }: Clause) =>
  alternatives.every(({ words }) => words.some((candidates) => candidates.length === 0))

interface Matching {
  /** Best first. */
  articles: Uint32Array
  /** Whether a word of the query says what the best one is. */
  isNamed: boolean
}

const sizeBonus = (relativeSize: number, size: number) =>
  size * SIZE_BONUS * Math.max(-SIZES_MAX, Math.min(SIZES_MAX, relativeSize))

/** A search for a brand or an occasion shows different products. */
function mixed(index: SearchIndex, clauses: readonly Clause[], articles: Uint32Array): Uint32Array {
  const isBrand = clauses.every((clause) => isOfBrand(index, clause) || isOccasion(clause))
  return isBrand
    ? mixedFamilies(index, articles, clauses.some(isOccasion) ? OCCASION_MIX : BRAND_MIX)
    : articles
}

/** Higher scores and, among equals, earlier articles sort first. */
const sortKey = (article: number, score: number) =>
  (SCORE_MAX - Math.round(Math.max(0, score + 100) * SCORE_STEPS)) * ARTICLES_MAX + article
