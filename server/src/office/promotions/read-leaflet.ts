import { LEAFLET_FAULTS as FAULTS, LEAFLET_LINES_MAX } from '@gondola/contract/catalogue-admin'
import { folded } from '../../platform/text/folded.ts'
import { splitLine } from '../../platform/text/split-line.ts'
import { decimalSignOf, readPrice, type DecimalSign } from '../imports/reading/read-number.ts'

/** A line of a leaflet as it is written; `fault` says what of it was not understood. */
export interface WrittenOffer {
  line: number
  text: string
  code: string
  /** The barcode beside the code; the code itself if there is none. */
  ean: string
  /** Pesos. */
  price: number | null
  from: string | null
  until: string | null
  fault: string | null
}

/** The lines, and the headings of columns that were not used; a string is a fault of the whole table. */
export type WrittenLeaflet = { lines: WrittenOffer[]; unused: string[] } | string

type Column = 'code' | 'ean' | 'offer' | 'price' | 'from' | 'until' | 'name'

/** Headings, folded and without signs; of one column the first kind that a table has counts. */
const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  ['code', /^(cod|codigo|plu|sku|articulo|codigo (de )?(articulo|interno))$/],
  ['ean', /^(ean|gtin|codigo (de )?barras?|cod barras?)$/],
  ['offer', /^((precio )?(de |en )?(oferta|folleto|promo|promocion)|precio promocional)$/],
  ['price', /^(precio|pvp|p venta|precio (de )?venta|precio final)$/],
  ['from', /^((fecha )?desde|inicio|vigencia desde|desde el)$/],
  ['until', /^((fecha )?hasta|fin|vigencia hasta|hasta el|vence)$/],
  ['name', /^(descripcion|nombre|producto|detalle|articulo descripcion)$/],
]
/** Columns that say for whom or from how many on, which an offer does not hold. */
const CONDITION = /^(sucursal(es)?|local|lista|canal|minimo|cantidad( minima)?|lleva|paga|limite|tope)$/

const DAY = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?)$/

/**
 * Reads a table as it is pasted from a sheet (tabs), or typed: code, price and days, with or without a row of headings.
 * Without headings the code comes first, and only one column may hold prices. `today` completes days without a year.
 */
export function readWrittenLeaflet(text: string, today: string): WrittenLeaflet {
  const rows = text
    .split(/\r?\n/)
    .flatMap((line, index) => (line.trim() === '' ? [] : [{ line: index + 1, text: line }]))
  const separator = ['\t', ';', '|'].find((sign) => rows.some((row) => row.text.includes(sign)))
  const cut = rows.map((row) => ({ ...row, cells: cellsOf(row.text, separator) }))
  const headings = separator === undefined ? null : headingsOf(cut[0]?.cells ?? [])
  if (typeof headings === 'string') return headings
  const body = headings === null ? cut : cut.slice(1)
  if (body.length === 0) return FAULTS.empty
  if (body.length > LEAFLET_LINES_MAX) return FAULTS.tooMany
  const columns = headings ?? guessedColumns(body.map(({ cells }) => cells))
  if (columns === null) return FAULTS.noColumns
  const sign = decimalSignOf(
    body.flatMap(({ cells }) => cellAt(cells, columns, 'price')?.replace('$', '').trim() ?? []),
    ',',
  )
  const lines = body.map((row) => lineOf(row, columns, sign, today))
  const unused = headings === null ? [] : cut[0]!.cells.filter((_cell, at) => headings[at] === null)
  return { lines, unused }
}

function cellsOf(text: string, separator: string | undefined): string[] {
  if (separator !== undefined) return splitLine(text, separator).fields.map((cell) => cell.trim())
  const words = text.trim().split(/\s+/)
  if (words.length === 1 && text.includes(',')) return splitLine(text, ',').fields.map((cell) => cell.trim())
  // '7790001000019 Leche 1 l 1.250 1/12 8/12': the days stand last, the price before them, a name between
  let end = words.length
  while (end > 2 && DAY.test(words[end - 1]!)) end--
  return [
    words[0]!,
    words[end - 1]!,
    ...words.slice(end),
    ...(end > 2 ? [words.slice(1, end - 1).join(' ')] : []),
  ].filter((_cell, at) => at === 0 || words.length > 1)
}

/** The columns by a row of headings; null if the row is none, a string if they cannot be taken. */
function headingsOf(cells: readonly string[]): (Column | null)[] | null | string {
  const words = cells.map((cell) =>
    folded(cell)
      .replaceAll('.', '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  )
  const named = words.map((heading) => HEADINGS.find(([, known]) => known.test(heading))?.[0] ?? null)
  const price = named.includes('offer') ? 'offer' : 'price'
  if (!named.includes(price) || !(named.includes('code') || named.includes('ean'))) return null
  const condition = words.findIndex((heading) => CONDITION.test(heading))
  if (condition !== -1) return FAULTS.condition(cells[condition]!)
  const twice = named.findIndex(
    (column, at) => column !== null && column !== 'name' && named.indexOf(column) !== at,
  )
  if (twice !== -1) return FAULTS.twice(cells[twice]!)
  return named.map((column) => (column === price ? 'price' : column === 'price' ? null : column))
}

/** The columns of a table without headings; null if more than one could hold the prices. */
function guessedColumns(rows: readonly (readonly string[])[]): (Column | null)[] | null {
  const width = Math.max(...rows.map((cells) => cells.length))
  const kinds = Array.from({ length: width }, (_, at): Column => {
    const cells = rows.flatMap((row) => row[at] || [])
    if (at === 0) return 'code'
    if (cells.length > 0 && cells.every((cell) => DAY.test(cell))) return 'from'
    return cells.length > 0 && cells.every((cell) => readPrice(cell, ',').ok) ? 'price' : 'name'
  })
  const prices = kinds.filter((kind) => kind === 'price').length
  if (prices === 0) return kinds.map((kind, at) => (at === 1 ? 'price' : kind))
  if (prices > 1) return null
  let days = 0
  return kinds.map((kind) => (kind === 'from' && days++ > 0 ? (days === 2 ? 'until' : 'name') : kind))
}

const cellAt = (
  cells: readonly string[],
  columns: readonly (Column | null)[],
  column: Column,
): string | undefined => cells[columns.indexOf(column)] || undefined

function lineOf(
  { line, text, cells }: { line: number; text: string; cells: readonly string[] },
  columns: readonly (Column | null)[],
  sign: DecimalSign,
  today: string,
): WrittenOffer {
  const cell = (column: Column) => cellAt(cells, columns, column)
  const code = cell('code') ?? cell('ean') ?? ''
  const ean = cell('ean') ?? code
  const said = { price: cell('price'), from: cell('from'), until: cell('until') }
  const read = said.price === undefined ? null : readPrice(said.price, sign)
  const price = read?.ok && !read.isRounded ? read.pesos : null
  const [from, until] = [dayOf(said.from, today), dayOf(said.until, today)]
  const rest = cells.slice(columns.length).find((one) => one !== '')
  const fault =
    (code === '' && FAULTS.noCode) ||
    (said.price === undefined && FAULTS.noPrice) ||
    (price === null && FAULTS.price(said.price!)) ||
    (said.from !== undefined && from === null && FAULTS.day(said.from)) ||
    (said.until !== undefined && until === null && FAULTS.day(said.until)) ||
    (rest !== undefined && FAULTS.rest(rest)) ||
    null
  return { line, text, code, ean, price, from, until, fault }
}

const HALF_YEAR_DAYS = 182
const DAY_MS = 86_400_000

/** A day as people write it, `28/11` or `28/11/2026`; without a year it is the nearest to today. Null if there is none. */
function dayOf(text: string | undefined, today: string): string | null {
  const found = text === undefined ? null : DAY.exec(text)
  if (found === null) return null
  const [, isoYear, isoMonth, isoDay, day, month, year] = found
  const of = (whole: string) => validDay(whole, isoMonth ?? month!, isoDay ?? day!)
  if (isoYear !== undefined) return of(isoYear)
  if (year !== undefined) return of(year.length === 2 ? `20${year}` : year)
  const thisYear = Number(today.slice(0, 4))
  const near = [thisYear - 1, thisYear, thisYear + 1].flatMap((whole) => of(String(whole)) ?? [])
  return near.find((one) => Math.abs(Date.parse(one) - Date.parse(today)) <= HALF_YEAR_DAYS * DAY_MS) ?? null
}

function validDay(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text
}
