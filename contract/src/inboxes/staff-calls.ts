import { Type } from 'typebox'
import { Closed, Id, SomeOf } from '../base/index.ts'
import {
  Assignee,
  InboxChange,
  InboxEvent,
  InboxName,
  InboxNote,
  InboxReply,
  InboxState,
  StaffCardRequest,
  StaffCardRequestWhole,
  StaffContact,
  StaffContactWhole,
  StaffWithdrawal,
  StaffWithdrawalWhole,
  WithdrawalCode,
  MailState,
  MailTemplateDraft,
  OutboxMail,
  OutboxMailWhole,
  StaffMailTemplate,
  TemplateName,
} from './staff-inbox.ts'
import { staffCall, staffResource, IdParams } from '../calls/index.ts'

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

// The outbox and the mail texts (backoffice §8).

export const staffOutbox = staffResource('correos', { see: 'correo.ver', edit: 'correo.reenviar', row: OutboxMail, record: OutboxMailWhole, filters: { Estado: Type.Optional(MailState) } })
/** Requeues a mail at once, counting attempts from the first; for a sent mail, queues a copy. */
export const resendMail = staffCall('POST', '/gestion/correos/:Id/reenviar', 'correo.reenviar', { params: IdParams, answer: OutboxMailWhole })
export const giveUpMail = staffCall('POST', '/gestion/correos/:Id/abandonar', 'correo.reenviar', { params: IdParams, answer: OutboxMailWhole })
/** The mail as a separate HTML page, to be shown in a frame. */
export const showMail = staffCall('GET', '/gestion/correos/:Id/vista', 'correo.ver', { params: IdParams })

const ofTemplate = Closed({ Nombre: TemplateName })

export const staffMailTemplates = staffResource('plantillas', { see: 'correo.ver', edit: 'plantillas.editar', key: { Nombre: TemplateName }, row: StaffMailTemplate, change: MailTemplateDraft })
/** Restores the built-in texts. */
export const resetMailTemplate = staffCall('POST', '/gestion/plantillas/:Nombre/restablecer', 'plantillas.editar', { params: ofTemplate, answer: StaffMailTemplate })
/** A mail with these texts as a separate HTML page, to be shown in a frame. */
export const showMailTemplate = staffCall('GET', '/gestion/plantillas/:Nombre/vista', 'correo.ver', { params: ofTemplate, query: SomeOf(MailTemplateDraft.properties) })
