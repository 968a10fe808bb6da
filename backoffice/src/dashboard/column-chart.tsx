import { useState } from 'react'
import { Box, Typography } from '@mui/material'
import { COLOURS } from '../ui/frame/theme.ts'
import { axisEnd } from './chart-numbers.ts'

export interface Column {
  key: string
  /** Shown at the foot if there is room. */
  label: string
  /** The tooltip. */
  text: string
  value: number
  /** The value of the previous period. */
  before: number
}

interface ColumnChartProps {
  columns: readonly Column[]
  /** Formats a number on the axis. */
  axisText: (value: number) => string
  /** The legend of the previous period's mark. */
  note: string
}

const HEIGHT_PX = 180
const LABELS_MAX = 7
/** The share of a column's width that is the gap to the next. */
const GAP_SHARE = 0.25

/** Columns over time. Hidden from screen readers: a sentence and a table say the same. */
export function ColumnChart({ columns, axisText, note }: ColumnChartProps) {
  const [pointed, setPointed] = useState<string | null>(null)
  const end = axisEnd(Math.max(...columns.map(({ value, before }) => Math.max(value, before))))
  const room = 100 / columns.length
  const heightOf = (value: number) => (value / end) * HEIGHT_PX
  const text = columns.find(({ key }) => key === pointed)?.text ?? note
  return (
    <Box aria-hidden>
      <Box sx={{ display: 'flex', gap: 1, pt: 1 }}>
        <Box
          sx={{
            height: HEIGHT_PX,
            my: '-0.6em',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            textAlign: 'right',
            fontSize: 12,
            lineHeight: '1.2em',
            boxSizing: 'content-box',
            color: 'text.secondary',
          }}
        >
          {[end, end / 2, 0].map((value) => (
            <span key={value}>{axisText(value)}</span>
          ))}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }} onPointerLeave={() => setPointed(null)}>
          <svg width="100%" height={HEIGHT_PX + 1}>
            {[0, 0.5, 1].map((share) => (
              <line
                key={share}
                x1="0"
                x2="100%"
                y1={share * HEIGHT_PX + 0.5}
                y2={share * HEIGHT_PX + 0.5}
                stroke={COLOURS.line}
              />
            ))}
            {columns.map(({ key, value, before }, index) => {
              const x = `${(index + GAP_SHARE / 2) * room}%`
              const width = `${(1 - GAP_SHARE) * room}%`
              const mark = { x, width, y: HEIGHT_PX - heightOf(before) - 1.5 }
              return (
                <g key={key}>
                  <rect
                    x={x}
                    width={width}
                    y={HEIGHT_PX - heightOf(value)}
                    height={heightOf(value)}
                    fill={key === pointed ? COLOURS['leaf-800'] : COLOURS['leaf-600']}
                  />
                  {before > 0 && (
                    <>
                      <rect {...mark} y={mark.y - 1.5} height={6} fill={COLOURS.surface} />
                      <rect {...mark} height={3} fill={COLOURS.info} />
                    </>
                  )}
                  <rect
                    x={`${index * room}%`}
                    width={`${room}%`}
                    height={HEIGHT_PX}
                    fill="transparent"
                    onPointerEnter={() => setPointed(key)}
                    onPointerDown={() => setPointed(key)}
                  />
                </g>
              )
            })}
          </svg>
          <FootLabels columns={columns} />
        </Box>
      </Box>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ minHeight: { xs: '3em', sm: '1.5em' }, mt: 0.5 }}
      >
        {text}
      </Typography>
    </Box>
  )
}

/** As many dates as fit, at equal steps from the first. */
function FootLabels({ columns }: Pick<ColumnChartProps, 'columns'>) {
  const step = Math.ceil(columns.length / LABELS_MAX)
  const room = 100 / columns.length
  return (
    <svg width="100%" height="16" overflow="visible">
      {columns.map(({ key, label }, index) =>
        index % step === 0 ? (
          <text
            key={key}
            x={`${(index + 0.5) * room}%`}
            y="12"
            fontSize="12"
            fill={COLOURS['ink-soft']}
            textAnchor={columns.length > LABELS_MAX && index === 0 ? 'start' : 'middle'}
          >
            {label}
          </text>
        ) : null,
      )}
    </svg>
  )
}
