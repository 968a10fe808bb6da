import { Type, type Static } from 'typebox'
import { Contact } from './contact.ts'
import { Closed, Id, Nullable, ShortText } from '../base/index.ts'
import { MailState } from './staff-mail.ts'

// Entries from the shop's forms, as staff process them (backoffice §7).

export const InboxName = Type.Union([
  Type.Literal('contactos'),
  Type.Literal('tarjetas'),
  Type.Literal('arrepentimientos'),
])
export type InboxName = Static<typeof InboxName>

export const InboxState = Type.Union([
  Type.Literal('nueva'),
  Type.Literal('en-curso'),
  Type.Literal('resuelta'),
  Type.Literal('rechazada'),
])
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
  Tipo: Type.Union([Type.Literal('nota'), Type.Literal('respuesta'), Type.Literal('cambio')]),
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

/** A change of state or assignee. */
export const InboxChange = Closed({ EstadoGestion: InboxState, Asignada: Nullable(Id) })
export type InboxChange = Static<typeof InboxChange>

export const InboxNote = Closed({ Texto: Type.String({ minLength: 1, maxLength: 4000 }) })
export type InboxNote = Static<typeof InboxNote>

/** A reply by mail, and the new state. */
export const InboxReply = Closed({
  Asunto: ShortText,
  Texto: Type.String({ maxLength: 4000 }),
  EstadoGestion: InboxState,
})
export type InboxReply = Static<typeof InboxReply>

/** A member of staff to whom entries may be assigned. */
export const Assignee = Closed({ Id, Nombre: Type.String() })
export type Assignee = Static<typeof Assignee>
