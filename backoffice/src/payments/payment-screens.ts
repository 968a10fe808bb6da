import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWallet'
import { listPaymentAccounts } from '@gondola/contract/payments'
import { ACCOUNT_TEXTS } from '../texts/payments.ts'
import { late, type WorkScreen } from '../ui/frame/screen.ts'

/** The shop's accounts with payment providers. */
export const accountScreen: WorkScreen = {
  path: 'cobros',
  title: ACCOUNT_TEXTS.title,
  group: 'cobros',
  icon: AccountBalanceWalletIcon,
  permission: 'pagos.editar',
  call: listPaymentAccounts,
  screen: late(async () => (await import('./account-screen.tsx')).AccountScreen),
}
