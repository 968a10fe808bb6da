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
const inbox = { see: 'consultas.ver', edit: 'consultas.responder', change: InboxChange, people: true } as const

export const staffContacts = staffResource('contactos', { ...inbox, filters, row: StaffContact, record: StaffContactWhole, docs: ['Gestión: clientes', 'StaffContact', 'StaffContacts', 'el mensaje de contacto', 'los mensajes de contacto'] })
export const staffCardRequests = staffResource('tarjetas', { ...inbox, filters, row: StaffCardRequest, record: StaffCardRequestWhole, docs: ['Gestión: clientes', 'StaffCardRequest', 'StaffCardRequests', 'el pedido de tarjeta', 'los pedidos de tarjeta'] })
export const staffWithdrawals = staffResource('arrepentimientos', {
  ...inbox,
  filters: { ...filters, Vencida: Type.Optional(Type.Boolean()) },
  key: { Codigo: WithdrawalCode },
  row: StaffWithdrawal,
  record: StaffWithdrawalWhole,
  docs: ['Gestión: clientes', 'StaffWithdrawal', 'StaffWithdrawals', 'el arrepentimiento', 'los arrepentimientos'],
})

const params = Closed({ Bandeja: InboxName, Clave: Type.String({ pattern: '^[0-9A-Z-]{1,20}$' }) })
const answer = Type.Array(InboxEvent)

export const addInboxNote = staffCall('POST', '/gestion/bandejas/:Bandeja/:Clave/notas', 'consultas.responder', { params, body: InboxNote, answer, docs: ['Gestión: clientes', 'addInboxNote', 'Anotar', 'Agrega una nota interna y da el historial.'] })
/** Queues the reply mail and sets the state, in one transaction. */
export const replyInbox = staffCall('POST', '/gestion/bandejas/:Bandeja/:Clave/responder', 'consultas.responder', {
  params,
  body: InboxReply,
  answer,
  docs: ['Gestión: clientes', 'replyInbox', 'Responder', 'Envía la respuesta por mail y cambia el estado, las dos cosas o ninguna.'],
})
/** Staff to whom an inbox entry may be assigned. */
export const listAssignees = staffCall('GET', '/gestion/responsables', 'consultas.ver', { answer: Type.Array(Assignee), docs: ['Gestión: clientes', 'listAssignees', 'Responsables', 'A quién se le puede asignar algo.'] })

// The outbox and the mail texts (backoffice §8).

export const staffOutbox = staffResource('correos', {
  see: 'correo.ver',
  edit: 'correo.reenviar',
  people: true,
  row: OutboxMail,
  record: OutboxMailWhole,
  filters: { Estado: Type.Optional(MailState) },
  docs: ['Gestión: correo', 'OutboxMail', 'OutboxMails', 'el correo', 'los correos'],
})
/** Requeues a mail at once, counting attempts from the first; for a sent mail, queues a copy. */
export const resendMail = staffCall('POST', '/gestion/correos/:Id/reenviar', 'correo.reenviar', {
  params: IdParams,
  answer: OutboxMailWhole,
  docs: ['Gestión: correo', 'resendMail', 'Enviar de nuevo', 'Intenta enviarlo enseguida; de uno ya enviado sale una copia.'],
})
/** A mail to the account that asks, or to the shop if it has no email, to see whether mails leave. */
export const sendTestMail = staffCall('POST', '/gestion/correos/prueba', 'correo.reenviar', {
  answer: Closed({ Para: Type.String() }),
  docs: ['Gestión: correo', 'sendTestMail', 'Correo de prueba', 'Encola un correo para la cuenta que lo pide; si no tiene email, para el de la tienda.'],
})
export const giveUpMail = staffCall('POST', '/gestion/correos/:Id/abandonar', 'correo.reenviar', { params: IdParams, answer: OutboxMailWhole, docs: ['Gestión: correo', 'giveUpMail', 'No enviar más', 'Deja de intentar el envío.'] })
/** The mail as a separate HTML page, to be shown in a frame. */
export const showMail = staffCall('GET', '/gestion/correos/:Id/vista', 'correo.ver', { params: IdParams, docs: ['Gestión: correo', 'showMail', 'Ver el correo', 'El correo como página HTML, para mostrar en un marco.'] })

const ofTemplate = Closed({ Nombre: TemplateName })

export const staffMailTemplates = staffResource('plantillas', {
  see: 'correo.ver',
  edit: 'plantillas.editar',
  key: { Nombre: TemplateName },
  row: StaffMailTemplate,
  change: MailTemplateDraft,
  docs: ['Gestión: correo', 'MailTemplate', 'MailTemplates', 'la plantilla de correo', 'las plantillas de correo'],
})
/** Restores the built-in texts. */
export const resetMailTemplate = staffCall('POST', '/gestion/plantillas/:Nombre/restablecer', 'plantillas.editar', {
  params: ofTemplate,
  answer: StaffMailTemplate,
  docs: ['Gestión: correo', 'resetMailTemplate', 'Volver a los textos de fábrica', 'La plantilla vuelve a sus textos originales.'],
})
/** A mail with these texts as a separate HTML page, to be shown in a frame. */
export const showMailTemplate = staffCall('GET', '/gestion/plantillas/:Nombre/vista', 'correo.ver', {
  params: ofTemplate,
  query: SomeOf(MailTemplateDraft.properties),
  docs: ['Gestión: correo', 'showMailTemplate', 'Ver la plantilla', 'Un correo con esos textos como página HTML, para mostrar en un marco.'],
})
