import {
  listPaymentAccounts,
  staffDifferences,
  staffMovements,
  staffReturns,
  staffTransferAccount,
  staffTransfers,
} from '@gondola/contract/payments'
import AccountBalanceIcon from '@mui/icons-material/AccountBalance'
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWallet'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong'
import RuleIcon from '@mui/icons-material/Rule'
import SwapHorizIcon from '@mui/icons-material/SwapHoriz'
import UndoIcon from '@mui/icons-material/Undo'
import {
  ACCOUNT_TEXTS,
  DIFFERENCE_TEXTS,
  MOVEMENT_TEXTS,
  RETURN_TEXTS,
  TRANSFER_ACCOUNT_TEXTS,
  TRANSFER_TEXTS,
} from '../texts/payments.ts'
import { inGroup, late, partsOf } from '../ui/frame/screen.ts'

export const paymentScreens = inGroup('cobros', [
  {
    resource: staffTransfers,
    texts: TRANSFER_TEXTS,
    icon: SwapHorizIcon,
    recordName: 'Referencia',
    ...partsOf(async () => (await import('./transfers.tsx')).transfers, 'list'),
  },
  {
    resource: staffMovements,
    texts: MOVEMENT_TEXTS,
    icon: ReceiptLongIcon,
    recordName: 'Texto',
    ...partsOf(async () => (await import('./movements.tsx')).movements, 'list'),
  },
  {
    resource: staffReturns,
    texts: RETURN_TEXTS,
    icon: UndoIcon,
    recordName: 'Id',
    ...partsOf(async () => (await import('./transfers.tsx')).returns, 'list'),
  },
  {
    resource: staffDifferences,
    texts: DIFFERENCE_TEXTS,
    icon: RuleIcon,
    recordName: 'Pago',
    ...partsOf(async () => (await import('./differences.tsx')).differences, 'list'),
  },
  {
    resource: staffTransferAccount,
    texts: TRANSFER_ACCOUNT_TEXTS,
    icon: AccountBalanceIcon,
    list: late(async () => (await import('./transfers.tsx')).TransferAccountForm),
  },
  // The shop's accounts with payment providers.
  {
    path: 'cobros',
    title: ACCOUNT_TEXTS.title,
    icon: AccountBalanceWalletIcon,
    permission: 'pagos.editar',
    call: listPaymentAccounts,
    screen: late(async () => (await import('./account-screen.tsx')).AccountScreen),
  },
])
