import { DataTable, SimpleList } from 'react-admin'
import type { StaffDepartment } from '@gondola/contract/catalogue-admin'
import { DEPARTMENT_TEXTS } from '../texts/catalogue-panel.ts'
import { YesNoField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

type Row = StaffDepartment & { id: number }

const { fields } = DEPARTMENT_TEXTS
const FILTERS = [<ListSearch key="q" source="q" alwaysOn />]

export function DepartmentList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Orden', order: 'ASC' }} perPage={50}>
      {isNarrow ? (
        <SimpleList<Row>
          primaryText={({ Descripcion }) => Descripcion}
          secondaryText={({ Familias, Articulos }) =>
            `${fields.Familias}: ${Familias} · ${fields.Articulos}: ${Articulos}`
          }
          tertiaryText={({ Codigo }) => String(Codigo)}
        />
      ) : (
        <DataTable<Row> bulkActionButtons={false}>
          <DataTable.NumberCol<Row> source="Codigo" />
          <DataTable.Col<Row> source="Descripcion" />
          <DataTable.NumberCol<Row> source="Orden" />
          <DataTable.Col<Row> source="Activo">
            <YesNoField source="Activo" />
          </DataTable.Col>
          <DataTable.NumberCol<Row> source="Familias" disableSort />
          <DataTable.NumberCol<Row> source="Articulos" disableSort />
        </DataTable>
      )}
    </ListScreen>
  )
}
