import PaidIcon from '@mui/icons-material/Paid'
import InsightsIcon from '@mui/icons-material/Insights'
import { DASHBOARD_TEXTS } from '@gondola/contract/reports'
import { PAYMENTS_REPORT_TEXTS } from '../texts/payments-report.ts'
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

export const paymentsReportScreen: WorkScreen = {
  path: 'cobros-por-medio',
  title: PAYMENTS_REPORT_TEXTS.title,
  group: 'informes',
  icon: PaidIcon,
  permission: 'informes.ver',
  screen: late(async () => (await import('./payments-report.tsx')).PaymentsReportScreen),
}
