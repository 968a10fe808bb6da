import { Type, type Static } from 'typebox'
import { Closed, Id, Pesos } from './fields.ts'

/** How a promotion changes what is paid (argentina §6). A promotion without one is a label only. */
export const MechanicKind = Type.Union([
  Type.Literal('porcentaje'),
  Type.Literal('nxm'),
  Type.Literal('segunda'),
  Type.Literal('desde'),
])
export type MechanicKind = Static<typeof MechanicKind>

/**
 * A promotion's mechanic, with the fields of its kind: `porcentaje` takes `Porcentaje` off, from `Lleva` units on if that
 * is said; `nxm` charges `Paga` of every `Lleva` units, the cheapest are free; `segunda` takes `Porcentaje` off every
 * second unit; `desde` sells each unit at `Precio` (pesos) from `Lleva` units on. `Combinable` counts units of
 * different articles together, `Limite` is how many units of an order take part; with `LimitePorDia` of all orders of a
 * client and day.
 */
export const Mechanic = Closed({
  Tipo: MechanicKind,
  Porcentaje: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  Lleva: Type.Optional(Type.Integer({ minimum: 1, maximum: 98 })),
  Paga: Type.Optional(Type.Integer({ minimum: 1, maximum: 97 })),
  Precio: Type.Optional(Pesos),
  Combinable: Type.Optional(Type.Boolean()),
  Limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 98 })),
  LimitePorDia: Type.Optional(Type.Boolean()),
})
export type Mechanic = Static<typeof Mechanic>

/** A promotion that a cart line may take part in. */
export const LinePromotion = Closed({ Promocion: Id, Mecanica: Mechanic })
export type LinePromotion = Static<typeof LinePromotion>

/**
 * What a promotion took off a line: `Texto` as the customer reads it ('Promo 3x2'), `Cantidad` the units (or grams) of
 * the line that took part, `Monto` pesos.
 */
export const LineDiscount = Closed({
  Promocion: Id,
  Texto: Type.String(),
  Cantidad: Type.Integer({ minimum: 0 }),
  Monto: Pesos,
})
export type LineDiscount = Static<typeof LineDiscount>
