import type { Answer } from './answer.ts'

const BYTES_MAX = 32 * 2 ** 20
/** Number of addresses. */
const ANSWERS_MAX = 5000
/** Longer answers are not cached: whole catalogues, which a shop requests once a day. */
const ANSWER_BYTES_MAX = 2 ** 20

/** The cached answers of an address. */
interface Kept {
  branch: AnsweringBranch
  /** For callers who see prices, and for those who do not. */
  shown: Answer | undefined
  hidden: Answer | undefined
  /** Whether it was requested since it was last considered for eviction. */
  isAsked: boolean
}

/** The branch that an answer is of, and the version of its stock when it was asked. */
export interface AnsweringBranch {
  branchId: number
  stockVersion: number
}

/** Where the current version of each branch's stock is known. */
interface StockVersions {
  versionOf(branchId: number): number
}

const NO_BRANCH: AnsweringBranch = { branchId: 0, stockVersion: 0 }

/**
 * Finished answers of one snapshot, by address and by whether the caller sees prices. When full, it evicts the oldest
 * that was not requested again; one that was is considered again after all others. Answers of a branch whose stock has
 * changed since are not found. cached-responses.ts uses this look-up too.
 */
export class AnswerCache {
  readonly #answers = new Map<string, Kept>()
  readonly #stock: StockVersions
  #bytes = 0

  constructor(stock: StockVersions = { versionOf: () => 0 }) {
    this.#stock = stock
  }

  find(seesPrices: boolean, url: string): Answer | undefined {
    const kept = this.#answers.get(url)
    if (kept === undefined || !this.#isCurrent(kept)) return undefined
    kept.isAsked = true
    return seesPrices ? kept.shown : kept.hidden
  }

  keep(seesPrices: boolean, url: string, answer: Answer, branch: AnsweringBranch = NO_BRANCH): void {
    if (answer.body.length > ANSWER_BYTES_MAX || !this.#isCurrent({ branch })) return
    this.#dropOutdated(url)
    const place = seesPrices ? 'shown' : 'hidden'
    const kept = this.#answers.get(url) ?? { branch, shown: undefined, hidden: undefined, isAsked: false }
    if (kept[place] !== undefined) return
    kept[place] = answer
    this.#answers.set(url, kept)
    this.#bytes += answer.body.length
    while (this.#bytes > BYTES_MAX || this.#answers.size > ANSWERS_MAX) this.#dropOne()
  }

  #isCurrent({ branch }: Pick<Kept, 'branch'>): boolean {
    return this.#stock.versionOf(branch.branchId) === branch.stockVersion
  }

  #dropOutdated(url: string): void {
    const kept = this.#answers.get(url)
    if (kept === undefined || this.#isCurrent(kept)) return
    this.#answers.delete(url)
    this.#bytes -= sizeOf(kept)
  }

  #dropOne(): void {
    for (const [url, kept] of this.#answers) {
      this.#answers.delete(url)
      if (!kept.isAsked) {
        this.#bytes -= sizeOf(kept)
        return
      }
      kept.isAsked = false
      this.#answers.set(url, kept)
    }
  }
}

const sizeOf = ({ shown, hidden }: Kept) => (shown?.body.length ?? 0) + (hidden?.body.length ?? 0)
