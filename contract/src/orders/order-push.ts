import { Type, type Static } from 'typebox'
import { Closed, Nullable } from '../base/index.ts'

/** The news of an order that a browser is pushed, each once an order. */
export const PushKind = Type.Union([
  Type.Literal('preparando'),
  Type.Literal('listo'),
  Type.Literal('en-camino'),
  Type.Literal('entregado'),
  Type.Literal('cancelado'),
])
export type PushKind = Static<typeof PushKind>

/** Waiting, taken by the push service, given up, or replaced by a later message of the order before it was sent. */
export const PushState = Type.Union([
  Type.Literal('queued'),
  Type.Literal('sent'),
  Type.Literal('failed'),
  Type.Literal('replaced'),
])
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

/** A push message about an order to one of its customer's browsers, for staff; `Momento` is an ISO instant in UTC. */
export const PushedMessage = Closed({ Aviso: PushKind, Estado: PushState, Momento: Type.String() })
export type PushedMessage = Static<typeof PushedMessage>
