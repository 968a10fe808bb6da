import type { Column } from './columns.tsx'
import { csvText, type CsvValue } from '@gondola/contract/base'

/** Downloads a table in the CSV format of Argentine spreadsheets. */
export function downloadCsv(name: string, rows: readonly (readonly CsvValue[])[]): void {
  const url = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(url)
}

/**
 * The rows of a list's export: the given fields in their order, or all that have a title and that its rows have; the
 * others are a record's own or a form's.
 */
export function exportedRows<T extends object>(
  titles: Readonly<Record<string, string>>,
  columns: readonly Column<T>[],
  records: readonly T[],
  exported: readonly string[] = Object.keys(titles).filter((field) =>
    records.some((record) => Object.hasOwn(record, field)),
  ),
): CsvValue[][] {
  const chosen = exported.map((name) => columns.find(({ field }) => field === name) ?? { field: name })
  return [
    chosen.map(({ field, title }) => title ?? titles[field] ?? field),
    ...records.map((record) => chosen.map((column) => exportedOf(column, record))),
  ]
}

function exportedOf<T extends object>({ field, csv, names }: Column<T>, record: T): CsvValue {
  if (csv !== undefined) return csv(record)
  const value = (record as Record<string, unknown>)[field]
  const word = names?.[String(value)]
  if (word !== undefined) return word
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(', ')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return value as CsvValue
}
