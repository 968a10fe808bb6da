import { toPesos } from '@gondola/contract/base'
import {
  CREDIT,
  MONEY_MOVES_MAX,
  refundDelay,
  type MoneyMove,
  type MoneyMoveKind,
} from '@gondola/contract/payments'
import type { Row } from '../../platform/db/tables/database.ts'
import type { OrderLedger } from './ledger.store.ts'
import type { MoneyEvent } from '../own-payments/order-money.store.ts'
import { rejectionText } from '../providers/payment-accounts.ts'

/** What a customer is shown of an order's money, oldest first; refunds on their way come last. */
export function moneyMoves(
  { payments, refunds }: Pick<OrderLedger, 'payments' | 'refunds'>,
  events: readonly MoneyEvent[],
  local: (at: string) => string,
): MoneyMove[] {
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  const reserved = new Set<number>()
  const moves = events.flatMap((event) => {
    const payment = byId.get(event.payment_id ?? 0)
    if (payment === undefined) return []
    const told = moveOf(event, payment, reserved.has(payment.id))
    if (event.state === 'reservado') reserved.add(payment.id)
    if (told === null || told.centavos === 0) return []
    return [move(told.kind, local(event.at), told.centavos, payment)]
  })
  const returned = refunds.flatMap(({ payment_id, at, centavos, state, given_otherwise }): MoneyMove[] => {
    const payment = byId.get(payment_id)!
    if (state !== 'hecho') return [{ ...move('devolucion', local(at), centavos, payment), Pendiente: true }]
    // a claim's, with no event: what was received at the door became credit
    const isCredited = given_otherwise !== null
    return isCredited ? [move('devolucion', local(at), centavos, { ...payment, means: CREDIT })] : []
  })
  const isOpen = ({ Pendiente = false }: MoneyMove) => Number(Pendiente)
  return [...moves, ...returned]
    .toSorted((a, b) => isOpen(a) - isOpen(b) || a.Momento.localeCompare(b.Momento))
    .slice(-MONEY_MOVES_MAX)
}

const move = (
  Clase: MoneyMoveKind,
  Momento: string,
  centavos: number,
  payment: Row<'payments'>,
): MoneyMove => {
  const { means, installments } = payment
  const reason = Clase === 'rechazo' ? rejectionText(payment) : null
  return {
    Momento,
    Clase,
    Importe: toPesos(centavos),
    Medio: means,
    Cuotas: installments,
    ...(Clase === 'devolucion' && { Plazo: refundDelay(means) }),
    ...(reason !== null && { Motivo: reason }),
  }
}

/** Null: the customer is not concerned. */
function moveOf(
  { kind, state, centavos }: MoneyEvent,
  { asked, captured }: Row<'payments'>,
  wasReserved: boolean,
): { kind: MoneyMoveKind; centavos: number } | null {
  if (kind === 'cobro' || kind === 'liberacion' || kind === 'devolucion')
    return { kind, centavos: centavos ?? 0 }
  switch (state) {
    case 'reservado':
      return { kind: 'reserva', centavos: asked }
    case 'cancelado':
    case 'vencido':
      // of a reserve, its release is told
      return wasReserved ? null : { kind: 'rechazo', centavos: asked }
    case 'rechazado':
      return { kind: 'rechazo', centavos: asked }
    case 'contracargo':
      return { kind: 'contracargo', centavos: captured }
    default:
      return null
  }
}
