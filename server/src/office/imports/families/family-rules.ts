/** The words that identify a family's articles: without accents, compared by stem. */
export interface FamilyRules {
  familia: string
  /** First words of a description that decide alone: `aceite`. */
  heads?: string
  /** First word and another anywhere after it: `jugo+polvo`. Checked before `heads`. */
  pairs?: string
  /** Words that decide anywhere, if the first word does not. */
  words?: string
  /** Brands that sell only this family, checked last; separated by commas. */
  brands?: string
}

export interface DepartmentRules {
  departamento: string
  familias: readonly FamilyRules[]
}
