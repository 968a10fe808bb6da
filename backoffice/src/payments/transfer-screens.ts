import AccountBalanceIcon from '@mui/icons-material/AccountBalance'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong'
import SwapHorizIcon from '@mui/icons-material/SwapHoriz'
import UndoIcon from '@mui/icons-material/Undo'
import {
  staffMovements,
  staffReturns,
  staffTransferAccount,
  staffTransfers,
} from '@gondola/contract/payments'
import { MOVEMENT_TEXTS } from '../texts/bank-movements.ts'
import {
  RETURN_STATES,
  RETURN_TEXTS,
  TRANSFER_ACCOUNT_TEXTS,
  TRANSFER_STATES,
  TRANSFER_TEXTS,
} from '../texts/transfers.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const transferScreens: ResourceScreens = {
  resource: staffTransfers,
  texts: TRANSFER_TEXTS,
  group: 'cobros',
  icon: SwapHorizIcon,
  recordName: 'Referencia',
  names: { Estado: TRANSFER_STATES },
  list: late(async () => (await import('./transfer-list.tsx')).TransferList),
}

export const movementScreens: ResourceScreens = {
  resource: staffMovements,
  texts: MOVEMENT_TEXTS,
  group: 'cobros',
  icon: ReceiptLongIcon,
  recordName: 'Texto',
  list: late(async () => (await import('./movement-list.tsx')).MovementList),
}

export const returnScreens: ResourceScreens = {
  resource: staffReturns,
  texts: RETURN_TEXTS,
  group: 'cobros',
  icon: UndoIcon,
  recordName: 'Id',
  names: { Estado: RETURN_STATES },
  list: late(async () => (await import('./return-list.tsx')).ReturnList),
}

export const transferAccountScreens: ResourceScreens = {
  resource: staffTransferAccount,
  texts: TRANSFER_ACCOUNT_TEXTS,
  group: 'cobros',
  icon: AccountBalanceIcon,
  list: late(async () => (await import('./transfer-account.tsx')).TransferAccountForm),
}
