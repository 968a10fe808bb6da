import type { ReactNode } from 'react'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { AuditEntry } from '@gondola/contract/base'
import { AUDIT_TEXTS } from '../../texts/audit.ts'
import { differenceRows } from './difference-rows.ts'
import { useRecordNames } from './use-record-names.ts'

/** Each changed field before and after; `otherwise` if there is none. */
export function DifferenceTable({ entry, otherwise }: { entry: AuditEntry; otherwise: ReactNode }) {
  const { fieldText } = useRecordNames()
  const rows = differenceRows(entry.Antes, entry.Despues)
  if (rows.length === 0) return otherwise
  return (
    <Table size="small" sx={{ maxWidth: 720, overflowWrap: 'anywhere' }}>
      <TableHead>
        <TableRow>
          <TableCell>{AUDIT_TEXTS.field}</TableCell>
          <TableCell>{AUDIT_TEXTS.fields.Antes}</TableCell>
          <TableCell>{AUDIT_TEXTS.fields.Despues}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ field, before, after }) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {fieldText(entry.Entidad, field)}
            </TableCell>
            <TableCell>{before ?? AUDIT_TEXTS.nothing}</TableCell>
            <TableCell>{after ?? AUDIT_TEXTS.nothing}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
