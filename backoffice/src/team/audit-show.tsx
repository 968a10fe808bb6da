import { FunctionField, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import type { AuditEntry } from '@gondola/contract/base'
import { actionText, AUDIT_TEXTS } from '../texts/audit.ts'
import { MomentField } from '../ui/records/fields.tsx'
import { useRecordNames } from '../ui/records/use-record-names.ts'
import { ShowScreen } from '../ui/records/show-screen.tsx'
import { Typography } from '@mui/material'
import { DifferenceTable } from '../ui/records/difference-table.tsx'

type Entry = AuditEntry & { id: number }

export function AuditShow() {
  const { entityText } = useRecordNames()
  return (
    <ShowScreen title={AUDIT_TEXTS.one}>
      <SimpleShowLayout>
        <MomentField source="Fechahora" />
        <FunctionField<Entry> source="Usuario" render={({ Usuario }) => Usuario ?? AUDIT_TEXTS.nobody} />
        <FunctionField<Entry> source="Accion" render={({ Accion }) => actionText(Accion)} />
        <FunctionField<Entry> source="Entidad" render={({ Entidad }) => entityText(Entidad)} />
        <TextField source="Clave" />
        <Difference />
      </SimpleShowLayout>
    </ShowScreen>
  )
}

/** The fields of a change, before and after. */
function Difference() {
  const entry = useRecordContext<AuditEntry & { id: number }>()
  if (entry === undefined) return null
  return (
    <DifferenceTable
      entry={entry}
      otherwise={<Typography variant="body2">{AUDIT_TEXTS.noFields}</Typography>}
    />
  )
}
