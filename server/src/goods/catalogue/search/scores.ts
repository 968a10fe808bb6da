import type { Alternative } from './expand.ts'
import type { SearchIndex } from './search-index.ts'
import { spread } from './vocabulary.ts'
import { NAMING_WEIGHT, WEIGHTS } from './weights.ts'

/** Scores by article, reused between queries to avoid allocations; all zero in between. */
class Scores {
  /** Articles that any clause has found. */
  touched: number[] = []
  /** Whether the clause at hand says what is searched for. */
  isNaming = false
  /** Of the query so far. */
  readonly total: Float32Array
  /** Number of required clauses that match. */
  readonly matched: Uint8Array
  /** Whether the clause that says what is searched for says what the article is. */
  readonly isNamed: Uint8Array
  /** Of one clause: its best alternative. */
  readonly clause: Float32Array
  /** Of one alternative: its words so far, and the word at hand. */
  readonly sum: Float32Array
  readonly count: Uint8Array
  readonly isPartNamed: Uint8Array
  readonly word: Float32Array

  constructor(articles: number) {
    this.total = new Float32Array(articles)
    this.matched = new Uint8Array(articles)
    this.isNamed = new Uint8Array(articles)
    this.clause = new Float32Array(articles)
    this.sum = new Float32Array(articles)
    this.count = new Uint8Array(articles)
    this.isPartNamed = new Uint8Array(articles)
    this.word = new Float32Array(articles)
  }

  clear(): void {
    for (const article of this.touched) {
      this.matched[article] = 0
      this.total[article] = 0
      this.isNamed[article] = 0
    }
    this.touched = []
  }
}

const scoresOf = new WeakMap<SearchIndex, Scores>()

/** The scores of an index, all zero. */
export function scratch(index: SearchIndex): Scores {
  let scores = scoresOf.get(index)
  if (scores === undefined) scoresOf.set(index, (scores = new Scores(index.ahead.length)))
  return scores
}

/** Adds a clause's scores: those of its best alternative, by its role in the query. */
export function addClause(
  index: SearchIndex,
  scores: Scores,
  alternatives: readonly Alternative[],
  { counts, names, role }: { counts: boolean; names: boolean; role: number },
): void {
  const inClause: number[] = []
  scores.isNaming = names
  for (const alternative of alternatives) addAlternative(index, scores, alternative, inClause)
  for (const article of inClause) {
    if (scores.matched[article] === 0 && scores.total[article] === 0) scores.touched.push(article)
    scores.total[article]! += scores.clause[article]! * role
    if (counts) scores.matched[article]!++
    scores.clause[article] = 0
  }
}

/** A looser synonym does not say what an article is: pickles are not called gherkins. */
const NAMED_CLOSENESS = 0.55

/**
 * Scores an alternative: its score in an article is the mean of its words' scores, which must all match; the first one's
 * counts for more.
 */
function addAlternative(
  index: SearchIndex,
  scores: Scores,
  { words, factor }: Alternative,
  inClause: number[],
): void {
  const [only] = words
  if (words.length === 1 && only !== undefined) {
    eachPosting(index, only, (article, score, weight) => {
      takeBest(
        scores,
        inClause,
        article,
        score * factor,
        weight >= NAMING_WEIGHT && factor >= NAMED_CLOSENESS,
      )
    })
    return
  }
  const { headOfPhrase } = WEIGHTS.place
  const { word, sum, count, isPartNamed } = scores
  const touched: number[] = []
  const all = words.length - 1 + headOfPhrase
  const rarestFirst = words.toSorted((a, b) => postingsOf(index, a) - postingsOf(index, b))
  for (const [position, candidates] of rarestFirst.entries()) {
    const share = candidates === only ? headOfPhrase : 1
    const inWord: number[] = []
    eachPosting(index, candidates, (article, score, weight) => {
      if (position > 0 && count[article] !== position) return
      if (word[article] === 0) inWord.push(article)
      if (score > word[article]!) word[article] = score
      if (weight >= NAMING_WEIGHT) isPartNamed[article] = 1
    })
    for (const article of inWord) {
      if (position === 0) touched.push(article)
      sum[article]! += word[article]! * share
      count[article] = position + 1
      word[article] = 0
    }
  }
  for (const article of touched) {
    if (count[article] === words.length)
      takeBest(scores, inClause, article, (sum[article]! / all) * factor, isPartNamed[article] === 1)
    sum[article] = 0
    count[article] = 0
    isPartNamed[article] = 0
  }
}

const postingsOf = (index: SearchIndex, candidates: Alternative['words'][number]) =>
  candidates.reduce((postings, { term }) => postings + spread(index, term), 0)

function takeBest(
  scores: Scores,
  inClause: number[],
  article: number,
  score: number,
  isNamed: boolean,
): void {
  if (scores.clause[article] === 0) inClause.push(article)
  if (score > scores.clause[article]!) scores.clause[article] = score
  if (isNamed && scores.isNaming) scores.isNamed[article] = 1
}

function eachPosting(
  { from, articles, weights }: SearchIndex,
  candidates: Alternative['words'][number],
  visit: (article: number, score: number, weight: number) => void,
): void {
  for (const { term, factor } of candidates) {
    for (let posting = from[term]!; posting < from[term + 1]!; posting++) {
      const weight = weights[posting]!
      visit(articles[posting]!, weight * factor, weight)
    }
  }
}
