import { Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { AuditEntry } from '@gondola/contract/base'
import { AUDIT_TEXTS } from '../texts/audit.ts'
import { DifferenceTable } from '../ui/difference-table.tsx'

/** The fields of a change, before and after. */
export function Difference() {
  const entry = useRecordContext<AuditEntry & { id: number }>()
  if (entry === undefined) return null
  return (
    <DifferenceTable
      entry={entry}
      otherwise={<Typography variant="body2">{AUDIT_TEXTS.noFields}</Typography>}
    />
  )
}
