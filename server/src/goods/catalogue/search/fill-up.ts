import { NAMING_WEIGHT } from './article-weights.ts'
import type { Clause } from './clauses.ts'
import type { SearchIndex } from './search-index.ts'
import { hasTerm } from './terms.ts'

/** The articles that may be found; null: all. */
export interface Findable {
  isSold(article: number): boolean
}

/** What an article gains by each word of the query besides the first. */
const WORD_BONUS = 60

/** Articles, and after them the best others that are what the first clause says, `count` in all. */
export function filledUp(
  index: SearchIndex,
  articles: Uint32Array,
  [head, ...others]: readonly Clause[],
  count: number,
  findable: Findable | null,
): Uint32Array {
  const [first, ...described] = head === undefined ? [] : writtenTerms(head)
  if (first === undefined) return articles
  // a phrase alone is filled up by what its first word says
  const rest = others.length > 0 ? described : []
  const preferred = others.length > 0 ? others.flatMap(writtenTerms) : described
  const best: { article: number; score: number }[] = []
  const room = count - articles.length
  // after tablets against mosquitoes, for which pastilles were asked, come none of chocolate
  const families =
    index.terms[first] === head!.terms[0]
      ? null
      : new Set([...articles].map((article) => index.families[article]!))
  for (let posting = index.from[first]!; posting < index.from[first + 1]!; posting++) {
    const article = index.articles[posting]!
    if (index.weights[posting]! < NAMING_WEIGHT || articles.includes(article)) continue
    if (families !== null && !families.has(index.families[article]!)) continue
    if (!rest.every((term) => hasTerm(index, term, article))) continue
    if (findable !== null && !findable.isSold(article)) continue
    const had = preferred.filter((term) => hasTerm(index, term, article)).length
    const score = index.weights[posting]! * 2 + index.ahead[article]! + had * WORD_BONUS
    if (best.length === room && score <= best[room - 1]!.score) continue
    best.push({ article, score })
    best.sort((a, b) => b.score - a.score || a.article - b.article)
    if (best.length > room) best.pop()
  }
  return Uint32Array.from([...articles, ...best.map(({ article }) => article)])
}

/** The terms of a clause as it is written. */
const writtenTerms = ({ alternatives }: Clause): number[] =>
  (alternatives[0]?.words ?? []).flatMap(([best]) => (best === undefined ? [] : [best.term]))
