import { Type, type Static } from 'typebox'
import {
  Closed,
  Nullable,
  ArticleCode,
  DayId,
  Id,
  IsoDate,
  LongText,
  Pesos,
  ShortText,
  OneOf,
} from '../base/index.ts'
import { NamedPlace } from '../branches/index.ts'
import { CartLine, LINE_NOTE_MAX, LineWish, OrderedTotals, PreparationState } from '../cart/index.ts'
import { InvoiceData } from '../clients/index.ts'
import { DeliveryForm, PaymentType } from '../delivery/index.ts'

export const ORDER_LINES_MAX = 500

const Items = Type.Integer({ minimum: 1, maximum: 1000 })

export const LineRating = Closed({ Items, Bien: Type.Boolean() })
export type LineRating = Static<typeof LineRating>

/** A customer's word on some lines; null takes it back. */
export const LineRatingDraft = Closed({
  Items: Type.Array(Items, { minItems: 1, maxItems: ORDER_LINES_MAX }),
  Bien: Nullable(Type.Boolean()),
})
export type LineRatingDraft = Static<typeof LineRatingDraft>

/** Status codes of an order (spec §4; contract §5 distinguishes C from A). */
export const OrderStatus = {
  Incomplete: 'I',
  Pending: 'P',
  Delivered: 'D',
  Cancelled: 'C',
  Annulled: 'A',
} as const

export const OrderStatusCode = OneOf('I', 'P', 'D', 'C', 'A')
export type OrderStatusCode = Static<typeof OrderStatusCode>

/**
 * An order as returned by the server (spec §3, pedido). `Cliente` is the client's Id, `Fechahora` an ISO instant with
 * the shop's offset and `Fecha` its first ten characters, `Dia` a delivery day's Id, `HorarioEntrega` the slot as
 * `"09:00 a 12:00"`. Opt1 name, Opt2 phone, Opt3 address, Opt4 comment. Money in pesos.
 *
 * `Preparacion` is the progress of staff on a pending order. Once it is ready the totals are those of the prepared
 * lines; `TotalesPedido` has those at the time of ordering. `MotivoCancelacion` is the shop's reason for a
 * cancellation. `Cambios` counts the customer's changes of a placed order. `Entregado` is when a dispatched order was delivered or picked up, an ISO instant in UTC.
 */
export const Order = Closed({
  Id,
  Fecha: IsoDate,
  Fechahora: Type.String(),
  Estado: OrderStatusCode,
  Cliente: Id,
  Lineas: Type.Array(CartLine),
  FormaEntrega: Nullable(DeliveryForm),
  Dia: Nullable(DayId),
  HorarioEntrega: Nullable(Type.String()),
  TipoPago: Nullable(PaymentType),
  TotalBruto: Pesos,
  TotalDescuento: Nullable(Pesos),
  TotalEnvio: Nullable(Pesos),
  TotalNeto: Pesos,
  B1: Type.Boolean(),
  Cupon: Type.Null(),
  Cupondescuento: Nullable(Type.String()),
  Opt1: Type.String(),
  Opt2: Type.String(),
  Opt3: Type.String(),
  Opt4: Type.String(),
  Opt5: Type.String(),
  Opt6: Type.String(),
  Preparacion: Type.Optional(PreparationState),
  TotalesPedido: Type.Optional(OrderedTotals),
  MotivoCancelacion: Type.Optional(Type.String()),
  Entregado: Type.Optional(Type.String()),
  /** To its customer: why it could not be handed over, until it is dispatched again or gets another day. */
  NoEntregado: Type.Optional(Type.String()),
  /** To its customer: until when (ISO instant in UTC) a question about a missing article may be answered. */
  PreguntaHasta: Type.Optional(Type.String()),
  /** The branch that prepares it, where several take orders; a saved cart's is the one that it was filled at. */
  Sucursal: Type.Optional(Nullable(Id)),
  NombreSucursal: Type.Optional(Type.String()),
  /** The zone of a home delivery, by its name when it was ordered. */
  Zona: Type.Optional(Nullable(Type.String())),
  Localidad: Type.Optional(Nullable(Type.String())),
  CodigoPostal: Type.Optional(Nullable(Type.String())),
  Cambios: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Whom its Factura A is made out to; absent: none is asked for. */
  Factura: Type.Optional(InvoiceData),
})
export type Order = Static<typeof Order>

export type PlacedOrder = Omit<Order, 'Lineas' | 'Preparacion' | 'TotalesPedido' | 'MotivoCancelacion'> & {
  Lineas: Omit<CartLine, 'Preparado'>[]
}

/** The most pieces or grams that a line may ask for. */
export const LINE_QUANTITY_MAX = 1_000_000

/** The fields of a line that a client sends; all others are read from the catalogue (contract §5). */
export const DraftLine = Closed({
  Codart: ArticleCode,
  Cantidad: Type.Integer({ minimum: -LINE_QUANTITY_MAX, maximum: LINE_QUANTITY_MAX }),
  Reemplazo: Type.Optional(Nullable(LineWish)),
  Aclaracion: Type.Optional(Nullable(Type.String({ maxLength: LINE_NOTE_MAX }))),
})
export type DraftLine = Static<typeof DraftLine>

/** A line of which an order may have `Quedan` pieces or grams today; `DeCuentasNuevas`: there is more, but for others. */
export const ShortLine = Closed({
  Codart: ArticleCode,
  Quedan: Type.Integer({ minimum: 0 }),
  DeCuentasNuevas: Type.Boolean(),
})
export type ShortLine = Static<typeof ShortLine>

/** A delivery form as sent: any outside `DeliveryForm` counts as not chosen, with the checkout's message (spec §8). */
const ChosenForm = Type.String({ maxLength: 30 })

/**
 * The body of `/pedidos/save` (contract §5): Estado I saves the cart, P places the order, A annuls the order `Id`.
 * `TotalNeto` is the total that the customer saw; if it differs from the server's, nothing is saved. `MayorDeEdad`
 * declares that the customer is of age, required for an order with alcohol.
 */
export const OrderDraft = Closed({
  Id: Type.Optional(Nullable(Id)),
  Estado: OrderStatusCode,
  Lineas: Type.Optional(Nullable(Type.Array(DraftLine, { maxItems: ORDER_LINES_MAX }))),
  FormaEntrega: Type.Optional(Nullable(ChosenForm)),
  Dia: Type.Optional(Nullable(DayId)),
  HorarioEntrega: Type.Optional(Nullable(Type.String({ maxLength: 30 }))),
  TipoPago: Type.Optional(Nullable(Closed({ Id }))),
  /** The branch that it is ordered from; absent: the default branch. */
  Sucursal: Type.Optional(Nullable(Id)),
  /** Where a home delivery goes, for finding its zone. */
  Lugar: Type.Optional(Nullable(NamedPlace)),
  TotalEnvio: Type.Optional(Nullable(Pesos)),
  TotalNeto: Type.Optional(Nullable(Pesos)),
  B1: Type.Optional(Nullable(Type.Boolean())),
  MayorDeEdad: Type.Optional(Nullable(Type.Boolean())),
  Cupondescuento: Type.Optional(Nullable(Type.String({ maxLength: 30 }))),
  Opt1: Type.Optional(Nullable(ShortText)),
  Opt2: Type.Optional(Nullable(ShortText)),
  Opt3: Type.Optional(Nullable(ShortText)),
  Opt4: Type.Optional(Nullable(LongText)),
  Opt5: Type.Optional(Nullable(ShortText)),
  Opt6: Type.Optional(Nullable(ShortText)),
})
export type OrderDraft = Static<typeof OrderDraft>

/**
 * The result of duplicating an order: lines at today's prices of the branch asked, and the articles that it does not
 * sell (contract §4, clonar).
 */
export const ClonedOrder = Closed({
  Lineas: Type.Array(CartLine),
  Faltantes: Type.Array(CartLine),
})
export type ClonedOrder = Static<typeof ClonedOrder>

/** Where a home delivery goes: the address with its locality, unless the customer wrote that already. */
export const deliveryAddress = ({ Opt3, Localidad }: Pick<Order, 'Opt3' | 'Localidad'>): string =>
  !Localidad || Opt3.toLowerCase().includes(Localidad.toLowerCase()) ? Opt3 : `${Opt3}, ${Localidad}`

/** Whether any line is sold by weight: the total is an estimate until it is weighed (argentina §1.3). */
export function holdsWeighed(lines: readonly Pick<CartLine, 'Unidad'>[]): boolean {
  return lines.some(({ Unidad }) => Unidad === 100)
}

/** Whether an order's total may still change: it has a weighed line that is not prepared yet. */
export function isTotalEstimated({
  Estado,
  Preparacion,
  Lineas,
}: Pick<Order, 'Estado' | 'Preparacion'> & { Lineas: readonly Pick<CartLine, 'Unidad'>[] }): boolean {
  return Estado === OrderStatus.Pending && Preparacion !== 'listo' && holdsWeighed(Lineas)
}
