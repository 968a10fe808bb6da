import { NAMING_WEIGHT } from './article-weights.ts'
import type { Clause } from './clauses.ts'
import { isRequired } from './demands.ts'
import type { SearchIndex } from './search-index.ts'
import { weightIn } from './terms.ts'

// Which of a query's clauses says what is searched for: a product, or a brand.

/** Whether the query's first word, as it is written, says what some article is. */
export function isFirstKnown(index: SearchIndex, clauses: readonly Clause[]): boolean {
  const [first] = clauses.find((clause) => isRequired(clause, 'hard'))?.alternatives ?? []
  return (
    first?.words
      .slice(0, 1)
      .every(
        ([best]) => best !== undefined && best.factor === 1 && index.best[best.term]! >= NAMING_WEIGHT,
      ) ?? false
  )
}

/** Whether the first word that says what is searched for says what an article is. */
export function isWhatIsAsked(index: SearchIndex, clauses: readonly Clause[], article: number): boolean {
  const first = clauses.find((clause) => isRequired(clause, 'hard'))
  if (first === undefined) return true
  return first.alternatives.some(({ words }) =>
    words.some((candidates) =>
      candidates.some(({ term }) => weightIn(index, term, article) >= NAMING_WEIGHT),
    ),
  )
}

/** The first clause that names a product if the query begins with a brand: `havanna alfajores`. */
export function headOf(index: SearchIndex, clauses: readonly Clause[]): Clause | undefined {
  const hard = clauses.filter((clause) => isRequired(clause, 'hard'))
  if (hard.length < 2 || !isOfBrand(index, hard[0]!)) return undefined
  return hard.find((clause) => {
    const term = clause.alternatives[0]?.words[0]?.[0]?.term
    return term !== undefined && index.best[term]! >= NAMING_WEIGHT && !isOfBrand(index, clause)
  })
}

export const isOfBrand = (index: SearchIndex, { alternatives }: Clause) =>
  alternatives[0]?.words.every((candidates) => index.ofBrands.has(candidates[0]?.term ?? -1)) ?? false

/** Whether an article may be named by a query's first word. */
export function mayBeNamed(index: SearchIndex, clauses: readonly Clause[]): boolean {
  const first = clauses.find((clause) => isRequired(clause, 'hard'))
  if (first === undefined || clauses.length === 1) return false
  return first.alternatives.some(({ words }) =>
    words.some((candidates) =>
      candidates.some(({ term }) => index.best[term]! >= NAMING_WEIGHT && !index.ofBrands.has(term)),
    ),
  )
}
