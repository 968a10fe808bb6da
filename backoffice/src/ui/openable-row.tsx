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

/** Columns that do not say which record a row is. */
const NAMELESS: ReadonlySet<unknown> = new Set(['Imagen', 'Orden'])

/** Where a click on the row leads, as an address; null where it leads nowhere. */
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
 * A row of a list, whose first telling cell is a link to what a click on the row opens:
 * react-admin's rows open by the pointer only (WCAG 2.1.1).
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
    <NumberField source={source} {...(options && { options })} />
  ) : (
    (children ?? render?.(record) ?? String(record[source]))
  )
  const link = (
    <MuiLink
      component={Link}
      to={address}
      state={{ _scrollToTop: true }}
      // the row would open it once more
      onClick={(event: { stopPropagation: () => void }) => event.stopPropagation()}
      underline="hover"
      sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}
    >
      {content}
    </MuiLink>
  )
  // a column of numbers puts its own field in place of what it is given
  if (isNumber) {
    return (
      <DataTable.Col key={column.key} source={source} align="right">
        {link}
      </DataTable.Col>
    )
  }
  return cloneElement(column, {}, link)
}
