import { randomUUID } from 'node:crypto'
import type { Dial } from '../faults/dial.ts'
import type { Clock } from './clock.ts'
import type { Payment } from './payment.ts'
import type { Records } from './records.ts'

/** What happened to a payment, as its notice names it. */
export type PaymentAction = 'payment.created' | 'payment.updated'

/** The seller's account: its records, its clock, and who hears of changes. */
export interface Account {
  records: Records
  clock: Clock
  dial: Dial
  /** Where browsers reach the simulator, 'http://127.0.0.1:4280'. */
  url: string
  announce(payment: Payment, action: PaymentAction): void
}

/** The number of the simulated seller. */
export const COLLECTOR_ID = 100_200_300

export const newPreferenceId = (): string => `${COLLECTOR_ID}-${randomUUID()}`

/** Records a change of a payment and tells of it. */
export function changePayment(account: Account, payment: Payment, change: Partial<Payment>): Payment {
  const changed = { ...payment, ...change, updatedAt: account.clock.now().toISOString() }
  account.records.save('payments', changed)
  account.announce(changed, 'payment.updated')
  return changed
}

/** Records a new payment and tells of it. */
export function addPayment(
  account: Account,
  payment: Omit<Payment, 'id' | 'createdAt' | 'updatedAt' | 'approvedAt' | 'refunds'>,
): Payment {
  const now = account.clock.now().toISOString()
  const added: Payment = {
    ...payment,
    id: account.records.nextId(),
    refunds: [],
    createdAt: now,
    updatedAt: now,
    approvedAt: payment.status === 'approved' ? now : null,
  }
  account.records.save('payments', added)
  account.announce(added, 'payment.created')
  return added
}
