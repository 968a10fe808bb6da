/** What a cell of a table may hold. */
export type CsvValue = string | number | boolean | null | undefined

/** What a spreadsheet would take for a formula: its signs, also in full width, and blanks that some skip before them. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** What a file begins with, so that spreadsheets read it as UTF-8. */
export const CSV_MARK = '\uFEFF'

/**
 * A table as the spreadsheets of this country open it: UTF-8 with a mark, `;` between cells, decimal comma, CRLF. A text
 * that would be read as a formula is led by an apostrophe, which spreadsheets do not show (OWASP, CSV injection).
 */
export function csvText(rows: readonly (readonly CsvValue[])[]): string {
  return CSV_MARK + rows.map(csvRow).join('')
}

/** One row of such a table, for files that are written row by row. */
export const csvRow = (row: readonly CsvValue[]): string => `${row.map(csvCell).join(';')}\r\n`

function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : ''
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
