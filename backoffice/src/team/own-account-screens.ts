import ManageAccountsIcon from '@mui/icons-material/ManageAccounts'
import { OWN_ACCOUNT_TEXTS } from '@gondola/contract/staff'
import { late, type WorkScreen } from '../ui/frame/screen.ts'

export const ownAccountScreen: WorkScreen = {
  path: 'mi-cuenta',
  title: OWN_ACCOUNT_TEXTS.title,
  group: 'equipo',
  icon: ManageAccountsIcon,
  permission: 'cuenta.propia',
  screen: late(async () => (await import('./own-account.tsx')).OwnAccount),
}
