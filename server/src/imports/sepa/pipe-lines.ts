import { folded } from '../../catalogue/search/folded.ts'
import { splitLine } from '../split-line.ts'

/** A row of a SEPA file: its fields by place, and the line it begins on. */
export interface PipeRow {
  line: number
  fields: readonly string[]
}

const SEPARATOR = '|'
/** A description broken over more lines than this is no description. */
const BROKEN_LINES_MAX = 6
const FOOTER = /ltima\s*actualizaci/

/**
 * Puts the lines of a SEPA file together to rows as wide as the header: blank lines, footers and the header once more are
 * left out, a row broken by line breaks inside a field is joined, one that stays too short or too long is given as it is
 * (argentina §2.5, 2 to 5).
 */
export class PipeRows {
  readonly #width: number
  readonly #header: string
  #line: number
  #open: { line: number; text: string; lines: number } | null = null

  /** `line` is the number of the first line to come. */
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

  /** Whether a line goes on with the row that is open. */
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

  /** By the quotes where that makes a whole row of it, else at every bar. */
  #fieldsOf(text: string): string[] {
    if (text.includes('"')) {
      const quoted = splitLine(text, SEPARATOR)
      if (!quoted.isOpen && quoted.fields.length === this.#width) return quoted.fields
    }
    return text.split(SEPARATOR)
  }
}

export const widthOf = (header: string): number => header.split(SEPARATOR).length

/** Blank lines, of bars, blanks or their entity, and the line that tells when the file was made. */
function isIdle(text: string): boolean {
  const bare = text.replace(/&#0?32;|[|\s"]/g, '')
  if (bare === '') return true
  if (bare.length > 120 || !/l/i.test(bare)) return false
  const first = text.split(SEPARATOR).filter((field) => field.trim() !== '')
  return first.length === 1 && FOOTER.test(folded(first[0]!))
}

/** An id as files compare it: `00130` and `130.0` are 130. */
export const idKey = (text: string): string =>
  text
    .trim()
    .replace(/\.0+$/, '')
    .replace(/^0+(?=.)/, '')
