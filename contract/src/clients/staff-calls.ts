import { Type } from 'typebox'
import { Id } from '../base/index.ts'
import { ClientBlock, ClientCorrection, PhoneClient, PointsDraft, PointsEntry, StaffClient, StaffClientWhole } from './staff-client.ts'
import { staffCall, IdParams, staffResource } from '../calls/index.ts'

// Customers and their points (backoffice §7). A customer's orders: `staffOrders` with the filter `Cliente`.

/**
 * `q` searches name, user, mail, document and telephone. Staff of some branches have the customers with an order or a
 * chosen place there, and whom they find by the whole document, mail, telephone or order number.
 */
export const staffClients = staffResource('clientes', {
  see: 'clientes.ver',
  edit: 'clientes.editar',
  row: StaffClient,
  record: StaffClientWhole,
  change: ClientCorrection,
  byBranch: 'reads',
  people: true,
  // for another mail address
  needsRecentLogin: 'sometimes',
  filters: { Estado: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) },
  docs: ['Gestión: clientes', 'StaffClient', 'StaffClients', 'el cliente', 'los clientes'],
})

/** Ends the customer's sessions and prevents logins until the account is unblocked. */
export const blockClient = staffCall('POST', '/gestion/clientes/:Id/bloquear', 'clientes.editar', {
  params: IdParams,
  body: ClientBlock,
  answer: StaffClientWhole,
  docs: ['Gestión: clientes', 'blockClient', 'Bloquear una cuenta', 'Termina las sesiones del cliente; nadie ingresa hasta que se la desbloquee.'],
})
export const unblockClient = staffCall('POST', '/gestion/clientes/:Id/desbloquear', 'clientes.editar', {
  params: IdParams,
  answer: StaffClientWhole,
  docs: ['Gestión: clientes', 'unblockClient', 'Desbloquear una cuenta', 'El cliente puede ingresar de nuevo.'],
})
/** Registers a customer by the rules of a registration, and mails the link with which they choose a password. */
export const registerByPhone = staffCall('POST', '/gestion/clientes/telefono', 'pedidos.tomar', {
  body: PhoneClient,
  answer: StaffClientWhole,
  byBranch: true,
  people: true,
  docs: ['Gestión: clientes', 'registerByPhone', 'Registrar por teléfono', 'Registra a quien llama y le manda por mail el enlace para elegir su clave y quedarse con la cuenta.', ['concurrencia']],
})
/** Mails the customer a link to choose a new password. */
export const mailClientRecovery = staffCall('POST', '/gestion/clientes/:Id/recuperar', 'clientes.editar', {
  params: IdParams,
  docs: ['Gestión: clientes', 'mailClientRecovery', 'Enviar el enlace de recuperación', 'Envía al cliente el enlace para elegir otra clave.'],
})

export const staffPoints = staffResource('puntos', {
  see: 'clientes.ver',
  edit: 'puntos.ajustar',
  row: PointsEntry,
  byBranch: 'reads',
  people: true,
  filters: { Cliente: Type.Optional(Id) },
  create: PointsDraft,
  needsRecentLogin: true,
  docs: ['Gestión: clientes', 'PointsEntry', 'PointsEntries', 'el movimiento de puntos', 'los movimientos de puntos'],
})
