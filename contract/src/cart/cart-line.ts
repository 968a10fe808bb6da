import { Type, type Static } from 'typebox'
import { SaleUnit, ArticleCode, Closed, Nullable, Pesos, OneOf } from '../base/index.ts'
import { LineDiscount, LinePromotion } from '../catalogue/index.ts'
import { StockState } from '../stock/index.ts'

/** The progress of staff on a pending order: in preparation, or ready to leave. An order without it is in the queue. */
export const PreparationState = OneOf('preparando', 'listo')
export type PreparationState = Static<typeof PreparationState>

/**
 * An article that replaces a missing one. `Precioindividual` is the price charged per piece or kilogram, `Precioventa`
 * the price for all of it: never more than the replaced article would have cost (contract §7).
 */
export const Substitute = Closed({
  Codart: ArticleCode,
  Descrip: Type.String(),
  Cantidad: Type.Integer({ minimum: 1 }),
  Unidad: SaleUnit,
  Precioindividual: Pesos,
  Precioventa: Pesos,
  Imagen: Nullable(Type.String()),
  Ean: Nullable(Type.String()),
})
export type Substitute = Static<typeof Substitute>

/** Some pieces were scanned and the others are still to come: the line is not prepared yet. */
const Contando = Type.Optional(Type.Literal(true))

/**
 * The prepared result of an order's line: pieces or grams of the article itself, an optional substitute, and the line's
 * total price, `Precioventa`. `Nota` says how the customer agreed to a weight beyond the tolerance, or why it is less.
 */
export const PreparedLine = Closed({
  Cantidad: Type.Integer({ minimum: 0 }),
  Precioventa: Pesos,
  Sustituto: Nullable(Substitute),
  Nota: Nullable(Type.String()),
  Contando,
})
export type PreparedLine = Static<typeof PreparedLine>

/** A picker's entry for a line; 0 without a substitute means missing. */
export const PickedLine = Closed({
  Cantidad: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  Sustituto: Nullable(
    Closed({ Codart: ArticleCode, Cantidad: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  ),
  Nota: Nullable(Type.String({ maxLength: 200 })),
  Contando,
  /** The picker was asked: it overrules what the customer answered, or is still asked. */
  Confirmado: Type.Optional(Type.Literal(true)),
})
export type PickedLine = Static<typeof PickedLine>

/** An order's totals at the time of ordering, stored beside those of the prepared lines. */
export const OrderedTotals = Closed({
  TotalBruto: Pesos,
  TotalDescuento: Pesos,
  TotalEnvio: Pesos,
  TotalNeto: Pesos,
})
export type OrderedTotals = Static<typeof OrderedTotals>

/**
 * What goes in the place of a missing article: a similar one that costs no more, what the customer answers when asked
 * (nothing if she does not), or nothing.
 */
export const LineWish = OneOf('similar', 'preguntar', 'nada')
export type LineWish = Static<typeof LineWish>

/** The most characters of a customer's note for a line: 'verdes', 'en fetas finas'. */
export const LINE_NOTE_MAX = 80

/**
 * A line of the cart and of an order (spec §3). `Items` counts from 1. `Cantidad` is pieces or grams by `Unidad`.
 * `Precioindividual` is the price of one piece or one kilogram, `Precioventa` that of the whole line; both are null if
 * the visitor may not see them. `Promo` names the article's promotion. `Alcohol` is the article's. `Reemplazo` absent: 'similar'.
 * `Aclaracion` says how the customer wants the article. `Preparado` is the prepared result of an order's line; the other fields stay as ordered. In a cart `Promociones`
 * are the day's promotions that apply to the line, and `Preciolista` the price before the offer if the article is on
 * offer, and `Existencia`, `Quedan`, `SueleFaltar` and
 * `LimitePorPedido` are the article's; `Fresco`: fresh goods by the piece, which may be wanted in some way; in an order `Descuentos` are the discounts granted.
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
  Reemplazo: Type.Optional(LineWish),
  Aclaracion: Type.Optional(Type.String({ maxLength: LINE_NOTE_MAX })),
  Preparado: Type.Optional(PreparedLine),
  Preciolista: Type.Optional(Pesos),
  Promociones: Type.Optional(Type.Array(LinePromotion)),
  Descuentos: Type.Optional(Type.Array(LineDiscount)),
  Existencia: Type.Optional(StockState),
  Quedan: Type.Optional(Type.Integer({ minimum: 1 })),
  SueleFaltar: Type.Optional(Type.Literal(true)),
  LimitePorPedido: Type.Optional(Type.Integer({ minimum: 1 })),
  Fresco: Type.Optional(Type.Literal(true)),
})
export type CartLine = Static<typeof CartLine>
