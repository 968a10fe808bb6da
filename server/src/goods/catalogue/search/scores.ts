import { FAMILY_WEIGHT, LEAST_NAME_WEIGHT, NAMING_WEIGHT } from './article-weights.ts'
import type { Alternative, Clause } from './clauses.ts'
import type { SearchIndex } from './search-index.ts'
import { spread } from './terms.ts'

/** Scores by article, reused between queries to avoid allocations; all zero in between. */
class Scores {
  /** Of the query so far. */
  readonly total: Float32Array
  /** Number of required clauses that match. */
  readonly matched: Uint8Array
  /** Whether a word of the query says what the article is. */
  readonly isNamed: Uint8Array
  /** Of one clause: its best alternative. */
  readonly clause: Float32Array
  /** Of one alternative: its words so far, and the word at hand. */
  readonly sum: Float32Array
  readonly count: Uint8Array
  readonly isPartNamed: Uint8Array
  /** Where the article has the words: some in its name or brand, and the first only in its family's name. */
  readonly placesOf: Uint8Array
  readonly word: Float32Array

  constructor(articles: number) {
    this.total = new Float32Array(articles)
    this.matched = new Uint8Array(articles)
    this.isNamed = new Uint8Array(articles)
    this.clause = new Float32Array(articles)
    this.sum = new Float32Array(articles)
    this.count = new Uint8Array(articles)
    this.isPartNamed = new Uint8Array(articles)
    this.placesOf = new Uint8Array(articles)
    this.word = new Float32Array(articles)
  }
}

const scoresOf = new WeakMap<SearchIndex, Scores>()

/** The scores of an index, all zero. */
export function scratch(index: SearchIndex): Scores {
  let scores = scoresOf.get(index)
  if (scores === undefined) scoresOf.set(index, (scores = new Scores(index.ahead.length)))
  return scores
}

/** Adds a clause's scores, and notes the articles that it is the first to find. */
export function addClause(
  index: SearchIndex,
  scores: Scores,
  clause: Clause,
  touched: number[],
  { counts, factor }: { counts: boolean; factor: number },
): void {
  const inClause: number[] = []
  for (const alternative of clause.alternatives) addAlternative(index, scores, alternative, inClause)
  const rarity = rarityOf(inClause.length, index.ahead.length)
  for (const article of inClause) {
    if (scores.matched[article] === 0 && scores.total[article] === 0) touched.push(article)
    scores.total[article]! += scores.clause[article]! * rarity * factor
    if (counts) scores.matched[article]!++
    scores.clause[article] = 0
  }
}

/** A looser synonym does not say what an article is: pickles are not called gherkins. */
const NAMED_FACTOR = 0.55

/** A rarer word weighs more; this matters only if some of the words are missing. */
const rarityOf = (articles: number, all: number) =>
  1 + 0.15 * Math.log10(Math.max(1, all / Math.max(1, articles)))

/** The first word of a phrase says what is meant: `nalga para milanesas` are no `milanesas de nalga`. */
const HEAD_SHARE = 1.5

/**
 * Scores an alternative: its score in an article is the mean of its words' scores, which must all match; the first one's counts for more. A clause's
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
    eachPosting(index, only, (article, score, weight) => {
      keepBest(scores, inClause, article, score * factor, weight >= NAMING_WEIGHT && factor >= NAMED_FACTOR)
    })
    return
  }
  const { word, sum, count, isPartNamed, placesOf } = scores
  const touched: number[] = []
  const all = words.length - 1 + HEAD_SHARE
  const rarestFirst = words.toSorted((a, b) => postingsOf(index, a) - postingsOf(index, b))
  for (const [position, candidates] of rarestFirst.entries()) {
    const share = candidates === only ? HEAD_SHARE : 1
    const inWord: number[] = []
    eachPosting(index, candidates, (article, score, weight) => {
      if (position > 0 && count[article] !== position) return
      placesOf[article]! |=
        weight >= LEAST_NAME_WEIGHT
          ? IN_NAME
          : candidates === only
            ? HEAD_IN_FAMILY
            : weight < FAMILY_WEIGHT
              ? KIND_IN_FAMILY
              : 0
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
    // a round courgette of the family 'Tomates y zapallitos' is no round tomato
    const isOther = (placesOf[article]! & (IN_NAME | HEAD_IN_FAMILY)) === (IN_NAME | HEAD_IN_FAMILY)
    if (count[article] === words.length && !isOther) {
      // a white wine of the family 'Vinos blancos y rosados' is behind a rosé
      const share = placesOf[article] === (IN_NAME | KIND_IN_FAMILY) ? KIND_IN_FAMILY_SHARE : 1
      keepBest(scores, inClause, article, (sum[article]! / all) * factor * share, isPartNamed[article] === 1)
    }
    sum[article] = 0
    count[article] = 0
    isPartNamed[article] = 0
    placesOf[article] = 0
  }
}

const IN_NAME = 1
const HEAD_IN_FAMILY = 2
const KIND_IN_FAMILY = 4
const KIND_IN_FAMILY_SHARE = 0.7

const postingsOf = (index: SearchIndex, candidates: Alternative['words'][number]) =>
  candidates.reduce((postings, { term }) => postings + spread(index, term), 0)

function keepBest(
  scores: Scores,
  inClause: number[],
  article: number,
  score: number,
  isNamed: boolean,
): void {
  if (scores.clause[article] === 0) inClause.push(article)
  if (score > scores.clause[article]!) scores.clause[article] = score
  if (isNamed) scores.isNamed[article] = 1
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
