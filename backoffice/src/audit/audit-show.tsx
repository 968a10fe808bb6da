import { FunctionField, Show, SimpleShowLayout, TextField } from 'react-admin'
import type { AuditEntry } from '@gondola/contract/entities/audit-entry.ts'
import { AUDIT_TEXTS } from '@gondola/contract/texts/staff/audit.ts'
import { MomentField } from '../ui/fields.tsx'
import { Difference } from './difference.tsx'

export const AuditShow = () => (
  <Show title={AUDIT_TEXTS.one}>
    <SimpleShowLayout>
      <MomentField source="Fechahora" />
      <FunctionField<AuditEntry & { id: number }>
        source="Usuario"
        render={({ Usuario }) => Usuario ?? AUDIT_TEXTS.nobody}
      />
      <TextField source="Accion" />
      <TextField source="Entidad" />
      <TextField source="Clave" />
      <Difference />
    </SimpleShowLayout>
  </Show>
)
