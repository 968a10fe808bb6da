import { isUtf8, type Buffer } from 'node:buffer'
import { PESOS_MAX, toCentavos, withoutBlankThousands } from '@gondola/contract/base'
import { EXTRACT_COLUMNS_MAX } from '@gondola/contract/payments'
import type { BankColumns } from '../../platform/db/tables/narrow-columns.ts'
import { folded } from '../../platform/text/folded.ts'
import { splitLine } from '../../platform/text/split-line.ts'

// A bank's extract as CSV: `;`, `,` or tab, with or without lines before the headings, UTF-8, Windows-1252, or the
// UTF-16 of Excel's 'Unicode text'.

export interface ExtractTable {
  headings: string[]
  rows: string[][]
  /** The file's line at which each row begins; 1 is the first. */
  lines: number[]
  /** It has more lines than are read: none is, so that none is missed. */
  isTooLong: boolean
}

export const EXTRACT_LINES_MAX = 5000

export function readTable(bytes: Buffer): ExtractTable {
  const texts = textOf(bytes).split(/\r\n|\n|\r/)
  const filled = texts.filter((text) => text.trim() !== '')
  if (filled.length > EXTRACT_LINES_MAX) return { headings: [], rows: [], lines: [], isTooLong: true }
  const separator = separatorOf(filled)
  const table = recordsOf(texts, separator)
  const known = table.findIndex(({ fields }) => guessColumns(fields) !== null)
  // unknown words: the first line with as many fields as most lines have
  const widest = Math.max(0, ...table.map(({ fields }) => fields.length))
  const at = known === -1 ? table.findIndex(({ fields }) => fields.length === widest) : known
  const rows = table.slice(at + 1)
  return {
    headings: table[at]?.fields ?? [],
    rows: rows.map(({ fields }) => fields),
    lines: rows.map(({ line }) => line),
    isTooLong: false,
  }
}

/** Lines of one quoted field. */
const FIELD_LINES_MAX = 10

function recordsOf(texts: readonly string[], separator: string): { fields: string[]; line: number }[] {
  const records: { fields: string[]; line: number }[] = []
  for (let at = 0; at < texts.length; at++) {
    const line = at + 1
    let split = splitLine(texts[at]!, separator)
    for (let end = at + 1; split.isOpen && end < texts.length && end - at < FIELD_LINES_MAX; end++) {
      const whole = splitLine(texts.slice(at, end + 1).join('\n'), separator)
      if (whole.isOpen) continue
      split = whole
      at = end
    }
    const fields = split.fields
      .slice(0, EXTRACT_COLUMNS_MAX)
      .map((field) => field.replace(/\s+/g, ' ').trim())
    if (fields.some((field) => field !== '')) records.push({ fields, line })
  }
  return records
}

/** Control characters are no text, and PostgreSQL stores no NUL; tabs may be separators. */
const NO_TEXT = /(?![\t\r\n])[\p{Cc}\uFEFF]/gu

const textOf = (bytes: Buffer): string =>
  new TextDecoder(encodingOf(bytes)).decode(bytes).replace(NO_TEXT, '')

function encodingOf(bytes: Buffer): string {
  const mark = bytes.length < 2 ? 0 : bytes.readUInt16BE(0)
  if (mark === 0xfffe) return 'utf-16le'
  if (mark === 0xfeff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function separatorOf(lines: readonly string[]): string {
  const counts = [';', '\t', ','].map((separator) => ({
    separator,
    count: lines.reduce((sum, line) => sum + line.split(separator).length - 1, 0),
  }))
  // commas are in amounts too
  const [semicolons, tabs] = counts
  if (semicolons!.count >= lines.length) return ';'
  return tabs!.count >= lines.length ? '\t' : ','
}

const DAY = /^(fecha|date|f\.? ?(mov|oper|valor))/
const CREDIT = /^(credito|haber|ingreso|abono|importe credito)/
const DEBIT = /^(debito|debe|egreso|cargo|importe debito)/
/** `D/C`, `Débito/Crédito`: a column that says which each line is. */
const MARK =
  /^(?:signo|d ?\/ ?[ch]|[ch] ?\/ ?d|deb[a-z]* ?\/ ?(?:cred[a-z]*|haber)|cred[a-z]* ?\/ ?deb[a-z]*)$/
const AMOUNT = /^(importe|monto|valor)/
const TEXT =
  /(concepto|descripcion|detalle|referencia|leyenda|movimiento|originante|observ|comprobante|nombre|cuit)/

export const isMarkHeading = (heading: string): boolean => MARK.test(folded(heading).trim())

/** Whether a column has credits alone by its heading. */
export const isCreditHeading = (heading: string): boolean =>
  CREDIT.test(folded(heading).trim()) && !isMarkHeading(heading)

/** What the columns are by their headings; null: day or amount are not among them. */
export function guessColumns(headings: readonly string[]): BankColumns | null {
  const names = headings.map((heading) => folded(heading).trim())
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name) && !MARK.test(name))
  const [day, ownCredit, ownDebit] = [find(DAY), find(CREDIT), find(DEBIT)]
  const credit = ownCredit === -1 ? find(AMOUNT) : ownCredit
  if (day === -1 || credit === -1) return null
  const texts = names.flatMap((name, index) =>
    TEXT.test(name) && index !== day && index !== credit && index !== ownDebit ? [index] : [],
  )
  return { day, texts, credit, debit: ownDebit === -1 ? null : ownDebit }
}

const LOCAL_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/

/** Whether days have the month first: one of them cannot be read otherwise, and none only the other way. */
export function isMonthFirst(typed: readonly string[]): boolean {
  const days = typed.flatMap((text) => LOCAL_DAY.exec(text)?.slice(1, 3).map(Number) ?? [])
  const isOver = (side: number) => days.some((number, index) => index % 2 === side && number > 12)
  return isOver(1) && !isOver(0)
}

/** `21/11/2026`, `21-11-26`, `2026-11-21`; null: no day. */
export function readDay(typed: string, monthFirst = false): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(typed)
  const [, first = '', second = '', last = ''] = LOCAL_DAY.exec(typed) ?? []
  const local = last === '' ? undefined : monthFirst ? [last, first, second] : [last, second, first]
  const parts = iso?.slice(1) ?? local
  if (!parts) return null
  const [year = '', month = '', day = ''] = parts
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text
}

/** Digits in groups of three or not, then up to two decimals after the other sign. */
const AMOUNT_FORM =
  /^(?:(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?|(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?)$/
/** No amount is longer. */
const AMOUNT_MAX_CHARACTERS = 40

/**
 * Centavos of `1.234,56`, `1,234.56`, `$ 1234.5`, `-10,00`, `10,00-`, `(10,00)`; null: no amount, or a larger one than
 * any order has.
 */
export function readAmount(typed: string): number | null {
  if (typed.length > AMOUNT_MAX_CHARACTERS) return null
  const bare = typed.replace(/\$|ARS/g, '').trim()
  const isNegative = /^[-(]|-$/.test(bare)
  const [form, points, ofPoints, commas, ofCommas] =
    AMOUNT_FORM.exec(withoutBlankThousands(bare.replace(/^[-+(]|[-)]$/g, ''))) ?? []
  if (form === undefined) return null
  const whole = (points ?? commas ?? '').replace(/[.,]/g, '')
  const pesos = Number(`${whole}.${ofPoints ?? ofCommas ?? '0'}`)
  if (pesos > PESOS_MAX) return null
  return isNegative ? -toCentavos(pesos) : toCentavos(pesos)
}
