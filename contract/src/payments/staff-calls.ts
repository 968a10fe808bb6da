import { Type } from 'typebox'
import { Closed, Id } from '../base/index.ts'
import { IdParams, staffCall, staffResource } from '../calls/index.ts'
import { AccountTrial, PaymentAccount, PaymentAccountKeys, PaymentDifferenceKind, PaymentDifference, SolvedDifference } from './payment-account.ts'
import { PaymentProviderName } from './payment-way.ts'
import { DoorCorrection, DoorPaymentDraft, MoneyWords, RefundDraft, StaffOrderMoney } from './staff-money.ts'
import { BankMovement, MovementNote, MovementOrder, MovementState, ReadExtract, UploadedExtract, MadeReturn, SeenTransfer, StaffReturn, StaffTransfer, TransferAccount, TransferAccountDraft } from './staff-transfer.ts'

// The shop's accounts with payment providers, and an order's money, for staff (decision 0031).

const ofProvider = Closed({ Proveedor: PaymentProviderName })

export const listPaymentAccounts = staffCall('GET', '/gestion/cobros', 'pagos.editar', { answer: Type.Array(PaymentAccount) })
/** Stores keys; they are never answered again. */
export const storeAccountKeys = staffCall('PUT', '/gestion/cobros/:Proveedor', 'pagos.editar', { params: ofProvider, body: PaymentAccountKeys, answer: PaymentAccount, limit: 'payment' })
/** Asks the provider once whether it knows the stored key. */
export const tryPaymentAccount = staffCall('POST', '/gestion/cobros/:Proveedor/probar', 'pagos.editar', { params: ofProvider, answer: AccountTrial, limit: 'payment' })

// An order's money. Every call answers it as it is afterwards.

const ofOrder = { params: IdParams, answer: StaffOrderMoney, byBranch: true } as const
const ofRefund = { ...ofOrder, params: Closed({ Id, Devolucion: Id }) } as const

export const readStaffOrderMoney = staffCall('GET', '/gestion/pedidos/:Id/pago', 'pedidos.ver', ofOrder)
/** Gives back part or all of a payment; the order costs so much less. */
export const refundPayment = staffCall('POST', '/gestion/pedidos/:Id/pago/devoluciones', 'pagos.devolver', { ...ofOrder, body: RefundDraft })
/** Asks again for a refund that the provider refused. */
export const repeatRefund = staffCall('POST', '/gestion/pedidos/:Id/pago/devoluciones/:Devolucion/repetir', 'pagos.devolver', ofRefund)
/** Notes that staff handed back the money: of a payment at the door, or otherwise because the provider refused. */
export const confirmRefund = staffCall('POST', '/gestion/pedidos/:Id/pago/devoluciones/:Devolucion/entregada', 'pagos.devolver', { ...ofRefund, body: MoneyWords })
/** Records what was paid to whoever delivers. */
export const recordDoorPayment = staffCall('POST', '/gestion/pedidos/:Id/pago/cobros', 'pedidos.despachar', { ...ofOrder, body: DoorPaymentDraft })
/** Corrects it by a counter-entry; one's own, or anybody's with `pagos.devolver`. */
export const correctDoorPayment = staffCall('POST', '/gestion/pedidos/:Id/pago/cobros/:Pago/corregir', 'pedidos.despachar', { ...ofOrder, params: Closed({ Id, Pago: Id }), body: DoorCorrection })
export const noteMoney = staffCall('POST', '/gestion/pedidos/:Id/pago/notas', 'pagos.atender', { ...ofOrder, body: MoneyWords })
/** Has the provider asked about the order now, and what failed tried again. */
export const checkOrderMoney = staffCall('POST', '/gestion/pedidos/:Id/pago/revisar', 'pagos.atender', ofOrder)
/** Mails the customer once more what is asked for, at most once an hour. */
export const askAgain = staffCall('POST', '/gestion/pedidos/:Id/pago/pedir', 'pagos.atender', ofOrder)
/** Lets the order be prepared and dispatched although its money is not there. */
export const releaseOrder = staffCall('POST', '/gestion/pedidos/:Id/pago/liberar', 'pagos.liberar', { ...ofOrder, body: MoneyWords })

const see = 'pagos.conciliar'
const params = Closed({ Id })

/** An extract's file may have a year of movements. */
const EXTRACT_MAX_BYTES = 2_000_000

/** Enters a slice of a bank's extract (CSV), and the next one each time until `Faltan` is 0; after that nothing. */
export const uploadExtract = staffCall('POST', '/gestion/extractos', see, { query: UploadedExtract, upload: { maxBytes: EXTRACT_MAX_BYTES }, answer: ReadExtract })

export const staffMovements = staffResource('movimientos-banco', { see, row: BankMovement, filters: { Estado: Type.Optional(MovementState) } })
/** Says which order a movement pays. */
export const assignMovement = staffCall('POST', '/gestion/movimientos-banco/:Id/asignar', see, { params, body: MovementOrder, answer: BankMovement })
/** Says that a movement pays no order, or was confirmed by hand before. */
export const discardMovement = staffCall('POST', '/gestion/movimientos-banco/:Id/descartar', see, { params, body: MovementNote, answer: BankMovement })

/** Differences between the shop's payments and the providers', of the whole chain. */
export const staffDifferences = staffResource('diferencias', { see: 'pagos.conciliar', row: PaymentDifference, filters: { Abiertas: Type.Optional(Type.Boolean()), Clase: Type.Optional(PaymentDifferenceKind) } })
/** Closes a difference with what was found out; found again with other figures, it is open again. */
export const solveDifference = staffCall('POST', '/gestion/diferencias/:Id/resolver', 'pagos.conciliar', { params: Closed({ Id }), body: SolvedDifference, answer: PaymentDifference })

// Transfers: the account, what is waited for, what is to be given back (decision 0031). All of the whole chain.

/** The account that customers transfer to: one record, the 1. */
export const staffTransferAccount = staffResource('cuenta-transferencias', { see, edit: see, row: TransferAccount, change: TransferAccountDraft })

export const staffTransfers = staffResource('transferencias', { see, row: StaffTransfer, filters: { Estado: Type.Optional(StaffTransfer.properties.Estado), Pedido: Type.Optional(Id) } })
/** Confirms that a transfer came; the same one again changes nothing. */
export const confirmTransfer = staffCall('POST', '/gestion/transferencias/:Id/confirmar', see, { params, body: SeenTransfer, answer: StaffTransfer })

export const staffReturns = staffResource('devoluciones-transferencia', { see, row: StaffReturn, filters: { Estado: Type.Optional(StaffReturn.properties.Estado), Pedido: Type.Optional(Id) } })
/** Records that money was given back by transfer; again, it changes nothing. */
export const recordReturn = staffCall('POST', '/gestion/devoluciones-transferencia/:Id/hecha', see, { params, body: MadeReturn, answer: StaffReturn })
