import { LEAFLET_FAULTS as FAULTS, LEAFLET_LINES_MAX } from '@gondola/contract/catalogue-admin'
import { folded } from '../../platform/text/folded.ts'
import { splitLine } from '../../platform/text/split-line.ts'
import { isNoCode } from '../imports/reading/code-keys.ts'
import { decimalSignOf, numeral, readPrice, type DecimalSign } from '../imports/reading/read-number.ts'
import { dateText } from '../imports/reading/read-workbook.ts'
import {
  conditionOf,
  headingsOf,
  isNotOfOne,
  isPlainTitle,
  namesCode,
  remarkIn,
  rivalOf,
  type Column,
} from './leaflet-headings.ts'

/** A line of a leaflet as it is written; `fault` says what of it was not understood. */
export interface WrittenOffer {
  line: number
  text: string
  code: string
  /** The barcode beside the code; the code itself if there is none. */
  ean: string
  /** Pesos. */
  price: number | null
  /** What the price says that it is for: `c/u`, `x kg`. */
  per: 'piece' | 'kilo' | null
  /** What stands beside the price: a size in it may be what the price is for. */
  name: string
  from: string | null
  until: string | null
  fault: string | null
  /** What another column says of the price. */
  doubt: string | null
}

/** The lines, and the headings of columns that were not used; a string is a fault of the whole table. */
export type WrittenLeaflet = { lines: WrittenOffer[]; unused: string[] } | string

const SEPARATORS = ['\t', ';', '|']

/**
 * Reads a table as it is pasted from a sheet (tabs), or typed: code, price and days, with or without a row of headings.
 * Without headings the code comes first, and only one column may hold prices. `today` completes days without a year.
 */
export function readWrittenLeaflet(text: string, today: string): WrittenLeaflet {
  const all = text
    .split(/\r?\n/)
    .flatMap((line, index) => (line.trim() === '' ? [] : [{ line: index + 1, text: line }]))
  const titles = all.slice(0, titlesAbove(all.map((row) => row.text)))
  const rows = all.slice(titles.length)
  const first = rows[0]?.text
  if (first === undefined) return FAULTS.empty
  const count = (sign: string) => rows.filter((row) => row.text.includes(sign)).length
  const named = [...SEPARATORS, ','].find((sign) => headingsOf(cellsOf(first, sign)) !== null)
  const separator = named ?? SEPARATORS.find((sign) => count(sign) * 2 >= rows.length)
  const cut = rows.map((row) => {
    const own = [separator, ...SEPARATORS].find((sign) => sign !== undefined && row.text.includes(sign))
    return { ...row, cells: cellsOf(row.text, own), isOdd: own !== separator, isCut: own !== undefined }
  })
  const headings = named === undefined ? null : headingsOf(cut[0]!.cells)
  if (typeof headings === 'string') return headings
  if (headings === null && cut[0]!.cells.length > 1 && isHeading(cut[0]!.cells)) return FAULTS.headings
  const body = headings === null ? cut : cut.slice(1)
  const condition = headings && conditionOf(headings, cut[0]!.cells, body)
  if (condition) return FAULTS.condition(condition)
  const again = body.find((row) => row.cells.length > 1 && row.cells.some(namesCode) && row.text !== first)
  if (again !== undefined) return FAULTS.headingsAgain(again.line)
  const rival = headings === null ? null : rivalOf(headings, cut[0]!.cells, body)
  if (rival !== null) return FAULTS.rivals(rival)
  if (body.length === 0) return FAULTS.empty
  if (body.length > LEAFLET_LINES_MAX) return FAULTS.tooMany
  const regular = body.filter(({ isOdd }) => !isOdd)
  const columns = headings ?? guessedColumns(regular.map(({ cells }) => cells))
  if (columns === null) return FAULTS.noColumns
  const sign = decimalSignOf(
    regular.flatMap(({ cells }) => numeral(perOf(cellAt(cells, columns, 'price') ?? '').text) || []),
    ',',
  )
  const lines = body.map((row): WrittenOffer => {
    const read = { ...lineOf(row, columns, sign, today), doubt: remarkIn(row.cells, columns, cut[0]!.cells) }
    const fits = !row.isOdd || (row.isCut && separator !== undefined && row.cells.length === columns.length)
    return fits ? read : { ...read, fault: FAULTS.separator }
  })
  const unused = headings === null ? [] : cut[0]!.cells.filter((_cell, at) => headings[at] === null)
  return { lines, unused: [...titles.map((row) => row.text.trim()), ...unused] }
}

const TITLES_MAX = 5

/** How many rows above the headings are titles that say nothing of the prices (`OFERTAS DE LA SEMANA`). */
function titlesAbove(texts: readonly string[]): number {
  const isHeadings = (text: string) =>
    [...SEPARATORS, ','].some((sign) => headingsOf(cellsOf(text, sign)) !== null)
  const at = texts.slice(0, TITLES_MAX + 1).findIndex(isHeadings)
  return texts.slice(0, Math.max(0, at)).every(isPlainTitle) ? Math.max(0, at) : 0
}

function cellsOf(text: string, separator: string | undefined): string[] {
  if (separator !== undefined) return splitLine(text, separator).fields.map((cell) => cell.trim())
  const parts = text.trim().split(/\s+/)
  if (parts.length === 1 && text.includes(',')) return splitLine(text, ',').fields.map((cell) => cell.trim())
  // '7790001000019 Leche 1 l 1.250 1/12 8/12': the days stand last, the price before them, a name between
  let end = parts.length
  while (end > 2 && isDay(parts[end - 1]!)) end--
  return [
    parts[0]!,
    parts[end - 1]!,
    ...parts.slice(end),
    ...(end > 2 ? [parts.slice(1, end - 1).join(' ')] : []),
  ].filter((_cell, at) => at === 0 || parts.length > 1)
}

/** A first row that is no offer: it names the code, or has neither a code nor a price. */
const isHeading = (cells: readonly string[]) =>
  cells.some(namesCode) ||
  !cells.some((cell) => /^[\w./-]*\d[\w./-]*$/.test(cell) || readPrice(perOf(cell).text, ',').ok)

/** The columns of a table without headings; null if more than one could hold the prices. */
function guessedColumns(rows: readonly (readonly string[])[]): (Column | null)[] | null {
  const width = Math.max(...rows.map((cells) => cells.length))
  const kinds = Array.from({ length: width }, (_, at): Column => {
    const cells = rows.flatMap((row) => row[at] || [])
    if (at === 0) return 'code'
    if (cells.length > 0 && cells.every(isDay)) return 'from'
    return cells.length > 0 && cells.every((cell) => readPrice(perOf(cell).text, ',').ok) ? 'price' : 'name'
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
  const code = codeIn(cell('code')) ?? codeIn(cell('ean')) ?? ''
  const ean = codeIn(cell('ean')) ?? code
  const [since, till] = periodOf(cell('days'))
  const said = { price: cell('price'), from: cell('from') ?? since, until: cell('until') ?? till }
  const { per, text: amount } = perOf(said.price ?? '')
  const read = said.price === undefined ? null : readPrice(amount, sign)
  const price = read?.ok && !read.isRounded ? read.pesos : null
  const [from, until] = [dayOf(said.from, today), dayOf(said.until, today)]
  const name = cells.filter((_cell, at) => (columns[at] ?? 'name') === 'name').join(' · ')
  const rest = cells.slice(columns.length).find((one) => one !== '')
  const fault =
    (code === '' && FAULTS.noCode) ||
    (said.price === undefined && FAULTS.noPrice) ||
    (price === null && FAULTS.price(said.price!)) ||
    (said.from !== undefined && from === null && FAULTS.day(said.from)) ||
    (said.until !== undefined && until === null && FAULTS.day(said.until)) ||
    (rest !== undefined && FAULTS.rest(rest)) ||
    (isNotOfOne(cells, columns) && FAULTS.notOfOne) ||
    null
  return { line, text, code, ean, price, per, name, from, until, fault, doubt: null }
}

const codeIn = (cell: string | undefined) => (cell === undefined || isNoCode(cell) ? undefined : cell)

/** A price's amount, and what it says that it is for. */
function perOf(text: string): { text: string; per: WrittenOffer['per'] } {
  const each = /\s*(c\/u|cada un[oa]|la unidad|por unidad)\.?$/i
  const kilo = /\s*(x|por|el|\/)\s*(kg|kilo)\.?$/i
  if (each.test(text)) return { text: text.replace(each, ''), per: 'piece' }
  return kilo.test(text) ? { text: text.replace(kilo, ''), per: 'kilo' } : { text, per: null }
}

const DAY = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?)$/
const WEEKDAYS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab']
const WEEKDAY =
  /^(dom(?:ingo)?|lun(?:es)?|mar(?:tes)?|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ado)?)[.,]*\s+/
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
const WITH_MONTH =
  /^(\d{1,2})(?:\s+de\s+|[\s/.-]*)(ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep(?:t|tiembre)?|set(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?)\.?(?:(?:\s+del?\s+|[\s/.-]+)(\d{4}|\d{2}))?$/

/** A day's text in figures (`1-dic` is `1/12`), and the weekday that it names; -1 if it names none. */
function figures(text: string): { day: string; weekday: number } {
  const plain = folded(text)
    .trim()
    .replace(/\s+0?0:00(:00)?$/, '')
  const weekday = WEEKDAY.exec(plain)
  const bare = plain.slice(weekday?.[0].length ?? 0)
  const [, day, month, year] = WITH_MONTH.exec(bare) ?? []
  const number = MONTHS.indexOf(month?.slice(0, 3).replace('set', 'sep') ?? '') + 1
  return {
    day: number === 0 ? bare : [day, number, year].filter(Boolean).join('/'),
    weekday: WEEKDAYS.indexOf(weekday?.[1]?.slice(0, 3) ?? ''),
  }
}

const isDay = (text: string): boolean => DAY.test(figures(text).day)

/** `1/12 al 8/12`, `del 1 al 8/12`. */
function periodOf(text: string | undefined): [string | undefined, string | undefined] {
  if (text === undefined) return [undefined, undefined]
  const [since, till, ...more] = folded(text)
    .replace(/^(del?|desde)( el)?\s+/, '')
    .split(/\s+(?:al?|hasta(?: el)?|-)\s+/)
  if (since === undefined || till === undefined || more.length > 0) return [text, undefined]
  const month = /^\d{1,2}$/.test(since) ? /\D.*$/.exec(till)?.[0] : ''
  return [since + (month ?? ''), till]
}

const HALF_YEAR_DAYS = 182
const DAY_MS = 86_400_000

/** Serial numbers of days in spreadsheets, of the years 2020 to 2050. */
const isSerial = (text: string) => /^\d{5}$/.test(text) && Number(text) > 43_800 && Number(text) < 55_000

/** A day as people write it, `28/11` or `28/11/2026`; without a year it is the nearest to today. Null if there is none. */
function dayOf(text: string | undefined, today: string): string | null {
  const { day: said, weekday } = figures(text ?? '')
  const found = DAY.exec(isSerial(said) ? dateText(Number(said)) : said)
  if (found === null) return null
  const day = nearest(found, today)
  const isThatDay = weekday === -1 || (day !== null && new Date(day).getUTCDay() === weekday)
  return isThatDay ? day : null
}

function nearest([, isoYear, isoMonth, isoDay, day, month, year]: RegExpExecArray, today: string) {
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
