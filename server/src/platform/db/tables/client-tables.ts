import type { DeliveryPlace } from '@gondola/contract/branches'
import type { ColumnType, Generated } from 'kysely'
import type { Json } from './json-column.ts'

// Customers and what is theirs.

export interface ClientTable {
  Id: Generated<number>
  Nombre: string
  Direccion: string
  Localidad: Generated<string>
  Idasociado: Generated<number>
  Tarjeta: string | null
  Sucursal: number | null
  Usuario: string
  Email: string
  document_type_code: number
  Nrodoc: string
  /** 0 active, 1 blocked. */
  Estado: Generated<number>
  Cliente: string | null
  Telefono: string
  Alta: string
  Baja: Generated<boolean>
  Puntos: Generated<number>
  Comentario: Generated<string>
  password_hash: string
  user_key: string
  /** The normalised address, or a placeholder while another account holds the address (`clients/email-holder.ts`). */
  email_key: string
  /** Why staff blocked the account. */
  block_reason: string | null
  /** When a link mailed to the address was followed; null: unconfirmed, so no typed text may be mailed to it. */
  email_confirmed_at: string | null
  /** Where orders go, as last chosen; null: never chosen. */
  delivery_place: Json<DeliveryPlace> | null
  /** The text by which staff search, on PostgreSQL alone. */
  searched: ColumnType<string | undefined, never, never>
}

export interface ClientAddressTable {
  Id: Generated<number>
  client_id: number
  Calle: string
  Numero: Generated<string>
  Piso: Generated<string>
  Localidad: Generated<string>
  CodigoPostal: Generated<string>
  Provincia: Generated<string>
  Referencia: Generated<string>
  Latitud: number | null
  Longitud: number | null
  is_default: Generated<boolean>
}

export interface ProvinceTable {
  Id: Generated<number>
  Codigo: string
  Descripcion: string
}

export interface DocumentTypeTable {
  Codigo: number
  Descripcion: string
  position: Generated<number>
}

export interface ReferenceTable {
  token_hash: string
  client_id: number
  created_at: string
  expires_at: string
}

export interface SessionTable {
  token_hash: string
  client_id: number | null
  staff_id: number | null
  created_at: string
  used_at: string
  expires_at: string
}

export interface FavouriteTable {
  client_id: number
  article_code: string
  created_at: string
}

export interface PointsLedgerTable {
  id: Generated<number>
  client_id: number
  order_id: number | null
  points: number
  reason: string
  at: string
  /** User name of the staff member who adjusted them; null: the shop itself. */
  author: string | null
}
