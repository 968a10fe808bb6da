import { DASHBOARD_TEXTS } from '@gondola/contract/reports'
import InsightsIcon from '@mui/icons-material/Insights'
import PaidIcon from '@mui/icons-material/Paid'
import { PAYMENTS_REPORT_TEXTS } from '../texts/payments-report.ts'
import { late, type Screen } from '../ui/frame/screen.ts'

export const dashboardScreens: readonly Screen[] = [
  // The start page for roles that may see reports.
  {
    path: 'tablero',
    title: DASHBOARD_TEXTS.title,
    group: 'informes',
    icon: InsightsIcon,
    permission: 'informes.ver',
    screen: late(async () => (await import('./dashboard.tsx')).Dashboard),
  },
  {
    path: 'cobros-por-medio',
    title: PAYMENTS_REPORT_TEXTS.title,
    group: 'informes',
    icon: PaidIcon,
    permission: 'informes.ver',
    screen: late(async () => (await import('./payments-report.tsx')).PaymentsReportScreen),
  },
]
