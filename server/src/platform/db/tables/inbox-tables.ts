import type { InboxName, InboxState } from '@gondola/contract/inboxes'
import type { Generated } from 'kysely'

// What customers write to the shop.

export interface CardRequestTable {
  Id: Generated<number>
  Nombre: string
  Apellido: string
  Direccion: string
  Email: string
  Nrodoc: string
  Telefono: string
  document_type_code: number | null
  TituloEmail: string
  MensajeEmail: string
  Fechahora: string
}

export interface ContactTable {
  Id: Generated<number>
  Nombre: string
  Email: string
  Telefono: string
  Comentario: string
  Motivo: string
  Mensaje: string
  Fechahora: string
}

export interface WithdrawalTable {
  Codigo: string
  Fecha: string
  Nombre: string
  Email: string
  Telefono: Generated<string>
  Pedido: Generated<string>
  Motivo: Generated<string>
  /** Normalised mail and order number; a repeated request gets the same code. */
  request_key: string
}

/** Staff's progress on an inbox item; without a row it is new. */
export interface InboxItemTable {
  inbox: InboxName
  key: string
  state: InboxState
  staff_id: number | null
  /** When it was first answered, resolved or rejected. */
  answered_at: string | null
}

export interface InboxEventTable {
  id: Generated<number>
  inbox: InboxName
  key: string
  at: string
  user_name: string
  kind: 'nota' | 'respuesta' | 'cambio'
  text: string
  mail_id: number | null
}
