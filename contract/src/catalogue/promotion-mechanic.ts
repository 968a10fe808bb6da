import { Type, type Static } from 'typebox'
import { Closed, Id, Pesos, PIECES_MOST, OneOf } from '../base/index.ts'

/** How a promotion changes the price (argentina §6). A promotion without a mechanic is only a label. */
export const MechanicKind = OneOf('porcentaje', 'nxm', 'segunda', 'desde')
export type MechanicKind = Static<typeof MechanicKind>

/**
 * A promotion's mechanic, with the fields of its kind: `porcentaje` takes `Porcentaje` off, from `Lleva` units on if
 * set; `nxm` charges `Paga` of every `Lleva` units, the cheapest are free; `segunda` takes `Porcentaje` off every
 * second unit; `desde` sells each unit at `Precio` (pesos) from `Lleva` units on. `Combinable` counts units of
 * different articles together. `Limite` is the maximum number of units that take part, per order, or with
 * `LimitePorDia` across all orders of a client and day.
 */
export const Mechanic = Closed({
  Tipo: MechanicKind,
  Porcentaje: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  Lleva: Type.Optional(Type.Integer({ minimum: 1, maximum: PIECES_MOST })),
  Paga: Type.Optional(Type.Integer({ minimum: 1, maximum: PIECES_MOST - 1 })),
  Precio: Type.Optional(Pesos),
  Combinable: Type.Optional(Type.Boolean()),
  Limite: Type.Optional(Type.Integer({ minimum: 1, maximum: PIECES_MOST })),
  LimitePorDia: Type.Optional(Type.Boolean()),
})
export type Mechanic = Static<typeof Mechanic>

/** Weekdays, 0 Sunday … 6 Saturday. */
export const Weekdays = Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 7 })

/** The payment types (by number) that a promotion needs. */
export const PromotionMeans = Type.Array(Id, { minItems: 1, maxItems: 50 })

/**
 * A promotion that applies to a cart line. With `TiposPago` only if the order is paid with one of these payment types,
 * and with its weekdays if it has any.
 */
export const LinePromotion = Closed({
  Promocion: Id,
  Mecanica: Mechanic,
  TiposPago: Type.Optional(PromotionMeans),
  Dias: Type.Optional(Weekdays),
})
export type LinePromotion = Static<typeof LinePromotion>

/**
 * A promotion's discount on a line: `Texto` as shown to the customer ('Promo 3x2'), `Cantidad` the units (or grams) of
 * the line that took part, `Monto` in pesos.
 */
export const LineDiscount = Closed({
  Promocion: Id,
  Texto: Type.String(),
  Cantidad: Type.Integer({ minimum: 0 }),
  Monto: Pesos,
})
export type LineDiscount = Static<typeof LineDiscount>
