import { FunctionField, SimpleShowLayout, TextField } from 'react-admin'
import type { AuditEntry } from '@gondola/contract/base'
import { actionText, AUDIT_TEXTS } from '../texts/audit.ts'
import { MomentField } from '../ui/fields.tsx'
import { Difference } from './difference.tsx'
import { useRecordNames } from '../ui/use-record-names.ts'
import { ShowScreen } from '../ui/show-screen.tsx'

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
