import { useState } from 'react'
import {
  compactText,
  DASHBOARD_TEXTS as TEXTS,
  ordersText,
  SALES_TEXTS,
  salesSummary,
  type DaySales,
  type SalesReport,
} from '@gondola/contract/reports'
import { formatDate, formatDay, formatNumber, formatPesos } from '@gondola/contract/base'
import { salesColumns, type SalesColumn } from './chart-numbers.ts'
import { ChoiceButtons, ReportCard, type ReportColumn } from './report-card.tsx'
import { ColumnChart } from './column-chart.tsx'

type Measure = 'Pedidos' | 'Ventas'
const MEASURES = { Ventas: TEXTS.sales, Pedidos: TEXTS.orders } as const

const COLUMNS: readonly ReportColumn<DaySales>[] = [
  { heading: SALES_TEXTS.day, value: ({ Fecha }) => formatDate(Fecha) },
  { heading: TEXTS.orders, value: ({ Pedidos }) => Pedidos },
  { heading: TEXTS.sales, value: ({ Ventas }) => Ventas, text: ({ Ventas }) => formatPesos(Ventas) },
  { heading: TEXTS.cancelled, value: ({ Cancelados }) => Cancelados },
]

const valueText = (measure: Measure, value: number) =>
  measure === 'Ventas' ? formatPesos(value) : ordersText(value)

/** Orders and sales of each day, with the previous period. */
export function SalesByDay({ report, period }: { report: SalesReport; period: string }) {
  const [measure, setMeasure] = useState<Measure>('Ventas')
  const columns = salesColumns(report.PorDia, report.Anterior.PorDia)
  const isByDay = columns.length === report.PorDia.length
  const best =
    report.PorDia.length < 2 ? null : (report.PorDia.toSorted((a, b) => b.Pedidos - a.Pedidos)[0] ?? null)
  const toColumn = ({ Fecha, now, before }: SalesColumn) => ({
    key: Fecha,
    label: formatDate(Fecha).slice(0, 5),
    text: `${formatDay(Fecha)}: ${valueText(measure, now[measure])} (${TEXTS.before.toLowerCase()}: ${valueText(measure, before[measure])})`,
    value: now[measure],
    before: before[measure],
  })
  return (
    <ReportCard
      title={SALES_TEXTS.byDay}
      {...(!isByDay && { hint: SALES_TEXTS.byWeek })}
      summary={salesSummary(report.Pedidos, report.Ventas, best)}
      none={TEXTS.noOrders}
      columns={COLUMNS}
      rows={report.Pedidos + report.Cancelados + report.Anterior.Pedidos === 0 ? [] : report.PorDia}
      period={period}
      choices={
        <ChoiceButtons label={TEXTS.measure} names={MEASURES} chosen={measure} onChoose={setMeasure} />
      }
    >
      <ColumnChart
        columns={columns.map(toColumn)}
        axisText={(value) => (measure === 'Ventas' ? compactText(value) : formatNumber(value))}
        note={TEXTS.beforeMark}
      />
    </ReportCard>
  )
}
