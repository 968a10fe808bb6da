import { Box, Link as MuiLink, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { COLOURS } from '../ui/frame/theme.ts'

export interface Bar {
  key: string
  label: string
  /** The value in words, beside the label. */
  text: string
  /** The filled part of the bar, 0 to 1. */
  share: number
  /** At capacity. */
  isFull?: boolean
  /** The link of the label. */
  to?: string
  /** What can be done about it, below the bar. */
  action?: { text: string; to: string } | undefined
}

const BAR_PX = 12

/** A list of values, as text and as bars. */
export const BarList = ({ bars, label }: { bars: readonly Bar[]; label: string }) => (
  <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
    {bars.map(({ key, to, action, ...bar }) => (
      <li key={key}>
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
        <FilledBar {...bar} />
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
const FilledBar = ({ share, isFull }: Pick<Bar, 'share' | 'isFull'>) => (
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

/** Each value as a share of the greatest. */
export const sharesOf = (values: readonly number[]): number[] => {
  const greatest = Math.max(...values, 0)
  return values.map((value) => (greatest === 0 ? 0 : value / greatest))
}
