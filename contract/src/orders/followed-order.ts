import { Type, type Static } from 'typebox'
import { Closed, IsoDate, Nullable } from '../base/index.ts'
import { LineRating } from './line-rating.ts'
import { Order } from './order.ts'

/** The stages of an order as its customer follows it, in order. */
export const FOLLOWED_STAGES = ['recibido', 'preparando', 'listo', 'en-camino', 'entregado'] as const

export const FollowedStage = Type.Union([
  Type.Literal(FOLLOWED_STAGES[0]),
  Type.Literal(FOLLOWED_STAGES[1]),
  Type.Literal(FOLLOWED_STAGES[2]),
  Type.Literal(FOLLOWED_STAGES[3]),
  Type.Literal(FOLLOWED_STAGES[4]),
])
export type FollowedStage = Static<typeof FollowedStage>

/**
 * A stage that an order reached; `Momento` is an ISO instant with the shop's offset, null if nobody noted it (an order
 * that left on an earlier day counts as delivered).
 */
export const ReachedStage = Closed({ Etapa: FollowedStage, Momento: Nullable(Type.String()) })
export type ReachedStage = Static<typeof ReachedStage>

/**
 * An order with the stages that it reached, oldest first. `Version` is another after every change of the order.
 * `AvisaEntrega` is whether the customer wants a mail once an order was delivered; absent: the shop sends none.
 * `ValorableHasta` is the last day on which its lines may be rated; null: it has not come, or that day is over.
 */
export const FollowedOrder = Closed({
  Pedido: Order,
  Version: Type.String(),
  Etapas: Type.Array(ReachedStage),
  Valoraciones: Type.Array(LineRating),
  ValorableHasta: Nullable(IsoDate),
  AvisaEntrega: Type.Optional(Type.Boolean()),
})
export type FollowedOrder = Static<typeof FollowedOrder>

/** Whether a customer wants a mail once an order was delivered. */
export const OrderMailWish = Closed({ Entregado: Type.Boolean() })
export type OrderMailWish = Static<typeof OrderMailWish>
