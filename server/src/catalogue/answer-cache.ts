import type { Answer } from './answer.ts'

const BYTES_MAX = 32 * 2 ** 20
const ANSWERS_MAX = 5000
/** Longer answers are made anew: whole catalogues, that a shop asks for once a day. */
const ANSWER_BYTES_MAX = 2 ** 20

/**
 * Finished answers of one snapshot by who may see prices and by address, the least recently used dropped first. The one
 * look-up that an answer in front of the router may use as well.
 */
export class AnswerCache {
  readonly #answers = new Map<string, Answer>()
  #bytes = 0

  find(seesPrices: boolean, url: string): Answer | undefined {
    const key = keyOf(seesPrices, url)
    const answer = this.#answers.get(key)
    if (answer !== undefined) {
      this.#answers.delete(key)
      this.#answers.set(key, answer)
    }
    return answer
  }

  keep(seesPrices: boolean, url: string, answer: Answer): void {
    const key = keyOf(seesPrices, url)
    if (answer.body.length > ANSWER_BYTES_MAX || this.#answers.has(key)) return
    this.#answers.set(key, answer)
    this.#bytes += answer.body.length
    for (const [oldest, { body }] of this.#answers) {
      if (this.#bytes <= BYTES_MAX && this.#answers.size <= ANSWERS_MAX) return
      this.#answers.delete(oldest)
      this.#bytes -= body.length
    }
  }
}

const keyOf = (seesPrices: boolean, url: string) => (seesPrices ? `+${url}` : `-${url}`)
