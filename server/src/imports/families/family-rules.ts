/** By which words a family's articles are known; words without accents, compared by their stems. */
export interface FamilyRules {
  familia: string
  /** First words of a description that say it alone: `aceite`. */
  heads?: string
  /** First word and another one anywhere behind it: `jugo+polvo`. They go before `heads`. */
  pairs?: string
  /** Words that say it anywhere, where the first word says nothing. */
  words?: string
  /** Brands that sell nothing else, asked last; separated by commas. */
  brands?: string
}

export interface DepartmentRules {
  departamento: string
  familias: readonly FamilyRules[]
}
