import { ArticleCode, Id, Nullable, SaleUnit } from '@gondola/contract/base'
import { LINE_NOTE_MAX, LineWish } from '@gondola/contract/cart'
import { AddressDraft } from '@gondola/contract/clients'
import { DeliveryForm } from '@gondola/contract/delivery'
import { LINE_QUANTITY_MAX } from '@gondola/contract/orders'
import { Type } from 'typebox'

// The build ships this shape as JSON (build/plain-schemas.ts): the module holds nothing else.

const Article = { Codart: ArticleCode, Descrip: Type.String(), Unidad: SaleUnit }
const Note = Type.String({ maxLength: LINE_NOTE_MAX })
const Quantity = Type.Integer({ minimum: 0, maximum: LINE_QUANTITY_MAX })

/** The changes of placed orders that are not saved yet, by order. */
export const StoredEdits = Type.Array(
  Type.Object({
    Pedido: Id,
    Cliente: Id,
    Cambios: Type.Integer({ minimum: 0 }),
    Lineas: Type.Array(
      Type.Object({
        ...Article,
        Reemplazo: LineWish,
        Aclaracion: Note,
        wanted: Nullable(Quantity),
        cart: Quantity,
      }),
      { maxItems: 500 },
    ),
    Pedidas: Type.Array(
      Type.Object({
        ...Article,
        Reemplazo: Type.Optional(LineWish),
        Aclaracion: Type.Optional(Note),
        Cantidad: Quantity,
      }),
      { maxItems: 500 },
    ),
    FormaEntrega: Type.Optional(DeliveryForm),
    Entrega: Type.Optional(Type.Object({ ...AddressDraft.properties, Id, Cliente: Id })),
    Direccion: Type.Optional(Type.String({ maxLength: 200 })),
    Dia: Type.Optional(Type.Integer()),
    HorarioEntrega: Type.Optional(Nullable(Type.String({ maxLength: 30 }))),
    TipoPago: Type.Optional(Type.Object({ Id })),
    Opt4: Type.Optional(Type.String({ maxLength: 2000 })),
    B1: Type.Optional(Type.Boolean()),
    MayorDeEdad: Type.Optional(Type.Boolean()),
  }),
  { maxItems: 8 },
)
