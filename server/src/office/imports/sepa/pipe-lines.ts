import { folded } from '../../../platform/text/folded.ts'
import { splitLine } from '../../../platform/text/split-line.ts'

/** A row of a SEPA file: its fields by index, and the line on which it begins. */
export interface PipeRow {
  line: number
  fields: readonly string[]
}

const SEPARATOR = '|'
/** Maximum lines over which a description may be broken. */
const BROKEN_LINES_MAX = 6
const FOOTER = /ltima\s*actualizaci/

/**
 * Joins the lines of a SEPA file into rows as wide as the header. Drops blank lines, footers and repeated headers;
 * joins rows that are broken by line breaks in a field; returns rows that stay too short or too long as they are
 * (argentina §2.5, 2 to 5).
 */
export class PipeRows {
  readonly #width: number
  readonly #header: string
  #line: number
  #open: { line: number; text: string; lines: number } | null = null

  /** `line` is the number of the next line. */
  constructor(header: string, line: number) {
    this.#header = header
    this.#width = widthOf(header)
    this.#line = line
  }

  read(lines: readonly string[]): PipeRow[] {
    const rows: PipeRow[] = []
    for (const text of lines) this.#take(text, this.#line++, rows)
    return rows
  }

  end(): PipeRow[] {
    const rows: PipeRow[] = []
    this.#giveUp(rows)
    return rows
  }

  #take(text: string, line: number, rows: PipeRow[]): void {
    if (isIdle(text) || text === this.#header) return this.#giveUp(rows)
    const fields = this.#fieldsOf(text)
    if (this.#open !== null && !(fields.length === this.#width && !text.startsWith(SEPARATOR))) {
      if (this.#join(text, rows)) return
    }
    this.#giveUp(rows)
    if (fields.length >= this.#width) rows.push({ line, fields })
    else this.#open = { line, text, lines: 1 }
  }

  /** Whether a line continues the open row. */
  #join(text: string, rows: PipeRow[]): boolean {
    const open = this.#open!
    const joined = `${open.text}${text.startsWith(SEPARATOR) ? '' : ' '}${text}`
    const fields = this.#fieldsOf(joined)
    if (fields.length > this.#width || open.lines >= BROKEN_LINES_MAX) return false
    this.#open = null
    if (fields.length === this.#width) rows.push({ line: open.line, fields })
    else this.#open = { line: open.line, text: joined, lines: open.lines + 1 }
    return true
  }

  #giveUp(rows: PipeRow[]): void {
    if (this.#open !== null) rows.push({ line: this.#open.line, fields: this.#fieldsOf(this.#open.text) })
    this.#open = null
  }

  /** Splits by the quotes if that gives a whole row, else at every bar. */
  #fieldsOf(text: string): string[] {
    if (text.includes('"')) {
      const quoted = splitLine(text, SEPARATOR)
      if (!quoted.isOpen && quoted.fields.length === this.#width) return quoted.fields
    }
    return text.split(SEPARATOR)
  }
}

export const widthOf = (header: string): number => header.split(SEPARATOR).length

/** Blank lines, lines of bars, blanks or their entity, and the footer with the file's date. */
function isIdle(text: string): boolean {
  const bare = text.replace(/&#0?32;|[|\s"]/g, '')
  if (bare === '') return true
  if (bare.length > 120 || !/l/i.test(bare)) return false
  const first = text.split(SEPARATOR).filter((field) => field.trim() !== '')
  return first.length === 1 && FOOTER.test(folded(first[0]!))
}

/** Normalises an id for comparison: `00130` and `130.0` are 130. */
export const idKey = (text: string): string =>
  text
    .trim()
    .replace(/\.0+$/, '')
    .replace(/^0+(?=.)/, '')
