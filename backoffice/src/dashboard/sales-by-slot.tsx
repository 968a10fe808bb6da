import {
  type DaySlotSales,
  type SalesReport,
  DASHBOARD_TEXTS as TEXTS,
  ordersText,
  SALES_TEXTS,
  slotSummary,
} from '@gondola/contract/reports'
import { formatDate, formatPesos } from '@gondola/contract/base'
import { BarList, sharesOf } from './bar-list.tsx'
import { ReportCard, type ReportColumn } from './report-card.tsx'

const slotName = (HorarioEntrega: string | null) => HorarioEntrega ?? SALES_TEXTS.noSlot

const COLUMNS: readonly ReportColumn<DaySlotSales>[] = [
  { heading: SALES_TEXTS.day, value: ({ Fecha }) => formatDate(Fecha) },
  { heading: SALES_TEXTS.slot, value: ({ HorarioEntrega }) => slotName(HorarioEntrega) },
  { heading: TEXTS.orders, value: ({ Pedidos }) => Pedidos },
  { heading: TEXTS.sales, value: ({ Ventas }) => Ventas, text: ({ Ventas }) => formatPesos(Ventas) },
]

/** Orders and sales by delivery slot; the table and the file are by day and slot. */
export function SalesBySlot({ report, period }: { report: SalesReport; period: string }) {
  const { PorHorario, PorDiaYHorario } = report
  const best = PorHorario.toSorted((a, b) => b.Pedidos - a.Pedidos)[0]
  const shares = sharesOf(PorHorario.map(({ Pedidos }) => Pedidos))
  return (
    <ReportCard
      title={SALES_TEXTS.bySlot}
      hint={SALES_TEXTS.bySlotHint}
      summary={best ? slotSummary(slotName(best.HorarioEntrega), best.Pedidos) : null}
      none={TEXTS.noOrders}
      columns={COLUMNS}
      rows={PorDiaYHorario}
      period={period}
    >
      <BarList
        label={SALES_TEXTS.bySlot}
        bars={PorHorario.map(({ HorarioEntrega, Pedidos, Ventas }, index) => ({
          key: slotName(HorarioEntrega),
          label: slotName(HorarioEntrega),
          text: `${ordersText(Pedidos)} · ${formatPesos(Ventas)}`,
          share: shares[index] ?? 0,
        }))}
      />
    </ReportCard>
  )
}
