import { Type, type Static } from 'typebox'
import { ArticleCode, Closed, IsoDate, Nullable, Pesos, SaleUnit } from '../base/index.ts'

/** What a client's last orders say of an article. */
export const OwnPurchase = Closed({
  Codigo: ArticleCode,
  /** How it was sold in the last of them: the quantity and the price are of this unit. */
  Unidad: SaleUnit,
  /** Pieces or grams: the median of the orders that have it in this unit. */
  Cantidad: Type.Integer({ minimum: 1 }),
  /**
   * What a piece or kilogram cost the last time at the branch; null if the client did not buy it there, or the shop does
   * not remind of prices (`RecordarPrecios`).
   */
  Precio: Nullable(Pesos),
  /** Day of the last order that has it. */
  Fecha: IsoDate,
})
export type OwnPurchase = Static<typeof OwnPurchase>
