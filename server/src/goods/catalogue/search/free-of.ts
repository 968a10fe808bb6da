import type { Alternative } from './other-names.ts'
import type { SearchIndex } from './search-index.ts'
import { synonymsAt } from './language/synonyms.ts'
import { hasTerm } from './terms.ts'

/** Other names that mean one of these are conditions as well: `celiaco`, `deslactosada`. */
const INTOLERANCES = ['sin tacc', 'sin gluten', 'sin lactosa']

/** Conditions as packages have them; others are told as they were typed. */
const LABELS: Readonly<Record<string, string>> = {
  'sin tacc': 'sin TACC',
  'sin azucar': 'sin azúcar',
}

/** What of a clause is needed here. */
interface Part {
  alternatives: readonly Alternative[]
  isCondition: boolean
  terms: readonly string[]
  written: string
}

/** Whether terms say what an article must be free of: who asks for it can use nothing else. */
export const isCondition = (terms: readonly string[]): boolean =>
  freeOf(terms) !== undefined || intoleranceIn(terms) !== undefined

/** Of several words, `sin gas` is a kind of water. */
const freeOf = (terms: readonly string[]) =>
  terms.find((term, place) => term.startsWith('sin ') && (place === 0 || term !== 'sin gas'))

function intoleranceIn(terms: readonly string[]): string | undefined {
  const known = synonymsAt(terms, 0)
  if (known === null || known.length < terms.length) return undefined
  const names = new Set([...known.synonyms.same, ...known.synonyms.always].map((phrase) => phrase.join(' ')))
  return INTOLERANCES.find((intolerance) => names.has(intolerance))
}

/** What of a search no article declares, as it is told; only articles that declare the rest are left. */
export function declaring(
  index: SearchIndex,
  articles: Uint32Array,
  clauses: readonly Part[],
): { articles: Uint32Array; undeclared: readonly string[] } {
  const undeclared: string[] = []
  let left = articles
  for (const clause of clauses) {
    if (!clause.isCondition || left.length === 0) continue
    const free = left.filter((article) => declares(index, clause, article))
    if (free.length > 0) left = free
    else undeclared.push(labelOf(clause))
  }
  return { articles: left, undeclared }
}

/** Whether an article has the condition or one of its other names; a similar word is none. */
const declares = (index: SearchIndex, { alternatives }: Part, article: number): boolean =>
  alternatives.some(({ words }) =>
    words.every(([best]) => best !== undefined && hasTerm(index, best.term, article)),
  )

function labelOf({ written, terms }: Part): string {
  const said = freeOf(terms)
  const condition = intoleranceIn(terms) ?? said ?? terms.join(' ')
  return (
    LABELS[condition === 'sin gluten' ? 'sin tacc' : condition] ??
    (terms.length > 1 ? said : undefined) ??
    written
  )
}
