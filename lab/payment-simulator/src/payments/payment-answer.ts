import { COLLECTOR_ID } from '../account/account.ts'
import { providerDate } from '../account/clock.ts'
import { refundedOf, toPesos, type Payment, type Refund } from '../account/payment.ts'
import { findMethod } from '../cards/payment-methods.ts'

/**
 * A payment as the API answers it: the fields that a shop can need. Once captured, `transaction_amount` is what was
 * captured, no longer what was authorised.
 */
export function paymentAnswer(payment: Payment): object {
  const amount = payment.captured > 0 ? payment.captured : payment.asked
  const isCard = findMethod(payment.method)?.type !== 'account_money'
  return {
    id: payment.id,
    date_created: providerDate(payment.createdAt),
    date_approved: providerDate(payment.approvedAt),
    date_last_updated: providerDate(payment.updatedAt),
    date_of_expiration: null,
    money_release_date: providerDate(payment.approvedAt),
    operation_type: 'regular_payment',
    issuer_id: null,
    payment_method_id: payment.method,
    payment_type_id: findMethod(payment.method)?.type ?? null,
    payment_method: { id: payment.method, type: findMethod(payment.method)?.type ?? null },
    status: payment.status,
    status_detail: payment.detail,
    currency_id: 'ARS',
    description: payment.title,
    live_mode: false,
    authorization_code: null,
    collector_id: COLLECTOR_ID,
    payer: { id: '0', type: null, email: payment.email, identification: { type: null, number: null } },
    metadata: payment.metadata,
    additional_info: {},
    external_reference: payment.reference,
    transaction_amount: toPesos(amount),
    transaction_amount_refunded: toPesos(refundedOf(payment)),
    coupon_amount: 0,
    installments: payment.installments,
    transaction_details: {
      net_received_amount: toPesos(payment.captured),
      total_paid_amount: toPesos(amount),
      overpaid_amount: 0,
      installment_amount: isCard ? toPesos(Math.round(amount / payment.installments)) : 0,
    },
    fee_details: [],
    captured: payment.captured > 0 || payment.reserved === 0,
    binary_mode: false,
    statement_descriptor: null,
    card: {},
    notification_url: payment.noticeUrl,
    refunds: payment.refunds.map((refund) => refundAnswer(payment, refund)),
    processing_mode: 'aggregator',
  }
}

export const refundAnswer = (payment: Payment, refund: Refund): object => ({
  id: refund.id,
  payment_id: payment.id,
  amount: toPesos(refund.centavos),
  metadata: {},
  source: { id: String(COLLECTOR_ID), name: 'Comercio de prueba', type: 'collector' },
  date_created: providerDate(refund.createdAt),
  unique_sequence_number: null,
  refund_mode: 'standard',
  adjustment_amount: 0,
  status: 'approved',
  reason: null,
  amount_refunded_to_payer: toPesos(refund.centavos),
})
