/** What a cell of a table may hold. */
export type CsvValue = string | number | boolean | null | undefined

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * A table as the spreadsheets of this country open it: UTF-8 with a mark, `;` between cells, decimal comma, CRLF. A text
 * that would be read as a formula is led by an apostrophe, which spreadsheets do not show (OWASP, CSV injection).
 */
export function csvText(rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`
}

function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : ''
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
