import { createHash } from 'node:crypto'
import type { StoredRow, TableShape } from './stored-shop.ts'

/** What a table holds, told in one line: two that tell the same hold the same rows. */
export interface TableContent {
  rows: number
  sha256: string
}

/** Adds up a table's content while its rows pass by in the order of its key. */
export class ContentHash {
  readonly #hash = createHash('sha256')
  #rows = 0

  constructor({ columns }: TableShape) {
    this.#hash.update(`${JSON.stringify(columns.map(({ name }) => name))}\n`)
  }

  add(rows: readonly StoredRow[]): void {
    let text = ''
    for (const row of rows) text += `${JSON.stringify(row)}\n`
    this.#hash.update(text)
    this.#rows += rows.length
  }

  content(): TableContent {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') }
  }
}
