import { clausesOf, type Alternative, type Clause, type Reach } from './clauses.ts'
import type { SearchIndex } from './search-index.ts'
import { wordsOf, type Word } from './words.ts'

/** Steps per point of a score when it is packed with an article's index into one number to sort by. */
const SCORE_STEPS = 64
const ARTICLES_MAX = 2 ** 21
const SCORE_MAX = 2 ** 24

/** Scores of one clause and of the query so far, by article; reused between queries to avoid allocations. */
class Scores {
  readonly clause: Float32Array
  readonly total: Float32Array
  readonly matched: Uint8Array

  constructor(articles: number) {
    this.clause = new Float32Array(articles)
    this.total = new Float32Array(articles)
    this.matched = new Uint8Array(articles)
  }
}

const scoresOf = new WeakMap<SearchIndex, Scores>()

function scratch(index: SearchIndex): Scores {
  let scores = scoresOf.get(index)
  if (scores === undefined) scoresOf.set(index, (scores = new Scores(index.ahead.length)))
  return scores
}

/** The articles that may be found; null: all. */
export interface Findable {
  isSold(article: number): boolean
}

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
  return findWithClauses(index, wordsOf(text), reach, findable).articles
}

/** The result of a search: articles, best first, and the clauses that found them. */
export interface Found {
  articles: Uint32Array
  clauses: readonly Clause[]
}

/** Like `findArticles`, for words; also returns how they were understood. */
export function findWithClauses(
  index: SearchIndex,
  words: readonly Word[],
  reach: Exclude<Reach, 'like'>,
  findable: Findable | null = null,
): Found {
  if (words.length === 0 || index.terms.length === 0) return { articles: new Uint32Array(), clauses: [] }
  const clauses = clausesOf(index, words, reach)
  const articles = matching(index, clauses, 'all', findable)
  if (articles.length > 0) return { articles, clauses }
  const stretched = clausesOf(index, words, 'like')
  const like = matching(index, stretched, 'all', findable)
  return {
    articles: like.length > 0 ? like : matching(index, stretched, 'most', findable),
    clauses: stretched,
  }
}

function matching(
  index: SearchIndex,
  clauses: readonly Clause[],
  how: 'all' | 'most',
  findable: Findable | null,
): Uint32Array {
  const scores = scratch(index)
  const touched: number[] = []
  const required = clauses.filter(({ isOptional }) => !isOptional).length
  for (const clause of clauses) addClause(index, scores, clause, touched, required === 0)
  let most = required === 0 ? 1 : required
  if (how === 'most') {
    most = 0
    for (const article of touched)
      if (findable === null || findable.isSold(article)) most = Math.max(most, scores.matched[article]!)
    if (most * 2 < required) most = 255
  }
  const keys: number[] = []
  for (const article of touched) {
    const isFound = scores.matched[article]! >= most && most > 0
    if (isFound && (findable === null || findable.isSold(article)))
      keys.push(sortKey(article, scores.total[article]! + index.ahead[article]!))
    scores.matched[article] = 0
    scores.total[article] = 0
  }
  return Uint32Array.from(Float64Array.from(keys).toSorted(), (key) => key % ARTICLES_MAX)
}

/** Higher scores and, among equals, earlier articles sort first. */
const sortKey = (article: number, score: number) =>
  (SCORE_MAX - Math.round(Math.max(0, score + 100) * SCORE_STEPS)) * ARTICLES_MAX + article

function addClause(
  index: SearchIndex,
  scores: Scores,
  clause: Clause,
  touched: number[],
  countsOptional: boolean,
): void {
  const inClause: number[] = []
  for (const alternative of clause.alternatives) addAlternative(index, scores, alternative, inClause)
  const rarity = rarityOf(inClause.length, index.ahead.length)
  for (const article of inClause) {
    if (scores.matched[article] === 0 && scores.total[article] === 0) touched.push(article)
    scores.total[article]! += scores.clause[article]! * rarity
    if (!clause.isOptional || countsOptional) scores.matched[article]!++
    scores.clause[article] = 0
  }
}

/** A rarer word weighs more; this matters only if some of the words are missing. */
const rarityOf = (articles: number, all: number) =>
  1 + 0.15 * Math.log10(Math.max(1, all / Math.max(1, articles)))

/**
 * Scores an alternative: its score in an article is the mean of its words' scores, which must all match. A clause's
 * score is its best alternative's.
 */
function addAlternative(
  index: SearchIndex,
  scores: Scores,
  { words, factor }: Alternative,
  inClause: number[],
): void {
  const [only] = words
  if (words.length === 1 && only !== undefined) {
    eachPosting(index, only, (article, score) => keepBest(scores, inClause, article, score * factor))
    return
  }
  const sums = new Map<number, { count: number; sum: number }>()
  for (const [position, candidates] of words.entries()) {
    const best = new Map<number, number>()
    eachPosting(index, candidates, (article, score) => {
      if (score > (best.get(article) ?? 0)) best.set(article, score)
    })
    for (const [article, score] of best) {
      const sum = sums.get(article)
      if (position === 0) sums.set(article, { count: 1, sum: score })
      else if (sum !== undefined && sum.count === position)
        sums.set(article, { count: position + 1, sum: sum.sum + score })
    }
  }
  for (const [article, { count, sum }] of sums) {
    if (count === words.length) keepBest(scores, inClause, article, (sum / count) * factor)
  }
}

function keepBest(scores: Scores, inClause: number[], article: number, score: number): void {
  if (scores.clause[article] === 0) inClause.push(article)
  if (score > scores.clause[article]!) scores.clause[article] = score
}

function eachPosting(
  { from, articles, weights }: SearchIndex,
  candidates: Alternative['words'][number],
  visit: (article: number, score: number) => void,
): void {
  for (const { term, factor } of candidates) {
    for (let posting = from[term]!; posting < from[term + 1]!; posting++) {
      visit(articles[posting]!, weights[posting]! * factor)
    }
  }
}
