import { DataTable, FunctionField, ReferenceField, SimpleList, TextField } from 'react-admin'
import type { StaffBranch } from '@gondola/contract/branches'
import { BRANCH_TEXTS as TEXTS } from '../texts/branches.ts'
import { YesNoField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

type Row = StaffBranch & { id: number }

const FILTERS = [<ListSearch key="q" source="q" alwaysOn />]

/** With the locality, which many write into the address too. */
const addressOf = ({ Direccion, Localidad }: Row) =>
  Direccion.includes(Localidad) ? Direccion : [Direccion, Localidad].filter(Boolean).join(', ')

const stateOf = ({ Activa, Predeterminada }: Row) =>
  Predeterminada ? TEXTS.fields.Predeterminada : Activa ? '' : TEXTS.closed

export function BranchList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Orden', order: 'ASC' }}>
      {isNarrow ? (
        <SimpleList<Row>
          primaryText={({ Nombre }) => Nombre}
          secondaryText={addressOf}
          tertiaryText={stateOf}
        />
      ) : (
        <DataTable<Row> bulkActionButtons={false}>
          <DataTable.Col<Row> source="Nombre" />
          <DataTable.Col<Row> source="Direccion">
            <FunctionField<Row> render={addressOf} />
          </DataTable.Col>
          <DataTable.Col<Row> source="Telefono" disableSort />
          <DataTable.Col<Row> source="Lista" disableSort>
            <ReferenceField source="Lista" reference="listas" link={false} emptyText={TEXTS.basePrices}>
              <TextField source="Nombre" />
            </ReferenceField>
          </DataTable.Col>
          <DataTable.Col<Row> source="Retiro" disableSort>
            <YesNoField source="Retiro" />
          </DataTable.Col>
          <DataTable.Col<Row> source="Activa" disableSort>
            <YesNoField source="Activa" />
          </DataTable.Col>
          <DataTable.Col<Row> source="Predeterminada" disableSort>
            <YesNoField source="Predeterminada" />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}
