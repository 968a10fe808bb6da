import type { PaymentDifferenceKind, PaymentState } from '@gondola/contract/payments'
import type { Generated } from 'kysely'

// The tables of payments (decision 0031). Amounts are whole centavos.

export interface PaymentProviderTable {
  id: Generated<number>
  name: string
  /** Sealed, like `notice_secret`. */
  access_token: string | null
  notice_secret: string | null
  public_key: string | null
  access_token_at: string | null
  notice_secret_at: string | null
  compared_until: string | null
  updated_at: string
}

export interface PaymentSessionTable {
  id: Generated<number>
  order_id: number
  reference: string
  provider: string
  provider_id: string | null
  url: string | null
  centavos: number
  is_reserve: boolean
  /** `nueva`: its page is not made yet; `cerrando`: the provider has not confirmed its end. */
  state: 'nueva' | 'abierta' | 'cerrando' | 'cerrada'
  expires_at: string
  created_at: string
}

export interface PaymentTable {
  id: Generated<number>
  order_id: number
  session_id: number | null
  provider: string
  provider_id: string
  state: PaymentState
  /** The provider's own words. */
  status: string
  asked: number
  captured: Generated<number>
  refunded: Generated<number>
  means: string | null
  installments: number | null
  capture_by: string | null
  /** Who received it; null: the provider said it. */
  staff_id: number | null
  staff_name: string | null
  created_at: string
  updated_at: string
}

export interface RefundTable {
  id: Generated<number>
  payment_id: number
  order_id: number
  centavos: number
  state: 'pedido' | 'hecho' | 'rechazado'
  provider_id: string | null
  reason: string
  staff_id: number | null
  staff_name: string | null
  fault: string | null
  /** Of the request that asked for it; null: by the shop itself. */
  request_key: string | null
  /** How often staff asked again after the provider refused it. */
  repeats: Generated<number>
  /** The order costs so much less. */
  is_favour: Generated<boolean>
  /** How staff gave back what the provider refused. */
  given_otherwise: string | null
  at: string
  done_at: string | null
}

export interface PaymentEventTable {
  id: Generated<number>
  order_id: number
  payment_id: number | null
  at: string
  kind:
    | 'pedida'
    | 'estado'
    | 'cobro'
    | 'liberacion'
    | 'devolucion'
    | 'cierre'
    | 'vencimiento'
    | 'diferencia'
    | 'nota'
    | 'liberado'
  centavos: number | null
  state: PaymentState | null
  text: string | null
  author: 'client' | 'staff' | 'system' | 'provider'
  author_name: string | null
  body_hash: string | null
}

export interface PaymentTaskTable {
  id: Generated<number>
  subject: string
  /** Counts how often it was asked for. */
  asked: Generated<number>
  /** 0 is done first. */
  priority: Generated<number>
  attempts: Generated<number>
  next_attempt_at: string
  lease: string | null
  last_error: string | null
}

export interface PaymentDifferenceTable {
  id: Generated<number>
  kind: PaymentDifferenceKind
  provider: string
  provider_id: string
  order_id: number | null
  reference: string | null
  ours: number | null
  theirs: number | null
  status: string | null
  found_at: string
  solved_at: string | null
  solved_by: string | null
  note: string | null
}
