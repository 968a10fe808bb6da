import { PANEL_TEXTS } from '@gondola/contract/staff'
import InventoryIcon from '@mui/icons-material/Inventory2'
import PriceChangeIcon from '@mui/icons-material/PriceChange'
import { Button, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatPesos, formatTyped, type CsvValue } from '@gondola/contract/base'
import { applyPrices, type StaffArticle } from '@gondola/contract/catalogue-admin'
import { FACT_COLUMNS, IMPORT_COLUMN_NAMES, toldFacts } from '@gondola/contract/imports'
import { staffStock } from '@gondola/contract/stock'
import { ARTICLE_TEXTS as TEXTS, PRICE_CHANGE_TEXTS } from '../texts/catalogue-panel.ts'
import { STOCK_TEXTS } from '../texts/queue-screens.ts'
import { BrandInput, DepartmentInput, FamilyInput, YesNoFilter } from '../ui/forms/catalogue-inputs.tsx'
import { useMayCall, useOwnStaff } from '../ui/frame/use-own-staff.ts'
import { ListButtons } from '../ui/records/list-buttons.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { Thumbnail } from '../ui/records/thumbnail.tsx'
import { ArticlePrice } from './article-price.tsx'
import { ArticleBulkActions } from './article-bulk-actions.tsx'
import { LEGEND_TEXTS, NUTRIENTS, SEAL_TEXTS } from '@gondola/contract/catalogue'
import type { Column } from '../ui/records/columns.tsx'

type FactValue = string | readonly string[] | number | boolean | null | undefined

const FACT_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Sellos: SEAL_TEXTS,
  Leyendas: LEGEND_TEXTS,
}

function factText(fact: string, value: FactValue): CsvValue {
  if (typeof value === 'boolean') return value ? PANEL_TEXTS.yes : null
  if (typeof value !== 'object' || value === null) return value ?? null
  return value.map((name) => FACT_WORDS[fact]?.[name] ?? name).join('; ')
}

const AMOUNTS = new Set<string>(['Por', ...NUTRIENTS])

/** Columns of an article's facts in the export, under headings that an import reads again. */
const FACTS_COLUMNS = FACT_COLUMNS.map(([field, fact]): Column<StaffArticle> => ({
  field,
  title: AMOUNTS.has(fact) ? field : IMPORT_COLUMN_NAMES[field],
  hidden: true,
  csv: ({ Ficha }) => factText(fact, toldFacts(Ficha)[fact]),
}))
const { fields } = TEXTS

const picture = ({ Imagen }: StaffArticle) => <Thumbnail path={Imagen} size={44} />
const yesNo = (is: boolean) => (is ? PANEL_TEXTS.yes : PANEL_TEXTS.no)

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

const brandOf = ({ Marca }: StaffArticle) => Marca.Descripcion
const familyOf = ({ Familia }: StaffArticle) => Familia.Descripcion

// a tablet shows the table, for its check boxes, with the columns that matter for sales
export const articles = recordScreens<StaffArticle>({
  list: {
    columns: [
      { field: 'Imagen', unsorted: true, show: picture },
      { field: 'Codigo', wide: true },
      { field: 'Descripcion' },
      { field: 'Marca', wide: true, show: brandOf, csv: brandOf },
      { field: 'Departamento', hidden: true, csv: ({ Departamento }) => Departamento.Descripcion },
      { field: 'Familia', wide: true, show: familyOf, csv: familyOf },
      {
        field: 'Precioventa',
        right: true,
        show: (article) => (
          <>
            <ArticlePrice article={article} />
            {isPriceHeld(article) && <HeldPrice />}
          </>
        ),
      },
      { field: 'Preciooferta', as: 'pesos', unsorted: true },
      { field: 'PrecioFijado', hidden: true, csv: (article) => yesNo(isPriceHeld(article)) },
      // in the words of the import, which reads this file
      {
        field: 'unidad',
        title: IMPORT_COLUMN_NAMES.pesable,
        hidden: true,
        csv: ({ unidad }) => yesNo(unidad === 100),
      },
      {
        field: 'ContenidoNeto',
        title: IMPORT_COLUMN_NAMES.cantidad,
        hidden: true,
        csv: ({ ContenidoNeto, ContenidoUnidad }) =>
          ContenidoNeto === null ? null : `${formatTyped(ContenidoNeto, 0)} ${ContenidoUnidad}`,
      },
      { field: 'EnVenta', as: 'yesNo', csv: ({ EnVenta }) => yesNo(EnVenta) },
      { field: 'Actualizado', as: 'moment', wide: true },
      ...FACTS_COLUMNS,
    ],
    exported: [
      'Codigo',
      'Ean',
      'Descripcion',
      'Marca',
      'Departamento',
      'Familia',
      'Precioventa',
      'Preciooferta',
      'PrecioFijado',
      'unidad',
      'ContenidoNeto',
      'Iva',
      'EnVenta',
      'Imagen',
      'CodigoOrigen',
      'Actualizado',
      ...FACTS_COLUMNS.map(({ field }) => field),
    ],
    line: [
      'Descripcion',
      (article) => `${priceText(article)} · ${familyOf(article)}`,
      ({ EnVenta }) => (EnVenta ? '' : TEXTS.offSale),
    ],
    picture,
    lineSx: ({ EnVenta }) => (EnVenta ? {} : { opacity: 0.75 }),
    phoneOnly: true,
    sort: 'Descripcion',
    search: TEXTS.search,
    filters: [
      <DepartmentInput key="Departamento" source="Departamento" />,
      <FamilyInput key="Familia" source="Familia" />,
      <BrandInput key="Marca" source="Marca" />,
      ...(['EnVenta', 'EnOferta', 'SinImagen', 'PrecioFijado', 'SinFicha', 'SinFamilia'] as const).map(
        (field) => <YesNoFilter key={field} source={field} label={fields[field]} />,
      ),
    ],
    buttons,
    bulk: <ArticleBulkActions />,
  },
})
