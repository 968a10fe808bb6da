import type { Buffer } from 'node:buffer'
import { DAMAGES, type ImportNote, QUESTION_TEXTS } from '@gondola/contract/imports'
import type { SAXParser, Tag } from 'sax'
import type { OpenZip } from '../source/open-zip.ts'
import { LINE_MAX_CHARACTERS, type Lines } from './read-lines.ts'
import { NO_ANSWERS, type Answers } from './ask-table.ts'
import { findTable } from './fit-row.ts'
import { HEADER_WITHIN_LINES } from './match-header.ts'
import type { Profile } from '../profiles/profile.ts'
import { warning } from './import-row.ts'
import { askAbout, refuseFile } from '../source/unusable-file.ts'
import {
  dateText,
  hasCells,
  listSheets,
  localName,
  readFormats,
  readSharedTexts,
  xmlParser,
  xmlTexts,
  type CellFormat,
  type Sheet,
} from './read-workbook.ts'

const LINE_ENDS = /[\r\n]+/g

/**
 * A cell's value as text. A number is written as the country does, unambiguously: integers in full (`7.790895E12` is a
 * barcode), others with a comma and never with exactly three decimals.
 */
function cellText(value: string, type: string, shared: readonly string[], format?: CellFormat): string {
  if (type === 's') return (shared[Number(value)] ?? '').replace(LINE_ENDS, ' ')
  if (type === 'b') return value === '1' ? 'S' : 'N'
  if (type === 'e') return value
  if (type !== 'n') return value.replace(LINE_ENDS, ' ')
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  if (format === 'date') return dateText(number)
  if (format !== undefined && Number.isInteger(number)) return value.padStart(format, '0')
  if (Number.isInteger(number))
    return number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 0 })
  const text = String(Number(number.toFixed(4))).replace('.', ',')
  return /,\d{3}$/.test(text) ? `${text}0` : text
}

/** A formula that was never calculated. */
const NO_VALUE = '#FÓRMULA'
const SEPARATOR = '\t'
/** Excel's own limits; a file that exceeds them is no spreadsheet. */
const COLUMNS_MAX = 16_384
const ROWS_MAX = 1_048_576
/** Cells missing in the file that a table needs: a cell far to the right costs a row's width. */
const GAPS_FREE = 1_000_000
/** A file with more missing cells than this per present cell is no table. */
const GAPS_PER_CELL_MAX = 50

/**
 * Maximum XML up to a row's end: all columns, and the longest line accepted. A small file may unpack to endless cells
 * in one row.
 */
const ROW_MAX_CHARACTERS = 3_000_000

/**
 * The first visible sheet of a spreadsheet whose header one of these profiles knows, else the first, as lines separated by tabs, row by row while it is read; a line's number is
 * the row's. Formulas give their last value. The file's own XML entities are never resolved, nothing is fetched. Other
 * sheets are named; whether hidden rows count is asked.
 * @throws {UnusableFile}
 */
export async function readSheet(
  zip: OpenZip,
  profiles: readonly Profile[],
  answers: Answers = NO_ANSWERS,
): Promise<{ lines: Lines; notes: ImportNote[] }> {
  const byName = new Map(zip.entries.map((entry) => [entry.fileName, entry]))
  const sheets = await listSheets(zip)
  if (sheets.length === 0) refuseFile('planilla_sin_hojas')
  const texts = byName.get('xl/sharedStrings.xml')
  const shared = texts === undefined ? [] : await readSharedTexts(await zip.read(texts))
  const styles = byName.get('xl/styles.xml')
  const formats = styles === undefined ? [] : await readFormats(await zip.read(styles))
  const open = async ({ entry }: Sheet, hiddenRows: string | undefined) =>
    sheetLines(await zip.read(entry), new SheetReader(shared, formats, hiddenRows))
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  let sheet = visible[0] ?? sheets[0]!
  for (const one of visible.length < 2 ? [] : visible)
    if (findTable(await firstLines(await open(one, 'si')), profiles) !== null) {
      sheet = one
      break
    }
  const others: Sheet[] = []
  for (const other of sheets) if (other !== sheet && (await hasCells(zip, other))) others.push(other)
  const named = (isHidden: boolean, motivo: 'hojas_ocultas' | 'hoja_sin_leer') => {
    const names = others.filter((other) => other.isHidden === isHidden).map(({ name }) => `«${name}»`)
    return names.length === 0 ? [] : [warning(0, motivo, names.join(', '))]
  }
  return {
    lines: await open(sheet, answers.get('filas-ocultas')),
    notes: [...named(false, 'hoja_sin_leer'), ...named(true, 'hojas_ocultas')],
  }
}

async function firstLines(batches: AsyncIterable<string[]>): Promise<string[]> {
  const lines: string[] = []
  for await (const batch of batches) {
    lines.push(...batch)
    if (lines.length >= HEADER_WITHIN_LINES) break
  }
  return lines.slice(0, HEADER_WITHIN_LINES)
}

async function* sheetLines(bytes: AsyncIterable<Buffer>, sheet: SheetReader): AsyncGenerator<string[]> {
  for await (const text of xmlTexts(bytes)) {
    sheet.write(text)
    yield sheet.take()
  }
  sheet.end()
}

class SheetReader {
  readonly #xml = xmlParser()
  readonly #shared: readonly string[]
  #lines: string[] = []
  #rows = 0
  #width = 0
  #gaps = 0
  #filled = 0
  #cells: string[] = []
  #column = -1
  #type = ''
  #text: string | null = null
  #isFormula = false
  /** Characters read since the last row ended. */
  #sinceRow = 0
  #isOver = false
  readonly #formats: readonly (CellFormat | undefined)[]
  #format: CellFormat | undefined
  /** The answer whether hidden rows count. */
  readonly #hiddenRows: string | undefined
  #isHidden = false
  #hidden = { rows: 0, first: 0 }

  constructor(
    shared: readonly string[],
    formats: readonly (CellFormat | undefined)[],
    hiddenRows: string | undefined,
  ) {
    this.#shared = shared
    this.#formats = formats
    this.#hiddenRows = hiddenRows
    const add = (text: string) => this.#add(text)
    Object.assign(this.#xml, {
      onopentag: ({ name, attributes }: Tag) =>
        this.#open(localName(name), attributes as Record<string, string>),
      onclosetag: (name: string) => this.#close(localName(name)),
      ontext: add,
      oncdata: add,
    } satisfies Partial<SAXParser>)
  }

  write(text: string): void {
    // formats, links and the like come after the rows
    if (this.#isOver) return
    this.#sinceRow += text.length
    if (this.#sinceRow > ROW_MAX_CHARACTERS) refuseFile('renglon_desmedido')
    this.#xml.write(text)
  }

  /** @throws {UnusableFile} with a question about hidden rows */
  end(): void {
    const { rows, first } = this.#hidden
    if (rows === 0 || this.#hiddenRows !== undefined) return
    const answer = (given: string, Texto: string) => ({
      Respuesta: `filas-ocultas=${given}`,
      Texto,
      Muestra: [],
    })
    askAbout({
      Texto: QUESTION_TEXTS.hiddenRows(rows, first),
      Respuestas: [answer('si', QUESTION_TEXTS.withHidden), answer('no', QUESTION_TEXTS.withoutHidden)],
    })
  }

  take(): string[] {
    const lines = this.#lines
    this.#lines = []
    return lines
  }

  #open(name: string, attributes: Record<string, string>): void {
    if (name === 'row') {
      this.#isHidden = /^(1|true)$/.test(attributes['hidden'] ?? '')
      this.#beginRow(Number(attributes['r'] ?? this.#rows + 1))
    } else if (name === 'c') {
      this.#column = columnOf(attributes['r']) ?? this.#column + 1
      this.#type = attributes['t'] ?? 'n'
      this.#format = this.#formats[Number(attributes['s'] ?? -1)]
      this.#isFormula = false
    } else if (name === 'f') this.#isFormula = true
    else if (name === 'v' || name === 't') this.#text ??= ''
  }

  #beginRow(row: number): void {
    if (!(row > this.#rows && row <= ROWS_MAX)) refuseFile('archivo_danado', DAMAGES.row(row))
    while (this.#rows < row - 1) this.#push('')
    this.#cells = []
    this.#column = -1
  }

  #add(text: string): void {
    if (this.#text === null) return
    this.#text += text
    if (this.#text.length > LINE_MAX_CHARACTERS) refuseFile('renglon_desmedido')
  }

  #close(name: string): void {
    if (name === 'c') this.#endCell()
    else if (name === 'row') this.#endRow()
    else if (name === 'sheetData') this.#isOver = true
  }

  /** Empty cells at a row's end are not in the file. */
  #endRow(): void {
    this.#sinceRow = 0
    const isEmpty = this.#cells.every((cell) => cell === '')
    if (!isEmpty) this.#width = Math.max(this.#width, this.#cells.length)
    if (!isEmpty) this.#fillUpTo(this.#width)
    if (this.#isHidden && !isEmpty) {
      this.#hidden.first ||= this.#rows + 1
      this.#hidden.rows++
    }
    this.#push(isEmpty || (this.#isHidden && this.#hiddenRows === 'no') ? '' : lineOf(this.#cells))
  }

  #endCell(): void {
    // a program that writes spreadsheets leaves the sums to Excel
    if (this.#isFormula && this.#text === null) [this.#text, this.#type] = [NO_VALUE, 'e']
    if (this.#text === null) return
    if (this.#column >= COLUMNS_MAX) refuseFile('archivo_danado', DAMAGES.column(this.#column))
    this.#fillUpTo(this.#column)
    this.#filled++
    this.#cells[this.#column] = cellText(this.#text, this.#type, this.#shared, this.#format)
    this.#text = null
  }

  #fillUpTo(width: number): void {
    const gap = width - this.#cells.length
    if (gap <= 0) return
    this.#gaps += gap
    if (this.#gaps > GAPS_FREE + this.#filled * GAPS_PER_CELL_MAX) refuseFile('archivo_desmedido')
    for (let i = 0; i < gap; i++) this.#cells.push('')
  }

  #push(line: string): void {
    this.#rows++
    this.#lines.push(line)
  }
}

/** `AB12` is column 27, counting from 0. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return null
  let column = 0
  for (const letter of letters) column = column * 26 + (letter.codePointAt(0)! - 64)
  return column - 1
}

/** Cells as a line of a table. A row of one cell is kept as it is: some systems put whole lines into one column. */
function lineOf(cells: readonly string[]): string {
  const only = cells.filter((cell) => cell !== '')
  if (only.length === 1 && cells[0] === only[0] && cells[0]!.includes('|')) return cells[0]!
  return cells.map((cell) => (/["\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(SEPARATOR)
}
