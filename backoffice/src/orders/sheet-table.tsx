import type { ReactNode } from 'react'
import { type PickingLine, SHEET_TEXTS } from '@gondola/contract/orders'
import { pickingSheet } from '../ui/picking-sheet.ts'

interface SheetTableProps<L> {
  columns: readonly string[]
  lines: readonly L[]
  /** A line's row, with a React key. */
  row: (line: L) => ReactNode
}

/** Lines for print, by department and family in aisle order. */
export function SheetTable<L extends Pick<PickingLine, 'Departamento' | 'Familia' | 'Descrip' | 'Codart'>>({
  columns,
  lines,
  row,
}: SheetTableProps<L>) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {pickingSheet(lines).flatMap((department) =>
        department.families.map((family, index) => (
          <tbody key={`${department.name ?? ''} ${family.name ?? ''}`}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className="familia">
                {index === 0 && <strong>{department.name ?? SHEET_TEXTS.other}</strong>} {family.name}
              </th>
            </tr>
            {family.lines.map(row)}
          </tbody>
        )),
      )}
    </table>
  )
}
