import { Type, type Static } from 'typebox'
import { SaleUnit } from './article.ts'
import { ArticleCode, Closed, Nullable, Pesos } from './fields.ts'
import { PreparedLine } from './preparation.ts'
import { LineDiscount, LinePromotion } from './promotion-mechanic.ts'

/**
 * A line of the cart and of an order (spec §3). `Items` counts from 1. `Cantidad` is pieces or grams by `Unidad`.
 * `Precioindividual` is the price of one piece or one kilogram, `Precioventa` that of the whole line; both are null
 * where the visitor may not see them. `Promo` names the promotion the article carried. `Alcohol` as of the article.
 * `Reemplazo` is the customer's wish where the article is missing: a similar one that costs no more, or, false, nothing;
 * without it a similar one. `Preparado` is what became of an order's line; the other fields stay as ordered. In a cart `Promociones` are those of the day that the line may take part in, and
 * `Preciolista` the price they start from where the article is on offer; in an order `Descuentos` are what was given.
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
})
export type CartLine = Static<typeof CartLine>
