import { Type, type Static } from 'typebox'
import { NamedPlace } from '../branches/index.ts'
import { CartLine } from '../cart/index.ts'
import { DeliveryForm } from '../delivery/index.ts'
import {
  ArticleCode,
  Closed,
  DayId,
  Id,
  LongText,
  Nullable,
  Pesos,
  SaleUnit,
  ShortText,
} from '../base/index.ts'
import { DraftLine, Order } from './order.ts'

/**
 * What a customer changes of a placed order (decision 0022); what is absent stays. `Cambios` is the number of changes
 * of the order that the customer saw; `TotalNeto` the total. An article in several `Lineas` counts with their sum.
 * `Lugar` is said with a new address.
 */
export const OrderChangeDraft = Closed({
  Cambios: Type.Integer({ minimum: 0, maximum: 1000 }),
  Lineas: Type.Optional(Type.Array(DraftLine, { maxItems: 500 })),
  FormaEntrega: Type.Optional(DeliveryForm),
  Dia: Type.Optional(DayId),
  HorarioEntrega: Type.Optional(Type.String({ maxLength: 30 })),
  TipoPago: Type.Optional(Closed({ Id })),
  Lugar: Type.Optional(Nullable(NamedPlace)),
  TotalNeto: Type.Optional(Nullable(Pesos)),
  B1: Type.Optional(Type.Boolean()),
  MayorDeEdad: Type.Optional(Type.Boolean()),
  Opt1: Type.Optional(ShortText),
  Opt2: Type.Optional(ShortText),
  Opt3: Type.Optional(ShortText),
  Opt4: Type.Optional(LongText),
})
export type OrderChangeDraft = Static<typeof OrderChangeDraft>

/** The same by staff, who may also give the order to another branch. */
export const StaffChangeDraft = Closed({ ...OrderChangeDraft.properties, Sucursal: Type.Optional(Id) })
export type StaffChangeDraft = Static<typeof StaffChangeDraft>

/** A change by staff, with its reason; the customer reads both in a mail. */
export const StaffOrderChange = Closed({
  ...StaffChangeDraft.properties,
  Motivo: Type.String({ maxLength: 500 }),
})
export type StaffOrderChange = Static<typeof StaffOrderChange>

const Delivery = Closed({
  FormaEntrega: Nullable(DeliveryForm),
  Dia: Nullable(DayId),
  HorarioEntrega: Nullable(Type.String()),
})

/**
 * What a change changed. `Antes` and `Ahora` are pieces or grams by `Unidad`; 0 means that the order does not have the
 * article. Addresses, names and comments are not repeated: the order has the present ones, and the history outlives
 * the account.
 */
export const OrderDifference = Closed({
  Lineas: Type.Array(
    Closed({
      Codart: ArticleCode,
      Descrip: Type.String(),
      Unidad: SaleUnit,
      Antes: Type.Integer({ minimum: 0 }),
      Ahora: Type.Integer({ minimum: 0 }),
    }),
  ),
  /** Descriptions of the articles; none: only the order's box is another. */
  Reemplazos: Type.Optional(Type.Array(Type.String())),
  Aclaraciones: Type.Optional(Type.Array(Type.String())),
  Entrega: Type.Optional(Closed({ Antes: Delivery, Ahora: Delivery })),
  Direccion: Type.Optional(Type.Literal(true)),
  Contacto: Type.Optional(Type.Literal(true)),
  Comentario: Type.Optional(Type.Literal(true)),
  Pago: Type.Optional(Closed({ Antes: Type.String(), Ahora: Type.String() })),
  Sucursal: Type.Optional(Closed({ Antes: Type.String(), Ahora: Type.String() })),
  TotalAntes: Pesos,
  TotalAhora: Pesos,
})
export type OrderDifference = Static<typeof OrderDifference>

/**
 * An order that is open for a change. `Lineas` are its lines as the cart holds them: with the promotions that ran when
 * they were ordered (`Promociones`, `Preciolista`).
 */
export const OrderInChange = Closed({
  Pedido: Order,
  Lineas: Type.Array(CartLine),
  /** Its branch, and the zone of its home delivery if the branch still has it: the terms of another day or slot. */
  Sucursal: Nullable(Id),
  Zona: Nullable(Id),
  /** Until when it can be changed, in the shop's time: `2026-11-22T20:00`. */
  Hasta: Type.String(),
})
export type OrderInChange = Static<typeof OrderInChange>

/** A placed order that can be changed now. */
export const ChangeableOrder = Closed({
  Id,
  Dia: Nullable(DayId),
  HorarioEntrega: Nullable(Type.String()),
  Cambios: Type.Integer({ minimum: 0 }),
  /** Until when, in the shop's time: `2026-11-22T20:00`. */
  Hasta: Type.String(),
})
export type ChangeableOrder = Static<typeof ChangeableOrder>

/** The order as a change would leave it; `Cambios` is the version that it was computed from. */
export const OrderChangePreview = Closed({ Pedido: Order, Diferencia: OrderDifference })
export type OrderChangePreview = Static<typeof OrderChangePreview>

/** How often an order may be changed, so that its history stays readable. */
export const ORDER_CHANGES_MAX = 50
