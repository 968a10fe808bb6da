import { Type, type Static } from 'typebox'
import { SaleUnit, ArticleCode, Closed, Nullable, Pesos } from '../base/index.ts'
import { PreparedLine } from './preparation.ts'
import { LineDiscount, LinePromotion } from '../catalogue/index.ts'
import { StockState } from '../stock/index.ts'

/**
 * A line of the cart and of an order (spec §3). `Items` counts from 1. `Cantidad` is pieces or grams by `Unidad`.
 * `Precioindividual` is the price of one piece or one kilogram, `Precioventa` that of the whole line; both are null if
 * the visitor may not see them. `Promo` names the article's promotion. `Alcohol` is the article's. `Reemplazo` is the
 * customer's wish if the article is missing: true, a similar one that costs no more; false, nothing; absent, a similar
 * one. `Preparado` is the prepared result of an order's line; the other fields stay as ordered. In a cart `Promociones`
 * are the day's promotions that apply to the line, and `Preciolista` the price before the offer if the article is on
 * offer, and `Existencia`, `SueleFaltar` and
 * `LimitePorPedido` are the article's; in an order `Descuentos` are the discounts granted.
 */
export const CartLine = Closed({
  Items: Type.Integer({ minimum: 1 }),
  Cantidad: Type.Integer({ minimum: 0 }),
  Unidad: SaleUnit,
  Precioindividual: Nullable(Pesos),
  Precioventa: Nullable(Pesos),
  Codart: ArticleCode,
  Imagen: Nullable(Type.String()),
  Ean: Nullable(Type.String()),
  Descrip: Type.String(),
  Promo: Nullable(Type.String()),
  Alcohol: Type.Optional(Type.Boolean()),
  Reemplazo: Type.Optional(Type.Boolean()),
  Preparado: Type.Optional(PreparedLine),
  Preciolista: Type.Optional(Pesos),
  Promociones: Type.Optional(Type.Array(LinePromotion)),
  Descuentos: Type.Optional(Type.Array(LineDiscount)),
  Existencia: Type.Optional(StockState),
  SueleFaltar: Type.Optional(Type.Literal(true)),
  LimitePorPedido: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type CartLine = Static<typeof CartLine>
