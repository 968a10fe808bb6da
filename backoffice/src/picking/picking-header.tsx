import type { ReactNode } from 'react'
import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { AppBar, Box, Button, IconButton, Toolbar, Typography, Chip } from '@mui/material'
import { Link } from 'react-router-dom'
import {
  orderTitle,
  ordersCount,
  PICKING_TEXTS,
  preparationProgress,
  progressText,
  OFFLINE,
  waitingText,
} from '@gondola/contract/orders'
import { COLOURS } from '../ui/frame/theme.ts'
import { isAnswered } from './count-questions.ts'
import { lineId } from './scan.ts'
import type { Picking } from './use-picking.ts'
import type { ShownLine } from './visible-lines.ts'
import CloudDoneIcon from '@mui/icons-material/CloudDone'
import CloudOffIcon from '@mui/icons-material/CloudOff'
import SyncIcon from '@mui/icons-material/Sync'
import { sender, useTapQueue } from './picking-store.ts'

/** Whether all taps of this device have reached the server; pressing it sends them now. */
function ConnectionChip() {
  const waiting = useTapQueue().waiting().length
  const { icon, label, colours } = look(waiting)
  return (
    <Chip
      role="status"
      icon={icon}
      label={label}
      size="small"
      onClick={() => void sender.flush()}
      sx={{ ...colours, '& .MuiChip-icon': { color: 'inherit' }, '&:hover': colours, minHeight: 32 }}
    />
  )
}

const CALM = { bgcolor: COLOURS['leaf-50'], color: COLOURS['leaf-800'] }
const ALARM = { bgcolor: COLOURS['warn-soft'], color: COLOURS.warn }

function look(waiting: number) {
  if (sender.connection === 'sessionOver')
    return { icon: <CloudOffIcon />, label: PICKING_TEXTS.sessionOver, colours: ALARM }
  if (waiting > 0 && (sender.connection === 'offline' || !navigator.onLine))
    return { icon: <CloudOffIcon />, label: waitingText(waiting), colours: ALARM }
  if (!navigator.onLine) return { icon: <CloudOffIcon />, label: OFFLINE, colours: ALARM }
  if (waiting > 0) return { icon: <SyncIcon />, label: PICKING_TEXTS.sending, colours: CALM }
  return { icon: <CloudDoneIcon />, label: PICKING_TEXTS.saved, colours: CALM }
}

/** A line whose customer was asked, once it is known what goes: it is the next one, wherever the picker looks. */
function NextAnswer({ line }: { line: ShownLine | undefined }) {
  return (
    <Box role="status">
      {line && (
        <Button
          fullWidth
          color="inherit"
          sx={{ minHeight: 44, bgcolor: COLOURS['leaf-600'], borderRadius: 0 }}
          onClick={() => document.getElementById(lineId(line))?.scrollIntoView({ block: 'center' })}
        >
          {PICKING_TEXTS.answerTo(line.Descrip)}
        </Button>
      )}
    </Box>
  )
}

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
      <NextAnswer line={lines.find(isAnswered)} />
      {children}
    </AppBar>
  )
}
