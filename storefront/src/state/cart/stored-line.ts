import { CartLine } from '@gondola/contract/cart'
import { Nullable } from '@gondola/contract/base'
import { LINE_QUANTITY_MAX } from '@gondola/contract/orders'
import { Type } from 'typebox'

// The build ships this shape as JSON (build/plain-schemas.ts): the module holds nothing else.

/**
 * A line of the stored cart. Its promotions and list price are checked apart (cart-discounts.ts): without them the line
 * is still good.
 */
export const StoredLine = Type.Object({
  ...Type.Omit(CartLine, ['Promociones', 'Preciolista', 'Preparado', 'Descuentos']).properties,
  Cantidad: Type.Integer({ minimum: 0, maximum: LINE_QUANTITY_MAX }),
  // of so many units, more than a price may be
  Precioventa: Nullable(Type.Number({ minimum: 0 })),
})
