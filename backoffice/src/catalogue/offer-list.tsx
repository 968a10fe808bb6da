import WarningIcon from '@mui/icons-material/WarningAmber'
import { Tooltip } from '@mui/material'
import { DataTable, SelectInput, SimpleList } from 'react-admin'
import type { StaffOffer } from '@gondola/contract/catalogue-admin'
import { formatDate, formatPesos } from '@gondola/contract/base'
import { OFFER_STATE_NAMES, OFFER_TEXTS } from '../texts/catalogue-panel.ts'
import { Thumbnail } from '../ui/records/thumbnail.tsx'
import { ArticleInput } from '../ui/forms/catalogue-inputs.tsx'
import { useBranchFilters } from '../ui/forms/branch-inputs.tsx'
import { choicesOf } from '../ui/forms/choices.ts'
import { csvExporter, type CsvColumn } from '../ui/records/export-csv.ts'
import { DayField, NameField, PesosField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

type Row = StaffOffer & { id: number }

const { fields } = OFFER_TEXTS

const FILTERS = [
  <ListSearch key="q" source="q" alwaysOn />,
  <SelectInput key="Estado" source="Estado" choices={choicesOf(OFFER_STATE_NAMES)} alwaysOn />,
  <ArticleInput key="Articulo" source="Articulo" />,
]

const COLUMNS: readonly CsvColumn<StaffOffer>[] = [
  [fields.Codigo, ({ Articulo }) => Articulo.Codigo],
  [fields.Articulo, ({ Articulo }) => Articulo.Descripcion],
  [fields.Precioventa, ({ Articulo }) => Articulo.Precioventa],
  [fields.Preciooferta, ({ Preciooferta }) => Preciooferta],
  [fields.FechaDesde, ({ FechaDesde }) => FechaDesde],
  [fields.FechaHasta, ({ FechaHasta }) => FechaHasta],
  [fields.Estado, ({ Estado }) => OFFER_STATE_NAMES[Estado]],
  [fields.PrecioMinimo, ({ PrecioMinimo }) => PrecioMinimo],
  [fields.Aviso, ({ Aviso }) => Aviso],
]

const warned = ({ Aviso }: StaffOffer) =>
  Aviso === null ? null : (
    <Tooltip title={Aviso}>
      <WarningIcon color="warning" titleAccess={Aviso} />
    </Tooltip>
  )

export function OfferList() {
  const isNarrow = useIsNarrow()
  const filters = useBranchFilters(FILTERS)
  return (
    <ListScreen
      filters={filters}
      sort={{ field: 'FechaHasta', order: 'DESC' }}
      exporter={csvExporter(OFFER_TEXTS.many, COLUMNS)}
    >
      {isNarrow ? (
        <SimpleList<Row>
          leftIcon={({ Articulo }) => <Thumbnail path={Articulo.Imagen} size={44} />}
          primaryText={({ Articulo }) => Articulo.Descripcion}
          secondaryText={({ Preciooferta, FechaDesde, FechaHasta }) =>
            `${formatPesos(Preciooferta)} · ${formatDate(FechaDesde)} – ${formatDate(FechaHasta)}`
          }
          tertiaryText={warned}
        />
      ) : (
        <DataTable<Row> bulkActionButtons={false}>
          <DataTable.Col<Row>
            source="Articulo"
            render={({ Articulo }) => `${Articulo.Descripcion} (${Articulo.Codigo})`}
          />
          <DataTable.Col<Row>
            align="right"
            source="Precioventa"
            disableSort
            render={({ Articulo }) => formatPesos(Articulo.Precioventa)}
          />
          <DataTable.Col<Row> align="right" source="Preciooferta">
            <PesosField source="Preciooferta" />
          </DataTable.Col>
          <DataTable.Col<Row> source="FechaDesde">
            <DayField source="FechaDesde" />
          </DataTable.Col>
          <DataTable.Col<Row> source="FechaHasta">
            <DayField source="FechaHasta" />
          </DataTable.Col>
          <DataTable.Col<Row> source="Estado">
            <NameField source="Estado" names={OFFER_STATE_NAMES} />
          </DataTable.Col>
          <DataTable.Col<Row> source="Aviso" disableSort render={warned} />
        </DataTable>
      )}
    </ListScreen>
  )
}
