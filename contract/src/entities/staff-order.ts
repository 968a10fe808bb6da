import { Type, type Static } from 'typebox'
import { CartLine } from './cart-line.ts'
import { DeliveryForm } from './delivery.ts'
import { Closed, DayId, Id, ID_MAX, IsoDate, Nullable, Pesos } from './fields.ts'
import { Order, OrderStatusCode } from './order.ts'
import { PickedLine, PreparationState, Substitute } from './preparation.ts'

/** A department or family with its place in the shop's order. */
const Place = Closed({ Codigo: Id, Descripcion: Type.String(), Orden: Type.Integer() })

/**
 * An order's line for whoever prepares it: where it stands in the shop (null: the article left the catalogue), its code
 * where it was imported from, and `Version`, which counts what was said of it.
 */
export const PickingLine = Closed({
  ...CartLine.properties,
  Precioindividual: Pesos,
  Precioventa: Pesos,
  Version: Type.Integer({ minimum: 0 }),
  Departamento: Nullable(Place),
  Familia: Nullable(Place),
  Perecedero: Type.Boolean(),
  /** To be kept cold in the bag; devices may have kept lines of a version without it. */
  Frio: Type.Optional(Type.Boolean()),
  CodigoOrigen: Nullable(Type.String()),
})
export type PickingLine = Static<typeof PickingLine>

/** Something that happened to an order: `Paso` is what staff did, null for what the customer did. */
export const OrderEvent = Closed({
  De: Nullable(OrderStatusCode),
  A: OrderStatusCode,
  Paso: Nullable(Type.String()),
  /** ISO instant in UTC. */
  Momento: Type.String(),
  Autor: Nullable(Type.String()),
  Motivo: Nullable(Type.String()),
})
export type OrderEvent = Static<typeof OrderEvent>

/** An order as staff see it; `Cliente` null once the account is gone. */
export const StaffOrder = Closed({
  ...Order.properties,
  Cliente: Nullable(Id),
  Lineas: Type.Array(PickingLine),
  /** The customer's name and mail, beside whom the order is for (`Opt1`, `Opt2`). */
  NombreCliente: Nullable(Type.String()),
  Email: Nullable(Type.String()),
  /** Who prepares it. */
  Preparador: Nullable(Type.String()),
  Historial: Type.Array(OrderEvent),
})
export type StaffOrder = Static<typeof StaffOrder>

/** A row of the order queue. */
export const QueuedOrder = Closed({
  Id,
  Fecha: IsoDate,
  Fechahora: Type.String(),
  Estado: OrderStatusCode,
  Preparacion: Type.Optional(PreparationState),
  FormaEntrega: Nullable(DeliveryForm),
  Dia: Nullable(DayId),
  HorarioEntrega: Nullable(Type.String()),
  Opt1: Type.String(),
  Opt3: Type.String(),
  Opt4: Type.String(),
  TotalNeto: Pesos,
  Preparador: Nullable(Type.String()),
  /** How many lines it has, how many of them are prepared. */
  CantidadLineas: Type.Integer({ minimum: 0 }),
  LineasPreparadas: Type.Integer({ minimum: 0 }),
  Alcohol: Type.Boolean(),
})
export type QueuedOrder = Static<typeof QueuedOrder>

/**
 * One tap of somebody who prepares (`picked` null takes back what was said of the line). `Clave` is made by the device:
 * sent again it changes nothing. `Dispositivo` and its running `Orden` put a device's taps in order, whatever order they
 * arrive in; `Version` is the line's as the device saw it, so that what another person did since is not overwritten.
 */
export const PickingTap = Closed({
  Clave: Type.String({ minLength: 8, maxLength: 60 }),
  Dispositivo: Type.String({ minLength: 4, maxLength: 60 }),
  Orden: Id,
  Items: Id,
  Version: Type.Integer({ minimum: 0, maximum: ID_MAX }),
  Preparado: Nullable(PickedLine),
})
export type PickingTap = Static<typeof PickingTap>

/**
 * What became of a tap: applied; overtaken by a later one of the same device; in conflict with what somebody else said
 * since; refused by a rule; or too late, the order being no longer prepared.
 */
export const TapOutcome = Type.Union([
  Type.Literal('aplicado'),
  Type.Literal('superado'),
  Type.Literal('conflicto'),
  Type.Literal('rechazado'),
  Type.Literal('tarde'),
])
export type TapOutcome = Static<typeof TapOutcome>

export const TapResult = Closed({
  Clave: Type.String(),
  Resultado: TapOutcome,
  /** Why it was not applied, in Spanish. */
  Detalle: Nullable(Type.String()),
})
export type TapResult = Static<typeof TapResult>

/** An article that may stand in for a missing one, with what a piece or kilogram of it would be charged. */
export const SubstituteOption = Closed({
  ...Substitute.properties,
  /** Its own price today, per piece or kilogram. */
  Precio: Pesos,
  Alcohol: Type.Boolean(),
})
export type SubstituteOption = Static<typeof SubstituteOption>

/** Pending orders of one slot, by how far staff are with them. */
export const SlotLoad = Closed({
  Dia: Nullable(DayId),
  HorarioEntrega: Nullable(Type.String()),
  Cola: Type.Integer({ minimum: 0 }),
  Preparando: Type.Integer({ minimum: 0 }),
  Listos: Type.Integer({ minimum: 0 }),
})
export type SlotLoad = Static<typeof SlotLoad>

/** `Marca` differs from the last one as soon as any pending order came, went or changed; `Ultimo` is the newest one's number. */
export const OrderNews = Closed({
  Marca: Type.String(),
  Ultimo: Nullable(Id),
  Turnos: Type.Array(SlotLoad),
})
export type OrderNews = Static<typeof OrderNews>
