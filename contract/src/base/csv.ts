export type CsvValue = string | number | boolean | null | undefined

/**
 * Where a text makes a spreadsheet read a formula, by characters that include full-width ones and blanks that some
 * programs skip: at its beginning, or behind a character that ends a cell where the list separator is a comma or a tab.
 */
const FORMULA = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[,\t\r\n])(?=[=+\-@＝＋－＠])/g

/** The byte order mark, so that spreadsheets read the file as UTF-8. */
export const CSV_MARK = '\uFEFF'

/**
 * A table in the CSV format of Argentine spreadsheets: UTF-8 with BOM, `;` between cells, decimal comma, CRLF. Every text
 * is quoted, and one that would be read as a formula gets an apostrophe there, which spreadsheets do not show at the
 * beginning (OWASP, CSV injection).
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
  return value === '' ? '' : `"${value.replaceAll(FORMULA, "'").replaceAll('"', '""')}"`
}
