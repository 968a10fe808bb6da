import {
  OWN_ACCOUNT_TEXTS,
  ROLE_TEXTS,
  staffAccounts,
  staffAudit,
  staffRoles,
  TEAM_TEXTS,
  AUDIT_TEXTS,
} from '@gondola/contract/staff'
import BadgeIcon from '@mui/icons-material/Badge'
import ChecklistIcon from '@mui/icons-material/Checklist'
import HistoryIcon from '@mui/icons-material/History'
import VerifiedUserIcon from '@mui/icons-material/VerifiedUser'
import ManageAccountsIcon from '@mui/icons-material/ManageAccounts'
import { FIRST_STEPS_TEXTS } from '../texts/first-steps.ts'
import { inGroup, late, partsOf, type WorkScreen } from '../ui/frame/screen.ts'

/** The settings that a new shop needs; in a group that is open at first, as the way back from each of them. */
export const firstStepsScreen: WorkScreen = {
  path: 'primeros-pasos',
  title: FIRST_STEPS_TEXTS.title,
  group: 'informes',
  icon: ChecklistIcon,
  permission: 'parametros.editar',
  screen: late(async () => (await import('./first-steps-screen.tsx')).FirstStepsScreen),
}

export const teamScreens = inGroup('equipo', [
  firstStepsScreen,
  {
    resource: staffAccounts,
    texts: TEAM_TEXTS,
    icon: BadgeIcon,
    recordName: 'Usuario',
    ...partsOf(async () => (await import('./team.tsx')).team, 'list', 'create', 'edit'),
  },
  {
    resource: staffRoles,
    texts: ROLE_TEXTS,
    icon: VerifiedUserIcon,
    recordName: 'Nombre',
    ...partsOf(async () => (await import('./roles.tsx')).roles, 'list', 'create', 'edit'),
  },
  {
    resource: staffAudit,
    texts: AUDIT_TEXTS,
    icon: HistoryIcon,
    ...partsOf(async () => (await import('./audit.tsx')).audit, 'list', 'show'),
  },
  {
    path: 'mi-cuenta',
    title: OWN_ACCOUNT_TEXTS.title,
    icon: ManageAccountsIcon,
    permission: 'cuenta.propia',
    screen: late(async () => (await import('./own-account.tsx')).OwnAccount),
  },
])
