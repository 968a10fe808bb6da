import { Box, Link as MuiLink, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { COLOURS } from '../ui/frame/theme.ts'

export interface Bar {
  /** By default, the label. */
  key?: string
  label: string
  value: number
  /** The value in words, beside the label. */
  text: string
  /** At capacity. */
  isFull?: boolean
  /** The link of the label. */
  to?: string
  /** What can be done about it, below the bar. */
  action?: { text: string; to: string } | undefined
}

const BAR_PX = 12

interface BarListProps {
  bars: readonly Bar[]
  label: string
  /** The value of a full bar; by default, the greatest. */
  most?: number | undefined
}

/** A list of values, as text and as bars. */
export const BarList = ({
  bars,
  label,
  most = Math.max(...bars.map(({ value }) => value), 0),
}: BarListProps) => (
  <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
    {bars.map(({ to, action, ...bar }) => (
      <li key={bar.key ?? bar.label}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {to === undefined ? (
              bar.label
            ) : (
              <MuiLink component={Link} to={to}>
                {bar.label}
              </MuiLink>
            )}
          </Typography>
          <Typography
            variant="body2"
            sx={{ fontWeight: 600, textAlign: 'right', flexShrink: 0, maxWidth: '55%' }}
          >
            {bar.text}
          </Typography>
        </Box>
        <FilledBar share={most === 0 ? 0 : bar.value / most} isFull={bar.isFull} />
        {action && (
          <MuiLink
            component={Link}
            to={action.to}
            variant="body2"
            aria-label={`${action.text}: ${bar.label}`}
          >
            {action.text}
          </MuiLink>
        )}
      </li>
    ))}
  </Box>
)

/** Decorative: the text above says the same. */
const FilledBar = ({ share, isFull }: { share: number; isFull: boolean | undefined }) => (
  <svg width="100%" height={BAR_PX} aria-hidden>
    <rect x="0" y="0" width="100%" height={BAR_PX} rx="4" fill={COLOURS['leaf-50']} />
    <rect
      x="0"
      y="0"
      width={`${Math.min(1, Math.max(0, share)) * 100}%`}
      height={BAR_PX}
      rx="4"
      fill={isFull ? COLOURS.tomato : COLOURS['leaf-600']}
    />
  </svg>
)
