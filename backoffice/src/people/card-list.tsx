import { DataTable, SimpleList } from 'react-admin'
import { type StaffCardRequest, INBOX_STATE_NAMES } from '@gondola/contract/inboxes'
import { MomentField, NameField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { INBOX_FILTERS } from './inbox-filters.tsx'

/** Requests for the loyalty card, newest first. */
export function CardList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen filters={INBOX_FILTERS} sort={{ field: 'Id', order: 'DESC' }}>
      {isNarrow ? (
        <SimpleList<StaffCardRequest & { id: number }>
          linkType="show"
          primaryText={({ Nombre, Apellido }) => `${Nombre} ${Apellido}`}
          secondaryText={({ Documento }) => Documento}
          tertiaryText={({ EstadoGestion }) => INBOX_STATE_NAMES[EstadoGestion]}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick="show">
          <DataTable.Col source="Fechahora">
            <MomentField source="Fechahora" />
          </DataTable.Col>
          <DataTable.Col source="Apellido" />
          <DataTable.Col source="Nombre" />
          <DataTable.Col source="Documento" disableSort />
          <DataTable.Col source="Email" />
          <DataTable.Col source="EstadoGestion">
            <NameField source="EstadoGestion" names={INBOX_STATE_NAMES} />
          </DataTable.Col>
          <DataTable.Col source="AsignadaA" />
        </DataTable>
      )}
    </ListScreen>
  )
}
