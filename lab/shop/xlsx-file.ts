import type { Buffer } from 'node:buffer'
import { storedZip } from './stored-zip.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const column = (place: number): string => String.fromCodePoint(65 + place)

/** A cell of a spreadsheet: a text, a number as written, a formula with its last value, or empty. */
export type Cell = string | number | null | { formula: string; value: string }

/** The XML of a sheet; texts are shared, empty cells left out. */
export function sheetXml(rows: readonly (readonly Cell[] | null)[], texts: string[]): string {
  const cell = (value: Cell, reference: string): string => {
    if (value === null) return ''
    if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`
    if (typeof value === 'object')
      return `<c r="${reference}" t="str"><f>${escaped(value.formula)}</f><v>${escaped(value.value)}</v></c>`
    texts.push(value)
    return `<c r="${reference}" t="s"><v>${texts.length - 1}</v></c>`
  }
  const lines = rows.map((cells, row) =>
    cells === null
      ? ''
      : `<row r="${row + 1}">${cells.map((value, place) => cell(value, `${column(place)}${row + 1}`)).join('')}</row>`,
  )
  return `${XML}<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** A spreadsheet with one sheet; null is a row that is missing in the file. */
export function xlsxFile(
  rows: readonly (readonly Cell[] | null)[],
  more: Readonly<Record<string, string>> = {},
): Buffer {
  const texts: string[] = []
  const sheet = sheetXml(rows, texts)
  const shared = texts.map((text) => `<si><r><t>${escaped(text)}</t></r><rPh><t>x</t></rPh></si>`).join('')
  return storedZip({
    '[Content_Types].xml': `${XML}<Types/>`,
    'xl/workbook.xml': `${XML}<workbook/>`,
    'xl/sharedStrings.xml': `${XML}<sst>${shared}</sst>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  })
}
