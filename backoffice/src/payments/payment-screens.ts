import PaymentIcon from '@mui/icons-material/Payment'
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWallet'
import { staffPaymentTypes } from '@gondola/contract/delivery'
import { listPaymentAccounts } from '@gondola/contract/payments'
import { PAYMENT_TYPE_TEXTS } from '../texts/delivery-screens.ts'
import { ACCOUNT_TEXTS } from '../texts/payments.ts'
import { late, type ResourceScreens, type WorkScreen } from '../ui/frame/screen.ts'

export const paymentScreens: ResourceScreens = {
  resource: staffPaymentTypes,
  texts: PAYMENT_TYPE_TEXTS,
  group: 'vidriera',
  icon: PaymentIcon,
  recordName: 'Descrip',
  list: late(async () => (await import('./payment-types.tsx')).PaymentTypeList),
  create: late(async () => (await import('./payment-types.tsx')).PaymentTypeCreate),
  edit: late(async () => (await import('./payment-types.tsx')).PaymentTypeEdit),
}

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
