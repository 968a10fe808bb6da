const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 15_000
/** Answers that come for this long make the next loss a new one. */
const SOUND_AFTER_MS = 60_000

interface RecoveryTools {
  /** Asks the shop for something small; whether an answer came. */
  ask: () => Promise<boolean>
  /** Calls back after so many milliseconds; the answer calls it off. */
  later: (then: () => void, ms: number) => () => void
}

/**
 * From a call without an answer until the shop answers again: asks by itself, ever more seldom, and at once when the
 * browser says that the network is back. Whoever waits is told then. What goes on failing though the shop answers is tried
 * again ever more seldom, too.
 */
export class Recovery {
  readonly #tools: RecoveryTools
  readonly #listeners = new Set<() => void>()
  #isLost = false
  #pause = FIRST_PAUSE_MS
  /** Calls off what is due: the next question, or the end of the trouble. */
  #callOff: (() => void) | null = null

  constructor(tools: RecoveryTools) {
    this.#tools = tools
  }

  /** Calls back each time the shop answers again. Gives the function that stops it. */
  whenRecovered(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A call got no answer, or the browser says that there is no network. */
  lost(): void {
    if (this.#isLost) return
    this.#isLost = true
    this.#wait()
  }

  /** The network may be back, or somebody looks at the page again: asks now. */
  askNow(): void {
    if (!this.#isLost) return
    this.#pause = FIRST_PAUSE_MS
    void this.#ask()
  }

  #wait(): void {
    this.#later(() => void this.#ask(), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
  }

  #later(then: () => void, ms: number): void {
    this.#callOff?.()
    this.#callOff = this.#tools.later(then, ms)
  }

  async #ask(): Promise<void> {
    this.#callOff?.()
    const hasAnswer = await this.#tools.ask()
    // Another question, asked meanwhile, may have been answered first.
    if (!this.#isLost) return
    if (!hasAnswer) return this.#wait()
    this.#isLost = false
    this.#later(() => {
      this.#pause = FIRST_PAUSE_MS
    }, SOUND_AFTER_MS)
    for (const listener of this.#listeners) listener()
  }
}
