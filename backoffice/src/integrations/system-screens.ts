import MonitorHeartIcon from '@mui/icons-material/MonitorHeart'
import { readSystemState, SYSTEM_TEXTS } from '@gondola/contract/staff'
import { late, type WorkScreen } from '../ui/frame/screen.ts'

export const systemScreen: WorkScreen = {
  path: 'estado',
  title: SYSTEM_TEXTS.title,
  group: 'integraciones',
  icon: MonitorHeartIcon,
  permission: 'parametros.editar',
  call: readSystemState,
  screen: late(async () => (await import('./system-screen.tsx')).SystemScreen),
}
