import { Type } from 'typebox'
import { Closed, Id } from '../base/index.ts'
import { IdParams, staffCall, staffResource } from '../calls/index.ts'
import { AccountTrial, PaymentAccount, PaymentAccountKeys, PaymentDifferenceKind, PaymentDifference, SolvedDifference } from './payment-account.ts'
import { AccountName } from './payment-providers.ts'
import { PendingAccountParams, SeenPendingAccount } from './pending-account.ts'
import { DoorCorrection, DoorPaymentDraft, MoneyWords, RefundDraft, StaffOrderMoney } from './staff-money.ts'
import { BankMovement, MovementNote, MovementOrder, MovementState, ReadExtract, UploadedExtract, MadeReturn, SeenTransfer, StaffReturn, StaffTransfer, TransferAccount, TransferAccountDraft } from './staff-transfer.ts'

const UNSEEN = 'Un pedido de otra sucursal no existe.'

// The shop's accounts with payment providers, and an order's money, for staff (decision 0031).

const ofProvider = Closed({ Proveedor: AccountName })

export const listPaymentAccounts = staffCall('GET', '/gestion/cobros', 'pagos.editar', {
  answer: Type.Array(PaymentAccount),
  docs: ['Gestión: cobros', 'listPaymentAccounts', 'Cuentas de cobro', 'Las cuentas con proveedores de pagos y de avisos. De sus llaves sólo dice desde cuándo están cargadas.'],
})
/** Stores keys; they are never answered again. */
export const storeAccountKeys = staffCall('PUT', '/gestion/cobros/:Proveedor', 'pagos.editar', {
  params: ofProvider,
  body: PaymentAccountKeys,
  answer: PaymentAccount,
  needsRecentLogin: true,
  limit: 'payment',
  docs: ['Gestión: cobros', 'storeAccountKeys', 'Cargar llaves', 'Guarda cifradas las llaves que vienen y deja las otras como están. Ninguna respuesta las da.'],
})
/** Asks the provider once whether it knows the stored key. */
export const tryPaymentAccount = staffCall('POST', '/gestion/cobros/:Proveedor/probar', 'pagos.editar', {
  params: ofProvider,
  answer: AccountTrial,
  limit: 'payment',
  docs: ['Gestión: cobros', 'tryPaymentAccount', 'Probar la conexión', 'Le pregunta una vez al proveedor, sin cobrar nada, si conoce la llave guardada.'],
})

// An order's money. Every call answers it as it is afterwards.

const ofOrder = { params: IdParams, answer: StaffOrderMoney, byBranch: true } as const
const ofRefund = { ...ofOrder, params: Closed({ Id, Devolucion: Id }) } as const

export const readStaffOrderMoney = staffCall('GET', '/gestion/pedidos/:Id/pago', 'pedidos.ver', {
  ...ofOrder,
  docs: ['Gestión: cobros', 'readStaffOrderMoney', 'El dinero de un pedido', `Lo que cuesta, lo reservado, cobrado y devuelto, sus pagos, devoluciones e historia. ${UNSEEN}`, ['no-existe']],
})
/** Gives back part or all of a payment; the order costs so much less. */
export const refundPayment = staffCall('POST', '/gestion/pedidos/:Id/pago/devoluciones', 'pagos.devolver', {
  ...ofOrder,
  body: RefundDraft,
  needsRecentLogin: true,
  docs: ['Gestión: cobros', 'refundPayment', 'Devolver', 'Devuelve una parte o todo de un pago; el pedido cuesta eso menos. Con la misma Clave se devuelve una sola vez. Cada rol tiene su tope.', ['no-existe', 'clave-repetida']],
})
/** Asks again for a refund that the provider refused. */
export const repeatRefund = staffCall('POST', '/gestion/pedidos/:Id/pago/devoluciones/:Devolucion/repetir', 'pagos.devolver', {
  ...ofRefund,
  docs: ['Gestión: cobros', 'repeatRefund', 'Reintentar una devolución', 'Pide de nuevo una devolución que el proveedor rechazó.', ['no-existe']],
})
/** Notes that staff handed back the money: of a payment at the door, or otherwise because the provider refused. */
export const confirmRefund = staffCall('POST', '/gestion/pedidos/:Id/pago/devoluciones/:Devolucion/entregada', 'pagos.devolver', {
  ...ofRefund,
  body: MoneyWords,
  docs: ['Gestión: cobros', 'confirmRefund', 'Devolución entregada', 'Anota que el personal entregó el dinero: lo cobrado en la puerta, o por otro medio lo que el proveedor rechazó.', ['no-existe']],
})
/** Records what was paid to whoever delivers. */
export const recordDoorPayment = staffCall('POST', '/gestion/pedidos/:Id/pago/cobros', 'pedidos.despachar', {
  ...ofOrder,
  body: DoorPaymentDraft,
  docs: ['Gestión: cobros', 'recordDoorPayment', 'Cobrado en la puerta', 'Anota lo que se cobró al entregar, con el medio y el nombre de quien lo recibió. Con la misma Clave se anota una sola vez.', ['no-existe', 'estado', 'clave-repetida']],
})
/** Corrects it by a counter-entry; one's own, or anybody's with `pagos.devolver`. */
export const correctDoorPayment = staffCall('POST', '/gestion/pedidos/:Id/pago/cobros/:Pago/corregir', 'pedidos.despachar', {
  ...ofOrder,
  params: Closed({ Id, Pago: Id }),
  body: DoorCorrection,
  docs: ['Gestión: cobros', 'correctDoorPayment', 'Corregir un cobro', 'Quita una parte o todo de un cobro de la puerta con un contraasiento; nada se borra.', ['no-existe', 'clave-repetida']],
})
export const noteMoney = staffCall('POST', '/gestion/pedidos/:Id/pago/notas', 'pagos.atender', { ...ofOrder, body: MoneyWords, docs: ['Gestión: cobros', 'noteMoney', 'Anotar', 'Agrega una nota a la historia del dinero del pedido.', ['no-existe']] })
/** Has the provider asked about the order now, and what failed tried again. */
export const checkOrderMoney = staffCall('POST', '/gestion/pedidos/:Id/pago/revisar', 'pagos.atender', {
  ...ofOrder,
  docs: ['Gestión: cobros', 'checkOrderMoney', 'Revisar ahora', 'Le pregunta de nuevo al proveedor por las páginas y pagos del pedido, e intenta ya lo que falló.', ['no-existe']],
})
/** Mails the customer once more what is asked for, at most once an hour. */
export const askAgain = staffCall('POST', '/gestion/pedidos/:Id/pago/pedir', 'pagos.atender', {
  ...ofOrder,
  docs: ['Gestión: cobros', 'askAgain', 'Pedir de nuevo', 'Le manda otra vez al cliente el mail con lo que falta pagar; como mucho una vez por hora.', ['no-existe']],
})
/** Lets the order be prepared and dispatched although its money is not there. */
export const releaseOrder = staffCall('POST', '/gestion/pedidos/:Id/pago/liberar', 'pagos.liberar', {
  ...ofOrder,
  body: MoneyWords,
  docs: ['Gestión: cobros', 'releaseOrder', 'Liberar un pedido', 'Deja preparar y despachar un pedido que no está cubierto; ya no se cancela por falta de pago.', ['no-existe', 'estado']],
})

const see = 'pagos.conciliar'
const params = Closed({ Id })

/** An extract's file may have a year of movements. */
const EXTRACT_MAX_BYTES = 2_000_000

/** Enters a slice of a bank's extract (CSV), and the next one each time until `Faltan` is 0; after that nothing. */
export const uploadExtract = staffCall('POST', '/gestion/extractos', see, {
  query: UploadedExtract,
  upload: { maxBytes: EXTRACT_MAX_BYTES },
  answer: ReadExtract,
  docs: [
    'Gestión: transferencias',
    'uploadExtract',
    'Subir un extracto',
    'Anota del extracto del banco (CSV) hasta 500 créditos por llamado: lo que trae referencia e importe se toma, lo dudoso se propone. Mientras Faltan no sea 0, el mismo archivo sigue donde quedó; después no cambia nada.',
  ],
})

export const staffMovements = staffResource('movimientos-banco', {
  see,
  row: BankMovement,
  people: true,
  filters: { Estado: Type.Optional(MovementState) },
  docs: ['Gestión: transferencias', 'BankMovement', 'BankMovements', 'el movimiento del banco', 'los movimientos del banco'],
})
/** Says which order a movement pays. */
export const assignMovement = staffCall('POST', '/gestion/movimientos-banco/:Id/asignar', see, {
  params,
  body: MovementOrder,
  answer: BankMovement,
  docs: ['Gestión: transferencias', 'assignMovement', 'Asignar un movimiento', 'Dice qué pedido paga; el mismo otra vez no cambia nada.'],
})
/** Says that a movement pays no order, or was confirmed by hand before. */
export const discardMovement = staffCall('POST', '/gestion/movimientos-banco/:Id/descartar', see, {
  params,
  body: MovementNote,
  answer: BankMovement,
  docs: ['Gestión: transferencias', 'discardMovement', 'Descartar un movimiento', 'Dice que no paga ningún pedido, o que ya estaba confirmado a mano.'],
})

/** Differences between the shop's payments and the providers', of the whole chain. */
export const staffDifferences = staffResource('diferencias', {
  see: 'pagos.conciliar',
  row: PaymentDifference,
  filters: { Abiertas: Type.Optional(Type.Boolean()), Clase: Type.Optional(PaymentDifferenceKind) },
  docs: ['Gestión: diferencias', 'PaymentDifference', 'PaymentDifferences', 'la diferencia con el proveedor de pagos', 'las diferencias con los proveedores de pagos'],
})
/** Closes a difference with what was found out; found again with other figures, it is open again. */
export const solveDifference = staffCall('POST', '/gestion/diferencias/:Id/resolver', 'pagos.conciliar', {
  params: Closed({ Id }),
  body: SolvedDifference,
  answer: PaymentDifference,
  docs: ['Gestión: diferencias', 'solveDifference', 'Resolver una diferencia', 'La cierra con una nota; si aparece con otros importes, se abre de nuevo.'],
})

// Transfers: the account, what is waited for, what is to be given back (decision 0031). All of the whole chain.

/** The account that customers transfer to: one record, the 1. */
export const staffTransferAccount = staffResource('cuenta-transferencias', {
  see,
  edit: see,
  row: TransferAccount,
  change: TransferAccountDraft,
  needsRecentLogin: true,
  docs: ['Gestión: transferencias', 'TransferAccount', 'TransferAccounts', 'la cuenta que recibe transferencias', 'las cuentas que reciben transferencias (una sola, la 1)'],
})

/** Shows customers another account at once: by a second administrator. */
export const confirmPendingAccount = staffCall('POST', '/gestion/cuentas-pendientes/:De/:Id/confirmar', 'pagos.editar', {
  params: PendingAccountParams,
  body: SeenPendingAccount,
  needsRecentLogin: true,
  docs: ['Gestión: transferencias', 'confirmPendingAccount', 'Confirmar una cuenta nueva', 'Los clientes la ven desde ahora; la confirma otra persona de Administración que la que la pidió.'],
})
/** Keeps the account in use. */
export const cancelPendingAccount = staffCall('POST', '/gestion/cuentas-pendientes/:De/:Id/anular', 'pagos.editar', {
  params: PendingAccountParams,
  needsRecentLogin: true,
  docs: ['Gestión: transferencias', 'cancelPendingAccount', 'Anular una cuenta nueva', 'Sigue la que ven los clientes.'],
})

export const staffTransfers = staffResource('transferencias', {
  see,
  row: StaffTransfer,
  people: true,
  filters: { Estado: Type.Optional(StaffTransfer.properties.Estado), Pedido: Type.Optional(Id) },
  docs: ['Gestión: transferencias', 'Transfer', 'Transfers', 'la transferencia', 'las transferencias'],
})
/** Confirms that a transfer came; the same one again changes nothing. */
export const confirmTransfer = staffCall('POST', '/gestion/transferencias/:Id/confirmar', see, {
  params,
  body: SeenTransfer,
  answer: StaffTransfer,
  docs: ['Gestión: transferencias', 'confirmTransfer', 'Confirmar una transferencia', 'Anota que llegó, con su importe, fecha y movimiento; la misma otra vez no cambia nada.'],
})

export const staffReturns = staffResource('devoluciones-transferencia', {
  see,
  row: StaffReturn,
  people: true,
  filters: { Estado: Type.Optional(StaffReturn.properties.Estado), Pedido: Type.Optional(Id) },
  docs: ['Gestión: transferencias', 'TransferReturn', 'TransferReturns', 'la devolución por transferencia', 'las devoluciones por transferencia'],
})
/** Records that money was given back by transfer; again, it changes nothing. */
export const recordReturn = staffCall('POST', '/gestion/devoluciones-transferencia/:Id/hecha', see, {
  params,
  body: MadeReturn,
  answer: StaffReturn,
  docs: ['Gestión: transferencias', 'recordReturn', 'Anotar una devolución', 'Anota con qué transferencia se devolvió; la misma otra vez no cambia nada.'],
})
