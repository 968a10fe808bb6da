import { Type, type Static } from 'typebox'
import { SaleUnit } from './article.ts'
import { Closed, IsoDate, Nullable } from './fields.ts'

// What the dashboard tells of the shop (backoffice §11). Days are the shop's, money in pesos.

/** A count or an amount that no single order limits. */
const Count = Type.Integer({ minimum: 0 })
const Amount = Type.Number({ minimum: 0 })

/** A period of whole days, both inclusive. */
export const Period = Closed({ FechaDesde: IsoDate, FechaHasta: IsoDate })
export type Period = Static<typeof Period>

/**
 * What was sold in a period. `Pedidos` are the orders placed in it that stand (pending or delivered), `Ventas` what they
 * come to with discounts and shipping, `Promedio` one of them on average. `Cancelados` were cancelled by the shop or
 * annulled by the customer; `ParteCancelada` is their share of all that were placed, 0 to 1.
 */
export const SalesFigures = Closed({
  Pedidos: Count,
  Ventas: Amount,
  Promedio: Amount,
  Cancelados: Count,
  ParteCancelada: Type.Number({ minimum: 0, maximum: 1 }),
})
export type SalesFigures = Static<typeof SalesFigures>

/** What was sold on a day; a day without orders is there with zeros. */
export const DaySales = Closed({ Fecha: IsoDate, Pedidos: Count, Ventas: Amount, Cancelados: Count })
export type DaySales = Static<typeof DaySales>

/** What was sold for a slot of delivery, whatever the day it is brought; null: without a slot. */
export const SlotSales = Closed({ HorarioEntrega: Nullable(Type.String()), Pedidos: Count, Ventas: Amount })
export type SlotSales = Static<typeof SlotSales>

/** What was sold on a day for a slot. */
export const DaySlotSales = Closed({ Fecha: IsoDate, ...SlotSales.properties })
export type DaySlotSales = Static<typeof DaySlotSales>

/**
 * Orders and sales of a period by the day they were placed. `Anterior` is as many days right before it; where the period
 * is still running it ends at the same time of its last day, `HastaHora` (`18:05`). `PrimerPedido` is the day of the
 * shop's first order, null in a new shop.
 */
export const SalesReport = Closed({
  ...Period.properties,
  PrimerPedido: Nullable(IsoDate),
  ...SalesFigures.properties,
  Anterior: Closed({
    ...Period.properties,
    HastaHora: Nullable(Type.String()),
    ...SalesFigures.properties,
    PorDia: Type.Array(DaySales),
  }),
  PorDia: Type.Array(DaySales),
  PorHorario: Type.Array(SlotSales),
  PorDiaYHorario: Type.Array(DaySlotSales),
})
export type SalesReport = Static<typeof SalesReport>

/**
 * What was sold of an article: `Cantidad` in pieces or grams (`Unidad` 1 or 100), as prepared where it was prepared;
 * `Ventas` before promotions' discounts, `Pedidos` in how many orders.
 */
export const ArticleSales = Closed({
  Codigo: Type.String(),
  Descripcion: Type.String(),
  Unidad: SaleUnit,
  Cantidad: Count,
  Ventas: Amount,
  Pedidos: Count,
})
export type ArticleSales = Static<typeof ArticleSales>

/** A text that was searched for and found nothing, with how often and on which day last. */
export const EmptySearch = Closed({ Texto: Type.String(), Veces: Count, UltimoDia: IsoDate })
export type EmptySearch = Static<typeof EmptySearch>

/** Carts saved last on a day and not ordered until now, what they come to, and how many saved ones were ordered that day. */
export const LeftCartsOfDay = Closed({ Fecha: IsoDate, Carritos: Count, Total: Amount, Comprados: Count })
export type LeftCartsOfDay = Static<typeof LeftCartsOfDay>

/** An article in carts that were left, `Cantidad` in pieces or grams. */
export const LeftArticle = Closed({
  Codigo: Type.String(),
  Descripcion: Type.String(),
  Unidad: SaleUnit,
  Carritos: Count,
  Cantidad: Count,
  Total: Amount,
})
export type LeftArticle = Static<typeof LeftArticle>

/**
 * Baskets that customers saved in their account and left: saved last in the period and not ordered until now. One that is
 * in a browser alone the shop never sees. `Comprados` are saved carts that became orders in the period.
 */
export const LeftCartsReport = Closed({
  Carritos: Count,
  Total: Amount,
  Comprados: Count,
  PorDia: Type.Array(LeftCartsOfDay),
  Articulos: Type.Array(LeftArticle),
})
export type LeftCartsReport = Static<typeof LeftCartsReport>
