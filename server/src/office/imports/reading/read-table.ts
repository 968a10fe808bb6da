import { factColumns, type ImportNote, NUMBER_COLUMNS } from '@gondola/contract/imports'
import { NUTRIENTS } from '@gondola/contract/catalogue'
import {
  findHeader,
  HEADER_WITHIN_LINES,
  matchLines,
  refuseHeader,
  unusedColumns,
  type Layout,
} from './match-header.ts'
import type { Column, Profile, FixedColumn } from '../profiles/profile.ts'
import type { Lines } from './read-lines.ts'
import { decimalSignOf, numeral, type DecimalSign } from './read-number.ts'
import { RecordReader, type FileRecord } from './read-records.ts'
import { findTable, joinHalves } from './fit-row.ts'
import { readRow } from './read-row.ts'
import {
  NO_ANSWERS,
  settleCents,
  settleLayout,
  settleSigns,
  threeDecimals,
  withChosenPrice,
  withUnits,
  type Answers,
} from './ask-table.ts'
import { warning, type RowReading } from './import-row.ts'
import { isOfPurchase, isPublicPrice } from '../profiles/gondola.ts'
import { splitLine } from '../../../platform/text/split-line.ts'
import { refuseFile } from '../source/unusable-file.ts'

/** Cuts lines of a fixed-width table into columns. */
class FixedReader {
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

/** Rows that are looked at before any is read, if the file has as many. */
const LOOKED_AT_ROWS = 50
/** Rows from which a column's decimal sign is detected. */
const SIGN_SAMPLE = 5000
const SIGNED_COLUMNS: readonly Column[] = [
  'precio',
  'cantidad',
  ...NUMBER_COLUMNS.map(([column]) => column),
  'existencia',
  'costo',
  ...factColumns(NUTRIENTS).map(([column]) => column),
]

/** Rows of a table, in batches, with the profile that read them. */
export interface TableRows {
  layout: Layout
  /** The names of its columns as in the file; empty for a table of fixed width. */
  heading: readonly string[]
  /** The rows as in the file, for a caller who does not read `rows`. */
  records: AsyncIterable<FileRecord[]>
  rows: AsyncIterable<RowReading[]>
  /** Lines above the header, and the price's heading. */
  titles: readonly { line: number; text: string }[]
  /** Columns that are not read. */
  notes: readonly ImportNote[]
}

/** The profiles that may read a table. */
export interface TableProfiles {
  /** The profile that was named explicitly. */
  named?: Profile | undefined
  /** Profiles to match the header against, the stricter first. */
  profiles: readonly Profile[]
}

/**
 * Reads a table of articles: detects profile and separator from its header, each column's decimal sign from its first
 * rows.
 * @throws {UnusableFile} if no header is recognised
 */
export async function readTable(
  lines: Lines,
  { named, profiles }: TableProfiles,
  answers: Answers = NO_ANSWERS,
): Promise<TableRows> {
  const candidates = named === undefined ? profiles : [named]
  const batches = lines[Symbol.asyncIterator]()
  const first: string[] = []
  for (let isEnd = false; ;) {
    const isAll = isEnd || first.length > HEADER_WITHIN_LINES
    const header = (isAll ? findTable : findHeader)(first.slice(0, HEADER_WITHIN_LINES), candidates)
    if (header !== null && (isEnd || first.length >= header.rowsAt + LOOKED_AT_ROWS)) {
      const { text, rowsAt, titles } = header
      const { separator } = header.layout
      const columns = splitLine(text, separator).fields
      const sample = first.slice(rowsAt).map((line) => splitLine(line, separator))
      const layout = withUnits(withChosenPrice(header.layout, answers), sample)
      const priceName = columns[layout.places.get('precio') ?? -1] ?? ''
      const { isNet = false } = layout.profile
      const unused = unusedColumns(columns, layout, sample)
      const bought = priceName === '' || isPublicPrice(priceName) ? undefined : unused.find(isOfPurchase)
      const notes = unused.map((name) =>
        warning(rowsAt, name === bought ? 'lista_de_compra' : 'columna_sin_uso', name),
      )
      if (isNet) notes.push(warning(rowsAt, 'precio_mas_iva', priceName))
      const reader = new RecordReader(layout.separator, layout.names.length, rowsAt + 1)
      const records = recordsOf(reader, first.slice(rowsAt), batches)
      return {
        layout,
        heading: columns,
        records,
        notes,
        // what the price's heading says is said of every price
        titles: [...titles, { line: rowsAt, text: isNet ? '' : priceName }],
        rows: readRows(layout, records, answers),
      }
    }
    const { value, done } = await batches.next()
    isEnd = done === true
    if (header === null && isAll) {
      const layout = matchLines(first, candidates, named !== undefined)
      if (layout === null) refuseTable(first, { named, profiles })
      if (!done) for (const line of value) first.push(line)
      const records = recordsOf(new FixedReader(layout.profile), first, batches)
      const rows = readRows(layout, records, answers)
      return { layout, heading: [], records, notes: [], titles: [], rows }
    }
    if (!done) for (const line of value) first.push(line)
  }
}

function refuseTable(lines: readonly string[], { named, profiles }: TableProfiles): never {
  const filled = lines.filter((line) => line.trim() !== '')
  if (filled.length === 0) refuseFile('archivo_vacio')
  refuseHeader(filled.slice(0, HEADER_WITHIN_LINES), profiles, named)
}

async function* recordsOf(
  reader: Pick<RecordReader, 'read' | 'end'>,
  first: readonly string[],
  rest: AsyncIterator<string[]>,
): AsyncGenerator<FileRecord[]> {
  yield reader.read(first)
  for (;;) {
    const { value, done } = await rest.next()
    if (done) break
    yield reader.read(value)
  }
  yield reader.end()
}

async function* readRows(
  layout: Layout,
  records: AsyncIterable<FileRecord[]>,
  answers: Answers,
): AsyncGenerator<RowReading[]> {
  let read: ((record: FileRecord) => RowReading) | null = null
  let sample: FileRecord[] = []
  for await (const batch of records) {
    if (read !== null) {
      yield batch.map(read)
      continue
    }
    sample = sample.concat(batch)
    if (sample.length < SIGN_SAMPLE) continue
    read = readerFor(sample, layout, answers)
    yield sample.map(read)
    sample = []
  }
  if (read === null) yield sample.map(readerFor(sample, layout, answers))
}

/** How each row is read, by the first ones. */
function readerFor(sample: readonly FileRecord[], header: Layout, answers: Answers) {
  const settled = settleLayout(sample, header, answers)
  const { names, places, separator, profile, joins } = settled
  const rows = sample.flatMap(({ fields }) => {
    const row = fields.length === names.length || joins === undefined ? fields : joinHalves(fields, joins)
    return row?.length === names.length ? [row] : []
  })
  const cells = new Map(
    SIGNED_COLUMNS.flatMap((column) => {
      const at = places.get(column)
      return at === undefined ? [] : [[column, rows.map((row) => numeral(row[at]!))] as const]
    }),
  )
  // a table separated by semicolons comes from a locale with a decimal comma
  const otherwise: DecimalSign = separator === ';' ? ',' : '.'
  const assumed = Object.fromEntries(
    [...cells].map(([column, texts]) => [column, profile.decimal ?? decimalSignOf(texts, otherwise)]),
  )
  const signs = settleSigns(cells, assumed, settled, answers)
  const layout = {
    ...settleCents(cells.get('precio') ?? [], settled, answers),
    threeDecimals: threeDecimals(cells, answers),
  }
  const unpriced = { ...layout, places: new Map([...places].filter(([column]) => column !== 'precio')) }
  return (record: FileRecord): RowReading => {
    const reading = readRow(record, layout, signs)
    const { motivo = '', detalle = '' } = reading.rejected ?? {}
    // instead of a price a blank, a zero or words: stock and cost are those of an article that the shop has
    if (!/^precio_(vacio|cero|N\/D|texto)$/.test(motivo) || /\d/.test(detalle)) return reading
    const { row, warnings } = readRow(record, unpriced, signs)
    return row?.stock === undefined && row?.cost === undefined ? reading : { ...reading, row, warnings }
  }
}
