import type { Exporter, RaRecord } from 'react-admin'
import type { FieldNames } from '../frame/screen.ts'
import { csvText, type CsvValue } from '@gondola/contract/base'

/** A column of an export: its heading, and its value of a record. */
export type CsvColumn<T = RaRecord> = readonly [heading: string, valueOf: (record: T) => CsvValue]

/** Downloads a table in the CSV format of Argentine spreadsheets. */
export function downloadCsv(name: string, rows: readonly (readonly CsvValue[])[]): void {
  const url = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(url)
}

/** An exporter of a list; without columns, of all named fields. */
export function csvExporter<T = RaRecord>(name: string, columns: readonly CsvColumn<T>[]): Exporter {
  return (records) => {
    const heading = columns.map(([text]) => text)
    const rows = (records as unknown as T[]).map((record) => columns.map(([, valueOf]) => valueOf(record)))
    downloadCsv(name, [heading, ...rows])
  }
}

/** A column for every named field, with its word or its raw value. */
export const columnsOf = (fields: Readonly<Record<string, string>>, names: FieldNames = {}): CsvColumn[] =>
  Object.entries(fields).map(
    ([field, text]) => [text, (record) => told(record[field], names[field])] as const,
  )

/** The fields that rows of a list have: a record's own or a form's would be columns without values. */
export const fieldsOf = (
  fields: Readonly<Record<string, string>>,
  records: readonly object[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter(([field]) => records.some((record) => Object.hasOwn(record, field))),
  )

function told(value: unknown, names: Readonly<Record<string, string>> | undefined): CsvValue {
  const name = names?.[String(value)]
  if (name !== undefined) return name
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(', ')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return value as CsvValue
}
