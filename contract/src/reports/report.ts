import { Type, type Static } from 'typebox'
import { SaleUnit, Closed, Id, IsoDate, Nullable, OneOf } from '../base/index.ts'

// The dashboard's reports (backoffice §11). Days are in the shop's time zone, money is in pesos.

/** A count or an amount without the limits of a single order. */
const Count = Type.Integer({ minimum: 0 })
const Amount = Type.Number({ minimum: 0 })

/** A period of whole days, both inclusive. */
export const Period = Closed({ FechaDesde: IsoDate, FechaHasta: IsoDate })
export type Period = Static<typeof Period>

/**
 * Sales of a period. `Pedidos` counts the orders placed in it that are valid (pending or delivered), `Ventas` is their
 * total with discounts and shipping, `Promedio` their average. `Cancelados` were cancelled by the shop or annulled by
 * the customer; `ParteCancelada` is their share of all placed orders, 0 to 1.
 */
export const SalesFigures = Closed({
  Pedidos: Count,
  Ventas: Amount,
  Promedio: Amount,
  Cancelados: Count,
  ParteCancelada: Type.Number({ minimum: 0, maximum: 1 }),
})
export type SalesFigures = Static<typeof SalesFigures>

/** Sales of a day; days without orders are included with zeros. */
export const DaySales = Closed({ Fecha: IsoDate, Pedidos: Count, Ventas: Amount, Cancelados: Count })
export type DaySales = Static<typeof DaySales>

/** Sales of a delivery slot, on any delivery day; null: without a slot. */
export const SlotSales = Closed({ HorarioEntrega: Nullable(Type.String()), Pedidos: Count, Ventas: Amount })
export type SlotSales = Static<typeof SlotSales>

export const DaySlotSales = Closed({ Fecha: IsoDate, ...SlotSales.properties })
export type DaySlotSales = Static<typeof DaySlotSales>

/**
 * Orders and sales of a period by the day they were placed. `Anterior` covers the same number of days right before; if
 * the period is still running, it ends at the same time of its last day, `HastaHora` (`18:05`). `PrimerPedido` is the
 * day of the shop's first order, null in a new shop.
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
 * A branch in a period. `Renglones` are the lines of its orders that were prepared, `Faltantes` those of them of which
 * pieces were missing, or all of the weight. `Salidos` are the orders dispatched; `ATiempo` those of them that left (for
 * pickup: were ready) before their slot ended.
 */
export const BranchFigures = Closed({
  Sucursal: Id,
  Nombre: Type.String(),
  ...SalesFigures.properties,
  Renglones: Count,
  Faltantes: Count,
  Salidos: Count,
  ATiempo: Count,
})
export type BranchFigures = Static<typeof BranchFigures>

/** Of sales, those of articles whose cost was known, and that cost; only for who may see costs. */
const costs = { ConCosto: Type.Optional(Amount), Costo: Type.Optional(Amount) }

/**
 * Sales of an article: `Cantidad` in pieces or grams (`Unidad` 1 or 100), as prepared if the order was prepared;
 * `Ventas` before promotion discounts; `Pedidos` the number of orders with it.
 */
export const ArticleSales = Closed({
  Codigo: Type.String(),
  Descripcion: Type.String(),
  Unidad: SaleUnit,
  Cantidad: Count,
  Ventas: Amount,
  ...costs,
  Pedidos: Count,
})
export type ArticleSales = Static<typeof ArticleSales>

/** What customers said of an article that came: how often 'Bien' and 'Mal'. */
export const RatedArticle = Closed({
  Codigo: Type.String(),
  Descripcion: Type.String(),
  Mal: Count,
  Bien: Count,
  UltimoDia: IsoDate,
})
export type RatedArticle = Static<typeof RatedArticle>

/** What claims are counted by: an article with who prepared it, or one of these whole. */
export const ClaimGroup = OneOf('articulo', 'preparador', 'repartidor', 'marca')
export type ClaimGroup = Static<typeof ClaimGroup>

/** What customers claimed, by reason, and what was given back for it; code and name are empty but by article. */
export const ClaimedArticle = Closed({
  Codigo: Type.String(),
  Descripcion: Type.String(),
  /** Who prepared or delivered it, or its brand; null: it is not known, or was refused at the door, which no picker is to blame for. */
  Quien: Nullable(Type.String()),
  Faltaron: Count,
  Mal: Count,
  Otro: Count,
  Peso: Count,
  NoQuiso: Count,
  Devuelto: Amount,
})
export type ClaimedArticle = Static<typeof ClaimedArticle>

/** What the figures of prepared orders are counted by. */
export const FillGroup = OneOf('articulo', 'familia', 'preparador', 'hora')
export type FillGroup = Static<typeof FillGroup>

const FillCounts = { Renglones: Count, Completos: Count, Reemplazados: Count, Faltantes: Count }
/**
 * Prepared lines of an article, a family, a picker or an hour: each came whole (`Completos`), was replaced, or lacked
 * pieces or all of its weight (`Faltantes`). Minutes are those from an order's start until it was ready.
 */
export const FillFigures = Closed({
  /** Code of the article or family, number of the account, or the hour in which they were begun, `09`. */
  Clave: Type.String(),
  Nombre: Type.String(),
  ...FillCounts,
  /** Null of articles and families, which are parts of orders. */
  Pedidos: Nullable(Count),
  MinutosPorPedido: Nullable(Amount),
  MinutosPorRenglon: Nullable(Amount),
})
export type FillFigures = Static<typeof FillFigures>
/** All orders of the period together, and the groups with the most lines. */
export const FillReport = Closed({
  ...FillCounts,
  Pedidos: Count,
  MinutosPorPedido: Nullable(Amount),
  MinutosPorRenglon: Nullable(Amount),
  Grupos: Type.Array(FillFigures),
})
export type FillReport = Static<typeof FillReport>

/** Orders of the period that the shop (`C`) or the customer (`A`) cancelled for a reason; null: none was given. */
export const CancelledOrders = Closed({
  Estado: OneOf('C', 'A'),
  Motivo: Nullable(Type.String()),
  Pedidos: Count,
  Importe: Amount,
})
export type CancelledOrders = Static<typeof CancelledOrders>

/** Sales of a family as its articles are filed now; `Familia` null: of articles that no longer exist. */
export const FamilySales = Closed({
  Familia: Nullable(Id),
  Nombre: Type.String(),
  Departamento: Type.String(),
  Articulos: Count,
  Ventas: Amount,
  ...costs,
})
export type FamilySales = Static<typeof FamilySales>

/** A search text without results, its number of searches and the day of the last one. */
export const EmptySearch = Closed({ Texto: Type.String(), Veces: Count, UltimoDia: IsoDate })
export type EmptySearch = Static<typeof EmptySearch>

/** Carts last saved on a day and still not ordered, their total, and the number of saved carts ordered that day. */
export const LeftCartsOfDay = Closed({ Fecha: IsoDate, Carritos: Count, Total: Amount, Comprados: Count })
export type LeftCartsOfDay = Static<typeof LeftCartsOfDay>

/** An article in abandoned carts, `Cantidad` in pieces or grams. */
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
 * Abandoned carts: saved in a customer's account, last saved in the period, and still not ordered. The server does not
 * see carts that exist only in a browser. `Comprados` are saved carts that became orders in the period.
 */
export const LeftCartsReport = Closed({
  Carritos: Count,
  Total: Amount,
  Comprados: Count,
  PorDia: Type.Array(LeftCartsOfDay),
  Articulos: Type.Array(LeftArticle),
})
export type LeftCartsReport = Static<typeof LeftCartsReport>

/** An amount that may be less than nothing: a correction, or more given back than taken. */
const SignedAmount = Type.Number()

/**
 * What was taken and given back. `Liberado` was reserved on cards and not taken, and is in no sum. `Contracargos` is what customers' banks took back, less what they returned; `Neto` is
 * `Cobrado` less `Devuelto` and `Contracargos`.
 */
const amounts = {
  Cobrado: SignedAmount,
  Devuelto: SignedAmount,
  Liberado: SignedAmount,
  Contracargos: SignedAmount,
  Neto: SignedAmount,
}

/**
 * Payments of a day at a branch by one means (decision 0031). `Proveedor` is `puerta` for what staff took at the door,
 * then `Persona` is who; `Medio` is the provider's word for the means, or null.
 */
export const MeansPayments = Closed({
  Fecha: IsoDate,
  Sucursal: Nullable(Id),
  NombreSucursal: Type.String(),
  Proveedor: Type.String(),
  Medio: Nullable(Type.String()),
  Persona: Nullable(Type.String()),
  ...amounts,
})
export type MeansPayments = Static<typeof MeansPayments>

export const DayPayments = Closed({ Fecha: IsoDate, ...amounts })
export type DayPayments = Static<typeof DayPayments>

/** What came and went in a period, by the day on which it did; not by the day of the order. */
export const PaymentsReport = Closed({
  ...Period.properties,
  ...amounts,
  /** What the chain owes its customers now (saldo a favor); absent for staff of some branches, and for a branch. */
  SaldoDeClientes: Type.Optional(Amount),
  PorDia: Type.Array(DayPayments),
  PorMedio: Type.Array(MeansPayments),
})
export type PaymentsReport = Static<typeof PaymentsReport>
