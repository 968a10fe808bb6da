/** Limits concurrency: runs `atOnce` tasks, queues `waitingMax` more in order, and refuses the rest. */
export class BoundedQueue {
  readonly #atOnce: number
  readonly #waitingMax: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, waitingMax: number) {
    this.#atOnce = atOnce
    this.#waitingMax = waitingMax
  }

  /** Runs `work` in its turn; calls `refuse`, which throws, if the queue is full. */
  async run<T>(work: () => Promise<T>, refuse: () => never): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#waitingMax) refuse()
      // a finished task hands its slot to the next one
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
