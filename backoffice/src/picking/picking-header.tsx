import { useEffect, type ReactNode } from 'react'
import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import {
  Alert,
  AppBar,
  Box,
  Button,
  IconButton,
  Toolbar,
  Typography,
  Chip,
  useMediaQuery,
} from '@mui/material'
import { Link } from 'react-router-dom'
import {
  orderTitle,
  ordersCount,
  PICKING_TEXTS,
  preparationProgress,
  progressText,
  type StaffOrder,
  OFFLINE,
  waitingText,
} from '@gondola/contract/orders'
import { BACKOFFICE_TOAST_MS } from '@gondola/contract/base'
import { COLOURS } from '../ui/frame/theme.ts'
import { useIsLargeText } from '../ui/frame/window-size.ts'
import { crateColours } from './crates.ts'
import { lineId, type ScanAnswer } from './scan.ts'
import type { Picking } from './use-picking.ts'
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

/** What a picker has to look at wherever the lines are, and the id of the element that says it. */
export interface PickingNews {
  text: string
  at: string
  isFault?: true
}

/** One of each kind, each leading to its place. */
const NewsButtons = ({ news }: { news: readonly PickingNews[] }) => (
  <Box role="status">
    {news.map(({ text, at, isFault }) => (
      <Button
        // two may lead to one line
        key={text}
        fullWidth
        color="inherit"
        sx={{ borderRadius: 0, ...(isFault ? ALARM : { bgcolor: COLOURS['leaf-600'] }) }}
        onClick={() => document.getElementById(at)?.scrollIntoView({ block: 'center' })}
      >
        {text}
      </Button>
    ))}
  </Box>
)

interface PickingHeaderProps {
  picking: Picking
  news: readonly PickingNews[]
  /** Attached below the header, so that it stays visible too. */
  children?: ReactNode
}

/** A low window, or a phone with large text: other headers scroll away there. */
function useHasLittleRoom(): boolean {
  const isLow = useMediaQuery('(max-height: 30em)')
  return useIsLargeText() || isLow
}

const IN_A_THIRD = {
  '&.MuiAppBar-positionSticky': { position: 'sticky', top: 0 },
  maxHeight: '33dvh',
  overflowY: 'auto',
}

/** Of a message: the crates stay in sight above a long text. */
const BUTTONS_FIRST = {
  fontSize: '0.8rem',
  py: 0,
  '& .MuiAlert-message': { display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& .MuiAlert-message > button': { order: -1, mt: 0, mb: 0.5, flexShrink: 0 },
}

/** The orders that were not given up, their progress, and whether all taps are sent; sticky in any window. */
export function PickingHeader({ picking, news, children }: PickingHeaderProps) {
  const isLive = ({ Estado }: StaffOrder) => Estado !== 'A' && Estado !== 'C'
  const orders = picking.orders.length === 1 ? picking.orders : picking.orders.filter(isLive)
  const lines = picking.lines.filter(({ Pedido }) => orders.some(({ Id }) => Id === Pedido))
  const { done, of } = preparationProgress(lines)
  const [first] = orders
  const title = picking.orders.length === 1 && first ? orderTitle(first.Id) : ordersCount(orders.length)
  return (
    <AppBar position="sticky" color="secondary" component="header" sx={useHasLittleRoom() ? IN_A_THIRD : {}}>
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
      <NewsButtons news={news} />
      {children}
    </AppBar>
  )
}

interface ScanBannerProps {
  answer: ScanAnswer
  /** The letter of the crate was pressed. */
  onCrate: (letter: string) => void
  onClose: () => void
}

/**
 * The result of the last scan, sticky below the header; scrolls to the line to look at now. A fault stays until the next
 * scan or until it is closed.
 */
export function ScanBanner({ answer, onCrate, onClose }: ScanBannerProps) {
  const hasLittleRoom = useHasLittleRoom()
  const { isFault, text, show, crate, choices = crate === undefined ? [] : [{ crate, text: '' }] } = answer
  useEffect(() => {
    if (show !== null) document.getElementById(lineId(show))?.scrollIntoView({ block: 'center' })
    if (isFault || crate !== undefined) return
    const timer = setTimeout(onClose, BACKOFFICE_TOAST_MS)
    return () => clearTimeout(timer)
  }, [answer, show, isFault, crate, onClose])
  return (
    <Box
      sx={{
        // in a third of a window the message goes before the rest
        ...(hasLittleRoom
          ? { order: -1, pb: 0.5 }
          : { position: 'absolute', top: '100%', left: 0, right: 0 }),
        px: 1,
        pt: 0.5,
        mx: 'auto',
        maxWidth: 600,
      }}
    >
      <Alert
        severity={isFault ? 'error' : 'success'}
        variant="filled"
        elevation={6}
        role={isFault ? 'alert' : 'status'}
        onClose={onClose}
        closeText={crate === undefined ? PICKING_TEXTS.dismiss : PICKING_TEXTS.notPut}
        {...(hasLittleRoom && { icon: false })}
        sx={{
          fontWeight: 600,
          maxHeight: '33dvh',
          overflow: 'auto',
          ...(hasLittleRoom ? BUTTONS_FIRST : { fontSize: '1.1rem' }),
        }}
      >
        {text}
        {choices.map(({ crate: letter, text: stand }) => (
          <Button
            key={letter}
            fullWidth
            aria-label={[PICKING_TEXTS.crateOf(letter), stand].filter(Boolean).join(': ')}
            onClick={() => onCrate(letter)}
            sx={{
              ...crateColours(letter),
              mt: 1,
              minHeight: 56,
              gap: 1,
              textTransform: 'none',
              fontSize: '1rem',
              lineHeight: 1.2,
              '&:hover': crateColours(letter),
            }}
          >
            <Box component="span" sx={{ fontSize: '1.6rem' }}>
              {letter}
            </Box>
            {stand}
          </Button>
        ))}
      </Alert>
    </Box>
  )
}
