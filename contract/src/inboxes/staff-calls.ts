import { Type } from 'typebox'
import { Closed, Id } from '../base/index.ts'
import { Assignee, InboxChange, InboxEvent, InboxName, InboxNote, InboxReply, InboxState, StaffCardRequest, StaffCardRequestWhole, StaffContact, StaffContactWhole, StaffWithdrawal, StaffWithdrawalWhole, WithdrawalCode } from './staff-inbox.ts'
import { staffCall, staffResource } from '../calls/index.ts'

// Contact messages, card requests, withdrawals (backoffice §7).

const filters = { EstadoGestion: Type.Optional(InboxState), Asignada: Type.Optional(Id), Abiertas: Type.Optional(Type.Boolean()) }
const inbox = { see: 'consultas.ver', edit: 'consultas.responder', change: InboxChange } as const

export const staffContacts = staffResource('contactos', { ...inbox, filters, row: StaffContact, record: StaffContactWhole })
export const staffCardRequests = staffResource('tarjetas', { ...inbox, filters, row: StaffCardRequest, record: StaffCardRequestWhole })
export const staffWithdrawals = staffResource('arrepentimientos', { ...inbox, filters: { ...filters, Vencida: Type.Optional(Type.Boolean()) }, key: { Codigo: WithdrawalCode }, row: StaffWithdrawal, record: StaffWithdrawalWhole })

const params = Closed({ Bandeja: InboxName, Clave: Type.String({ pattern: '^[0-9A-Z-]{1,20}$' }) })
const answer = Type.Array(InboxEvent)

export const addInboxNote = staffCall('POST', '/gestion/bandejas/:Bandeja/:Clave/notas', 'consultas.responder', { params, body: InboxNote, answer })
/** Queues the reply mail and sets the state, in one transaction. */
export const replyInbox = staffCall('POST', '/gestion/bandejas/:Bandeja/:Clave/responder', 'consultas.responder', { params, body: InboxReply, answer })
/** Staff to whom an inbox entry may be assigned. */
export const listAssignees = staffCall('GET', '/gestion/responsables', 'consultas.ver', { answer: Type.Array(Assignee) })
