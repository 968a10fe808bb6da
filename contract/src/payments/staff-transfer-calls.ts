import { Type } from 'typebox'
import { Closed, Id } from '../base/index.ts'
import { staffCall, staffResource } from '../calls/index.ts'
import { MadeReturn, SeenTransfer, StaffReturn, StaffTransfer, TransferAccount, TransferAccountDraft } from './staff-transfer.ts'

// Transfers: the account, what is waited for, what is to be given back (decision 0031). All of the whole chain.

const see = 'pagos.conciliar'
const params = Closed({ Id })
const some = Type.Optional

/** The account that customers transfer to: one record, the 1. */
export const staffTransferAccount = staffResource('cuenta-transferencias', { see, edit: see, row: TransferAccount, change: TransferAccountDraft })

export const staffTransfers = staffResource('transferencias', { see, row: StaffTransfer, filters: { Estado: some(StaffTransfer.properties.Estado), Pedido: some(Id) } })
/** Confirms that a transfer came; the same one again changes nothing. */
export const confirmTransfer = staffCall('POST', '/gestion/transferencias/:Id/confirmar', see, { params, body: SeenTransfer, answer: StaffTransfer })

export const staffReturns = staffResource('devoluciones-transferencia', { see, row: StaffReturn, filters: { Estado: some(StaffReturn.properties.Estado), Pedido: some(Id) } })
/** Records that money was given back by transfer; again, it changes nothing. */
export const recordReturn = staffCall('POST', '/gestion/devoluciones-transferencia/:Id/hecha', see, { params, body: MadeReturn, answer: StaffReturn })
