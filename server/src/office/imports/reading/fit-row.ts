import type { Rejection, Warning } from '@gondola/contract/imports'
import { columnByPlace } from '@gondola/contract/imports'
import { folded } from '../../../platform/text/folded.ts'
import type { Column, Profile } from '../profiles/profile.ts'
import { splitLine } from '../../../platform/text/split-line.ts'
import { findHeader, headerAmong, matchHeader, wordsOf, SEPARATORS, type Layout } from './match-header.ts'
import { readCode } from './read-columns.ts'
import { readNumber, readPrice } from './read-number.ts'
import type { FileRecord } from './read-records.ts'
import { refuseFile } from '../source/unusable-file.ts'

const TOTAL = /^(sub[- ]?)?total(es)?\b/i

export const isBlank = ({ fields }: Pick<FileRecord, 'fields'>): boolean =>
  fields.every((field) => field.trim() === '')

/** Blank lines, a repeated header, totals. */
export const isIdle = (record: FileRecord, layout: Layout): boolean =>
  isBlank(record) || noArticle(record, layout) !== null

/**
 * Why a row that is not blank is no article; null: it is one.
 * @throws {UnusableFile} it is a header with other columns: the rows after it would be read by the first one
 */
export function noArticle(
  { line, fields }: FileRecord,
  layout: Layout,
): 'titulos' | 'rubro' | 'total' | null {
  const { names, places } = layout
  const at = (column: Column) => fields[places.get(column) ?? -1]?.trim() ?? ''
  if (isHeaderAgain(fields, names)) return 'titulos'
  const header = headerAmong(fields, layout)
  if (header === 'other')
    refuseFile('otro_encabezado', `${line}: ${fields.filter(Boolean).join(', ').slice(0, 120)}`)
  if (header === 'same') return 'titulos'
  if (isTitle(fields, at('codigo')) && names.length > 1) return 'rubro'
  const codes = [at('ean'), at('codigo')].filter((code) => code !== '')
  const isTotal = codes.every((code) => TOTAL.test(code)) && fields.some((field) => TOTAL.test(field.trim()))
  return isTotal ? 'total' : null
}

/** A row in one cell: a separator and digits, a code at its beginning, a price at its end; years are no codes. */
const ROWS_IN_A_CELL = [
  /[\t;|].*\d|\d.*[\t;|]/s,
  /^(?!(?:19|20)\d\d\b)(?:\d{4,}[\s,]+\S|\p{L}{0,4}-?\d{3,}[\s,]+\S.*\d)/u,
  /(?<![\d.,])\d+(?:[.,]\d{3})*[.,]\d{2}$/,
]

/** A row by its own separator, if it has another one than the file and makes sense so; otherwise as it is. */
export function withOwnSeparator(record: FileRecord, layout: Layout): FileRecord {
  const { names, separator, profile } = layout
  const filled = record.fields.filter((field) => field.trim() !== '')
  const isShort = record.fields.length < names.length
  if (profile.fixed !== undefined || names.length < 2 || (!isShort && filled.length !== 1)) return record
  const text = filled.length === 1 ? filled[0]! : record.fields.join(separator)
  // an amount is no code with a price
  const isAmount = readNumber(text.trim(), '.') !== null || readNumber(text.trim(), ',') !== null
  for (const sign of isAmount ? [] : SEPARATORS) {
    const { fields } = splitLine(text, sign)
    const own = fields.slice(0, names.length)
    const isWhole = own.length === names.length && surplusOf(fields, names.length).length === 0
    if (isWhole && makesSense(own, layout)) return { ...record, fields: own }
  }
  return record
}

/** The words of a row that cannot be read, by which it may name articles. */
export const codesIn = ({ fields }: FileRecord): string[] =>
  fields
    .flatMap((field) => field.split(/[\s;,|]+/))
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => /\d/.test(word) && word.length <= 20)

/** One cell of words: the name of a department over its rows, a footnote. */
function isTitle(fields: readonly string[], code: string): boolean {
  const [only = '', ...others] = fields.map((field) => field.trim()).filter(Boolean)
  if (others.length > 0 || !/\p{L}/u.test(only) || TOTAL.test(only)) return false
  if (ROWS_IN_A_CELL.some((form) => form.test(only))) return false
  return only !== code || !/^\S*\d\S*$/.test(only)
}

const isHeaderAgain = (fields: readonly string[], names: readonly string[]) =>
  fields.length === names.length &&
  fields.every(
    (field, i) =>
      folded(field)
        .replace(/[^a-z0-9]+/g, '_')
        .replace(/^_+|_+$/g, '') === names[i],
  )

type Fitted =
  | { fields: readonly string[]; warning: { motivo: Warning; value: string } | null }
  | { motivo: Rejection; value: string }

/** What a row has after its last column; empty if it is all blank. */
export function surplusOf(fields: readonly string[], width: number): readonly string[] {
  const beyond = fields.slice(width)
  return beyond.every((field) => field.trim() === '') ? [] : beyond
}

/** Whether fields may be those of their columns: a code, a name, a price. */
export function makesSense(row: readonly string[], { places }: Layout): boolean {
  const at = (column: Column) => row[places.get(column) ?? -1]?.trim() ?? ''
  const name = at('descripcion')
  return (
    (!places.has('precio') || readPrice(at('precio'), '.').ok) &&
    readCode(at('ean'), at('codigo'), false).ok &&
    (name === '' || /\p{L}/u.test(name))
  )
}

/** What follows the comma of thousands: `234.50` of `1,234.50`. */
export const AFTER_THOUSANDS = /^\d{3}\.\d{1,2}$/

/** Joins the halves of amounts in these columns, in ascending order; null if they are no halves. */
export function joinHalves(fields: readonly string[], columns: readonly number[]): string[] | null {
  const row = [...fields]
  for (const at of columns) {
    const [whole = '', cents = ''] = row.slice(at, at + 2).map((field) => field.trim())
    const isThousands = /^-?\$? ?[1-9]\d{0,2}$/.test(whole) && AFTER_THOUSANDS.test(cents)
    const isCents = /^-?\$? ?\d[\d.]*$/.test(whole) && /^\d{1,4}$/.test(cents)
    if (!isThousands && !isCents) return null
    row.splice(at, 2, isThousands ? `${whole}${cents}` : `${whole},${cents}`)
  }
  return row
}

const JOINS_MAX = 3
/** Share of the rows that a joining must fit: some have faults of their own. */
const FITS_LEAST = 0.9

/** The columns whose halves may be joined so that rows fit the header. */
export function joinsThatFit(rows: readonly (readonly string[])[], layout: Layout): number[][] {
  const { length } = layout.names
  const extras = rows.map((fields) => fields.length - length)
  const most = Math.max(...extras)
  if (most > JOINS_MAX || most < 1) return []
  const tried = rows.filter((fields) => fields.length - length === most)
  return combinations(length, most).filter((columns) => {
    const fit = tried.filter((fields) => {
      const joined = joinHalves(fields, columns)
      return joined !== null && makesSense(joined, layout)
    })
    return fit.length > 0 && fit.length >= tried.length * FITS_LEAST
  })
}

/** All ways to choose `count` of the first `length` numbers, each ascending. */
const combinations = (length: number, count: number): number[][] =>
  count === 0
    ? [[]]
    : combinations(length, count - 1).flatMap((some) =>
        Array.from({ length }, (_, at) => at).flatMap((at) =>
          at > (some.at(-1) ?? -1) ? [[...some, at]] : [],
        ),
      )

/**
 * Fits a row's fields to the header's number of columns. Surplus fields after the last column are dropped if the rest
 * makes sense; otherwise the separator occurred in a name, which is joined again if that makes sense.
 */
export function fitColumns({ fields }: FileRecord, layout: Layout): Fitted {
  const { names, places, separator, joins, isSurplusKnown } = layout
  const extra = fields.length - names.length
  if (extra === 0) return { fields, warning: null }
  if (extra < 0) return { motivo: 'columna_de_menos', value: `${fields.length} de ${names.length}` }
  const own = fields.slice(0, names.length)
  const beyond = surplusOf(fields, names.length)
  if (beyond.length === 0) return { fields: own, warning: null }
  const unclear: Fitted = { motivo: 'columna_de_mas', value: beyond.join(separator) }
  if (joins !== undefined) {
    const joined = extra === joins.length ? joinHalves(fields, joins) : null
    return joined === null ? unclear : { fields: joined, warning: null }
  }
  if (isSurplusKnown) return { fields: own, warning: null }
  // the centavos of an amount are never cut off
  if (separator === ',' && joinsThatFit([fields], layout).length > 0) return unclear
  if (makesSense(own, layout))
    return { fields: own, warning: { motivo: 'columna_de_mas', value: beyond.join(separator) } }
  for (const column of ['descripcion', 'marca', 'familia', 'departamento'] as const) {
    const at = places.get(column)
    if (at === undefined) continue
    const joined = fields.slice(at, at + extra + 1).join(separator === ',' ? separator : ' ')
    const row = [...fields.slice(0, at), joined, ...fields.slice(at + extra + 1)]
    if (makesSense(row, layout))
      return { fields: row, warning: { motivo: 'separador_en_campo', value: joined } }
  }
  return unclear
}

/** A code, a barcode or an amount: no column's name. */
const NUMBER = /^(?:ARS?|[$\s])*\d[\d.,\s-]{2,}(?:e\+?\d+)?$/i

/** Whether a line is a row of data rather than a header. */
export const isDataRow = (fields: readonly string[]): boolean =>
  fields.some((field) => NUMBER.test(field.trim()))

const isCells = (fields: readonly string[]) => fields.filter((field) => field.trim() !== '').length > 1

/** The rows of a table without a header, its columns named by their place; null if a line of cells is above them. */
export function rowsWithoutHeader(lines: readonly string[], separator: string) {
  const records = lines.map((line) => splitLine(line, separator).fields)
  const rowsAt = records.findIndex(isDataRow)
  if (rowsAt === -1 || records.slice(0, rowsAt).some(isCells)) return null
  const rows = records.slice(rowsAt).filter(isCells)
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((field) => field.trim() !== '') + 1))
  const names = Array.from({ length: width }, (_, at) => columnByPlace(at + 1, width))
  return width < 2 ? null : { rowsAt, rows, names }
}

/** What two columns without a header may be, if most rows are barcodes with amounts; costs and stock are amounts, too. */
export function pairOf(rows: readonly (readonly string[])[]): readonly Column[] {
  const isPair = (ean: number) =>
    isMost(rows, (row) => {
      const [code, amount] = [readCode(row[ean] ?? '', '', false), row[1 - ean]?.trim() ?? '']
      // `0000135000` may be in centavos
      return code.ok && code.warning === null && !/^0\d/.test(amount) && readPrice(amount, '.').ok
    })
  return isPair(0) ? ['ean', 'precio'] : isPair(1) ? ['precio', 'ean'] : []
}

const isMost = <T>(rows: readonly T[], fits: (row: T) => boolean) =>
  rows.filter(fits).length * 2 > rows.length

/** The header among lines; else of rows without one, if most are as a profile's places say. */
export function findTable(
  lines: readonly string[],
  profiles: readonly Profile[],
): ReturnType<typeof findHeader> {
  const header = findHeader(lines, profiles)
  for (const separator of header === null ? SEPARATORS : []) {
    const table = rowsWithoutHeader(lines, separator)
    if (table === null) continue
    const { rowsAt, rows, names } = table
    const titles = lines.slice(0, rowsAt).map((line, at) => ({ line: at + 1, text: wordsOf(line) }))
    const text = names.join(separator)
    for (const profile of profiles) {
      const layout = matchHeader(text, [profile])
      if (
        layout?.separator === separator &&
        isMost(rows, (row) => isCoded(row, layout) && makesSense(row, layout))
      )
        return { layout, text, rowsAt, titles }
    }
  }
  return header
}

/** No code is an amount. */
const isCoded = (row: readonly string[], { places }: Layout) =>
  (['ean', 'codigo'] as const).every((column) => !/[.,]/.test(row[places.get(column) ?? -1] ?? ''))
