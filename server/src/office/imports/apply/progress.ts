import { IMPORT_TEXTS } from '@gondola/contract/imports'

const BAR_WIDTH = 24
const BAR_EVERY_MS = 100
const LINE_EVERY_MS = 2000

/** Shows an import's progress: a bar on a terminal, an occasional line elsewhere. */
export class Progress {
  readonly #stream: NodeJS.WriteStream
  #last = performance.now()

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream
  }

  reading(rows: number, share: number | null): void {
    this.#show(IMPORT_TEXTS.reading(rows, share), share)
  }

  writing(done: number, all: number): void {
    this.#show(IMPORT_TEXTS.writing(done, all), done / all)
  }

  undoing(done: number, all: number): void {
    this.#show(IMPORT_TEXTS.undoneSoFar(done, all), all === 0 ? 1 : done / all)
  }

  end(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\u001b[K')
  }

  #show(text: string, share: number | null): void {
    const now = performance.now()
    if (now - this.#last < (this.#stream.isTTY ? BAR_EVERY_MS : LINE_EVERY_MS)) return
    this.#last = now
    if (!this.#stream.isTTY) {
      this.#stream.write(`${text}\n`)
      return
    }
    const full = Math.round(BAR_WIDTH * (share ?? 0))
    const bar = share === null ? '' : `[${'█'.repeat(full)}${' '.repeat(BAR_WIDTH - full)}] `
    this.#stream.write(`\r\u001b[K${bar}${text}`)
  }
}
