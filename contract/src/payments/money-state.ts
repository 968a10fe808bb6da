import { Type, type Static } from 'typebox'
import { isPaidFirst } from './is-paid-first.ts'
import type { PaymentWay } from './payment-way.ts'

/**
 * An order's money in one word, for its customer (decision 0031):
 *
 * - `puerta`: it is paid at the door, or left unpaid. `despues`: a page to pay comes once the order is ready.
 * - `a-pagar`: nothing is paid yet, and it can be paid now. `falta`: part is paid or reserved and the rest is missing, or
 *   the customer's bank took a payment back.
 * - `esperando`: the provider has not decided about a payment that would be enough.
 * - `reservado`: a card has reserved enough; `pagado`: enough was taken.
 * - of an annulled or cancelled order: `devolviendo` what was taken or reserved is on its way back; `devuelto` it was
 *   given back; `vencido` the shop cancelled it because nobody paid in time; `sin-cobro` nothing was taken.
 */
export const MoneyState = Type.Union([
  Type.Literal('puerta'),
  Type.Literal('despues'),
  Type.Literal('a-pagar'),
  Type.Literal('esperando'),
  Type.Literal('reservado'),
  Type.Literal('pagado'),
  Type.Literal('falta'),
  Type.Literal('devolviendo'),
  Type.Literal('devuelto'),
  Type.Literal('vencido'),
  Type.Literal('sin-cobro'),
])
export type MoneyState = Static<typeof MoneyState>

/** How far an order is, as far as its money goes: `ido` is annulled or cancelled. */
export type MoneyStage = 'abierto' | 'listo' | 'despachado' | 'ido'

/** Amounts are whole centavos. */
export interface MoneyFacts {
  way: PaymentWay
  stage: MoneyStage
  /** What the order costs; 0 once it is gone. */
  due: number
  /** Taken and not given back, less what is being given back. */
  paid: number
  returned: number
  /** Refunds that are asked for and not confirmed. */
  returning: number
  /** Reserved and not taken. */
  reserved: number
  /** Begun, with an open end. */
  coming: number
  /** Taken, and taken back by the customer's bank. */
  disputed: number
  /** What the shop bears of an exact total. */
  bears: number
  /** Whether the shop cancelled it because nobody paid in time. */
  isExpired: boolean
}

/** What is missing of an order's money, beyond what is reserved or on its way; 0 if the shop bears it. */
export function missingOf({ due, paid, reserved, coming, bears }: MoneyFacts): number {
  const missing = due - paid - reserved - coming
  return missing > bears ? missing : 0
}

/** Whether an order of a way and a state (absent: nothing was asked for yet) is not prepared for want of its money. */
export const isMoneyAwaited = (way: PaymentWay | null, state: MoneyState | null): boolean =>
  isPaidFirst(way ?? 'puerta') && state !== 'reservado' && state !== 'pagado'

export function moneyStateOf(facts: MoneyFacts): MoneyState {
  if (facts.stage === 'ido') return stateOfGone(facts)
  const { way, stage, due, paid, reserved, coming, disputed, bears } = facts
  if (due - paid <= bears) return 'pagado'
  if (reserved > 0 && due - paid - reserved <= bears) return 'reservado'
  if (coming > 0 && missingOf(facts) === 0) return 'esperando'
  if (paid + reserved + coming + disputed > 0) return 'falta'
  if (way === 'puerta' || stage === 'despachado') return 'puerta'
  if (isPaidFirst(way)) return 'a-pagar'
  return stage === 'listo' ? 'a-pagar' : 'despues'
}

function stateOfGone({ paid, reserved, returned, returning, isExpired }: MoneyFacts): MoneyState {
  if (paid + reserved + returning > 0) return 'devolviendo'
  if (returned > 0) return 'devuelto'
  return isExpired ? 'vencido' : 'sin-cobro'
}
