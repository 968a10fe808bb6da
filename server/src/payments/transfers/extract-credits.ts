import type { BankColumns } from '../../platform/db/tables/narrow-columns.ts'
import { folded } from '../../platform/text/folded.ts'
import { isCreditHeading, isMarkHeading, readAmount, readDay, type ExtractTable } from './read-extract.ts'

export interface ExtractCredit {
  day: string
  centavos: number
  text: string
}

interface Line extends ExtractCredit {
  row: readonly string[]
}

/**
 * The credits of a table; debits, and lines without a day or an amount, are left out. Debits are told by a column of
 * their own, by a sign, or by a mark in each line (`D`, `Crédito`). Null: some lines are debits, and not certain which.
 */
export function creditsOf(table: ExtractTable, columns: BankColumns): ExtractCredit[] | null {
  const lines = linesOf(table, columns)
  const isTold = isCreditHeading(table.headings[columns.credit] ?? '')
  const isSigned = isTold || lines.some(({ centavos }) => centavos < 0)
  const marks = isSigned ? lines.map(({ centavos }) => centavos > 0) : marksOf(table, columns, lines)
  return (
    marks &&
    lines.filter((_, index) => marks[index]).map(({ day, centavos, text }) => ({ day, centavos, text }))
  )
}

const linesOf = ({ rows }: ExtractTable, { day, texts, credit }: BankColumns): Line[] =>
  rows.flatMap((row) => {
    const on = readDay(row[day] ?? '')
    const centavos = readAmount(row[credit] ?? '')
    if (on === null || centavos === null || centavos === 0) return []
    const said = texts.map((index) => row[index] ?? '').filter((part) => part !== '')
    return [{ day: on, centavos, text: said.join(' ').slice(0, 200), row }]
  })

/** Whether each line is a credit, by columns that mark every line; null: nobody knows. */
function marksOf({ headings }: ExtractTable, { day, credit }: BankColumns, lines: readonly Line[]) {
  const columns = headings
    .map((_, column) => column)
    .filter((column) => column !== day && column !== credit)
    .map((column) => lines.map(({ row }) => readMark(row[column] ?? '')))
  const whole = columns.filter((marks) => marks.every((mark) => mark !== null))
  const [marks] = whole
  if (lines.length > 0 && marks !== undefined)
    return whole.every((each) => each.join() === marks.join()) ? marks : null
  const hasDebit = columns.some((column) => column.includes(false))
  // a column of amounts in which nothing went out has no sign
  return hasDebit || headings.some(isMarkHeading) ? null : lines.map(() => true)
}

const CREDIT_MARK =
  /^(?:c|cr|cred|h|haber|ingresos?|entrada|abono|\+|creditos?( .*)?|transf[a-z]*\.? (?:recibida|credito)( .*)?)$/
const DEBIT_MARK =
  /^(?:d|db|deb|debe|egresos?|salida|cargo|-|debitos?( .*)?|extraccion( .*)?|transf[a-z]*\.? (?:enviada|emitida|realizada|debito)( .*)?)$/

/** `Transferencia recibida por CVU de otro titular`; what is longer tells about a movement. */
const MARK_MAX_CHARACTERS = 60

/** Whether a field says credit (true) or debit (false); null: neither. */
function readMark(field: string): boolean | null {
  if (field.length > MARK_MAX_CHARACTERS) return null
  const text = folded(field).trim()
  if (CREDIT_MARK.test(text)) return true
  return DEBIT_MARK.test(text) ? false : null
}
