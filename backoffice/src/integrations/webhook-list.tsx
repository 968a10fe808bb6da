import { DataTable, SimpleList } from 'react-admin'
import { type Webhook, WEBHOOK_TEXTS as TEXTS } from '@gondola/contract/integrations'
import { MomentField, YesNoField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

const FILTERS = [<ListSearch key="q" source="q" alwaysOn />]

/** The endpoints and their state. */
export function WebhookList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Id', order: 'ASC' }}>
      {isNarrow ? (
        <SimpleList<Webhook & { id: number }>
          primaryText={({ Nombre }) => Nombre}
          secondaryText={({ Url }) => Url}
          tertiaryText={({ EnEspera, Fallidas }) =>
            `${TEXTS.fields.EnEspera}: ${EnEspera} · ${TEXTS.fields.Fallidas}: ${Fallidas}`
          }
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="Nombre" />
          <DataTable.Col source="Url" sx={{ overflowWrap: 'anywhere' }} />
          <DataTable.Col source="Activo">
            <YesNoField source="Activo" />
          </DataTable.Col>
          <DataTable.NumberCol source="EnEspera" disableSort />
          <DataTable.NumberCol source="Fallidas" disableSort />
          <DataTable.Col source="UltimaEntrega" disableSort>
            <MomentField source="UltimaEntrega" none={TEXTS.never} />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}
