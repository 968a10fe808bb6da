import { DataTable, SimpleList } from 'react-admin'
import { type ApiKey, API_KEY_TEXTS as TEXTS } from '@gondola/contract/integrations'
import { MomentField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

const FILTERS = [<ListSearch key="q" source="q" alwaysOn />]

/** The keys of other systems, including revoked ones. */
export function ApiKeyList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Id', order: 'DESC' }}>
      {isNarrow ? (
        <SimpleList<ApiKey & { id: number }>
          linkType="show"
          primaryText={({ Nombre }) => Nombre}
          secondaryText={({ Prefijo }) => `${Prefijo}…`}
          tertiaryText={({ Revocada }) => (Revocada === null ? TEXTS.valid : TEXTS.fields.Revocada)}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick="show">
          <DataTable.Col source="Nombre" />
          <DataTable.Col source="Prefijo" disableSort />
          <DataTable.Col source="Alta">
            <MomentField source="Alta" />
          </DataTable.Col>
          <DataTable.Col source="CreadaPor" disableSort />
          <DataTable.Col source="UltimoUso">
            <MomentField source="UltimoUso" none={TEXTS.never} />
          </DataTable.Col>
          <DataTable.Col source="Revocada">
            <MomentField source="Revocada" none={TEXTS.valid} />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}
