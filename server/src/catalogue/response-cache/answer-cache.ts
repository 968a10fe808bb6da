import type { Answer } from './answer.ts'

const BYTES_MAX = 32 * 2 ** 20
/** Number of addresses. */
const ANSWERS_MAX = 5000
/** Longer answers are not cached: whole catalogues, which a shop requests once a day. */
const ANSWER_BYTES_MAX = 2 ** 20

/** The cached answers of an address. */
interface Kept {
  /** For callers who see prices, and for those who do not. */
  shown: Answer | undefined
  hidden: Answer | undefined
  /** Whether it was requested since it was last considered for eviction. */
  isAsked: boolean
}

/**
 * Finished answers of one snapshot, by address and by whether the caller sees prices. When full, it evicts the oldest
 * that was not requested again; one that was is considered again after all others. cached-responses.ts uses this
 * look-up too.
 */
export class AnswerCache {
  readonly #answers = new Map<string, Kept>()
  #bytes = 0

  find(seesPrices: boolean, url: string): Answer | undefined {
    const kept = this.#answers.get(url)
    if (kept === undefined) return undefined
    kept.isAsked = true
    return seesPrices ? kept.shown : kept.hidden
  }

  keep(seesPrices: boolean, url: string, answer: Answer): void {
    if (answer.body.length > ANSWER_BYTES_MAX) return
    const place = seesPrices ? 'shown' : 'hidden'
    const kept = this.#answers.get(url) ?? { shown: undefined, hidden: undefined, isAsked: false }
    if (kept[place] !== undefined) return
    kept[place] = answer
    this.#answers.set(url, kept)
    this.#bytes += answer.body.length
    while (this.#bytes > BYTES_MAX || this.#answers.size > ANSWERS_MAX) this.#dropOne()
  }

  #dropOne(): void {
    for (const [url, kept] of this.#answers) {
      this.#answers.delete(url)
      if (!kept.isAsked) {
        this.#bytes -= (kept.shown?.body.length ?? 0) + (kept.hidden?.body.length ?? 0)
        return
      }
      kept.isAsked = false
      this.#answers.set(url, kept)
    }
  }
}
