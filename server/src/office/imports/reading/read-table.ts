import { factColumns, NUMBER_COLUMNS } from '@gondola/contract/imports'
import { NUTRIENTS } from '@gondola/contract/catalogue'
import { matchHeader, matchLines, refuseHeader, type Layout } from './match-header.ts'
import type { Column, Profile, FixedColumn } from '../profiles/profile.ts'
import type { Lines } from './read-lines.ts'
import { decimalSignOf, type DecimalSign } from './read-number.ts'
import { RecordReader, type FileRecord } from './read-records.ts'
import { readRow, type DecimalSigns, type RowReading } from './read-row.ts'
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

/** Maximum line of the header: there may be titles above it. */
const HEADER_WITHIN_LINES = 20
/** Rows from which a column's decimal sign is detected. */
const SIGN_SAMPLE = 5000
const SIGNED_COLUMNS: readonly Column[] = [
  'precio',
  'cantidad',
  ...NUMBER_COLUMNS.map(([column]) => column),
  'existencia',
  ...factColumns(NUTRIENTS).map(([column]) => column),
]

/** Rows of a table, in batches, with the profile that read them. */
export interface TableRows {
  layout: Layout
  rows: AsyncIterable<RowReading[]>
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
export async function readTable(lines: Lines, { named, profiles }: TableProfiles): Promise<TableRows> {
  const candidates = named === undefined ? profiles : [named]
  const batches = lines[Symbol.asyncIterator]()
  const first: string[] = []
  for (;;) {
    const at = first.findIndex((line) => line.trim() !== '' && matchHeader(line, candidates) !== null)
    if (at !== -1 && at < HEADER_WITHIN_LINES) {
      const layout = matchHeader(first[at]!, candidates)!
      const records = new RecordReader(layout.separator, layout.names.length, at + 2)
      return { layout, rows: readRows(layout, recordsOf(records, first.slice(at + 1), batches)) }
    }
    const { value, done } = await batches.next()
    if (done || first.length > HEADER_WITHIN_LINES) {
      const layout = matchLines(first, candidates, named !== undefined)
      if (layout === null) refuseTable(first, { named, profiles })
      if (!done) for (const line of value) first.push(line)
      return { layout, rows: readRows(layout, recordsOf(new FixedReader(layout.profile), first, batches)) }
    }
    for (const line of value) first.push(line)
  }
}

function refuseTable(lines: readonly string[], { named, profiles }: TableProfiles): never {
  const header = lines.find((line) => line.trim() !== '')
  if (header === undefined) refuseFile('archivo_vacio')
  refuseHeader(header, profiles, named)
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

async function* readRows(layout: Layout, records: AsyncIterable<FileRecord[]>): AsyncGenerator<RowReading[]> {
  let signs: DecimalSigns | null = null
  let sample: FileRecord[] = []
  for await (const batch of records) {
    if (signs !== null) {
      yield batch.map((record) => readRow(record, layout, signs!))
      continue
    }
    sample = sample.concat(batch)
    if (sample.length < SIGN_SAMPLE) continue
    signs = signsOf(sample, layout)
    yield sample.map((record) => readRow(record, layout, signs!))
    sample = []
  }
  if (signs !== null) return
  const known = signsOf(sample, layout)
  yield sample.map((record) => readRow(record, layout, known))
}

function signsOf(
  records: readonly FileRecord[],
  { names, places, separator, profile }: Layout,
): DecimalSigns {
  const { decimal } = profile
  if (decimal !== undefined) return Object.fromEntries(SIGNED_COLUMNS.map((column) => [column, decimal]))
  const whole = records.filter(({ fields }) => fields.length === names.length)
  // a table separated by semicolons comes from a locale with a decimal comma
  const otherwise: DecimalSign = separator === ';' ? ',' : '.'
  return Object.fromEntries(
    SIGNED_COLUMNS.flatMap((column) => {
      const at = places.get(column)
      if (at === undefined) return []
      return [
        [
          column,
          decimalSignOf(
            whole.map(({ fields }) => fields[at]!.replace(/[^\d.,]/g, '')),
            otherwise,
          ),
        ],
      ]
    }),
  )
}
