import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 50
/** Hangs after that; a late answer of a busy machine is none that is missing. */
const HANGS_MS = 240_000
const PATHS = [
  '/api/tarticulos/getall/0/5',
  '/api/tarticulos/search/pan/0/5',
  '/api/tdepartamentos/getactivos/0/0',
]

/** A visitor who reads the catalogue without pause, and notes every answer that is missing or wrong. */
export class CatalogueProbe {
  answers = 0
  longestMs = 0
  readonly failures: string[] = []
  #isStopping = false
  readonly #running: Promise<void>

  constructor(address: string) {
    this.#running = this.#run(address)
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    await this.#running
  }

  async #run(address: string): Promise<void> {
    for (let turn = 0; !this.#isStopping; turn++) {
      const path = PATHS[turn % PATHS.length] ?? ''
      const began = performance.now()
      const status = await fetch(`${address}${path}`, {
        // a kept connection may be closed by its server while this busy process is about to use it
        headers: { connection: 'close' },
        signal: AbortSignal.timeout(HANGS_MS),
      })
        .then(async (answer) => {
          await answer.arrayBuffer()
          return String(answer.status)
        })
        .catch(String)
      this.answers++
      this.longestMs = Math.max(this.longestMs, performance.now() - began)
      if (status !== '200') this.failures.push(`${path}: ${status}`)
      await sleep(PAUSE_MS)
    }
  }
}
