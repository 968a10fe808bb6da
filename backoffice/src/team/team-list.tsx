import { DataTable, SelectInput, SimpleList } from 'react-admin'
import { BRANCH_TEXTS, type StaffAccount, ROLE_NAMES, TEAM_TEXTS } from '@gondola/contract/staff'
import { choicesOf } from '../ui/forms/choices.ts'
import { MomentField, NameField, YesNoField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

const FILTERS = [
  <ListSearch key="q" source="q" alwaysOn />,
  <SelectInput key="Rol" source="Rol" choices={choicesOf(ROLE_NAMES)} alwaysOn />,
]

type Row = StaffAccount & { id: number }

export function TeamList() {
  const isNarrow = useIsNarrow()
  const { branches } = useChosenBranch()
  const areSeveral = branches.length > 1
  const branchesOf = ({ Sucursales }: Row) =>
    Sucursales === null
      ? BRANCH_TEXTS.all
      : branches.flatMap(({ Id, Nombre }) => (Sucursales.includes(Id) ? [Nombre] : [])).join(', ')
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Usuario', order: 'ASC' }}>
      {isNarrow ? (
        <SimpleList<Row>
          primaryText={({ Usuario }) => Usuario}
          secondaryText={(row) =>
            [row.Nombre, ...(areSeveral ? [branchesOf(row)] : [])].filter(Boolean).join(' · ')
          }
          tertiaryText={({ Rol }) => ROLE_NAMES[Rol]}
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="Usuario" />
          <DataTable.Col source="Nombre" />
          <DataTable.Col source="Rol">
            <NameField source="Rol" names={ROLE_NAMES} />
          </DataTable.Col>
          {areSeveral && <DataTable.Col<Row> source="Sucursales" disableSort render={branchesOf} />}
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
