import { feedField, FEED_COLUMNS, type FeedKind, type FeedRow } from '@gondola/contract/imports'
import { rejection, type RowReading } from '../reading/import-row.ts'
import type { Layout } from '../reading/match-header.ts'
import { certainSign, type DecimalSign, decimalSignOf, numeral } from '../reading/read-number.ts'
import { readRow, type DecimalSigns } from '../reading/read-row.ts'
import type { Column, Profile } from '../profiles/profile.ts'
import type { FileRecord } from '../reading/read-records.ts'

/** Rows that another system sends; nothing of a file's layout is to be guessed. */
export const FEED_PROFILE: Profile = { name: 'api', columns: {}, required: [], fixed: [] }

/** Columns of amounts, whose texts may have either decimal sign. */
const AMOUNTS: readonly Column[] = ['precio', 'costo', 'cantidad', 'impuesto_interno']

/** Reads a batch's rows as those of a file; a row's place in the batch, from 1, is its line. */
export function readBatch(kind: FeedKind, rows: readonly FeedRow[]): RowReading[] {
  const fields = (FEED_COLUMNS[kind] as readonly Column[]).map((column) => ({
    column,
    field: feedField(column),
  }))
  const textsOf = (column: Column) =>
    rows.flatMap((row) => {
      const cell = row[feedField(column)]
      return typeof cell === 'string' ? [numeral(cell)] : []
    })
  const columns = AMOUNTS.map((column) => [column, textsOf(column)] as const)
  const signs = Object.fromEntries(columns.map(([column, texts]) => [column, decimalSignOf(texts, '.')]))
  const undecided = new Set(
    columns.flatMap(([column, texts]) => (texts.every((text) => certainSign(text) === null) ? [column] : [])),
  )
  const layouts = new Map<string, Layout>()
  return rows.map((row, index) => {
    const told = fields.filter(({ field }) => row[field] !== undefined)
    const names = told.map(({ column }) => column)
    const key = names.join()
    const layout = layouts.get(key) ?? layoutOf(names)
    layouts.set(key, layout)
    const line = index + 1
    const doubtful = AMOUNTS.find((column) => undecided.has(column) && isAmbiguous(row[feedField(column)]))
    if (doubtful !== undefined) return refused(line, 'precio_dudoso', String(row[feedField(doubtful)]))
    const cells = told.map(({ column, field }) => textOf(row[field]!, signs[column] ?? '.'))
    return readWhole({ line, fields: cells, isQuoteOpen: false, stray: [] }, layout, signs)
  })
}

const layoutOf = (names: readonly Column[]): Layout => ({
  profile: FEED_PROFILE,
  separator: ';',
  names,
  places: new Map(names.map((column, at) => [column, at])),
  isPriceOptional: true,
})

/** `1.800` may be one peso and eighty, or one thousand eight hundred; a number of JSON may not. */
const isAmbiguous = (cell: FeedRow[keyof FeedRow]): boolean =>
  typeof cell === 'string' && /\d[.,]\d/.test(cell) && certainSign(numeral(cell)) === null

function textOf(cell: NonNullable<FeedRow[keyof FeedRow]>, sign: DecimalSign): string {
  if (typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return cell ? 'si' : 'no'
  return String(cell).replace('.', sign)
}

const refused = (...told: Parameters<typeof rejection>): RowReading => ({
  row: null,
  rejected: rejection(...told),
  warnings: [],
})

/** No row of a batch is a title or a total: what looks like one is refused. */
function readWhole(record: FileRecord, layout: Layout, signs: DecimalSigns): RowReading {
  const { ignored, title: _title, ...reading } = readRow(record, layout, signs)
  if (reading.row !== null || reading.rejected !== null) return reading
  return ignored === undefined ? refused(record.line, 'codigo_vacio') : { ...reading, rejected: ignored }
}

/** The codes by which a batch's rows may name articles of the shop, in every form in which the shop may have them. */
export function codesNamed(rows: readonly FeedRow[]): string[] {
  const codes = new Set<string>()
  for (const { Codigo, Ean } of rows)
    for (const cell of [Codigo, Ean])
      if (cell !== undefined) for (const form of formsOf(String(cell).replace(/\s/g, ''))) codes.add(form)
  return [...codes]
}

const CODE_DIGITS_MAX = 14

function formsOf(code: string): string[] {
  if (!/^\d+$/.test(code)) return [code, code.toUpperCase(), code.toLowerCase()]
  const bare = code.replace(/^0+/, '')
  const padded = Array.from({ length: Math.max(1, CODE_DIGITS_MAX + 1 - bare.length) }, (_, more) =>
    bare.padStart(bare.length + more, '0'),
  )
  return [code, ...padded]
}
