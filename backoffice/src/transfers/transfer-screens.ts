import AccountBalanceIcon from '@mui/icons-material/AccountBalance'
import SwapHorizIcon from '@mui/icons-material/SwapHoriz'
import UndoIcon from '@mui/icons-material/Undo'
import { staffReturns, staffTransferAccount, staffTransfers } from '@gondola/contract/payments'
import { RETURN_TEXTS, TRANSFER_ACCOUNT_TEXTS, TRANSFER_TEXTS } from '../texts/transfers.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const transferScreens: ResourceScreens = {
  resource: staffTransfers,
  texts: TRANSFER_TEXTS,
  group: 'cobros',
  icon: SwapHorizIcon,
  recordName: 'Referencia',
  list: late(async () => (await import('./transfer-list.tsx')).TransferList),
}

export const returnScreens: ResourceScreens = {
  resource: staffReturns,
  texts: RETURN_TEXTS,
  group: 'cobros',
  icon: UndoIcon,
  recordName: 'Id',
  list: late(async () => (await import('./return-list.tsx')).ReturnList),
}

export const transferAccountScreens: ResourceScreens = {
  resource: staffTransferAccount,
  texts: TRANSFER_ACCOUNT_TEXTS,
  group: 'cobros',
  icon: AccountBalanceIcon,
  list: late(async () => (await import('./transfer-account.tsx')).TransferAccountForm),
}
