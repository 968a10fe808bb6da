import type { ReactNode } from 'react'
import type { AuditEntry } from '@gondola/contract/base'
import { AUDIT_TEXTS, differenceRows, otherEntityText, otherFieldText } from '@gondola/contract/staff'
import { RowsTable } from './rows-table.tsx'
import { useTranslate } from 'react-admin'

/** Each changed field before and after; `otherwise` if there is none. */
export function DifferenceTable({ entry, otherwise }: { entry: AuditEntry; otherwise: ReactNode }) {
  const { fieldText } = useRecordNames()
  const rows = differenceRows(entry.Antes, entry.Despues)
  if (rows.length === 0) return otherwise
  return (
    <RowsTable
      rows={rows}
      keyOf={({ field }) => field}
      sx={{ maxWidth: 720, overflowWrap: 'anywhere' }}
      columns={[
        { title: AUDIT_TEXTS.field, cell: ({ field }) => fieldText(entry.Entidad, field), heads: true },
        { title: AUDIT_TEXTS.fields.Antes, cell: ({ before }) => before ?? AUDIT_TEXTS.nothing },
        { title: AUDIT_TEXTS.fields.Despues, cell: ({ after }) => after ?? AUDIT_TEXTS.nothing },
      ]}
    />
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
