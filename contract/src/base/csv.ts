/** The values of a table cell. */
export type CsvValue = string | number | boolean | null | undefined

/**
 * Characters that make a spreadsheet read a cell as a formula, including full-width ones and blanks that some programs
 * skip.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** The byte order mark, so that spreadsheets read the file as UTF-8. */
export const CSV_MARK = '\uFEFF'

/**
 * A table in the CSV format of Argentine spreadsheets: UTF-8 with BOM, `;` between cells, decimal comma, CRLF. A text
 * that would be read as a formula is prefixed with an apostrophe, which spreadsheets do not show (OWASP, CSV
 * injection).
 */
export function csvText(rows: readonly (readonly CsvValue[])[]): string {
  return CSV_MARK + rows.map(csvRow).join('')
}

/** One row of such a table, for files written row by row. */
export const csvRow = (row: readonly CsvValue[]): string => `${row.map(csvCell).join(';')}\r\n`

function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : ''
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
