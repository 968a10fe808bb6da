import { refundedOf, releasedOf } from './payment.ts'
import type { Records } from './records.ts'

/** A payment's amounts, in centavos. */
export interface BookEntry {
  id: number
  reference: string | null
  status: string
  detail: string
  asked: number
  captured: number
  refunded: number
  released: number
}

/** What the provider has of the shop, to compare with the shop's ledger. Payments of others are left out. */
export interface Books {
  payments: BookEntry[]
  totals: { asked: number; captured: number; refunded: number; released: number; kept: number }
}

export function readBooks(records: Records): Books {
  const payments = [...records.payments.values()]
    .filter(({ isForeign }) => !isForeign)
    .map((payment) => ({
      id: payment.id,
      reference: payment.reference,
      status: payment.status,
      detail: payment.detail,
      asked: payment.asked,
      captured: payment.captured,
      refunded: refundedOf(payment),
      released: releasedOf(payment),
    }))
  const sum = (of: (entry: BookEntry) => number) => payments.reduce((total, entry) => total + of(entry), 0)
  return {
    payments,
    totals: {
      asked: sum(({ asked }) => asked),
      captured: sum(({ captured }) => captured),
      refunded: sum(({ refunded }) => refunded),
      released: sum(({ released }) => released),
      kept: sum(({ captured, refunded }) => captured - refunded),
    },
  }
}
