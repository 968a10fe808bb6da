import type { IgnoredRows, UnreadableRow } from '@gondola/contract/payments'
import type { Row } from '../../platform/db/tables/database.ts'
import { bareReference } from '../providers/transfer/transfer-reference.ts'
import type { BankColumns } from '../../platform/db/tables/narrow-columns.ts'
import { folded } from '../../platform/text/folded.ts'
import {
  isCreditHeading,
  isMarkHeading,
  isMonthFirst,
  readAmount,
  readDay,
  type ExtractTable,
} from './read-extract.ts'

export interface ExtractCredit {
  day: string
  centavos: number
  text: string
}

interface Line extends ExtractCredit {
  row: readonly string[]
}

/** What became of every row of an extract. */
export interface ReadRows {
  credits: ExtractCredit[]
  /** Rows that are no credit, by reason. */
  ignored: IgnoredRows[]
  unreadable: UnreadableRow[]
}

/**
 * The credits of a table, and why its other rows are none. Debits are told by a column of their own, by a sign, or by a
 * mark in each line (`D`, `Crédito`). Null: some lines are debits, and not certain which.
 */
export function readRows(table: ExtractTable, columns: BankColumns): ReadRows | null {
  const counts = new Map<IgnoredRows['Motivo'], number>()
  const ignore = (reason: IgnoredRows['Motivo']) => counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const unreadable: UnreadableRow[] = []
  const lines: Line[] = []
  const monthFirst = isMonthFirst(table.rows.map((row) => row[columns.day] ?? ''))
  for (const [index, row] of table.rows.entries()) {
    const read = readLine(row, columns, { headings: table.headings, monthFirst })
    if (typeof read === 'string') ignore(read)
    else if ('Motivo' in read) unreadable.push({ Renglon: table.lines[index]!, ...read })
    else lines.push(read)
  }
  const isTold = isCreditHeading(table.headings[columns.credit] ?? '')
  const isSigned = isTold || lines.some(({ centavos }) => centavos < 0)
  const marks = isSigned ? lines.map(({ centavos }) => centavos > 0) : marksOf(table, columns, lines)
  if (marks === null) return null
  const credits = lines.flatMap(({ day, centavos, text }, index) => {
    if (marks[index]) return [{ day, centavos, text }]
    ignore('debito')
    return []
  })
  return {
    credits,
    unreadable,
    ignored: Array.from(counts, ([Motivo, Renglones]) => ({ Motivo, Renglones })),
  }
}

const BLANK_AMOUNT = /^[-–—]?$/
/** `Total`, `Saldo anterior`: sums of what is in other rows. */
const SUM = /^(sub ?)?(total(es)?|saldo (inicial|final|anterior|al|del|actual|disponible)\b.*|saldos?)\b/

/** A row's movement, why it has none, or what of it cannot be read. */
function readLine(
  row: readonly string[],
  { day, texts, credit, debit }: BankColumns,
  { headings, monthFirst }: { headings: readonly string[]; monthFirst: boolean },
): Line | IgnoredRows['Motivo'] | Omit<UnreadableRow, 'Renglon'> {
  const [dayText = '', amountText = '', debitText = ''] = [row[day], row[credit], row[debit ?? -1]]
  if (headings.length > 1 && headings.every((heading, index) => row[index] === heading)) return 'titulo'
  const on = readDay(dayText, monthFirst)
  if (on === null && row.some((field) => SUM.test(folded(field)))) return 'suma'
  const centavos = readAmount(amountText)
  if (BLANK_AMOUNT.test(amountText) || centavos === 0)
    return BLANK_AMOUNT.test(debitText) || readAmount(debitText) === 0 ? 'sin-importe' : 'debito'
  if (centavos === null) return { Motivo: 'importe', Texto: amountText.slice(0, 60) }
  if (on === null) return { Motivo: 'dia', Texto: dayText.slice(0, 60) }
  const said = texts.map((index) => row[index] ?? '').filter((part) => part !== '')
  return { day: on, centavos, text: said.join(' ').slice(0, 200), row }
}

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

// Which ask a credit of the bank's extract pays: a pure function. Only reference and amount together take it.

export interface AskedTransfer {
  session: number
  order: number
  bareReference: string
  centavos: number
  isOpen: boolean
  /** Something came for it. */
  isReceived: boolean
}

export interface ConfirmedByHand {
  session: number
  day: string
  centavos: number
}

export type Match = Pick<Row<'bank_movements'>, 'state' | 'reason' | 'session_id'>

/** A transfer may be seen by staff some days from when the bank books it. */
export const SAME_DAYS = 3

export function matchCredit(
  credit: ExtractCredit,
  byReference: ReadonlyMap<string, AskedTransfer>,
  asked: readonly AskedTransfer[],
  byHand: readonly ConfirmedByHand[],
): Match {
  const named = findNamed(credit.text, byReference)
  if (named !== null) {
    if (named.isReceived) return proposed('ya-pagado', named.session)
    if (named.centavos !== credit.centavos) return proposed('otro-importe', named.session)
    return { state: 'asignado', reason: null, session_id: named.session }
  }
  const confirmed = byHand.find(
    ({ day, centavos }) => centavos === credit.centavos && daysApart(day, credit.day) <= SAME_DAYS,
  )
  if (confirmed !== undefined) return proposed('a-mano', confirmed.session)
  const [only, another] = asked.filter(
    ({ isOpen, isReceived, centavos }) => isOpen && !isReceived && centavos === credit.centavos,
  )
  if (only !== undefined && another === undefined) return proposed('sin-referencia', only.session)
  return { state: 'libre', reason: null, session_id: null }
}

const proposed = (reason: Match['reason'], session_id: number): Match => ({
  state: 'propuesto',
  reason,
  session_id,
})

/** `G`, an order's number of up to ten digits, and four letters or digits. */
const NUMBER_DIGITS_MAX = 10
const CODE_LENGTH = 4

function findNamed(text: string, byReference: ReadonlyMap<string, AskedTransfer>): AskedTransfer | null {
  const bare = bareReference(text)
  for (let at = bare.indexOf('G'); at !== -1; at = bare.indexOf('G', at + 1))
    for (let digits = 1; digits <= NUMBER_DIGITS_MAX && isDigit(bare[at + digits]); digits++) {
      const found = byReference.get(bare.slice(at, at + 1 + digits + CODE_LENGTH))
      if (found !== undefined) return found
    }
  return null
}

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9'

const daysApart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000
