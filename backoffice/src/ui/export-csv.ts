import type { Exporter, RaRecord } from 'react-admin'
import { csvText, type CsvValue } from '@gondola/contract/rules/csv.ts'

/** A column of an export: its heading, and what it holds of a record. */
export type CsvColumn<T = RaRecord> = readonly [heading: string, valueOf: (record: T) => CsvValue]

/** Saves a table on the one's machine, as spreadsheets of this country open it. */
export function downloadCsv(name: string, rows: readonly (readonly CsvValue[])[]): void {
  const url = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(url)
}

/** An exporter of a list; without columns, of all fields that the texts name. */
export function csvExporter<T = RaRecord>(name: string, columns: readonly CsvColumn<T>[]): Exporter {
  return (records) => {
    const heading = columns.map(([text]) => text)
    const rows = (records as unknown as T[]).map((record) => columns.map(([, valueOf]) => valueOf(record)))
    downloadCsv(name, [heading, ...rows])
  }
}

/** The columns of every field that has a name, as it stands in the record. */
export const columnsOf = (fields: Readonly<Record<string, string>>): CsvColumn[] =>
  Object.entries(fields).map(([field, text]) => [text, (record) => plain(record[field])] as const)

function plain(value: unknown): CsvValue {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return value as CsvValue
}
