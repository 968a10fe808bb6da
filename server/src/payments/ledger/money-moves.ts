import { toPesos } from '@gondola/contract/base'
import { MONEY_MOVES_MAX, refundDelay, type MoneyMove, type MoneyMoveKind } from '@gondola/contract/payments'
import type { Row } from '../../platform/db/tables/database.ts'
import type { OrderLedger } from './ledger.store.ts'
import type { MoneyEvent } from '../own-payments/order-money.store.ts'

/** Why a card refused and what to do about it, by the provider's detail. */
const REJECTIONS: Readonly<Record<string, string>> = {
  cc_rejected_insufficient_amount:
    'La tarjeta no tiene fondos suficientes. Probá con otra, o con otro medio.',
  cc_rejected_bad_filled_security_code: 'El código de seguridad no es correcto. Revisalo y probá de nuevo.',
  cc_rejected_bad_filled_date: 'La fecha de vencimiento no es correcta. Revisala y probá de nuevo.',
  cc_rejected_bad_filled_card_number: 'El número de la tarjeta no es correcto. Revisalo y probá de nuevo.',
  cc_rejected_bad_filled_other: 'Hay un error en los datos de la tarjeta. Revisalos y probá de nuevo.',
  cc_rejected_call_for_authorize: 'El banco pide que autorices el pago por teléfono. Después probá de nuevo.',
  cc_rejected_card_disabled: 'La tarjeta no está habilitada. Llamá a tu banco, o probá con otra.',
  cc_rejected_duplicated_payment: 'Parece un pago repetido. Mirá tu pedido antes de probar con otra tarjeta.',
  cc_rejected_high_risk: 'El pago no pasó los controles de seguridad. Probá con otra tarjeta.',
  cc_rejected_max_attempts: 'Llegaste al límite de intentos con esta tarjeta. Probá con otra.',
}

/** `status` is in the provider's words, 'rejected / cc_rejected_insufficient_amount'; null: it gives no reason. */
export const rejectionText = (status: string): string | null =>
  REJECTIONS[status.split(' / ').at(-1) ?? ''] ?? null

/** What a payment that is not decided waits for, where its customer can do something about it, by the provider's detail. */
const AWAITED: Readonly<Record<string, string>> = {
  pending_challenge:
    'Tu banco pide que confirmes el pago: hacelo en su aplicación o con el código que te mandó. Si no lo confirmás, no se cobra y podés probar con otra tarjeta.',
  pending_waiting_payment: 'Falta que pagues el cupón que elegiste. Hasta que se acredite no lo preparamos.',
  pending_waiting_transfer:
    'Falta que hagas la transferencia que elegiste. Hasta que se acredite no lo preparamos.',
}

/** `status` is in the provider's words, 'pending / pending_challenge'; null: there is nothing to do but to wait. */
export const awaitedText = (status: string): string | null =>
  AWAITED[status.split(' / ').at(-1) ?? ''] ?? null

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
  const open = refunds.filter(({ state }) => state !== 'hecho')
  const waiting = open.map(({ payment_id, at, centavos }) => ({
    ...move('devolucion', local(at), centavos, byId.get(payment_id)!),
    Pendiente: true,
  }))
  return [...moves, ...waiting].slice(-MONEY_MOVES_MAX)
}

const move = (
  Clase: MoneyMoveKind,
  Momento: string,
  centavos: number,
  { means, installments, status }: Row<'payments'>,
): MoneyMove => {
  const reason = Clase === 'rechazo' ? rejectionText(status) : null
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
