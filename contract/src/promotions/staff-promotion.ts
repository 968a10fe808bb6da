import { Type, type Static } from 'typebox'
import { ForBranches } from '../branches/index.ts'
import { CartLine } from '../cart/index.ts'
import { ArticleCode, Closed, Id, IsoDate, Nullable, Pesos, OneOf } from '../base/index.ts'
import { LineDiscount, Mechanic, PromotionMeans, Weekdays } from '../catalogue/index.ts'

/** A promotion's state today. `pausada`: within its dates, on another weekday. */
export const PromotionState = OneOf('vigente', 'pausada', 'futura', 'terminada')
export type PromotionState = Static<typeof PromotionState>

/** When it runs, and the payment types that it needs; null: every day, any payment type. */
const conditions = {
  FechaDesde: IsoDate,
  FechaHasta: IsoDate,
  Dias: Nullable(Weekdays),
  TiposPago: Type.Optional(Nullable(PromotionMeans)),
}

/** A promotion in the staff list; `Alcance` is the number of articles on sale that it covers. */
export const StaffPromotion = Closed({
  Promocion: Id,
  Descripcion: Type.String(),
  Descrip: Type.String(),
  Imagen: Nullable(Type.String()),
  ...conditions,
  ...ForBranches,
  Mecanica: Nullable(Mechanic),
  Orden: Type.Integer(),
  Estado: PromotionState,
  Alcance: Type.Integer({ minimum: 0 }),
})
export type StaffPromotion = Static<typeof StaffPromotion>

const reach = {
  Articulos: Type.Array(ArticleCode, { maxItems: 2000 }),
  Familias: Type.Array(Id, { maxItems: 500 }),
  Marcas: Type.Array(Id, { maxItems: 500 }),
}

/** A complete promotion: its conditions and its reach; `ListArticulos` names the articles. */
export const StaffPromotionWhole = Closed({
  ...StaffPromotion.properties,
  Bases: Type.String(),
  ...reach,
  ListArticulos: Type.Array(Closed({ Codigo: ArticleCode, Descripcion: Type.String() })),
})
export type StaffPromotionWhole = Static<typeof StaffPromotionWhole>

/** A promotion as staff edit it. Without `Mecanica` it is only a label; it covers the union of everything named. */
export const PromotionDraft = Closed({
  Descripcion: Type.String({ maxLength: 100 }),
  Descrip: Type.String({ maxLength: 200 }),
  Imagen: Nullable(Type.String({ maxLength: 200 })),
  ...conditions,
  ...ForBranches,
  Mecanica: Nullable(Mechanic),
  Bases: Type.String({ maxLength: 10_000 }),
  Orden: Type.Integer({ minimum: 0, maximum: 100_000 }),
  ...reach,
})
export type PromotionDraft = Static<typeof PromotionDraft>

/** A basket to simulate on a day, paid with a payment type. */
export const BasketToTry = Closed({
  Fecha: IsoDate,
  TipoPago: Type.Optional(Nullable(Id)),
  Lineas: Type.Array(
    Closed({ Codart: ArticleCode, Cantidad: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
    {
      maxItems: 200,
    },
  ),
})
export type BasketToTry = Static<typeof BasketToTry>

/** A line of a simulated basket: the promotions that apply to it, their discounts, and what is missing for more. */
export const TriedLine = Closed({
  Codart: CartLine.properties.Codart,
  Descrip: Type.String(),
  Cantidad: CartLine.properties.Cantidad,
  Unidad: CartLine.properties.Unidad,
  Precioindividual: Pesos,
  /** The price before the offer, if the article is on offer. */
  Preciolista: Nullable(Pesos),
  Precioventa: Pesos,
  Promociones: Type.Array(Closed({ Promocion: Id, Descripcion: Type.String(), Texto: Type.String() })),
  Descuentos: Type.Array(LineDiscount),
  Falta: Nullable(Type.String()),
})
export type TriedLine = Static<typeof TriedLine>

/**
 * The cost of a simulated basket on a day, and why; `Faltantes` are codes without an article on sale. `UnaPorUna`: the
 * basket is too large to compare all promotions; they were applied one by one.
 */
export const TriedBasket = Closed({
  Lineas: Type.Array(TriedLine),
  Faltantes: Type.Array(ArticleCode),
  TotalBruto: Pesos,
  TotalDescuento: Pesos,
  TotalNeto: Pesos,
  UnaPorUna: Type.Boolean(),
})
export type TriedBasket = Static<typeof TriedBasket>
