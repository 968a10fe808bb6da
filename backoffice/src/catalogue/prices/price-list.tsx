import { DateInput, SelectInput } from 'react-admin'
import type { PriceEntry, PriceList as PriceListRecord } from '@gondola/contract/catalogue-admin'
import { PRICE_SOURCE_NAMES, PRICE_TEXTS } from '../../texts/catalogue-panel.ts'
import { ArticleInput } from '../../ui/forms/catalogue-inputs.tsx'
import { choicesOf } from '../../ui/forms/choices.ts'
import { csvExporter, type CsvColumn } from '../../ui/records/export-csv.ts'
import { ListScreen } from '../../ui/records/list-screen.tsx'
import { choicesOfLists, usePriceLists } from '../../ui/records/price-list-choice.tsx'
import { PriceTable } from '../../ui/records/price-table.tsx'
import { ListSearch } from '../../ui/records/list-search.tsx'

const { fields } = PRICE_TEXTS

const filtersOf = (lists: readonly PriceListRecord[]) => [
  <ListSearch key="q" source="q" alwaysOn />,
  <SelectInput key="Origen" source="Origen" choices={choicesOf(PRICE_SOURCE_NAMES)} alwaysOn />,
  <ArticleInput key="Articulo" source="Articulo" />,
  ...(lists.length === 0
    ? []
    : [<SelectInput key="Lista" source="Lista" choices={choicesOfLists(lists)} alwaysOn />]),
  <DateInput key="FechaDesde" source="FechaDesde" />,
  <DateInput key="FechaHasta" source="FechaHasta" />,
]

const COLUMNS: readonly CsvColumn<PriceEntry>[] = [
  [fields.Fechahora, ({ Fechahora }) => Fechahora],
  [fields.Codigo, ({ Articulo }) => Articulo.Codigo],
  [fields.Articulo, ({ Articulo }) => Articulo.Descripcion],
  [fields.Lista, ({ Lista }) => Lista?.Nombre ?? null],
  [fields.Anterior, ({ Anterior }) => Anterior],
  [fields.Precioventa, ({ Precioventa }) => Precioventa],
  [fields.Origen, ({ Origen }) => PRICE_SOURCE_NAMES[Origen]],
  [fields.Usuario, ({ Usuario }) => Usuario],
  [fields.Importacion, ({ Importacion }) => Importacion?.Archivo ?? null],
]

export const PriceList = () => (
  <ListScreen
    filters={filtersOf(usePriceLists())}
    sort={{ field: 'Fechahora', order: 'DESC' }}
    exporter={csvExporter(PRICE_TEXTS.many, COLUMNS)}
  >
    <PriceTable withArticle />
  </ListScreen>
)
