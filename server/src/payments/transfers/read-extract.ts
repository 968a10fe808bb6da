import { isUtf8, type Buffer } from 'node:buffer'
import { toCentavos } from '@gondola/contract/base'
import type { BankColumns } from '../../platform/db/bank-tables.ts'
import { folded } from '../../platform/text/folded.ts'
import { splitLine } from '../../platform/text/split-line.ts'

// A bank's extract as CSV: `;`, `,` or tab, with or without lines before the headings, UTF-8 or Windows-1252.

export interface ExtractTable {
  headings: string[]
  rows: string[][]
}

export interface ExtractCredit {
  day: string
  centavos: number
  text: string
}

/** More rows than a bank puts into one file. */
export const EXTRACT_ROWS_MAX = 5000

/** Finds the headings and the rows beneath them. */
export function readTable(bytes: Buffer): ExtractTable {
  const text = (
    isUtf8(bytes) ? bytes.toString('utf8') : new TextDecoder('windows-1252').decode(bytes)
  ).replace(/^\uFEFF/, '')
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  const separator = separatorOf(lines)
  const table = lines.map((line) => splitLine(line, separator).fields.map((field) => field.trim()))
  const known = table.findIndex((fields) => guessColumns(fields) !== null)
  // unknown words: the first line with as many fields as most lines have
  const widest = Math.max(0, ...table.map((fields) => fields.length))
  const at = known === -1 ? table.findIndex((fields) => fields.length === widest) : known
  return { headings: table[at] ?? [], rows: table.slice(at + 1, at + 1 + EXTRACT_ROWS_MAX) }
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
const AMOUNT = /^(importe|monto|valor)/
const TEXT =
  /(concepto|descripcion|detalle|referencia|leyenda|movimiento|originante|observ|comprobante|nombre|cuit)/

/** What the columns are by their headings; null: day or amount are not among them. */
export function guessColumns(headings: readonly string[]): BankColumns | null {
  const names = headings.map((heading) => folded(heading).trim())
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name))
  const [day, ownCredit, ownDebit] = [find(DAY), find(CREDIT), find(DEBIT)]
  const credit = ownCredit === -1 ? find(AMOUNT) : ownCredit
  if (day === -1 || credit === -1) return null
  const texts = names.flatMap((name, index) =>
    TEXT.test(name) && index !== day && index !== credit && index !== ownDebit ? [index] : [],
  )
  return { day, texts, credit, debit: ownDebit === -1 ? null : ownDebit }
}

/** The credits of a table; debits, and lines without a day or an amount, are left out. */
export const creditsOf = ({ rows }: ExtractTable, { day, texts, credit }: BankColumns): ExtractCredit[] =>
  rows.flatMap((row) => {
    const on = readDay(row[day] ?? '')
    const centavos = readAmount(row[credit] ?? '')
    if (on === null || centavos === null || centavos <= 0) return []
    const said = texts.map((index) => row[index] ?? '').filter((part) => part !== '')
    return [{ day: on, centavos, text: said.join(' ').slice(0, 200) }]
  })

/** `21/11/2026`, `21-11-26`, `2026-11-21`; null: no day. */
export function readDay(typed: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(typed)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(typed)
  const parts = iso?.slice(1) ?? local?.slice(1).toReversed()
  if (!parts) return null
  const [year = '', month = '', day = ''] = parts
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text
}

/** Centavos of `1.234,56`, `1,234.56`, `$ 1234.5`, `-10,00`, `10,00-`, `(10,00)`; null: no amount. */
export function readAmount(typed: string): number | null {
  const bare = typed.replace(/[\s$\u00a0]|ARS/g, '')
  const isNegative = /^[-(]|-$/.test(bare)
  const digits = bare.replace(/^[-+(]|[-)]$/g, '')
  if (!/^\d[\d.,]{0,20}$/.test(digits)) return null
  const decimal = /[.,](\d{1,2})$/.exec(digits)
  const whole = (decimal ? digits.slice(0, decimal.index) : digits).replace(/[.,]/g, '')
  const centavos = toCentavos(Number(`${whole}.${decimal?.[1] ?? '0'}`))
  return isNegative ? -centavos : centavos
}
