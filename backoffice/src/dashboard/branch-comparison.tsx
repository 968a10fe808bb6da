import { useState } from 'react'
import {
  branchSummary,
  COMPARISON_TEXTS as TEXTS,
  DASHBOARD_TEXTS,
  readBranchFigures,
  type AskedPeriod,
  type BranchFigures,
} from '@gondola/contract/reports'
import { formatNumber, formatPercent, formatPesos } from '@gondola/contract/base'
import { BRANCH_TEXTS } from '@gondola/contract/staff'
import { BarList } from './bar-list.tsx'
import { ChoiceButtons, ReportCard, type ReportColumn } from './report-card.tsx'
import { useReport } from './use-report.ts'

type Measure = keyof typeof TEXTS.byMeasure

/** A share in per cent with one decimal; null: nothing to share. */
const percentOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10
const missingOf = ({ Faltantes, Renglones }: BranchFigures) => percentOf(Faltantes, Renglones)
const onTimeOf = ({ ATiempo, Salidos }: BranchFigures) => percentOf(ATiempo, Salidos)
const percentText = (percent: number | null) => (percent === null ? TEXTS.none : formatPercent(percent))

const VALUES: Record<Measure, (row: BranchFigures) => number | null> = {
  ventas: ({ Ventas }) => Ventas,
  pedidos: ({ Pedidos }) => Pedidos,
  faltantes: missingOf,
  puntuales: onTimeOf,
}

const TEXT_OF: Record<Measure, (row: BranchFigures) => string> = {
  ventas: ({ Ventas }) => formatPesos(Ventas),
  pedidos: ({ Pedidos }) => formatNumber(Pedidos),
  faltantes: (row) => percentText(missingOf(row)),
  puntuales: (row) => percentText(onTimeOf(row)),
}

const COLUMNS: readonly ReportColumn<BranchFigures>[] = [
  { heading: BRANCH_TEXTS.one, value: ({ Nombre }) => Nombre },
  { heading: DASHBOARD_TEXTS.orders, value: ({ Pedidos }) => Pedidos },
  { heading: DASHBOARD_TEXTS.sales, value: ({ Ventas }) => Ventas, text: TEXT_OF.ventas },
  {
    heading: DASHBOARD_TEXTS.average,
    value: ({ Promedio }) => Promedio,
    text: ({ Promedio }) => formatPesos(Promedio),
  },
  { heading: DASHBOARD_TEXTS.cancelled, value: ({ Cancelados }) => Cancelados },
  { heading: TEXTS.missing, value: missingOf, text: TEXT_OF.faltantes },
  { heading: TEXTS.onTime, value: onTimeOf, text: TEXT_OF.puntuales },
]

interface BranchComparisonProps {
  asked: AskedPeriod
  period: string
  /** The measure at first. */
  first?: Measure
}

/** The branches side by side. */
export function BranchComparison({ asked, period, first = 'ventas' }: BranchComparisonProps) {
  const [measure, setMeasure] = useState(first)
  const { data, error } = useReport(readBranchFigures, { query: asked })
  const best = data?.toSorted((one, other) => other.Ventas - one.Ventas)[0]
  return (
    <ReportCard
      title={TEXTS.title}
      hint={TEXTS.hint}
      summary={best && best.Pedidos > 0 ? branchSummary(best.Nombre, best.Pedidos, best.Ventas) : null}
      none={DASHBOARD_TEXTS.noOrders}
      columns={COLUMNS}
      rows={data}
      error={error}
      period={period}
      choices={
        <ChoiceButtons
          label={DASHBOARD_TEXTS.measure}
          names={TEXTS.byMeasure}
          chosen={measure}
          onChoose={setMeasure}
        />
      }
    >
      <BarList
        label={TEXTS.title}
        // percentages have a scale of their own
        most={measure === 'ventas' || measure === 'pedidos' ? undefined : 100}
        bars={(data ?? []).map((row) => ({
          key: String(row.Sucursal),
          label: row.Nombre,
          value: VALUES[measure](row) ?? 0,
          text: TEXT_OF[measure](row),
        }))}
      />
    </ReportCard>
  )
}
