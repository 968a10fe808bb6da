import { refuseBusy } from '../../http/problem.ts'
import type { Answer } from './response-cache/response-cache.ts'

/** Answers above this size are built one at a time; the cache stores none of them (answer-cache.ts). */
export const LARGE_BYTES = 2 ** 20
/** Limit on the total size of large answers being built or sent; a single one may exceed it. */
const HELD_MAX_BYTES = 256 * 2 ** 20
const RETRY_SECONDS = 5

/** A large answer that is being built or sent. */
interface Held {
  bytes: number
  users: number
  isMade: boolean
  answer: Promise<Answer>
}

/**
 * Answers with whole catalogues (contract §2: a count of 0 is all), tens of megabytes each. They are built one at a
 * time, each is shared by all its callers until the last has received it, and their total size is limited.
 */
export class LargeAnswers {
  readonly #held = new Map<object, Map<string, Held>>()
  #bytes = 0
  #lastTurn: Promise<unknown> = Promise.resolve()

  /** Total bytes held now, as estimated before the answers were built. */
  get bytes(): number {
    return this.#bytes
  }

  /**
   * Returns an answer of a catalogue (a branch's view of a snapshot) by its name; builds it unless it is already being built for or sent to another caller.
   * `release` must be called once it is sent or the caller has disconnected.
   *
   * @throws 503 if too much is in flight
   */
  hold(
    catalogue: object,
    name: string,
    bytes: number,
    make: () => Promise<Answer>,
  ): { answer: Promise<Answer>; release(): void } {
    const ofCatalogue = this.#held.get(catalogue) ?? new Map<string, Held>()
    const held = ofCatalogue.get(name) ?? this.#begin(bytes, make)
    held.users++
    ofCatalogue.set(name, held)
    this.#held.set(catalogue, ofCatalogue)
    const letGo = () => {
      if (held.users > 0 || !held.isMade || ofCatalogue.get(name) !== held) return
      ofCatalogue.delete(name)
      if (ofCatalogue.size === 0) this.#held.delete(catalogue)
      this.#bytes -= held.bytes
    }
    let isReleased = false
    const release = () => {
      if (isReleased) return
      isReleased = true
      held.users--
      letGo()
    }
    // the caller may disconnect before it is built
    void held.answer.catch(() => {}).finally(letGo)
    return { answer: held.answer, release }
  }

  #begin(bytes: number, make: () => Promise<Answer>): Held {
    if (this.#bytes > 0 && this.#bytes + bytes > HELD_MAX_BYTES) refuseBusy(RETRY_SECONDS)
    this.#bytes += bytes
    const answer = this.#lastTurn.then(make)
    const held: Held = { bytes, users: 0, isMade: false, answer }
    this.#lastTurn = answer.catch(() => {}).finally(() => (held.isMade = true))
    return held
  }
}
