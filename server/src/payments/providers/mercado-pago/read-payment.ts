import { fits, toCentavos } from '@gondola/contract/base'
import type { PaymentState } from '@gondola/contract/payments'
import { Type, type Static } from 'typebox'
import { ProviderError, type ProviderPayment, type ProviderRefund } from '../provider.ts'

const Id = Type.Union([Type.Integer({ minimum: 1 }), Type.String({ pattern: '^[0-9]{1,20}$' })])
const Pesos = Type.Number({ minimum: 0, maximum: 1e12 })
const OptionalText = Type.Union([Type.String({ maxLength: 500 }), Type.Null()])

const WireRefund = Type.Object({ id: Id, amount: Pesos })

/** The fields of a payment that the shop reads; it may have others. */
const WirePayment = Type.Object({
  id: Id,
  status: Type.String({ maxLength: 60 }),
  status_detail: Type.Optional(OptionalText),
  external_reference: Type.Optional(OptionalText),
  currency_id: Type.String({ maxLength: 10 }),
  transaction_amount: Pesos,
  transaction_amount_refunded: Type.Optional(Type.Union([Pesos, Type.Null()])),
  captured: Type.Optional(Type.Boolean()),
  payment_method_id: Type.Optional(OptionalText),
  installments: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  date_created: Type.String({ maxLength: 40 }),
  date_last_updated: Type.Optional(OptionalText),
  live_mode: Type.Optional(Type.Boolean()),
  refunds: Type.Optional(Type.Array(WireRefund)),
})
type WirePayment = Static<typeof WirePayment>

/** Argentina's cards are captured within seven days. */
const CAPTURE_MS = 7 * 86_400_000

const STATES: Readonly<Record<string, PaymentState>> = {
  pending: 'en-proceso',
  in_process: 'en-proceso',
  authorized: 'reservado',
  approved: 'cobrado',
  // the customer has complained; the money has not left yet
  in_mediation: 'cobrado',
  charged_back: 'contracargo',
  refunded: 'devuelto',
  rejected: 'rechazado',
  cancelled: 'cancelado',
}

/** States in which the money was taken. */
const TAKEN = new Set<PaymentState | null>(['cobrado', 'contracargo', 'recuperado', 'devuelto'])

function stateOf({ status, status_detail: detail }: WirePayment): PaymentState | null {
  if (status === 'cancelled' && detail === 'expired') return 'vencido'
  if (status === 'charged_back' && detail === 'reimbursed') return 'recuperado'
  return Object.hasOwn(STATES, status) ? STATES[status]! : null
}

/** A payment as answered. `hasRefunds` is false if it has some that this answer does not list. */
export interface ReadPayment {
  payment: ProviderPayment
  hasRefunds: boolean
  /** When it changed last, as an ISO instant; null: not said. */
  changedAt: string | null
}

/** @throws ProviderError if the answer is no payment: another one may be */
export function readPayment(answer: unknown): ReadPayment {
  if (!fits(WirePayment, answer)) throw unreadable()
  const wire = answer as WirePayment
  const createdAt = Date.parse(wire.date_created)
  if (Number.isNaN(createdAt)) throw unreadable()
  const state = isExact(wire.transaction_amount) ? stateOf(wire) : null
  const amount = toCentavos(wire.transaction_amount)
  const refunded = toCentavos(wire.transaction_amount_refunded ?? 0)
  const changedAt = Date.parse(wire.date_last_updated ?? '')
  return {
    payment: {
      id: String(wire.id),
      reference: wire.external_reference ?? null,
      state,
      status: wire.status_detail ? `${wire.status} / ${wire.status_detail}` : wire.status,
      currency: wire.currency_id,
      asked: amount,
      captured: TAKEN.has(state) && wire.captured !== false ? amount : 0,
      refunded,
      refunds: (wire.refunds ?? []).map(refundOf),
      means: wire.payment_method_id ?? null,
      installments: wire.installments ?? null,
      captureBy: state === 'reservado' ? new Date(createdAt + CAPTURE_MS).toISOString() : null,
      isLive: wire.live_mode === true,
    },
    hasRefunds: refunded === 0 || wire.refunds !== undefined,
    changedAt: Number.isNaN(changedAt) ? null : new Date(changedAt).toISOString(),
  }
}

/** @throws ProviderError */
export function readRefund(answer: unknown): ProviderRefund {
  if (!fits(WireRefund, answer)) throw unreadable()
  return refundOf(answer as Static<typeof WireRefund>)
}

/** @throws ProviderError */
export function readSearch(answer: unknown): ReadPayment[] {
  const { results } = (answer ?? {}) as { results?: unknown }
  if (!Array.isArray(results)) throw unreadable()
  return results.map(readPayment)
}

/** @throws ProviderError */
export function readSession(answer: unknown): { id: string; url: string } {
  const { id, init_point: url } = (answer ?? {}) as { id?: unknown; init_point?: unknown }
  const isPage = typeof url === 'string' && /^https?:$/.test(URL.parse(url)?.protocol ?? '')
  if (typeof id !== 'string' || !/^[\w-]{1,100}$/.test(id) || !isPage) throw unreadable()
  return { id, url }
}

const refundOf = ({ id, amount }: Static<typeof WireRefund>): ProviderRefund => ({
  id: String(id),
  centavos: toCentavos(amount),
})

/** Pesos on the wire have two decimals. An amount that has more is rounded, and its payment's state not understood. */
const isExact = (pesos: number): boolean => Math.abs(toCentavos(pesos) - pesos * 100) < 1e-3

const unreadable = () => new ProviderError('caido', 'respuesta-ilegible')
