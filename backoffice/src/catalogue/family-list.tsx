import { DataTable, SimpleList } from 'react-admin'
import type { StaffFamily } from '@gondola/contract/catalogue-admin'
import { FAMILY_TEXTS } from '../texts/catalogue-panel.ts'
import { DepartmentInput } from '../ui/forms/catalogue-inputs.tsx'
import { csvExporter, type CsvColumn } from '../ui/records/export-csv.ts'
import { YesNoField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

type Row = StaffFamily & { id: number }

const { fields } = FAMILY_TEXTS

const FILTERS = [
  <ListSearch key="q" source="q" alwaysOn />,
  <DepartmentInput key="Departamento" source="Departamento" alwaysOn />,
]

const COLUMNS: readonly CsvColumn<StaffFamily>[] = [
  [fields.Codigo, ({ Codigo }) => Codigo],
  [fields.Descripcion, ({ Descripcion }) => Descripcion],
  [fields.Departamento, ({ Departamento }) => Departamento.Descripcion],
  [fields.Orden, ({ Orden }) => Orden],
  [fields.Iva, ({ Iva }) => Iva],
  [fields.Perecedero, ({ Perecedero }) => Perecedero],
  [fields.Frio, ({ Frio }) => Frio],
  [fields.Alcohol, ({ Alcohol }) => Alcohol],
  [fields.Activo, ({ Activo }) => Activo],
  [fields.Articulos, ({ Articulos }) => Articulos],
]

export function FamilyList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen
      filters={FILTERS}
      sort={{ field: 'Orden', order: 'ASC' }}
      perPage={50}
      exporter={csvExporter(FAMILY_TEXTS.many, COLUMNS)}
    >
      {isNarrow ? (
        <SimpleList<Row>
          primaryText={({ Descripcion }) => Descripcion}
          secondaryText={({ Departamento, Articulos }) =>
            `${Departamento.Descripcion} · ${fields.Articulos}: ${Articulos}`
          }
          tertiaryText={({ Codigo }) => String(Codigo)}
        />
      ) : (
        <DataTable<Row> bulkActionButtons={false}>
          <DataTable.NumberCol<Row> source="Codigo" />
          <DataTable.Col<Row> source="Departamento" render={({ Departamento }) => Departamento.Descripcion} />
          <DataTable.Col<Row> source="Descripcion" />
          <DataTable.NumberCol<Row> source="Orden" />
          <DataTable.NumberCol<Row> source="Iva" />
          <DataTable.Col<Row> source="Perecedero">
            <YesNoField source="Perecedero" />
          </DataTable.Col>
          <DataTable.Col<Row> source="Frio">
            <YesNoField source="Frio" />
          </DataTable.Col>
          <DataTable.Col<Row> source="Alcohol">
            <YesNoField source="Alcohol" />
          </DataTable.Col>
          <DataTable.Col<Row> source="Activo">
            <YesNoField source="Activo" />
          </DataTable.Col>
          <DataTable.NumberCol<Row> source="Articulos" disableSort />
        </DataTable>
      )}
    </ListScreen>
  )
}
