import { splitLine, splitUnquoted } from '../../../platform/text/split-line.ts'

/** A row of a file. */
export interface FileRecord {
  /** The line on which it begins; the file's first is 1. */
  line: number
  fields: string[]
  /** An unclosed opening quote was dropped. */
  isQuoteOpen: boolean
  /** Indexes of fields with a stray quote. */
  stray: readonly number[]
}

/** Maximum lines of one quoted field. */
const FIELD_LINES_MAX = 40

/**
 * Joins lines into records: a quoted field may span several lines. An opening quote that is never closed, or that would
 * swallow whole rows, is treated as a typo in its own row, so that the following rows are unaffected.
 */
export class RecordReader {
  readonly #separator: string
  readonly #width: number
  #line: number
  #waiting: string[] = []

  /** `width` is the header's number of columns, `line` the number of the next line. */
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

  /** The records of the lines that still waited for a closing quote. */
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
      records.push(this.#whole(joined?.record ?? this.#alone(at)))
      at += joined?.lines ?? 1
    }
    this.#line += at
    this.#waiting = this.#waiting.slice(at)
    return records
  }

  /** Joins fields that were split at the `;` of HTML references, if they are as many as columns then. */
  #whole(record: FileRecord): FileRecord {
    if (this.#separator !== ';' || record.fields.length <= this.#width) return record
    const fields = record.fields.join(';').split(/(?<!&#?\w{2,8});/)
    return fields.length === this.#width ? { ...record, fields } : record
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

  /** The record over several lines that begins here; null if the quote is a typo. */
  #joined(at: number): { record: FileRecord; lines: number } | null {
    const isWhole = splitUnquoted(this.#waiting[at]!, this.#separator).length === this.#width
    let text = this.#waiting[at]!
    for (let next = at + 1; next < this.#waiting.length && next - at < FIELD_LINES_MAX; next++) {
      const line = this.#waiting[next]!
      if (this.#isRow(line, isWhole)) return null
      text += `\n${line}`
      const { fields, isOpen, stray } = splitLine(text, this.#separator)
      if (isOpen) continue
      // a row that is whole by itself, and quotes that close nothing, are no field of two lines
      if (fields.length !== this.#width || (isWhole && stray.length > 0)) return null
      return { record: { line: this.#line + at, fields, isQuoteOpen: false, stray }, lines: next - at + 1 }
    }
    return null
  }

  /** Whether a line is a row of its own rather than the continuation of a field. */
  #isRow(line: string, afterWholeRow: boolean): boolean {
    const { fields, isOpen, stray } = splitLine(line, this.#separator)
    return fields.length === this.#width && !isOpen && (afterWholeRow || stray.length === 0)
  }
}
