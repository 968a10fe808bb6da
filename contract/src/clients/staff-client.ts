import { Type, type Static } from 'typebox'
import { Address } from './client.ts'
import { Closed, Id, IsoDate, Nullable, ShortText } from '../base/index.ts'

// Customers and their points for staff (backoffice §7). Contains no password data.

/** A row of the list, which has neither document nor street: the record does, and reading it is recorded. */
export const StaffClient = Closed({
  Id,
  Nombre: Type.String(),
  Usuario: Type.String(),
  Email: Type.String(),
  Telefono: Type.String(),
  Localidad: Type.String(),
  Alta: IsoDate,
  /** 0 active, 1 blocked. */
  Estado: Type.Integer(),
  Puntos: Type.Integer(),
  /** Placed orders in any state. */
  Pedidos: Type.Integer(),
  UltimoPedido: Nullable(IsoDate),
})
export type StaffClient = Static<typeof StaffClient>

export const StaffClientWhole = Closed({
  ...StaffClient.properties,
  /** Kind and number, `DNI 30111222`. */
  Documento: Type.String(),
  Direccion: Type.String(),
  Comentario: Type.String(),
  Tarjeta: Nullable(Type.String()),
  MotivoBloqueo: Nullable(Type.String()),
  /** Addresses that the customer keeps besides `Direccion`, the default one first. */
  Direcciones: Type.Array(Address),
  /** Active sessions of the customer. */
  Sesiones: Type.Integer(),
})
export type StaffClientWhole = Static<typeof StaffClientWhole>

/** The customer's data that staff may correct. */
export const ClientCorrection = Closed({
  Nombre: ShortText,
  Telefono: ShortText,
  Direccion: ShortText,
  Localidad: ShortText,
  Email: ShortText,
})
export type ClientCorrection = Static<typeof ClientCorrection>

/** Whom staff register by telephone; user name and password are the shop's, until the customer chooses others. */
export const PhoneClient = Closed({
  ...ClientCorrection.properties,
  Tipodoc: Id,
  Nrodoc: ShortText,
})
export type PhoneClient = Static<typeof PhoneClient>

export const ClientBlock = Closed({ Motivo: ShortText })
export type ClientBlock = Static<typeof ClientBlock>

const POINTS_MAX = 1_000_000

/** A movement of a customer's points; their sum is the customer's `Puntos`. */
export const PointsEntry = Closed({
  Id,
  Cliente: Id,
  Nombre: Type.String(),
  Puntos: Type.Integer(),
  Motivo: Type.String(),
  Pedido: Nullable(Id),
  /** The member of staff who adjusted them; null: the shop itself. */
  Usuario: Nullable(Type.String()),
  Fechahora: Type.String(),
})
export type PointsEntry = Static<typeof PointsEntry>

/** Points that staff add or subtract, and the reason. */
export const PointsDraft = Closed({
  Cliente: Id,
  Puntos: Type.Integer({ minimum: -POINTS_MAX, maximum: POINTS_MAX }),
  Motivo: ShortText,
})
export type PointsDraft = Static<typeof PointsDraft>
