import { useState } from 'react'
import { formatDate, formatPesos, formatQuantity, REPORT_MAX_ROWS } from '@gondola/contract/base'
import { staffSearchWords } from '@gondola/contract/catalogue-admin'
import {
  DASHBOARD_TEXTS,
  EMPTY_SEARCH_TEXTS,
  listArticleSales,
  listEmptySearches,
  listRatedArticles,
  RATING_TEXTS,
  ratingsText,
  timesText,
  TOP_TEXTS,
  topSummary,
  type ArticleSales,
  type AskedPeriod,
  type EmptySearch,
  type RatedArticle,
} from '@gondola/contract/reports'
import { MARGIN_TEXTS } from '../texts/operations.ts'
import { callServer } from '../api/call-server.ts'
import { useMay, useMayCall } from '../ui/frame/use-own-staff.ts'
import { BarList } from './bar-list.tsx'
import { ChoiceButtons, ReportCard, type ReportCardProps, type ReportColumn } from './report-card.tsx'
import { useReport, type AskedInBranch } from './use-report.ts'

interface TopListProps<T>
  extends
    Pick<ReportCardProps<T>, 'none' | 'columns' | 'rows' | 'choices'>,
    Required<Pick<ReportCardProps<T>, 'error' | 'listAll' | 'period'>> {
  texts: { title: string; hint: string }
  /** In place of the first row's sentence. */
  summary?: string | null
  /** Bars as shares of one, in place of shares of the greatest. */
  isShare?: boolean
  /** What a row's bar measures, and its words. */
  valueOf: (row: T) => number
  valueText: (row: T) => string
  nameOf: (row: T) => string
  /** The first row in the summary's sentence. */
  firstOf?: (row: T) => string
  keyOf?: (row: T) => string
  to?: ((row: T) => string) | undefined
  /** What can be done about a row, below its bar. */
  action?: ((row: T) => { text: string; to: string }) | undefined
}

/** A report whose rows are ranked: a bar each. */
export function TopList<T>({ texts, rows, valueOf, valueText, nameOf, ...props }: TopListProps<T>) {
  const {
    none,
    columns,
    error,
    listAll,
    period,
    choices,
    firstOf = nameOf,
    keyOf = nameOf,
    to,
    action,
    isShare = false,
  } = props
  const first = rows?.[0]
  const summary = first ? topSummary(firstOf(first), valueText(first)) : null
  return (
    <ReportCard
      title={texts.title}
      hint={texts.hint}
      summary={props.summary === undefined ? summary : props.summary}
      none={none}
      columns={columns}
      rows={rows}
      error={error}
      listAll={listAll}
      period={period}
      choices={choices}
    >
      <BarList
        label={texts.title}
        most={isShare ? 1 : undefined}
        bars={(rows ?? []).map((row) => ({
          key: keyOf(row),
          label: nameOf(row),
          value: valueOf(row),
          text: valueText(row),
          ...(to && { to: to(row) }),
          ...(action && { action: action(row) }),
        }))}
      />
    </ReportCard>
  )
}

const SEARCH_COLUMNS: readonly ReportColumn<EmptySearch>[] = [
  { heading: EMPTY_SEARCH_TEXTS.text, value: ({ Texto }) => Texto },
  { heading: EMPTY_SEARCH_TEXTS.times, value: ({ Veces }) => Veces },
  { heading: EMPTY_SEARCH_TEXTS.last, value: ({ UltimoDia }) => formatDate(UltimoDia) },
]

/** The form of a line of own words that begins with what was searched for. */
const newWordAddress = (text: string) => {
  const source = JSON.stringify({ Renglon: `${text} > ` })
  return `/${staffSearchWords.name}/create?${new URLSearchParams({ source })}`
}

/** Searches without results. */
export function EmptySearches({ asked, period }: { asked: AskedPeriod; period: string }) {
  const may = useMayCall(staffSearchWords.create)
  const { data, error } = useReport(listEmptySearches, { query: asked })
  return (
    <TopList<EmptySearch>
      texts={EMPTY_SEARCH_TEXTS}
      none={EMPTY_SEARCH_TEXTS.none}
      columns={SEARCH_COLUMNS}
      rows={data}
      error={error}
      listAll={() => callServer(listEmptySearches, { query: { ...asked, Filas: REPORT_MAX_ROWS } })}
      period={period}
      valueOf={({ Veces }) => Veces}
      valueText={({ Veces }) => timesText(Veces)}
      nameOf={({ Texto }) => Texto}
      firstOf={({ Texto }) => `«${Texto}»`}
      action={
        may ? ({ Texto }) => ({ text: EMPTY_SEARCH_TEXTS.propose, to: newWordAddress(Texto) }) : undefined
      }
    />
  )
}

const RATED_COLUMNS: readonly ReportColumn<RatedArticle>[] = [
  { heading: RATING_TEXTS.code, value: ({ Codigo }) => Codigo },
  { heading: RATING_TEXTS.article, value: ({ Descripcion }) => Descripcion },
  { heading: RATING_TEXTS.bad, value: ({ Mal }) => Mal },
  { heading: RATING_TEXTS.good, value: ({ Bien }) => Bien },
  { heading: RATING_TEXTS.last, value: ({ UltimoDia }) => formatDate(UltimoDia) },
]

/** What customers said of the articles that came, the worst first. */
export function RatedArticles({ asked, period }: { asked: AskedInBranch; period: string }) {
  const { data, error } = useReport(listRatedArticles, { query: asked })
  return (
    <TopList<RatedArticle>
      texts={RATING_TEXTS}
      none={RATING_TEXTS.none}
      columns={RATED_COLUMNS}
      rows={data}
      error={error}
      listAll={() => callServer(listRatedArticles, { query: { ...asked, Filas: REPORT_MAX_ROWS } })}
      period={period}
      valueOf={({ Mal }) => Mal}
      valueText={({ Mal, Bien }) => ratingsText(Mal, Bien)}
      nameOf={({ Descripcion }) => Descripcion}
      keyOf={({ Codigo }) => Codigo}
    />
  )
}

type Order = 'ventas' | 'cantidad'

/** Pieces or kilograms. */
const amountOf = ({ Cantidad, Unidad }: Pick<ArticleSales, 'Cantidad' | 'Unidad'>) =>
  Unidad === 100 ? Cantidad / 1000 : Cantidad

const SALES_COLUMNS: readonly ReportColumn<ArticleSales>[] = [
  { heading: TOP_TEXTS.code, value: ({ Codigo }) => Codigo },
  { heading: TOP_TEXTS.article, value: ({ Descripcion }) => Descripcion },
  {
    heading: DASHBOARD_TEXTS.quantity,
    value: amountOf,
    text: ({ Cantidad, Unidad }) => formatQuantity(Cantidad, Unidad),
  },
  { heading: TOP_TEXTS.unit, value: ({ Unidad }) => TOP_TEXTS.units[Unidad] },
  {
    heading: DASHBOARD_TEXTS.sales,
    value: ({ Ventas }) => Ventas,
    text: ({ Ventas }) => formatPesos(Ventas),
  },
  { heading: DASHBOARD_TEXTS.orders, value: ({ Pedidos }) => Pedidos },
]

/** Sales with their costs, for who may see them. */
type Costed = Pick<ArticleSales, 'ConCosto' | 'Costo'>

/** The margin of the sales whose cost is known, in per cent; null: of none. */
export const marginOf = ({ ConCosto = 0, Costo = 0 }: Costed): number | null =>
  ConCosto === 0 ? null : Math.round((1 - Costo / ConCosto) * 1000) / 10

export const marginColumns = (rows: readonly Costed[] | undefined): readonly ReportColumn<Costed>[] =>
  rows?.some(({ Costo }) => Costo !== undefined) ? MARGIN_COLUMNS : []

const MARGIN_COLUMNS: readonly ReportColumn<Costed>[] = [
  {
    heading: MARGIN_TEXTS.costed,
    value: ({ ConCosto = 0 }) => ConCosto,
    text: ({ ConCosto = 0 }) => formatPesos(ConCosto),
  },
  {
    heading: MARGIN_TEXTS.cost,
    value: ({ Costo = 0 }) => Costo,
    text: ({ Costo = 0 }) => formatPesos(Costo),
  },
  { heading: MARGIN_TEXTS.margin, value: (row) => marginOf(row) ?? '' },
]

/** The best-selling articles. */
export function TopArticles({ asked, period }: { asked: AskedInBranch; period: string }) {
  const [Orden, setOrden] = useState<Order>('ventas')
  const mayOpen = useMay('catalogo.ver')
  const { data, error } = useReport(listArticleSales, { query: { ...asked, Orden } })
  return (
    <TopList<ArticleSales>
      texts={TOP_TEXTS}
      none={DASHBOARD_TEXTS.noOrders}
      columns={[...SALES_COLUMNS, ...marginColumns(data)]}
      rows={data}
      error={error}
      listAll={() => callServer(listArticleSales, { query: { ...asked, Orden, Filas: REPORT_MAX_ROWS } })}
      period={period}
      choices={
        <ChoiceButtons
          label={DASHBOARD_TEXTS.measure}
          names={TOP_TEXTS.byMeasure}
          chosen={Orden}
          onChoose={setOrden}
        />
      }
      valueOf={(row) => (Orden === 'ventas' ? row.Ventas : amountOf(row))}
      valueText={({ Ventas, Cantidad, Unidad }) =>
        Orden === 'ventas' ? formatPesos(Ventas) : formatQuantity(Cantidad, Unidad)
      }
      nameOf={({ Descripcion }) => Descripcion}
      keyOf={({ Codigo, Unidad }) => `${Codigo} ${Unidad}`}
      to={mayOpen ? ({ Codigo }) => `/articulos/${Codigo}` : undefined}
    />
  )
}
