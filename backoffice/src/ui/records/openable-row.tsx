import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Link as MuiLink } from '@mui/material'
import {
  DataTable,
  type DataTableColumnProps,
  DataTableRow,
  type DataTableRowProps,
  NumberField,
  useDataTableCallbacksContext,
  useGetPathForRecord,
  useRecordContext,
  useResourceContext,
} from 'react-admin'
import { Link } from 'react-router-dom'

type Column = ReactElement<DataTableColumnProps & { options?: Intl.NumberFormatOptions }>

/** Columns that do not identify a row. */
const NAMELESS: ReadonlySet<unknown> = new Set(['Imagen', 'Orden'])

/** The address that a click on the row opens; null if it opens nothing. */
function useRowAddress(): string | null {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const { rowClick } = useDataTableCallbacksContext()
  const link =
    typeof rowClick === 'function'
      ? () => record && (rowClick(record.id, resource, record) as string)
      : rowClick
  return useGetPathForRecord({ record, resource, link: link as never }) || null
}

/**
 * A row of a list whose first identifying cell is a link to the address that a click on the row opens: react-admin's
 * rows react to the pointer only (WCAG 2.1.1).
 */
export function OpenableRow({ children, ...rest }: DataTableRowProps) {
  const record = useRecordContext()
  const address = useRowAddress()
  const columns = Children.toArray(children)
  const named = columns.findIndex((column) => isNaming(column, record))
  return (
    <DataTableRow {...rest}>
      {address === null || !record
        ? children
        : columns.map((column, at) => (at === named ? linked(column as Column, address, record) : column))}
    </DataTableRow>
  )
}

function isNaming(column: ReactNode, record: Record<string, unknown> | undefined): boolean {
  if (!isValidElement<{ source?: string }>(column)) return false
  const { source } = column.props
  return (
    source !== undefined && !NAMELESS.has(source) && ![null, undefined, ''].includes(record?.[source] as null)
  )
}

function linked(column: Column, address: string, record: Record<string, unknown>): ReactElement {
  const { source = '', children, render, options } = column.props
  const isNumber = (column.type as unknown) === DataTable.NumberCol
  const content = isNumber ? (
    <NumberField source={source} options={options} />
  ) : (
    (children ?? render?.(record) ?? String(record[source]))
  )
  const link = (
    <MuiLink
      component={Link}
      to={address}
      state={{ _scrollToTop: true }}
      // the row's own handler would open it a second time
      onClick={(event: { stopPropagation: () => void }) => event.stopPropagation()}
      underline="hover"
      sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}
    >
      {content}
    </MuiLink>
  )
  // a number column renders its own field instead of its children
  if (isNumber) {
    return (
      <DataTable.Col key={column.key} source={source} align="right">
        {link}
      </DataTable.Col>
    )
  }
  return cloneElement(column, {}, link)
}
