import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin'
import { type StaffAccount, ROLE_NAMES, TEAM_TEXTS } from '@gondola/contract/staff'
import { choicesOf } from '../ui/forms/choices.ts'
import { MomentField, NameField, YesNoField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="Rol" source="Rol" choices={choicesOf(ROLE_NAMES)} alwaysOn />,
]

export function TeamList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Usuario', order: 'ASC' }}>
      {isNarrow ? (
        <SimpleList<StaffAccount & { id: number }>
          primaryText={({ Usuario }) => Usuario}
          secondaryText={({ Nombre }) => Nombre}
          tertiaryText={({ Rol }) => ROLE_NAMES[Rol]}
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="Usuario" />
          <DataTable.Col source="Nombre" />
          <DataTable.Col source="Rol">
            <NameField source="Rol" names={ROLE_NAMES} />
          </DataTable.Col>
          <DataTable.Col source="Activa">
            <YesNoField source="Activa" />
          </DataTable.Col>
          <DataTable.Col source="SegundoFactor">
            <YesNoField source="SegundoFactor" />
          </DataTable.Col>
          <DataTable.Col source="UltimoIngreso">
            <MomentField source="UltimoIngreso" none={TEAM_TEXTS.never} />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}
