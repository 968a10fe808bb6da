import { DataTable, SelectInput, SimpleList } from 'react-admin'
import type { StaffClient } from '@gondola/contract/clients'
import { CLIENT_STATES } from '../texts/people-screens.ts'
import { choicesOf } from '../ui/forms/choices.ts'
import { DayField, NameField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

const FILTERS = [
  <ListSearch key="q" source="q" alwaysOn />,
  <SelectInput key="Estado" source="Estado" choices={choicesOf(CLIENT_STATES)} alwaysOn />,
]

/** Customers by name; the search covers user, mail, document and telephone, too. */
export function CustomerList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Nombre', order: 'ASC' }}>
      {isNarrow ? (
        <SimpleList<StaffClient & { id: number }>
          linkType="show"
          primaryText={({ Nombre }) => Nombre}
          secondaryText={({ Email }) => Email}
          tertiaryText={({ Documento }) => Documento}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick="show">
          <DataTable.Col source="Nombre" />
          <DataTable.Col source="Documento" />
          <DataTable.Col source="Email" />
          <DataTable.Col source="Telefono" disableSort />
          <DataTable.Col source="Puntos" align="right" />
          <DataTable.Col source="Pedidos" align="right" disableSort />
          <DataTable.Col source="UltimoPedido" disableSort>
            <DayField source="UltimoPedido" />
          </DataTable.Col>
          <DataTable.Col source="Estado">
            <NameField source="Estado" names={CLIENT_STATES} />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}
