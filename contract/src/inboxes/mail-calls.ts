import { Type } from 'typebox'
import { Closed, SomeOf } from '../base/index.ts'
import { MailState, MailTemplateDraft, OutboxMail, OutboxMailWhole, StaffMailTemplate, TemplateName } from './staff-mail.ts'
import { staffCall, IdParams, staffResource } from '../calls/index.ts'

// The outbox and the mail texts (backoffice §8).

export const staffOutbox = staffResource('correos', { see: 'correo.ver', edit: 'correo.reenviar', row: OutboxMail, record: OutboxMailWhole, filters: { Estado: Type.Optional(MailState) } })
/** Requeues a mail at once, counting attempts from the first; for a sent mail, queues a copy. */
export const resendMail = staffCall('POST', '/gestion/correos/:Id/reenviar', 'correo.reenviar', { params: IdParams, answer: OutboxMailWhole })
export const giveUpMail = staffCall('POST', '/gestion/correos/:Id/abandonar', 'correo.reenviar', { params: IdParams, answer: OutboxMailWhole })
/** The mail as a separate HTML page, to be shown in a frame. */
export const showMail = staffCall('GET', '/gestion/correos/:Id/vista', 'correo.ver', { params: IdParams })

const params = Closed({ Nombre: TemplateName })

export const staffMailTemplates = staffResource('plantillas', { see: 'correo.ver', edit: 'plantillas.editar', key: { Nombre: TemplateName }, row: StaffMailTemplate, change: MailTemplateDraft })
/** Restores the built-in texts. */
export const resetMailTemplate = staffCall('POST', '/gestion/plantillas/:Nombre/restablecer', 'plantillas.editar', { params, answer: StaffMailTemplate })
/** A mail with these texts as a separate HTML page, to be shown in a frame. */
export const showMailTemplate = staffCall('GET', '/gestion/plantillas/:Nombre/vista', 'correo.ver', { params, query: SomeOf(MailTemplateDraft.properties) })
