import { Type, type Static } from 'typebox'
import { Closed, IsoDate, Nullable, Pesos, OneOf } from '../base/index.ts'
import { LineQuestion } from './line-question.ts'
import { LineRating, Order } from './order.ts'
import { Voucher } from './voucher.ts'

export const FOLLOWED_STAGES = ['recibido', 'preparando', 'listo', 'en-camino', 'entregado'] as const

export const FollowedStage = OneOf(...FOLLOWED_STAGES)
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
  /** Absent: none yet. */
  Comprobantes: Type.Optional(Type.Array(Voucher)),
  /** Of a pending order; absent: none. */
  Preguntas: Type.Optional(Type.Array(LineQuestion)),
})
export type FollowedOrder = Static<typeof FollowedOrder>

/** Whether a customer wants a mail once an order was delivered. */
export const OrderMailWish = Closed({ Entregado: Type.Boolean() })
export type OrderMailWish = Static<typeof OrderMailWish>

/** An order to repeat, and what its goods cost today at a branch. */
export const RepeatableOrder = Closed({
  Pedido: Order,
  /** Net of promotions, without delivery, of the lines that the branch sells. */
  TotalHoy: Pesos,
  /** The number of lines that it does not sell. */
  Faltan: Type.Integer({ minimum: 0 }),
})
export type RepeatableOrder = Static<typeof RepeatableOrder>

export const OwnHome = Closed({
  /** One with an open question, else the pending or dispatched order whose day is next, today's included; null: none. */
  Proxima: Nullable(Order),
  /** The last delivered order, else the last pending one; null: none was placed yet. */
  Repetir: Nullable(RepeatableOrder),
})
export type OwnHome = Static<typeof OwnHome>

/** The news of an order that a browser is pushed, each once an order; questions as often as more are asked. */
export const PushKind = OneOf('preparando', 'pregunta', 'listo', 'en-camino', 'entregado', 'cancelado')
export type PushKind = Static<typeof PushKind>

/**
 * Waiting, taken by its channel, arrived and read (where the channel says so), given up, or replaced by a later message
 * of the order before it was sent.
 */
export const PushState = OneOf('queued', 'sent', 'delivered', 'read', 'failed', 'replaced')
export type PushState = Static<typeof PushState>

/** A P-256 public key, uncompressed, as base64url. */
const PublicKey = Type.String({ pattern: '^[A-Za-z0-9_-]{87}$' })
const Endpoint = Type.String({ maxLength: 1000, pattern: '^https?://[!-~]+$' })

/** A browser's subscription to push messages; `Clave` is the shop's public key that it was made with. */
export const PushDeviceDraft = Closed({
  Endpoint,
  P256dh: PublicKey,
  Auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  Clave: PublicKey,
})
export type PushDeviceDraft = Static<typeof PushDeviceDraft>

/** The shop's public key, and the address that this session's browser gets its messages at; null: it gets none. */
export const PushDevice = Closed({ Clave: Type.String(), Endpoint: Nullable(Type.String()) })
export type PushDevice = Static<typeof PushDevice>

/** Notices by WhatsApp to the account's `Telefono`; null: it is no number that can get any. */
export const WhatsAppNotices = Closed({
  /** The shop sends some. */
  Disponible: Type.Boolean(),
  Telefono: Nullable(Type.String()),
  Activo: Type.Boolean(),
})
export type WhatsAppNotices = Static<typeof WhatsAppNotices>

/** A notice of an order to one of its customer's browsers or telephones, for staff; `Momento` is an ISO instant in UTC. */
export const PushedMessage = Closed({
  Canal: OneOf('dispositivo', 'whatsapp'),
  Aviso: PushKind,
  Estado: PushState,
  Momento: Type.String(),
})
export type PushedMessage = Static<typeof PushedMessage>
