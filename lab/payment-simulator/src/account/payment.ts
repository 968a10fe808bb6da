import type { MethodId } from '../cards/payment-methods.ts'

export interface Refund {
  id: number
  centavos: number
  createdAt: string
}

export type PaymentStatus =
  | 'approved'
  | 'authorized'
  | 'in_process'
  | 'pending'
  | 'rejected'
  | 'cancelled'
  | 'refunded'
  | 'charged_back'

/** A payment in the simulator's books. Amounts are whole centavos, moments ISO instants. */
export interface Payment {
  id: number
  /** Null: made by the API, with a card's token. */
  preferenceId: string | null
  reference: string | null
  title: string
  /** What was authorised or asked; stays after a capture of less. */
  asked: number
  /** What was authorised on a card, to be captured later; 0: none. */
  reserved: number
  captured: number
  refunds: Refund[]
  status: PaymentStatus
  detail: string
  method: MethodId
  installments: number
  email: string | null
  noticeUrl: string | null
  createdAt: string
  updatedAt: string
  approvedAt: string | null
  /** When a delayed payment is approved by itself. */
  approvesAt: string | null
  /** Made by the faults: a payment to this account that is no affair of the shop's. */
  isForeign: boolean
  metadata: Record<string, unknown>
}

/** Days within which an authorised amount may be captured in Argentina. */
export const CAPTURE_DAYS = 7
export const DAY_MS = 86_400_000

/** Whether the money is only authorised. */
export const isReserved = ({ status }: Payment): boolean => status === 'authorized'

export const refundedOf = ({ refunds }: Payment): number =>
  refunds.reduce((sum, { centavos }) => sum + centavos, 0)

/** What was authorised and will not be taken any more. */
export const releasedOf = (payment: Payment): number =>
  payment.reserved === 0 || isReserved(payment) ? 0 : payment.reserved - payment.captured

export const toPesos = (centavos: number): number => centavos / 100

/** Null: no amount in pesos with two decimals. */
export function toCentavos(pesos: unknown): number | null {
  if (typeof pesos !== 'number' || !Number.isFinite(pesos) || pesos < 0 || pesos > 1e11) return null
  const centavos = Math.round(pesos * 100)
  return Math.abs(centavos - pesos * 100) < 1e-4 ? centavos : null
}
