import type { ReactNode } from 'react'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { AuditEntry } from '@gondola/contract/base'
import { AUDIT_TEXTS, otherEntityText, otherFieldText } from '../../texts/audit.ts'
import { differenceRows } from './difference-rows.ts'
import { useTranslate } from 'react-admin'

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

/** The panel's names of record kinds and fields; kinds without a list have names in the audit texts. */
export function useRecordNames() {
  const translate = useTranslate()
  return {
    entityText: (Entidad: string): string =>
      translate(`resources.${Entidad}.name`, { smart_count: 1, _: otherEntityText(Entidad) }),
    fieldText: (Entidad: string, field: string): string =>
      translate(`resources.${Entidad}.fields.${field}`, { _: otherFieldText(field) }),
  }
}
