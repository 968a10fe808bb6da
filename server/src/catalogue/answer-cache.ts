import type { Answer } from './answer.ts'

const BYTES_MAX = 32 * 2 ** 20
/** Addresses. */
const ANSWERS_MAX = 5000
/** Longer answers are made anew: whole catalogues, that a shop asks for once a day. */
const ANSWER_BYTES_MAX = 2 ** 20

/** What an address was answered with. */
interface Kept {
  /** To who sees prices, and to who does not. */
  shown: Answer | undefined
  hidden: Answer | undefined
  /** Whether it was asked for since it was last looked at for dropping. */
  isAsked: boolean
}

/**
 * Finished answers of one snapshot by address and by who may see prices. Where there is no room, the oldest that nobody
 * asked for again is dropped; whatever was, is looked at again after all others. The one look-up that an answer in front
 * of the router may use as well.
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
