import { useState } from 'react'
import {
  listArticleSales,
  type ArticleSales,
  DASHBOARD_TEXTS,
  TOP_TEXTS as TEXTS,
  topSummary,
} from '@gondola/contract/reports'
import { REPORT_MAX_ROWS, formatPesos, formatQuantity } from '@gondola/contract/base'
import { callServer } from '../api/call-server.ts'
import { useMay } from '../ui/frame/use-may.ts'
import { BarList, sharesOf } from './bar-list.tsx'
import { ChoiceButtons } from './choice-buttons.tsx'
import { ReportCard, type ReportColumn } from './report-card.tsx'
import type { AskedInBranch } from './use-period.ts'
import { useReport } from './use-report.ts'

type Order = 'ventas' | 'cantidad'

/** Pieces or kilograms. */
const amountOf = ({ Cantidad, Unidad }: Pick<ArticleSales, 'Cantidad' | 'Unidad'>) =>
  Unidad === 100 ? Cantidad / 1000 : Cantidad

const COLUMNS: readonly ReportColumn<ArticleSales>[] = [
  { heading: TEXTS.code, value: ({ Codigo }) => Codigo },
  { heading: TEXTS.article, value: ({ Descripcion }) => Descripcion },
  {
    heading: DASHBOARD_TEXTS.quantity,
    value: amountOf,
    text: ({ Cantidad, Unidad }) => formatQuantity(Cantidad, Unidad),
  },
  { heading: TEXTS.unit, value: ({ Unidad }) => TEXTS.units[Unidad] },
  {
    heading: DASHBOARD_TEXTS.sales,
    value: ({ Ventas }) => Ventas,
    text: ({ Ventas }) => formatPesos(Ventas),
  },
  { heading: DASHBOARD_TEXTS.orders, value: ({ Pedidos }) => Pedidos },
]

/** The best-selling articles. */
export function TopArticles({ asked, period }: { asked: AskedInBranch; period: string }) {
  const [Orden, setOrden] = useState<Order>('ventas')
  const mayOpen = useMay('catalogo.ver')
  const { data, error } = useReport(listArticleSales, { query: { ...asked, Orden } })
  const listAll = () => callServer(listArticleSales, { query: { ...asked, Orden, Filas: REPORT_MAX_ROWS } })
  const shares = sharesOf((data ?? []).map((row) => (Orden === 'ventas' ? row.Ventas : amountOf(row))))
  const valueText = (row: ArticleSales) =>
    Orden === 'ventas' ? formatPesos(row.Ventas) : formatQuantity(row.Cantidad, row.Unidad)
  const first = data?.[0]
  return (
    <ReportCard
      title={TEXTS.title}
      hint={TEXTS.hint}
      summary={first ? topSummary(first.Descripcion, valueText(first)) : null}
      none={DASHBOARD_TEXTS.noOrders}
      columns={COLUMNS}
      rows={data}
      error={error}
      listAll={listAll}
      period={period}
      choices={
        <ChoiceButtons
          label={DASHBOARD_TEXTS.measure}
          names={TEXTS.byMeasure}
          chosen={Orden}
          onChoose={setOrden}
        />
      }
    >
      <BarList
        label={TEXTS.title}
        bars={(data ?? []).map((row, index) => ({
          key: `${row.Codigo} ${row.Unidad}`,
          label: row.Descripcion,
          text: valueText(row),
          share: shares[index] ?? 0,
          ...(mayOpen && { to: `/articulos/${row.Codigo}` }),
        }))}
      />
    </ReportCard>
  )
}
