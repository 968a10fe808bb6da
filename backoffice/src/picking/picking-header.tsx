import type { ReactNode } from 'react'
import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { AppBar, Box, IconButton, Toolbar, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import {
  preparationProgress,
  orderTitle,
  ordersCount,
  PICKING_TEXTS,
  progressText,
} from '@gondola/contract/orders'
import { COLOURS } from '../ui/theme.ts'
import { ConnectionChip } from './connection-chip.tsx'
import type { Picking } from './use-picking.ts'

interface PickingHeaderProps {
  picking: Picking
  /** Attached below the header, so that it stays visible too. */
  children?: ReactNode
}

/** The orders, their progress, and whether all taps are sent; sticky. */
export function PickingHeader({ picking: { orders, lines }, children }: PickingHeaderProps) {
  const { done, of } = preparationProgress(lines)
  const [first] = orders
  const title = orders.length === 1 && first ? orderTitle(first.Id) : ordersCount(orders.length)
  return (
    <AppBar position="sticky" color="secondary" component="header">
      <Toolbar sx={{ columnGap: 1, px: { xs: 1 }, flexWrap: 'wrap' }}>
        <IconButton component={Link} to="/cola" color="inherit" aria-label={PICKING_TEXTS.back}>
          <ArrowBackIcon />
        </IconButton>
        <Typography component="h1" variant="h6" noWrap sx={{ flex: '1 0 auto' }}>
          {title}
        </Typography>
        <Typography
          aria-label={`${PICKING_TEXTS.progress}: ${progressText(done, of)}`}
          role="status"
          sx={{ whiteSpace: 'nowrap' }}
        >
          {progressText(done, of)}
        </Typography>
        <ConnectionChip />
      </Toolbar>
      {/* its number is beside it */}
      <Box aria-hidden sx={{ height: 5, bgcolor: COLOURS['leaf-600'] }}>
        <Box sx={{ height: 1, bgcolor: COLOURS.offer, width: of === 0 ? 0 : `${(done / of) * 100}%` }} />
      </Box>
      {children}
    </AppBar>
  )
}
