import BadgeIcon from '@mui/icons-material/Badge'
import { ROLE_NAMES, staffAccounts, TEAM_TEXTS } from '@gondola/contract/staff'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const teamScreens: ResourceScreens = {
  resource: staffAccounts,
  texts: TEAM_TEXTS,
  group: 'equipo',
  icon: BadgeIcon,
  recordName: 'Usuario',
  names: { Rol: ROLE_NAMES },
  list: late(async () => (await import('./team-list.tsx')).TeamList),
  create: late(async () => (await import('./team-create.tsx')).TeamCreate),
  edit: late(async () => (await import('./team-edit.tsx')).TeamEdit),
}
