import { Type } from 'typebox'
import { Closed, Id } from '../base/index.ts'
import { IdParams, staffCall } from '../calls/index.ts'
import { AccountTrial, PaymentAccount, PaymentAccountKeys } from './payment-account.ts'
import { PaymentProviderName } from './payment-provider.ts'
import { DoorCorrection, DoorPaymentDraft, MoneyWords, RefundDraft, StaffOrderMoney } from './staff-money.ts'

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
