import { DataTable, DateInput, FunctionField, SearchInput, SimpleList, TextInput } from 'react-admin'
import type { AuditEntry } from '@gondola/contract/entities/audit-entry.ts'
import { formatDate, formatTime } from '@gondola/contract/texts/format.ts'
import { AUDIT_TEXTS } from '@gondola/contract/texts/staff/audit.ts'
import { MomentField } from '../ui/fields.tsx'
import { ListScreen } from '../ui/list-screen.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { Difference } from './difference.tsx'

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DateInput key="FechaDesde" source="FechaDesde" alwaysOn />,
  <DateInput key="FechaHasta" source="FechaHasta" alwaysOn />,
  <TextInput key="Usuario" source="Usuario" />,
  <TextInput key="Entidad" source="Entidad" />,
  <TextInput key="Clave" source="Clave" />,
  <TextInput key="Accion" source="Accion" />,
]

/** Newest first; a line opens to what was before and after. */
export function AuditList() {
  const isPhone = useIsPhone()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Fechahora', order: 'DESC' }}>
      {isPhone ? (
        <SimpleList<AuditEntry & { id: number }>
          primaryText={({ Entidad, Clave, Accion }) => `${Accion} · ${Entidad} ${Clave}`}
          secondaryText={({ Usuario, Fechahora }) =>
            `${Usuario ?? AUDIT_TEXTS.nobody} · ${formatDate(Fechahora)} ${formatTime(Fechahora)}`
          }
          rowClick="show"
        />
      ) : (
        <DataTable bulkActionButtons={false} expand={<Difference />} rowClick="expand">
          <DataTable.Col source="Fechahora">
            <MomentField source="Fechahora" />
          </DataTable.Col>
          <DataTable.Col source="Usuario">
            <FunctionField<AuditEntry & { id: number }>
              source="Usuario"
              render={({ Usuario }) => Usuario ?? AUDIT_TEXTS.nobody}
            />
          </DataTable.Col>
          <DataTable.Col source="Accion" />
          <DataTable.Col source="Entidad" />
          <DataTable.Col source="Clave" />
        </DataTable>
      )}
    </ListScreen>
  )
}
