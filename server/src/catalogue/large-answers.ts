import { refuseBusy } from '../http/problem.ts'
import type { Answer } from './answer.ts'
import type { Snapshot } from './snapshot.ts'

/** From this weight on an answer is made with no other beside it; the cache keeps none of them (answer-cache.ts). */
export const LARGE_BYTES = 2 ** 20
/** What all of them may weigh that are made or on their way; a single one may weigh more. */
const HELD_MAX_BYTES = 256 * 2 ** 20
const RETRY_SECONDS = 5

/** An answer that is being made, or still sent. */
interface Held {
  bytes: number
  users: number
  isMade: boolean
  answer: Promise<Answer>
}

/**
 * Answers of whole catalogues (contract §2: a count of 0 is all): tens of megabytes each. One is made at a time, shared by
 * all who ask for it until the last has it, and there is an end to what all together weigh.
 */
export class LargeAnswers {
  readonly #held = new Map<Snapshot, Map<string, Held>>()
  #bytes = 0
  #lastTurn: Promise<unknown> = Promise.resolve()

  /** What is held now, as it was weighed before it was made. */
  get bytes(): number {
    return this.#bytes
  }

  /**
   * The answer of a snapshot under a name, made where nobody else waits for it or is being sent it. `release` is to be
   * called when it was sent, or its caller has gone.
   *
   * @throws 503 where too much is on its way
   */
  hold(
    snapshot: Snapshot,
    name: string,
    bytes: number,
    make: () => Promise<Answer>,
  ): { answer: Promise<Answer>; release(): void } {
    const ofSnapshot = this.#held.get(snapshot) ?? new Map<string, Held>()
    const held = ofSnapshot.get(name) ?? this.#begin(bytes, make)
    held.users++
    ofSnapshot.set(name, held)
    this.#held.set(snapshot, ofSnapshot)
    const letGo = () => {
      if (held.users > 0 || !held.isMade || ofSnapshot.get(name) !== held) return
      ofSnapshot.delete(name)
      if (ofSnapshot.size === 0) this.#held.delete(snapshot)
      this.#bytes -= held.bytes
    }
    let isReleased = false
    const release = () => {
      if (isReleased) return
      isReleased = true
      held.users--
      letGo()
    }
    // whoever asked may be gone before it is made
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
