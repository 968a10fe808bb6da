import BadgeIcon from '@mui/icons-material/Badge'
import { staffAccounts } from '@gondola/contract/calls/staff-accounts.ts'
import { TEAM_TEXTS } from '@gondola/contract/texts/staff/access.ts'
import { late, type ResourceScreens } from '../ui/screen.ts'

export const teamScreens: ResourceScreens = {
  resource: staffAccounts,
  texts: TEAM_TEXTS,
  group: 'equipo',
  icon: BadgeIcon,
  recordName: 'Usuario',
  list: late(async () => (await import('./team-list.tsx')).TeamList),
  create: late(async () => (await import('./team-create.tsx')).TeamCreate),
  edit: late(async () => (await import('./team-edit.tsx')).TeamEdit),
}
