import type { ReactNode } from 'react'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, type SxProps } from '@mui/material'

/** A column of a plain table: its heading and what its cells show. */
export interface RowsColumn<T> {
  title?: string
  cell: (row: T, place: number) => ReactNode
  /** Whether its cells are the headings of their rows. */
  heads?: true
  /** A function is asked for the headings with the first row. */
  right?: true | ((row: T) => boolean)
  sx?: SxProps
  /** Of a cell, not of the heading. */
  sxOf?: (row: T) => SxProps
}

interface RowsTableProps<T> {
  columns: readonly RowsColumn<T>[]
  rows: readonly T[]
  keyOf?: (row: T) => string | number
  /** The name of a region around it that the keyboard can scroll. */
  region?: string
  regionSx?: SxProps
  label?: string
  caption?: ReactNode
  sticky?: true
  sx?: SxProps
}

/** A table of rows without sorting or filters. */
export function RowsTable<T>({ columns, rows, keyOf, region, ...props }: RowsTableProps<T>) {
  const { regionSx = {}, label, caption, sticky = false, sx = {} } = props
  const table = (
    <Table size="small" stickyHeader={sticky} sx={sx} {...(label !== undefined && { 'aria-label': label })}>
      {caption}
      <TableHead>
        <TableRow>
          {columns.map((column, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns have nothing but their place
            <TableCell key={place} {...alignOf(column, rows[0])} sx={column.sx ?? {}}>
              {column.title}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={keyOf?.(row) ?? index}>
            {columns.map((column, place) => (
              <TableCell
                // oxlint-disable-next-line react/no-array-index-key -- columns have nothing but their place
                key={place}
                {...alignOf(column, row)}
                {...(column.heads && { component: 'th', scope: 'row' })}
                sx={column.sxOf?.(row) ?? column.sx ?? {}}
              >
                {column.cell(row, index)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
  if (region === undefined) return table
  return (
    <TableContainer role="region" tabIndex={0} aria-label={region} sx={regionSx}>
      {table}
    </TableContainer>
  )
}

function alignOf<T>({ right }: RowsColumn<T>, row: T | undefined) {
  const isRight = typeof right === 'function' ? row !== undefined && right(row) : right
  return isRight ? ({ align: 'right' } as const) : {}
}
