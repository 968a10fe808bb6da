const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 15_000
/** After this long without a loss, the next one starts with the shortest pause again. */
const SOUND_AFTER_MS = 60_000

interface RecoveryTools {
  /** Probes the shop with a small request; resolves to whether an answer came. */
  ask: () => Promise<boolean>
  /** Calls back after `ms`; returns a function that cancels it. */
  later: (then: () => void, ms: number) => () => void
}

/**
 * Probes the shop from the first lost call until the shop answers, with growing pauses, and at once when the browser
 * reports that the network is back. Then notifies the listeners. If calls keep failing although the probe succeeds, the
 * listeners' retries are spaced by growing pauses, too.
 */
export class Recovery {
  readonly #tools: RecoveryTools
  readonly #listeners = new Set<() => void>()
  #isLost = false
  #pause = FIRST_PAUSE_MS
  /** Cancels the pending timer: the next probe, or the reset of the pause. */
  #callOff: (() => void) | null = null

  constructor(tools: RecoveryTools) {
    this.#tools = tools
  }

  /** Registers a listener for each time the shop answers again. Returns the function that unregisters it. */
  whenRecovered(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reports a call without an answer, or that the browser is offline. */
  lost(): void {
    if (this.#isLost) return
    this.#isLost = true
    this.#wait()
  }

  /** Probes at once: the network may be back, or the page is visible again. */
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
    // Another probe, started meanwhile, may have succeeded first.
    if (!this.#isLost) return
    if (!hasAnswer) return this.#wait()
    this.#isLost = false
    this.#later(() => {
      this.#pause = FIRST_PAUSE_MS
    }, SOUND_AFTER_MS)
    for (const listener of this.#listeners) listener()
  }
}
