import InsightsIcon from '@mui/icons-material/Insights'
import { DASHBOARD_TEXTS } from '@gondola/contract/reports'
import { late, type WorkScreen } from '../ui/frame/screen.ts'

/** The start page for roles that may see reports. */
export const dashboardScreen: WorkScreen = {
  path: 'tablero',
  title: DASHBOARD_TEXTS.title,
  group: 'informes',
  icon: InsightsIcon,
  permission: 'informes.ver',
  screen: late(async () => (await import('./dashboard.tsx')).Dashboard),
}
