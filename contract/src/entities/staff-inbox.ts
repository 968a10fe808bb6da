import { Type, type Static } from 'typebox'
import { Contact } from './contact.ts'
import { Closed, Id, Nullable, ShortText } from './fields.ts'
import { MailState } from './staff-mail.ts'

// What came in from the shop's forms, as staff work it off (backoffice §7).

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
  /** The account of who works on it; null: nobody yet. */
  Asignada: Nullable(Id),
  AsignadaA: Nullable(Type.String()),
}

/** A note, an answer or a change of state. */
export const InboxEvent = Closed({
  Id,
  Fechahora: Type.String(),
  Usuario: Type.String(),
  Tipo: Type.Union([Type.Literal('nota'), Type.Literal('respuesta'), Type.Literal('cambio')]),
  Texto: Type.String(),
  /** The answer's mail and how it went. */
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
  /** Until when it is to be answered: 24 hours after it came (argentina §1.1). */
  Vence: Type.String(),
  /** Hours left, negative when overdue; null once it was answered, resolved or rejected. */
  HorasRestantes: Nullable(Type.Number()),
})
export type StaffWithdrawal = Static<typeof StaffWithdrawal>
export const StaffWithdrawalWhole = Closed({ ...StaffWithdrawal.properties, ...history })

/** Another state, another person. */
export const InboxChange = Closed({ EstadoGestion: InboxState, Asignada: Nullable(Id) })
export type InboxChange = Static<typeof InboxChange>

export const InboxNote = Closed({ Texto: Type.String({ minLength: 1, maxLength: 4000 }) })
export type InboxNote = Static<typeof InboxNote>

/** An answer by mail, and the state that goes with it. */
export const InboxReply = Closed({
  Asunto: ShortText,
  Texto: Type.String({ maxLength: 4000 }),
  EstadoGestion: InboxState,
})
export type InboxReply = Static<typeof InboxReply>

/** Somebody who may work on what comes in. */
export const Assignee = Closed({ Id, Nombre: Type.String() })
export type Assignee = Static<typeof Assignee>
