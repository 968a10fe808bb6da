import { createHash } from 'node:crypto'
import type { StoredRow, TableShape } from './stored-shop.ts'

/** A fingerprint of a table: equal ones have the same rows. */
export interface TableContent {
  rows: number
  sha256: string
}

/** Hashes a table's rows as they are read, in the order of its key. */
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
