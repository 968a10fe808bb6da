import { Box, Typography } from '@mui/material'
import { listDayLoads, type DayLoad, type SlotLoad, slotText } from '@gondola/contract/delivery'
import { formatDate } from '@gondola/contract/base'
import { LOAD_TEXTS as TEXTS, loadSummary, SALES_TEXTS } from '@gondola/contract/reports'
import { BarList } from './bar-list.tsx'
import { ReportCard, type ReportColumn } from './report-card.tsx'
import { useReport } from './use-report.ts'

/** Delivery days in the chart; the table has the coming two weeks. */
const DAYS_SHOWN = 4

interface LoadRow extends SlotLoad {
  Fecha: string
}

const isFull = ({ Tomados, Cupo }: SlotLoad) => Tomados >= Cupo
const shareOf = ({ Tomados, Cupo }: SlotLoad) => (Cupo === 0 ? 1 : Tomados / Cupo)

const COLUMNS: readonly ReportColumn<LoadRow>[] = [
  { heading: SALES_TEXTS.day, value: ({ Fecha }) => formatDate(Fecha) },
  { heading: SALES_TEXTS.slot, value: slotText },
  { heading: TEXTS.taken, value: ({ Tomados }) => Tomados },
  { heading: TEXTS.places, value: ({ Cupo }) => Cupo },
  { heading: TEXTS.share, value: (row) => Math.round(shareOf(row) * 100) },
]

export function SlotLoads({ asked }: { asked: { sucursal?: number } }) {
  const { data, error } = useReport(listDayLoads, { query: asked })
  const rows = data?.flatMap(({ Fecha, Horarios }) => Horarios.map((slot) => ({ ...slot, Fecha })))
  const sum = (name: 'Tomados' | 'Cupo') => (rows ?? []).reduce((total, row) => total + row[name], 0)
  return (
    <ReportCard
      title={TEXTS.title}
      hint={TEXTS.hint}
      summary={loadSummary(sum('Tomados'), sum('Cupo'), (rows ?? []).filter(isFull).length)}
      none={TEXTS.none}
      columns={COLUMNS}
      rows={rows}
      error={error}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {data?.slice(0, DAYS_SHOWN).map((day) => (
          <DayOfLoads key={day.Id} day={day} />
        ))}
      </Box>
    </ReportCard>
  )
}

function DayOfLoads({ day: { Descrip, Cerrado, Horarios } }: { day: DayLoad }) {
  return (
    <Box>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {Descrip}
        {Cerrado && ` (${TEXTS.closed})`}
      </Typography>
      <BarList
        label={Descrip}
        most={1}
        bars={Horarios.map((slot) => ({
          key: String(slot.Id),
          label: slotText(slot),
          text: [TEXTS.of(slot.Tomados, slot.Cupo), ...(isFull(slot) ? [TEXTS.full] : [])].join(', '),
          value: shareOf(slot),
          isFull: isFull(slot),
        }))}
      />
    </Box>
  )
}
