import { useState } from 'react'
import { Box, Stack, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { formatPercent, formatPesos, REPORT_MAX_ROWS } from '@gondola/contract/base'
import { CLAIM_REASON_TITLES } from '@gondola/contract/orders'
import {
  DASHBOARD_TEXTS,
  listCancelledOrders,
  listClaimedArticles,
  listFamilySales,
  periodText,
  readFillReport,
  type CancelledOrders,
  type ClaimedArticle,
  type ClaimGroup,
  type FamilySales,
  type FillFigures,
  type FillGroup,
} from '@gondola/contract/reports'
import { callServer } from '../api/call-server.ts'
import {
  CANCELLED_TEXTS,
  cancelledText,
  CLAIMED_TEXTS,
  FAMILY_TEXTS,
  FILL_TEXTS,
  fillText,
  marginText,
  minutesText,
  OPERATIONS_TEXTS,
} from '../texts/operations.ts'
import { branchQuery, useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { shopDay } from '../ui/forms/form-values.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { BranchComparison } from './branch-comparison.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { ChoiceButtons, TWO_SIDES, type ReportColumn } from './report-card.tsx'
import { marginColumns, marginOf, TopList } from './top-lists.tsx'
import { usePeriod, useReport, type AskedInBranch } from './use-report.ts'

interface CardProps {
  asked: AskedInBranch
  /** For the files' names. */
  period: string
}

/** How the shop worked: the reports of a manager's morning. */
export function Operations() {
  const [asked, setAsked] = usePeriod()
  const branch = useChosenBranch()
  const inBranch = { ...asked, ...branchQuery(branch) }
  const comparesBranches = branch.branches.length > 1 && branch.chosen === undefined
  const { Dias = 1, FechaDesde = shopDay(1 - Dias), FechaHasta = shopDay() } = asked
  const period = `${FechaDesde} ${FechaHasta}`
  const card = { asked: inBranch, period }
  return (
    <Box sx={{ my: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={OPERATIONS_TEXTS.title} />
      <PeriodPicker period={asked} shown={{ FechaDesde, FechaHasta }} onChoose={setAsked} />
      <Typography color="text.secondary" role="status">
        {periodText(FechaDesde, FechaHasta)}.
      </Typography>
      <Box sx={TWO_SIDES}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Fills {...card} />
          {comparesBranches && <BranchComparison asked={asked} period={period} first="puntuales" />}
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Cancelled {...card} />
          <Claimed {...card} />
          <Families {...card} />
        </Stack>
      </Box>
    </Box>
  )
}

const rateOf = ({ Completos, Renglones }: Pick<FillFigures, 'Completos' | 'Renglones'>) =>
  Renglones === 0 ? 0 : Completos / Renglones
const percentOf = (share: number) => Math.round(share * 1000) / 10

const figuresText = (row: Omit<FillFigures, 'Clave' | 'Nombre' | 'Pedidos'>) =>
  fillText(percentOf(rateOf(row)), row.Reemplazados, row.Faltantes, row.Renglones) +
  minutesText(row.MinutosPorPedido, row.MinutosPorRenglon)

const FILL_COLUMNS: readonly ReportColumn<FillFigures>[] = [
  { heading: FILL_TEXTS.key, value: ({ Clave }) => Clave },
  { heading: FILL_TEXTS.name, value: ({ Nombre }) => Nombre },
  { heading: FILL_TEXTS.orders, value: ({ Pedidos }) => Pedidos ?? '' },
  { heading: FILL_TEXTS.lines, value: ({ Renglones }) => Renglones },
  { heading: FILL_TEXTS.whole, value: ({ Completos }) => Completos },
  { heading: FILL_TEXTS.replaced, value: ({ Reemplazados }) => Reemplazados },
  { heading: FILL_TEXTS.missing, value: ({ Faltantes }) => Faltantes },
  {
    heading: FILL_TEXTS.rate,
    value: (row) => percentOf(rateOf(row)),
    text: (row) => formatPercent(percentOf(rateOf(row))),
  },
  { heading: FILL_TEXTS.perOrder, value: ({ MinutosPorPedido }) => MinutosPorPedido ?? '' },
  { heading: FILL_TEXTS.perLine, value: ({ MinutosPorRenglon }) => MinutosPorRenglon ?? '' },
]

/** How much of what was ordered came, and how long it took. */
function Fills({ asked, period }: CardProps) {
  const [Por, setPor] = useState<FillGroup>('articulo')
  const mayOpen = useMay('catalogo.ver')
  const { data, error } = useReport(readFillReport, { query: { ...asked, Por } })
  const all = { query: { ...asked, Por, Filas: REPORT_MAX_ROWS } }
  return (
    <TopList<FillFigures>
      texts={FILL_TEXTS}
      none={FILL_TEXTS.none}
      columns={FILL_COLUMNS}
      rows={data?.Grupos}
      error={error}
      listAll={async () => (await callServer(readFillReport, all)).Grupos}
      period={`${FILL_TEXTS.groups[Por]} ${period}`}
      choices={
        <ChoiceButtons label={FILL_TEXTS.by} names={FILL_TEXTS.groups} chosen={Por} onChoose={setPor} />
      }
      summary={data ? `${figuresText(data)}.` : null}
      isShare
      valueOf={rateOf}
      valueText={figuresText}
      nameOf={({ Nombre }) => Nombre || FILL_TEXTS.unknown[Por]}
      keyOf={({ Clave }) => Clave}
      to={mayOpen && Por === 'articulo' ? ({ Clave }) => `/articulos/${Clave}` : undefined}
    />
  )
}

const CANCELLED_COLUMNS: readonly ReportColumn<CancelledOrders>[] = [
  { heading: CANCELLED_TEXTS.who, value: ({ Estado }) => CANCELLED_TEXTS.by[Estado] },
  { heading: CANCELLED_TEXTS.reason, value: ({ Motivo }) => Motivo ?? '' },
  { heading: CANCELLED_TEXTS.orders, value: ({ Pedidos }) => Pedidos },
  {
    heading: CANCELLED_TEXTS.amount,
    value: ({ Importe }) => Importe,
    text: ({ Importe }) => formatPesos(Importe),
  },
]

/** Cancelled orders by reason. */
function Cancelled({ asked, period }: CardProps) {
  const { data, error } = useReport(listCancelledOrders, { query: asked })
  return (
    <TopList<CancelledOrders>
      texts={CANCELLED_TEXTS}
      none={CANCELLED_TEXTS.none}
      columns={CANCELLED_COLUMNS}
      rows={data}
      error={error}
      listAll={() => callServer(listCancelledOrders, { query: { ...asked, Filas: REPORT_MAX_ROWS } })}
      period={period}
      valueOf={({ Pedidos }) => Pedidos}
      valueText={({ Pedidos, Importe }) => cancelledText(Pedidos, formatPesos(Importe))}
      summary={null}
      nameOf={({ Estado, Motivo }) => `${CANCELLED_TEXTS.by[Estado]}: ${Motivo ?? CANCELLED_TEXTS.noReason}`}
    />
  )
}

const CODES = { Faltaron: 'falto', Mal: 'mal', Otro: 'otro', Peso: 'peso', NoQuiso: 'no-quiso' } as const
const REASONS = Object.keys(CODES) as (keyof typeof CODES)[]
const titleOf = (reason: keyof typeof CODES) => CLAIM_REASON_TITLES[CODES[reason]]

const claimedColumns = (by: ClaimGroup): readonly ReportColumn<ClaimedArticle>[] => [
  { heading: CLAIMED_TEXTS.code, value: ({ Codigo }) => Codigo },
  { heading: CLAIMED_TEXTS.article, value: ({ Descripcion }) => Descripcion },
  {
    heading: by === 'articulo' ? CLAIMED_TEXTS.picker : CLAIMED_TEXTS.by[by],
    value: ({ Quien }) => Quien ?? '',
  },
  ...REASONS.map((reason) => ({
    heading: titleOf(reason),
    value: (row: ClaimedArticle) => row[reason],
  })),
  {
    heading: CLAIMED_TEXTS.returned,
    value: ({ Devuelto }) => Devuelto,
    text: ({ Devuelto }) => formatPesos(Devuelto),
  },
]

const claimsOf = (row: ClaimedArticle) => REASONS.reduce((sum, reason) => sum + row[reason], 0)

/** What customers claimed, by reason. */
function Claimed({ asked, period }: CardProps) {
  const [Por, setPor] = useState<ClaimGroup>('articulo')
  const { data, error } = useReport(listClaimedArticles, { query: { ...asked, Por } })
  return (
    <TopList<ClaimedArticle>
      texts={CLAIMED_TEXTS}
      none={CLAIMED_TEXTS.none}
      columns={claimedColumns(Por)}
      rows={data}
      error={error}
      listAll={() => callServer(listClaimedArticles, { query: { ...asked, Por, Filas: REPORT_MAX_ROWS } })}
      period={period}
      choices={
        <ChoiceButtons label={FILL_TEXTS.by} names={CLAIMED_TEXTS.by} chosen={Por} onChoose={setPor} />
      }
      valueOf={claimsOf}
      valueText={(row) =>
        REASONS.filter((reason) => row[reason] > 0)
          .map((reason) => `${titleOf(reason)}: ${row[reason]}`)
          .join(', ')
      }
      nameOf={({ Descripcion, Quien }) =>
        [Descripcion, Quien].filter(Boolean).join(' · ') || CLAIMED_TEXTS.nobody
      }
      keyOf={({ Codigo, Quien }) => `${Codigo} ${Quien}`}
    />
  )
}

const FAMILY_COLUMNS: readonly ReportColumn<FamilySales>[] = [
  { heading: FAMILY_TEXTS.department, value: ({ Departamento }) => Departamento },
  { heading: FAMILY_TEXTS.family, value: ({ Nombre }) => Nombre },
  { heading: FAMILY_TEXTS.articles, value: ({ Articulos }) => Articulos },
  { heading: FAMILY_TEXTS.sales, value: ({ Ventas }) => Ventas, text: ({ Ventas }) => formatPesos(Ventas) },
]

/** Sales by family. */
function Families({ asked, period }: CardProps) {
  const { data, error } = useReport(listFamilySales, { query: asked })
  return (
    <TopList<FamilySales>
      texts={FAMILY_TEXTS}
      none={DASHBOARD_TEXTS.noOrders}
      columns={[...FAMILY_COLUMNS, ...marginColumns(data)]}
      rows={data}
      error={error}
      listAll={() => callServer(listFamilySales, { query: { ...asked, Filas: REPORT_MAX_ROWS } })}
      period={period}
      valueOf={({ Ventas }) => Ventas}
      valueText={(row) => formatPesos(row.Ventas) + marginText(marginOf(row))}
      nameOf={({ Nombre }) => Nombre || FAMILY_TEXTS.none}
      keyOf={({ Familia }) => String(Familia)}
    />
  )
}
