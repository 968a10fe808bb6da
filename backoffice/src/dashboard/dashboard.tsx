import { Box, Button, Card, Stack, Typography } from '@mui/material'
import { Loading, Title } from 'react-admin'
import {
  comparedText,
  DASHBOARD_TEXTS as TEXTS,
  ordersText,
  periodText,
  readSales,
  SALES_TEXTS,
  slotSummary,
  type DaySlotSales,
  type SalesReport,
} from '@gondola/contract/reports'
import { branchQuery, useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { OutgrownNotice } from '../ui/frame/outgrown-notice.tsx'
import { Failed } from '../ui/frame/failed.tsx'
import { BranchComparison } from './branch-comparison.tsx'
import { EmptySearches, RatedArticles, TopArticles } from './top-lists.tsx'
import { KeyFigures } from './key-figures.tsx'
import { LeftCarts } from './left-carts.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { SalesByDay } from './sales-by-day.tsx'
import { SlotLoads } from './slot-loads.tsx'
import { usePeriod, useReport } from './use-report.ts'
import { formatDate, formatPesos } from '@gondola/contract/base'
import { BarList } from './bar-list.tsx'
import { ReportCard, TWO_SIDES, type ReportColumn } from './report-card.tsx'
import { PartTitle } from '../ui/frame/part.tsx'

const slotName = (HorarioEntrega: string | null) => HorarioEntrega ?? SALES_TEXTS.noSlot

const COLUMNS: readonly ReportColumn<DaySlotSales>[] = [
  { heading: SALES_TEXTS.day, value: ({ Fecha }) => formatDate(Fecha) },
  { heading: SALES_TEXTS.slot, value: ({ HorarioEntrega }) => slotName(HorarioEntrega) },
  { heading: TEXTS.orders, value: ({ Pedidos }) => Pedidos },
  { heading: TEXTS.sales, value: ({ Ventas }) => Ventas, text: ({ Ventas }) => formatPesos(Ventas) },
]

/** Orders and sales by delivery slot; the table and the file are by day and slot. */
function SalesBySlot({ report, period }: { report: SalesReport; period: string }) {
  const { PorHorario, PorDiaYHorario } = report
  const best = PorHorario.toSorted((a, b) => b.Pedidos - a.Pedidos)[0]
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
        bars={PorHorario.map(({ HorarioEntrega, Pedidos, Ventas }) => ({
          label: slotName(HorarioEntrega),
          value: Pedidos,
          text: `${ordersText(Pedidos)} · ${formatPesos(Ventas)}`,
        }))}
      />
    </ReportCard>
  )
}

/** Shown in a shop without any order. */
const NewShop = () => (
  <Card sx={{ p: 3 }}>
    <PartTitle>{TEXTS.newShop}</PartTitle>
    <Typography sx={{ my: 1 }}>{TEXTS.newShopHint}</Typography>
    <Button variant="outlined" href="/" target="_blank" rel="noopener">
      {TEXTS.seeShop}
    </Button>
  </Card>
)

/** The dashboard (backoffice §11). */
export function Dashboard() {
  const [asked, setAsked] = usePeriod()
  const branch = useChosenBranch()
  const inBranch = { ...asked, ...branchQuery(branch) }
  const comparesBranches = branch.branches.length > 1 && branch.chosen === undefined
  const { data: report, error } = useReport(readSales, { query: inBranch })
  const maySeeLoads = useMay('entrega.ver')
  const isNew = report?.PrimerPedido === null
  const period = report ? `${report.FechaDesde} ${report.FechaHasta}` : ''
  return (
    <Box sx={{ my: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={TEXTS.title} />
      <OutgrownNotice />
      <PeriodPicker period={asked} shown={report} onChoose={setAsked} />
      {error && <Failed error={error} />}
      {!report && !error && <Loading loadingPrimary={TEXTS.loading} loadingSecondary="" />}
      {report && !isNew && (
        <>
          <Typography color="text.secondary" role="status">
            {periodText(report.FechaDesde, report.FechaHasta)}.{' '}
            {comparedText(report.Anterior.FechaDesde, report.Anterior.FechaHasta, report.Anterior.HastaHora)}
          </Typography>
          <KeyFigures report={report} />
          {comparesBranches && <BranchComparison asked={asked} period={period} />}
          <SalesByDay report={report} period={period} />
        </>
      )}
      {isNew && <NewShop />}
      {report && (
        <Box sx={TWO_SIDES}>
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            {!isNew && <SalesBySlot report={report} period={period} />}
            {!isNew && <TopArticles asked={inBranch} period={period} />}
            <EmptySearches asked={asked} period={period} />
          </Stack>
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            {maySeeLoads && <SlotLoads asked={branchQuery(branch)} />}
            <LeftCarts asked={inBranch} period={period} />
            {!isNew && <RatedArticles asked={inBranch} period={period} />}
          </Stack>
        </Box>
      )}
    </Box>
  )
}
