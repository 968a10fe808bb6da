import CloudDoneIcon from '@mui/icons-material/CloudDone'
import CloudOffIcon from '@mui/icons-material/CloudOff'
import SyncIcon from '@mui/icons-material/Sync'
import { Chip } from '@mui/material'
import { OFFLINE, PICKING_TEXTS, waitingText } from '@gondola/contract/orders'
import { COLOURS } from '../ui/theme.ts'
import { sender, useTapQueue } from './picking-store.ts'

/** Whether all taps of this device have reached the server; pressing it sends them now. */
export function ConnectionChip() {
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
