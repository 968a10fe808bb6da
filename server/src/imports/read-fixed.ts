import type { FixedColumn, Profile } from './profiles/profile.ts'
import type { FileRecord } from './read-records.ts'

/** Cuts lines of a fixed-width table into columns. */
export class FixedReader {
  readonly #columns: readonly FixedColumn[]
  #line = 1

  constructor({ fixed = [] }: Profile) {
    this.#columns = fixed
  }

  read(lines: readonly string[]): FileRecord[] {
    return lines.map((text) => ({
      line: this.#line++,
      fields: this.#fieldsOf(text),
      isQuoteOpen: false,
      stray: [],
    }))
  }

  end(): FileRecord[] {
    return []
  }

  /** A line that ends before a column lacks it. */
  #fieldsOf(text: string): string[] {
    const there = this.#columns.filter(({ from }) => text.length > from)
    if (text.trim() === '') return ['']
    return there.map(({ from, length }) => text.slice(from, from + length))
  }
}
