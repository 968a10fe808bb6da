import type { Row } from '../../platform/db/tables/database.ts'
import type { OrderLedger } from '../ledger/ledger.store.ts'
import { openSessions, settledPayments } from '../settlement/settled-order.ts'
import { stepsFor, type SettledOrder } from '../settlement/settlement.ts'

type Session = Row<'payment_sessions'>

/** Whether a page can be paid; one whose time is over cannot, though the provider has not closed it yet. */
export const isPayable = ({ state, expires_at }: Session, now: string): boolean =>
  state === 'abierta' && expires_at > now

/**
 * The newest page that can be paid and asks for what is due now; null: none. A page that was paid, or that an order
 * outgrew, is open until the order is settled: who pays it then pays twice.
 */
export function openPage(order: SettledOrder, ledger: OrderLedger, now: string): Session | null {
  const steps = stepsFor(order, openSessions(ledger), settledPayments(ledger))
  const closing = new Set(steps.map((step) => (step.do === 'cerrar' ? step.session : null)))
  return ledger.sessions.findLast((session) => isPayable(session, now) && !closing.has(session.id)) ?? null
}
