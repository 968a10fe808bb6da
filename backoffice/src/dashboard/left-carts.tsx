import {
  cartsText,
  DASHBOARD_TEXTS,
  LEFT_CART_TEXTS as TEXTS,
  leftCartsSummary,
  readLeftCarts,
  SALES_TEXTS,
  TOP_TEXTS,
  topSummary,
  type LeftArticle,
  type LeftCartsOfDay,
} from '@gondola/contract/reports'
import { formatDate, formatPesos, formatQuantity, REPORT_MAX_ROWS, sumOfPesos } from '@gondola/contract/base'
import { callServer } from '../api/call-server.ts'
import { BarList } from './bar-list.tsx'
import { daysTogether } from './chart-numbers.ts'
import { ReportCard, type ReportColumn } from './report-card.tsx'
import { useReport, type AskedInBranch } from './use-report.ts'

const DAY_COLUMNS: readonly ReportColumn<LeftCartsOfDay>[] = [
  { heading: SALES_TEXTS.day, value: ({ Fecha }) => formatDate(Fecha) },
  { heading: TEXTS.carts, value: ({ Carritos }) => Carritos },
  { heading: TEXTS.amount, value: ({ Total }) => Total, text: ({ Total }) => formatPesos(Total) },
  { heading: TEXTS.bought, value: ({ Comprados }) => Comprados },
]

const ARTICLE_COLUMNS: readonly ReportColumn<LeftArticle>[] = [
  { heading: TOP_TEXTS.code, value: ({ Codigo }) => Codigo },
  { heading: TOP_TEXTS.article, value: ({ Descripcion }) => Descripcion },
  { heading: TEXTS.carts, value: ({ Carritos }) => Carritos },
  {
    heading: DASHBOARD_TEXTS.quantity,
    value: ({ Cantidad, Unidad }) => (Unidad === 100 ? Cantidad / 1000 : Cantidad),
    text: ({ Cantidad, Unidad }) => formatQuantity(Cantidad, Unidad),
  },
  { heading: TOP_TEXTS.unit, value: ({ Unidad }) => TOP_TEXTS.units[Unidad] },
  { heading: TEXTS.amount, value: ({ Total }) => Total, text: ({ Total }) => formatPesos(Total) },
]

/** The carts left on days taken together; none where nobody left one. */
const leftBars = (days: readonly LeftCartsOfDay[]) =>
  daysTogether(days)
    .map((some) => ({
      label:
        some.length === 1
          ? formatDate(some[0]!.Fecha)
          : `${formatDate(some[0]!.Fecha)} a ${formatDate(some.at(-1)!.Fecha)}`,
      Carritos: some.reduce((sum, { Carritos }) => sum + Carritos, 0),
      Total: sumOfPesos(some.map(({ Total }) => Total)),
    }))
    .filter(({ Carritos }) => Carritos > 0)

/** Abandoned carts by day, and their articles. */
export function LeftCarts({ asked, period }: { asked: AskedInBranch; period: string }) {
  const { data, error } = useReport(readLeftCarts, { query: asked })
  const days = data?.PorDia.filter(({ Carritos, Comprados }) => Carritos + Comprados > 0)
  const listArticles = async () =>
    (await callServer(readLeftCarts, { query: { ...asked, Filas: REPORT_MAX_ROWS } })).Articulos
  const bars = leftBars(data?.PorDia ?? [])
  const first = data?.Articulos[0]
  return (
    <>
      <ReportCard
        title={TEXTS.title}
        hint={TEXTS.hint}
        summary={data ? leftCartsSummary(data.Carritos, data.Total, data.Comprados) : null}
        none={TEXTS.none}
        columns={DAY_COLUMNS}
        rows={days}
        error={error}
        period={period}
      >
        <BarList
          label={TEXTS.title}
          bars={bars.map(({ label, Carritos, Total }) => ({
            label,
            value: Carritos,
            text: `${cartsText(Carritos)} · ${formatPesos(Total)}`,
          }))}
        />
      </ReportCard>
      <ReportCard
        title={TEXTS.articles}
        summary={first ? topSummary(first.Descripcion, cartsText(first.Carritos)) : null}
        none={TEXTS.articlesNone}
        columns={ARTICLE_COLUMNS}
        rows={data?.Articulos}
        error={error}
        listAll={listArticles}
        period={period}
      >
        <BarList
          label={TEXTS.articles}
          bars={(data?.Articulos ?? []).map(({ Codigo, Descripcion, Carritos }) => ({
            key: Codigo,
            label: Descripcion,
            value: Carritos,
            text: cartsText(Carritos),
          }))}
        />
      </ReportCard>
    </>
  )
}
