import { Type, type Static } from 'typebox'
import { Closed, Id, LongText, Nullable, ShortText, OneOf } from '../base/index.ts'
import { Contact } from './forms.ts'

// The outbox and the mail texts (backoffice §8).

/** Waiting (or being sent), sent, failed after the last attempt, cancelled by staff. */
export const MailState = OneOf('queued', 'sent', 'failed', 'abandoned')
export type MailState = Static<typeof MailState>

export const OutboxMail = Closed({
  Id,
  Para: Type.String(),
  Asunto: Type.String(),
  Estado: MailState,
  Intentos: Type.Integer(),
  UltimoError: Nullable(Type.String()),
  /** `2026-11-21T18:05:00-03:00`. */
  Fechahora: Type.String(),
  Enviado: Nullable(Type.String()),
  /** Time of the next attempt; null: none is scheduled. */
  Proximo: Nullable(Type.String()),
})
export type OutboxMail = Static<typeof OutboxMail>

/** A mail with its text. Links that grant access are removed. */
export const OutboxMailWhole = Closed({
  ...OutboxMail.properties,
  ResponderA: Nullable(Type.String()),
  Texto: Type.String(),
})
export type OutboxMailWhole = Static<typeof OutboxMailWhole>

export const TemplateName = Type.String({ pattern: '^[a-z][a-z-]{1,40}$' })

export const MailTemplateDraft = Closed({ Asunto: ShortText, Texto: LongText, Nota: LongText })
export type MailTemplateDraft = Static<typeof MailTemplateDraft>

/** The texts of a mail as the shop sends it; `Propia`: edited by the shop, not the built-in ones. */
export const StaffMailTemplate = Closed({
  Nombre: TemplateName,
  Descripcion: Type.String(),
  /** Names of the placeholders, written in braces. */
  Campos: Type.Array(Type.String()),
  ...MailTemplateDraft.properties,
  Propia: Type.Boolean(),
})
export type StaffMailTemplate = Static<typeof StaffMailTemplate>

// Entries from the shop's forms, as staff process them (backoffice §7).

export const InboxName = OneOf('contactos', 'tarjetas', 'arrepentimientos')
export type InboxName = Static<typeof InboxName>

export const InboxState = OneOf('nueva', 'en-curso', 'resuelta', 'rechazada')
export type InboxState = Static<typeof InboxState>

const status = {
  EstadoGestion: InboxState,
  /** The account of the assignee; null: nobody yet. */
  Asignada: Nullable(Id),
  AsignadaA: Nullable(Type.String()),
}

/** A note, a reply or a change of state. */
export const InboxEvent = Closed({
  Id,
  Fechahora: Type.String(),
  Usuario: Type.String(),
  Tipo: OneOf('nota', 'respuesta', 'cambio'),
  Texto: Type.String(),
  /** The reply mail, and its state. */
  Correo: Nullable(Id),
  EstadoCorreo: Nullable(MailState),
})
export type InboxEvent = Static<typeof InboxEvent>

const history = { Historia: Type.Array(InboxEvent) }

export const StaffContact = Closed({ ...Contact.properties, ...status })
export type StaffContact = Static<typeof StaffContact>
export const StaffContactWhole = Closed({ ...StaffContact.properties, ...history })

export const StaffCardRequest = Closed({
  Id,
  Fechahora: Type.String(),
  Nombre: Type.String(),
  Apellido: Type.String(),
  /** Kind and number, `DNI 30111222`. */
  Documento: Type.String(),
  Direccion: Type.String(),
  Email: Type.String(),
  Telefono: Type.String(),
  ...status,
})
export type StaffCardRequest = Static<typeof StaffCardRequest>
export const StaffCardRequestWhole = Closed({ ...StaffCardRequest.properties, ...history })

export const WithdrawalCode = Type.String({ pattern: '^[0-9A-Z-]{1,20}$' })

export const StaffWithdrawal = Closed({
  Codigo: WithdrawalCode,
  Fecha: Type.String(),
  Nombre: Type.String(),
  Email: Type.String(),
  Telefono: Type.String(),
  Pedido: Type.String(),
  Motivo: Type.String(),
  ...status,
  /** Deadline of the reply: 24 hours after the request (argentina §1.1). */
  Vence: Type.String(),
  /** Hours left, negative when overdue; null once answered, resolved or rejected. */
  HorasRestantes: Nullable(Type.Number()),
})
export type StaffWithdrawal = Static<typeof StaffWithdrawal>
export const StaffWithdrawalWhole = Closed({ ...StaffWithdrawal.properties, ...history })

export const InboxChange = Closed({ EstadoGestion: InboxState, Asignada: Nullable(Id) })
export type InboxChange = Static<typeof InboxChange>

export const InboxNote = Closed({ Texto: Type.String({ minLength: 1, maxLength: 4000 }) })
export type InboxNote = Static<typeof InboxNote>

export const InboxReply = Closed({
  Asunto: ShortText,
  Texto: Type.String({ maxLength: 4000 }),
  EstadoGestion: InboxState,
})
export type InboxReply = Static<typeof InboxReply>

/** A member of staff to whom entries may be assigned. */
export const Assignee = Closed({ Id, Nombre: Type.String() })
export type Assignee = Static<typeof Assignee>
