import type { LineArticle } from '@gondola/contract/catalogue'
import { toPesos } from '@gondola/contract/base'
import { listOf } from '../article-lists.ts'
import type { BranchView } from '../branch-view.ts'
import type { Snapshot } from '../snapshot.ts'
import { type Candidate, rankSubstitutes } from './rank-substitutes.ts'

/** The most popular articles of a family, which alone are compared: a bound for families of thousands. */
const CANDIDATES_MAX = 400

/** A candidate of the snapshot, by its index. */
export interface IndexedCandidate extends Candidate {
  index: number
}

/** What a branch has today of each family, as candidates for substitutes: read once per family. */
export class BranchSubstitutes {
  readonly #view: BranchView
  readonly #countsPrices: boolean
  readonly #families = new Map<number, readonly IndexedCandidate[]>()

  /** `countsPrices` is false for callers who do not see prices: the order would tell of them. */
  constructor(view: BranchView, countsPrices: boolean) {
    this.#view = view
    this.#countsPrices = countsPrices
  }

  /** Indexes of the best substitutes of an article of the catalogue, sold at the branch or not. */
  of(code: LineArticle['Codigo'], count: number): number[] {
    const index = this.#view.snapshot.lists.byCode.get(code)
    if (index === undefined) return []
    const missing = this.#candidate(index)
    return rankSubstitutes(missing, this.#familyOf(missing.article.Familia.Codigo), {
      count,
      isBounded: true,
    }).map((candidate) => candidate.index)
  }

  #familyOf(family: number): readonly IndexedCandidate[] {
    let candidates = this.#families.get(family)
    if (candidates === undefined) {
      candidates = popularOf(this.#view.snapshot, family)
        .filter((index) => this.#view.isSold(index) && !this.#view.isOut(index))
        .slice(0, CANDIDATES_MAX)
        .map((index) => this.#candidate(index))
      this.#families.set(family, candidates)
    }
    return candidates
  }

  /** The names are the snapshot's, whose traits are kept; the price is the branch's. */
  #candidate(index: number): IndexedCandidate {
    const article = this.#view.snapshot.articles[index]!
    return { index, article, price: this.#countsPrices ? toPesos(this.#view.centavosAt(index)) : null }
  }
}

const byPopularity = new WeakMap<Snapshot, Map<number, readonly number[]>>()

/** Indexes of a family's articles, the most popular first; sorted once per snapshot. */
function popularOf(snapshot: Snapshot, family: number): readonly number[] {
  let families = byPopularity.get(snapshot)
  if (families === undefined) byPopularity.set(snapshot, (families = new Map()))
  let indexes = families.get(family)
  if (indexes === undefined) {
    const { lists, popularity } = snapshot
    indexes = [...listOf(lists.byFamily, family)].toSorted((a, b) => popularity[b]! - popularity[a]!)
    families.set(family, indexes)
  }
  return indexes
}
