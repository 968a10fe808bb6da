import HistoryIcon from '@mui/icons-material/History'
import { staffAudit } from '@gondola/contract/staff'
import { AUDIT_TEXTS } from '../texts/audit.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const auditScreens: ResourceScreens = {
  resource: staffAudit,
  texts: AUDIT_TEXTS,
  group: 'equipo',
  icon: HistoryIcon,
  list: late(async () => (await import('./audit-list.tsx')).AuditList),
  show: late(async () => (await import('./audit-show.tsx')).AuditShow),
}
