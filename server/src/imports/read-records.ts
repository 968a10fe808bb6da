import { splitLine, splitUnquoted } from './split-line.ts'

/** A row of a file. */
export interface FileRecord {
  /** The line it begins on; the file's first is 1. */
  line: number
  fields: string[]
  /** An opening quote that nothing closes was dropped. */
  isQuoteOpen: boolean
  /** Fields with a quote that quotes nothing, by their number. */
  stray: readonly number[]
}

/** Lines that one quoted field may run over. */
const FIELD_LINES_MAX = 40

/**
 * Puts lines together to records: a quoted field may run over several lines. An opening quote that nothing closes, or
 * that would swallow whole rows, is taken for a slip of its own row: the rows after it stay what they are.
 */
export class RecordReader {
  readonly #separator: string
  readonly #width: number
  #line: number
  #waiting: string[] = []

  /** `width` is the header's number of columns, `line` the number of the first line to come. */
  constructor(separator: string, width: number, line: number) {
    this.#separator = separator
    this.#width = width
    this.#line = line
  }

  /** The records that these lines complete. */
  read(lines: readonly string[]): FileRecord[] {
    for (const line of lines) this.#waiting.push(line)
    return this.#take(FIELD_LINES_MAX)
  }

  /** The records of the lines that still waited for their quote. */
  end(): FileRecord[] {
    return this.#take(0)
  }

  #take(keep: number): FileRecord[] {
    const records: FileRecord[] = []
    let at = 0
    while (at < this.#waiting.length) {
      const first = splitLine(this.#waiting[at]!, this.#separator)
      if (first.isOpen && this.#waiting.length - at <= keep) break
      const joined = first.isOpen ? this.#joined(at) : null
      records.push(joined?.record ?? this.#alone(at))
      at += joined?.lines ?? 1
    }
    this.#line += at
    this.#waiting = this.#waiting.slice(at)
    return records
  }

  #alone(at: number): FileRecord {
    const text = this.#waiting[at]!
    const { fields, isOpen, stray } = splitLine(text, this.#separator)
    return {
      line: this.#line + at,
      fields: isOpen ? splitUnquoted(text, this.#separator) : fields,
      isQuoteOpen: isOpen,
      stray: isOpen ? [] : stray,
    }
  }

  /** The record over several lines that begins here; null where the quote is a slip. */
  #joined(at: number): { record: FileRecord; lines: number } | null {
    const isWhole = splitUnquoted(this.#waiting[at]!, this.#separator).length === this.#width
    let text = this.#waiting[at]!
    for (let next = at + 1; next < this.#waiting.length && next - at < FIELD_LINES_MAX; next++) {
      const line = this.#waiting[next]!
      if (this.#isRow(line, isWhole)) return null
      text += `\n${line}`
      const { fields, isOpen, stray } = splitLine(text, this.#separator)
      if (isOpen) continue
      if (fields.length !== this.#width) return null
      return { record: { line: this.#line + at, fields, isQuoteOpen: false, stray }, lines: next - at + 1 }
    }
    return null
  }

  /** Whether a line is a row of its own rather than the rest of a field. */
  #isRow(line: string, afterWholeRow: boolean): boolean {
    const { fields, isOpen, stray } = splitLine(line, this.#separator)
    return fields.length === this.#width && !isOpen && (afterWholeRow || stray.length === 0)
  }
}
