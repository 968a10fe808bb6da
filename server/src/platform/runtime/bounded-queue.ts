/** Does a few things at once, has a few more wait in their order, and turns away whoever comes then. */
export class BoundedQueue {
  readonly #atOnce: number
  readonly #waitingMax: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, waitingMax: number) {
    this.#atOnce = atOnce
    this.#waitingMax = waitingMax
  }

  /** Does `work` in its turn; `refuse` throws where nobody more may wait. */
  async run<T>(work: () => Promise<T>, refuse: () => never): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#waitingMax) refuse()
      // whoever leaves hands its place on
      await new Promise<void>((go) => this.#waiting.push(go))
    } else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#running--
      else next()
    }
  }
}
