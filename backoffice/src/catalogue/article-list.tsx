import InventoryIcon from '@mui/icons-material/Inventory2'
import PriceChangeIcon from '@mui/icons-material/PriceChange'
import { Button, Typography } from '@mui/material'
import { DataTable, SimpleList, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { applyPrices, type StaffArticle } from '@gondola/contract/catalogue-admin'
import { formatPesos, formatTyped } from '@gondola/contract/base'
import { IMPORT_COLUMN_NAMES } from '@gondola/contract/imports'
import { staffStock } from '@gondola/contract/stock'
import { STOCK_TEXTS } from '../texts/stock.ts'
import { ARTICLE_TEXTS, PRICE_CHANGE_TEXTS } from '../texts/catalogue-panel.ts'
import { Thumbnail } from '../ui/records/thumbnail.tsx'
import { BrandInput, DepartmentInput, FamilyInput, YesNoFilter } from '../ui/forms/catalogue-inputs.tsx'
import { csvExporter, type CsvColumn } from '../ui/records/export-csv.ts'
import { MomentField, PesosField, YesNoField } from '../ui/records/fields.tsx'
import { ListButtons, ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { useIsPhone } from '../ui/frame/use-is-phone.ts'
import { useMayCall, useOwnStaff } from '../ui/frame/use-own-staff.ts'
import { FACTS_COLUMNS } from './facts-columns.ts'
import { ArticleBulkActions } from './article-bulk-actions.tsx'
import { ListSearch } from '../ui/records/list-search.tsx'

type Row = StaffArticle & { id: string }

const { fields } = ARTICLE_TEXTS

const FILTERS = [
  <ListSearch key="q" source="q" alwaysOn placeholder={ARTICLE_TEXTS.search} />,
  <DepartmentInput key="Departamento" source="Departamento" />,
  <FamilyInput key="Familia" source="Familia" />,
  <BrandInput key="Marca" source="Marca" />,
  <YesNoFilter key="EnVenta" source="EnVenta" label={fields.EnVenta} />,
  <YesNoFilter key="EnOferta" source="EnOferta" label={fields.EnOferta} />,
  <YesNoFilter key="SinImagen" source="SinImagen" label={fields.SinImagen} />,
  <YesNoFilter key="PrecioFijado" source="PrecioFijado" label={fields.PrecioFijado} />,
  <YesNoFilter key="SinFicha" source="SinFicha" label={fields.SinFicha} />,
  <YesNoFilter key="SinFamilia" source="SinFamilia" label={fields.SinFamilia} />,
]

const contentCell = ({ ContenidoNeto, ContenidoUnidad }: StaffArticle) =>
  ContenidoNeto === null ? null : `${formatTyped(ContenidoNeto, 0)} ${ContenidoUnidad}`

const COLUMNS: readonly CsvColumn<StaffArticle>[] = [
  [fields.Codigo, ({ Codigo }) => Codigo],
  [fields.Ean, ({ Ean }) => Ean],
  [fields.Descripcion, ({ Descripcion }) => Descripcion],
  [fields.Marca, ({ Marca }) => Marca.Descripcion],
  [fields.Departamento, ({ Departamento }) => Departamento.Descripcion],
  [fields.Familia, ({ Familia }) => Familia.Descripcion],
  [fields.Precioventa, ({ Precioventa }) => Precioventa],
  [fields.Preciooferta, ({ Preciooferta }) => Preciooferta],
  [fields.PrecioFijado, (article) => (isPriceHeld(article) ? ARTICLE_TEXTS.yes : ARTICLE_TEXTS.no)],
  // in the words of the import, which reads this file
  [IMPORT_COLUMN_NAMES.pesable, ({ unidad }) => (unidad === 100 ? ARTICLE_TEXTS.yes : ARTICLE_TEXTS.no)],
  [IMPORT_COLUMN_NAMES.cantidad, contentCell],
  [fields.Iva, ({ Iva }) => Iva],
  [fields.EnVenta, ({ EnVenta }) => (EnVenta ? ARTICLE_TEXTS.yes : ARTICLE_TEXTS.no)],
  [fields.Imagen, ({ Imagen }) => Imagen],
  [fields.CodigoOrigen, ({ CodigoOrigen }) => CodigoOrigen],
  [fields.Actualizado, ({ Actualizado }) => Actualizado],
  ...FACTS_COLUMNS,
]

/** Leads to the bulk price change of the listed articles, or of all. */
function ChangePricesButton() {
  const { filterValues } = useListContext()
  const may = useMayCall(applyPrices)
  if (!may) return null
  return (
    <Button
      component={Link}
      to="/cambiar-precios"
      state={{ Filtro: filterValues as unknown }}
      size="small"
      startIcon={<PriceChangeIcon />}
    >
      {PRICE_CHANGE_TEXTS.title}
    </Button>
  )
}

/** Leads to the first mark of stock in a shop whose menu has no line for it. */
function StockButton() {
  const account = useOwnStaff()
  if (account === undefined || account.Existencias !== undefined) return null
  return (
    <Button component={Link} to={`/${staffStock.name}`} size="small" startIcon={<InventoryIcon />}>
      {STOCK_TEXTS.many}
    </Button>
  )
}

const buttons = (
  <ListButtons filters exportMax={100_000}>
    <StockButton />
    <ChangePricesButton />
  </ListButtons>
)

const isPriceHeld = ({ CamposManuales }: StaffArticle): boolean => CamposManuales.includes('Precioventa')

const priceText = (article: StaffArticle) => {
  const { Precioventa, Preciooferta } = article
  const price =
    Preciooferta === null
      ? formatPesos(Precioventa)
      : `${formatPesos(Preciooferta)} (${fields.Preciooferta.toLowerCase()})`
  return isPriceHeld(article) ? `${price} · ${fields.PrecioFijado.toLowerCase()}` : price
}

/** Shown under a price that imports do not change. */
const HeldPrice = () => (
  <Typography variant="caption" component="div" color="text.secondary">
    {fields.PrecioFijado}
  </Typography>
)

export function ArticleList() {
  const isPhone = useIsPhone()
  // a tablet shows the table, for its check boxes, with the columns that matter for sales
  const isNarrow = useIsNarrow()
  return (
    <ListScreen
      filters={FILTERS}
      actions={buttons}
      sort={{ field: 'Descripcion', order: 'ASC' }}
      exporter={csvExporter(ARTICLE_TEXTS.many, COLUMNS)}
    >
      {isPhone ? (
        <SimpleList<Row>
          leftIcon={({ Imagen }) => <Thumbnail path={Imagen} size={44} />}
          primaryText={({ Descripcion }) => Descripcion}
          secondaryText={(article) => `${priceText(article)} · ${article.Familia.Descripcion}`}
          tertiaryText={({ EnVenta }) => (EnVenta ? '' : ARTICLE_TEXTS.offSale)}
          rowSx={({ EnVenta }) => (EnVenta ? {} : { opacity: 0.75 })}
        />
      ) : (
        <DataTable<Row> bulkActionButtons={<ArticleBulkActions />}>
          <DataTable.Col<Row>
            source="Imagen"
            disableSort
            render={({ Imagen }) => <Thumbnail path={Imagen} size={44} />}
          />
          {!isNarrow && <DataTable.Col<Row> source="Codigo" />}
          <DataTable.Col<Row> source="Descripcion" />
          {!isNarrow && <DataTable.Col<Row> source="Marca" render={({ Marca }) => Marca.Descripcion} />}
          {!isNarrow && <DataTable.Col<Row> source="Familia" render={({ Familia }) => Familia.Descripcion} />}
          <DataTable.Col<Row>
            align="right"
            source="Precioventa"
            render={(article) => (
              <>
                {formatPesos(article.Precioventa)}
                {isPriceHeld(article) && <HeldPrice />}
              </>
            )}
          />
          <DataTable.Col<Row> align="right" source="Preciooferta" disableSort>
            <PesosField source="Preciooferta" />
          </DataTable.Col>
          <DataTable.Col<Row> source="EnVenta">
            <YesNoField source="EnVenta" />
          </DataTable.Col>
          {!isNarrow && (
            <DataTable.Col<Row> source="Actualizado">
              <MomentField source="Actualizado" />
            </DataTable.Col>
          )}
        </DataTable>
      )}
    </ListScreen>
  )
}
