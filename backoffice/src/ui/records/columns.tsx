import type { ReactElement, ReactNode } from 'react'
import {
  DataTable,
  FunctionField,
  NumberField,
  SelectInput,
  TextField,
  useListContext,
  type DataTableColumnProps,
} from 'react-admin'
import { formatDate, formatPesos, formatTime, type CsvValue } from '@gondola/contract/base'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { choicesOf } from '../forms/choice-field.tsx'
import { useIsNarrow } from '../frame/window-size.ts'

type Words = Readonly<Record<string, string>>

/** A field of a kind of record in its list: in the table, in a phone's lines, among the filters and in the export. */
export interface Column<T> {
  field: string
  /** Its heading, where it is not the field's own. */
  title?: string
  /** How its value is shown; a number has the country's separators, any other is shown as it is. */
  as?: 'number' | 'day' | 'moment' | 'pesos' | 'yesNo'
  /** The words for its values, also in the export. */
  names?: Words
  /** What stands for an absent moment. */
  none?: string
  show?: (record: T) => ReactNode
  /** Its value in the export, where it is not the field's own. */
  csv?: (record: T) => CsvValue
  /** Whether the list may be filtered by one of its `names`. */
  filter?: true
  right?: true
  unsorted?: true
  /** Whether the table has it, by the rows shown. */
  when?: (rows: readonly T[]) => boolean
  /** Not in the table of a tablet. */
  wide?: true
  /** In the export only. */
  hidden?: true
  cell?: Partial<DataTableColumnProps> & { options?: Intl.NumberFormatOptions }
}

const momentText = (value: unknown, none = ''): string =>
  value ? `${formatDate(value as string)} ${formatTime(value as string)}` : none
const dayText = (value: unknown): string => (value ? formatDate(value as string) : '')
const pesosText = (value: unknown): string => (typeof value === 'number' ? formatPesos(value) : '')
const wordOf = (value: unknown, names: Words): string => names[String(value)] ?? String(value)

export function shownOf<T extends object>(column: Column<T>, record: T): ReactNode {
  const value = (record as Record<string, unknown>)[column.field]
  if (column.show !== undefined) return column.show(record)
  if (column.names !== undefined) return wordOf(value, column.names)
  if (column.as === 'day') return dayText(value)
  if (column.as === 'moment') return momentText(value, column.none)
  if (column.as === 'pesos') return pesosText(value)
  if (column.as === 'yesNo') return value ? PANEL_TEXTS.yes : PANEL_TEXTS.no
  return value as ReactNode
}

/** A column as a field of a record that is read. */
export function shownField<T extends object>(column: Column<T>): ReactElement {
  const { field, title, as, cell } = column
  const props = { source: field, label: title, sx: cell?.sx }
  if (as === 'number') return <NumberField key={field} {...props} textAlign="left" />
  const isRaw = as === undefined && column.names === undefined && column.show === undefined
  if (isRaw) return <TextField key={field} {...props} />
  return <FunctionField key={field} {...props} render={(record) => shownOf(column, record as unknown as T)} />
}

export function useTableColumns<T extends object>(columns: readonly Column<T>[]): ReactElement[] {
  const isNarrow = useIsNarrow()
  const { data = [] } = useListContext()
  return columns
    .filter(({ hidden = false, wide = false }) => !hidden && !(wide && isNarrow))
    .filter(({ when }) => when === undefined || when(data as unknown as T[]))
    .map((column) => tableColumn(column))
}

function tableColumn<T extends object>(column: Column<T>): ReactElement {
  const { field, title, as, names, show, right, unsorted, cell } = column
  const props = {
    key: field,
    source: field,
    ...(title !== undefined && { label: title }),
    ...(unsorted && { disableSort: true }),
    ...((right ?? as === 'pesos') && { align: 'right' as const }),
    ...cell,
  }
  const { key, ...rest } = props
  if (as === 'number') return <DataTable.NumberCol key={key} {...rest} />
  const shown = (record: unknown) => shownOf(column, record as T)
  if (show !== undefined || as === 'yesNo') return <DataTable.Col key={key} {...rest} render={shown} />
  if (as === undefined && names === undefined) return <DataTable.Col key={key} {...rest} />
  return (
    <DataTable.Col key={key} {...rest}>
      <FunctionField source={field} render={shown} />
    </DataTable.Col>
  )
}

/** The filters that the columns declare, always there. */
export const filtersOf = <T,>(columns: readonly Column<T>[]): ReactElement[] =>
  columns
    .filter(({ filter }) => filter)
    .map(({ field, names = {} }) => (
      <SelectInput key={field} source={field} choices={choicesOf(names)} alwaysOn />
    ))
