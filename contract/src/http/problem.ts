import { Type, type Static } from 'typebox'
import { Order } from '../orders/index.ts'
import { ChangedField } from '../base/index.ts'

/**
 * An error on the wire (RFC 9457). `detail` is Spanish, fit to show; `code` is a stable kebab-case word. `Campo` names
 * the invalid field, `Pedido` is the recomputed order of a 409 `precios`, the present one of a 409 `pedido-cambiado` (contract §2, §5); `Campos` of a 409
 * `cambiado` are the fields that somebody else changed. `Codart` is the article that a rule refused, `Quedan` how much of
 * it can still be ordered.
 */
export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    code: Type.String(),
    Campo: Type.Optional(Type.String()),
    Pedido: Type.Optional(Type.Partial(Order)),
    Campos: Type.Optional(Type.Array(ChangedField)),
    Codart: Type.Optional(Type.String()),
    Quedan: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)
export type Problem = Static<typeof Problem>
