import { DASHBOARD_TEXTS } from '@gondola/contract/reports'
import FactCheckIcon from '@mui/icons-material/FactCheck'
import InsightsIcon from '@mui/icons-material/Insights'
import PaidIcon from '@mui/icons-material/Paid'
import TodayIcon from '@mui/icons-material/Today'
import { DESK_TEXTS } from '../texts/desk.ts'
import { OPERATIONS_TEXTS } from '../texts/operations.ts'
import { PAYMENTS_REPORT_TEXTS } from '../texts/payments-report.ts'
import { inGroup, late } from '../ui/frame/screen.ts'

export const dashboardScreens = inGroup('informes', [
  // The start page of everybody who sees orders.
  {
    path: 'escritorio',
    title: DESK_TEXTS.title,
    group: 'pedidos',
    icon: TodayIcon,
    permission: 'pedidos.ver',
    screen: late(async () => (await import('./desk.tsx')).Desk),
  },
  {
    path: 'tablero',
    title: DASHBOARD_TEXTS.title,
    icon: InsightsIcon,
    permission: 'informes.ver',
    screen: late(async () => (await import('./dashboard.tsx')).Dashboard),
  },
  {
    path: 'operacion',
    title: OPERATIONS_TEXTS.title,
    icon: FactCheckIcon,
    permission: 'informes.ver',
    screen: late(async () => (await import('./operations.tsx')).Operations),
  },
  {
    path: 'cobros-por-medio',
    title: PAYMENTS_REPORT_TEXTS.title,
    icon: PaidIcon,
    permission: 'informes.ver',
    screen: late(async () => (await import('./payments-report.tsx')).PaymentsReportScreen),
  },
])
