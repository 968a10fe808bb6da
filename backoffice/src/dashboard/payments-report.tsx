import { Box, Link as MuiLink, Typography } from '@mui/material'
import { callUrl } from '@gondola/contract/calls'
import { Loading, Title } from 'react-admin'
import { formatDate, formatDay, formatPesos, sumOfPesos } from '@gondola/contract/base'
import {
  compactText,
  exportJournal,
  periodText,
  readPaymentsReport,
  type DayPayments,
  type MeansPayments,
} from '@gondola/contract/reports'
import { meansName, providerName } from '../texts/payment-means.ts'
import { PAYMENTS_REPORT_TEXTS as TEXTS } from '../texts/payments-report.ts'
import { branchQuery, useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { Failed } from '../ui/frame/failed.tsx'
import { BarList } from './bar-list.tsx'
import { ColumnChart } from './column-chart.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { ReportCard, type ReportColumn } from './report-card.tsx'
import { usePeriod, useReport } from './use-report.ts'

type Amounts = Pick<DayPayments, 'Cobrado' | 'Devuelto' | 'Liberado' | 'Contracargos' | 'Neto'>

const AMOUNTS: readonly ReportColumn<Amounts>[] = (
  ['Cobrado', 'Devuelto', 'Liberado', 'Contracargos', 'Neto'] as const
).map((name) => ({
  heading: TEXTS.amounts[name],
  value: (row) => row[name],
  text: (row) => formatPesos(row[name]),
}))

const BY_DAY: readonly ReportColumn<DayPayments>[] = [
  { heading: TEXTS.day, value: ({ Fecha }) => formatDate(Fecha) },
  ...AMOUNTS,
]

const BY_MEANS: readonly ReportColumn<MeansPayments>[] = [
  { heading: TEXTS.day, value: ({ Fecha }) => formatDate(Fecha) },
  { heading: TEXTS.branch, value: ({ NombreSucursal }) => NombreSucursal },
  { heading: TEXTS.provider, value: ({ Proveedor }) => providerName(Proveedor) },
  { heading: TEXTS.means, value: ({ Medio, Proveedor }) => meansName(Medio, Proveedor) },
  { heading: TEXTS.person, value: ({ Persona }) => Persona ?? '' },
  ...AMOUNTS,
]

/** What was taken and given back by day, means and person, for whoever keeps the shop's books. */
export function PaymentsReportScreen() {
  const [asked, setAsked] = usePeriod()
  const branch = useChosenBranch()
  const { data: report, error } = useReport(readPaymentsReport, {
    query: { ...asked, ...branchQuery(branch) },
  })
  const period = report ? `${report.FechaDesde} ${report.FechaHasta}` : ''
  return (
    <Box sx={{ my: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={TEXTS.title} />
      <PeriodPicker period={asked} shown={report} onChoose={setAsked} />
      {error && <Failed error={error} />}
      {!report && !error && <Loading loadingPrimary={TEXTS.loading} loadingSecondary="" />}
      {report && (
        <>
          <Typography color="text.secondary" role="status">
            {periodText(report.FechaDesde, report.FechaHasta)}. {TEXTS.net(formatPesos(report.Neto))}{' '}
            {report.SaldoDeClientes !== undefined && (
              <MuiLink
                href={`/api${callUrl(exportJournal, {}, { FechaDesde: report.FechaDesde, FechaHasta: report.FechaHasta })}`}
              >
                {TEXTS.journal}
              </MuiLink>
            )}{' '}
            {report.SaldoDeClientes !== undefined && TEXTS.credit(formatPesos(report.SaldoDeClientes))}
          </Typography>
          <ByDay days={report.PorDia} period={period} isEmpty={report.PorMedio.length === 0} />
          <ByMeans rows={report.PorMedio} period={period} />
        </>
      )}
    </Box>
  )
}

function ByDay({
  days,
  period,
  isEmpty,
}: {
  days: readonly DayPayments[]
  period: string
  isEmpty: boolean
}) {
  const taken = sumOfPesos(days.map(({ Cobrado }) => Cobrado))
  const returned = sumOfPesos(days.map(({ Devuelto }) => Devuelto))
  const disputed = sumOfPesos(days.map(({ Contracargos }) => Contracargos))
  return (
    <ReportCard
      title={TEXTS.byDay}
      hint={TEXTS.byDayHint}
      summary={
        TEXTS.summary(formatPesos(taken), formatPesos(returned)) +
        (disputed > 0 ? TEXTS.disputed(formatPesos(disputed)) : '')
      }
      none={TEXTS.none}
      columns={BY_DAY}
      rows={isEmpty ? [] : days}
      period={period}
    >
      <ColumnChart
        columns={days.map(({ Fecha, Cobrado, Devuelto }) => ({
          key: Fecha,
          label: formatDate(Fecha).slice(0, 5),
          text: TEXTS.dayText(formatDay(Fecha), formatPesos(Cobrado), formatPesos(Devuelto)),
          value: Math.max(0, Cobrado),
          before: Math.max(0, Devuelto),
        }))}
        axisText={compactText}
        note={TEXTS.returnedMark}
      />
    </ReportCard>
  )
}

function ByMeans({ rows, period }: { rows: readonly MeansPayments[]; period: string }) {
  const grouped = Map.groupBy(rows, ({ Proveedor, Medio, Persona }) =>
    [providerName(Proveedor), meansName(Medio, Proveedor), Persona].filter(Boolean).join(' · '),
  )
  const means = [...grouped]
    .map(([label, same]) => ({ label, value: sumOfPesos(same.map(({ Cobrado }) => Cobrado)) }))
    .toSorted((a, b) => b.value - a.value)
  return (
    <ReportCard
      title={TEXTS.byMeans}
      hint={TEXTS.byMeansHint}
      summary={null}
      none={TEXTS.none}
      columns={BY_MEANS}
      rows={rows}
      period={period}
    >
      <BarList label={TEXTS.byMeans} bars={means.map((bar) => ({ ...bar, text: formatPesos(bar.value) }))} />
    </ReportCard>
  )
}
