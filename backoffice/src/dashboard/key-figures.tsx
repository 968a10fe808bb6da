import { Box, Card, Typography } from '@mui/material'
import { type SalesReport, changeText, DASHBOARD_TEXTS as TEXTS, pointsText } from '@gondola/contract/reports'
import { formatNumber, formatPercent, formatPesos } from '@gondola/contract/base'
import { changePercent } from './chart-numbers.ts'

/** Font sizes by the longest figure, in characters: hundreds of millions of pesos still stand in one line. In rem, for large text. */
const SIZES = [
  { upTo: 12, fontSize: { xs: '1.1875rem', sm: '1.625rem' } },
  { upTo: 15, fontSize: { xs: '1rem', sm: '1.5rem' } },
  { upTo: Infinity, fontSize: { xs: '0.9375rem', sm: '1.25rem' } },
] as const

/** Four key figures of the period, each with the previous one. */
export function KeyFigures({ report }: { report: SalesReport }) {
  const { Anterior } = report
  const figures = [
    figure(TEXTS.orders, report.Pedidos, Anterior.Pedidos, formatNumber),
    figure(TEXTS.sales, report.Ventas, Anterior.Ventas, formatPesos),
    figure(TEXTS.average, report.Promedio, Anterior.Promedio, formatPesos),
    {
      name: TEXTS.cancelled,
      value: shareText(report.ParteCancelada),
      change: pointsText(tenths((report.ParteCancelada - Anterior.ParteCancelada) * 100)),
      before: shareText(Anterior.ParteCancelada),
    },
  ]
  const longest = Math.max(...figures.map(({ value }) => value.length))
  const { fontSize } = SIZES.find(({ upTo }) => longest <= upTo)!
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
          sm: '1fr 1fr',
          md: 'repeat(4, 1fr)',
        },
      }}
    >
      {figures.map(({ name, value, change, before }) => (
        <Card key={name} sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              fontFamily: 'h5.fontFamily',
              fontWeight: 700,
              fontSize,
              overflowWrap: 'anywhere',
            }}
          >
            {value}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {change}
          </Typography>
          <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0, display: 'block' }}>
            {TEXTS.before}: {before}
          </Typography>
        </Card>
      ))}
    </Box>
  )
}

function figure(name: string, now: number, before: number, write: (value: number) => string) {
  const percent = changePercent(now, before)
  const none = now === before ? TEXTS.equal : TEXTS.wasNone
  return {
    name,
    value: write(now),
    change: percent === null ? none : changeText(percent),
    before: write(before),
  }
}

const tenths = (value: number) => Math.round(value * 10) / 10
const shareText = (share: number) => formatPercent(share * 100)
