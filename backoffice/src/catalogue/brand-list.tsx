import { DataTable, SimpleList } from 'react-admin'
import type { StaffBrand } from '@gondola/contract/catalogue-admin'
import { BRAND_TEXTS } from '../texts/catalogue-panel.ts'
import { YesNoFilter } from '../ui/forms/catalogue-inputs.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsPhone } from '../ui/frame/use-is-phone.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

type Row = StaffBrand & { id: number }

const FILTERS = [
  <ListSearch key="q" source="q" alwaysOn />,
  <YesNoFilter key="SinArticulos" source="SinArticulos" />,
]

export function BrandList() {
  const isPhone = useIsPhone()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Descripcion', order: 'ASC' }}>
      {isPhone ? (
        <SimpleList<Row>
          primaryText={({ Descripcion }) => Descripcion}
          tertiaryText={({ Articulos }) => `${BRAND_TEXTS.fields.Articulos}: ${Articulos}`}
        />
      ) : (
        <DataTable<Row> bulkActionButtons={false}>
          <DataTable.NumberCol<Row> source="Codigo" />
          <DataTable.Col<Row> source="Descripcion" />
          <DataTable.NumberCol<Row> source="Articulos" />
        </DataTable>
      )}
    </ListScreen>
  )
}
