import { Type } from 'typebox'
import { Id } from '../base/index.ts'
import { ClientBlock, ClientCorrection, PointsDraft, PointsEntry, StaffClient, StaffClientWhole } from './staff-client.ts'
import { staffCall, IdParams, staffResource } from '../calls/index.ts'

// Customers and their points (backoffice §7). A customer's orders: `staffOrders` with the filter `Cliente`.

/** `q` searches name, user, mail, document and telephone. */
export const staffClients = staffResource('clientes', { see: 'clientes.ver', edit: 'clientes.editar', row: StaffClient, record: StaffClientWhole, change: ClientCorrection, filters: { Estado: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) } })

/** Ends the customer's sessions and prevents logins until the account is unblocked. */
export const blockClient = staffCall('POST', '/gestion/clientes/:Id/bloquear', 'clientes.editar', { params: IdParams, body: ClientBlock, answer: StaffClientWhole })
export const unblockClient = staffCall('POST', '/gestion/clientes/:Id/desbloquear', 'clientes.editar', { params: IdParams, answer: StaffClientWhole })
/** Mails the customer a link to choose a new password. */
export const mailClientRecovery = staffCall('POST', '/gestion/clientes/:Id/recuperar', 'clientes.editar', { params: IdParams })

export const staffPoints = staffResource('puntos', { see: 'clientes.ver', edit: 'puntos.ajustar', row: PointsEntry, filters: { Cliente: Type.Optional(Id) }, create: PointsDraft })
