import { createHash } from 'node:crypto'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockOrder } from '../../orders/locked-order.store.ts'
import { entryFor, ledgerPayment, type LedgerChange, type LedgerPayment } from './ledger.ts'
import {
  findPayment,
  findSession,
  insertEvents,
  insertPayment,
  markRefunded,
  noteDifference,
  touchOrder,
  updatePayment,
} from './ledger.store.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
import type { ProviderPayment } from '../providers/provider.ts'

/** The provider asked, and whether its payments are of its live books. */
export interface AskedProvider {
  name: string
  isLive: boolean
}

/** Our references; other payments of the account are none of the shop's (a branch's card reader, say). */
const OURS = /^G\d+-/

/** Whether a payment's reference is of this shop's kind. */
export const isOurs = ({ reference }: ProviderPayment): boolean => reference !== null && OURS.test(reference)

/**
 * Enters a provider's answer to our question into the ledger (decision 0031), and has its order settled if anything
 * changed. A payment with a reference of ours that no page has, of another currency or of other books is noted as a
 * difference; one with another reference is left alone.
 *
 * @returns the order; null: none of ours
 */
export async function takeAnswer(
  deps: Deps,
  provider: AskedProvider,
  said: ProviderPayment,
): Promise<number | null> {
  if (said.reference === null || !isOurs(said)) return null
  const session = await findSession(deps.db, provider.name, said.reference)
  return inTransaction(deps.db, async (trx) => {
    // one answer about an order at a time
    if (session !== null) await lockOrder(trx, session.order_id)
    const stored = await findPayment(trx, provider.name, said.id)
    const fault = faultOf(provider, said, session)
    const before = stored === null ? null : ledgerPayment({ ...stored, captureBy: stored.capture_by })
    const entry = fault === null ? entryFor(before, said) : null
    const at = instant(deps.clock)
    if (entry === null || said.state === null)
      await noteDifference(trx, {
        kind: fault ?? (said.state === null ? 'estado' : 'monto'),
        provider: provider.name,
        provider_id: said.id,
        order_id: session?.order_id ?? null,
        reference: said.reference?.slice(0, 100) ?? null,
        ours: before?.captured ?? null,
        theirs: Number.isSafeInteger(said.captured) ? said.captured : null,
        status: said.status.slice(0, 100),
        found_at: at,
      })
    if (entry === null || session === null) return session?.order_id ?? null
    const { payment, changes } = entry
    const paymentId = stored?.id ?? (await insertNew(trx, at, provider, session, said, payment))
    if (stored !== null && changes.length > 0) await updatePayment(trx, at, stored.id, payment)
    let hasNewRefund = false
    for (const refund of said.refunds)
      hasNewRefund = (await markRefunded(trx, at, paymentId, refund)) || hasNewRefund
    await insertEvents(
      trx,
      changes.map((change) => ({
        ...eventOf(change),
        order_id: session.order_id,
        payment_id: paymentId,
        at,
        text: said.status.slice(0, 200),
        author: 'provider' as const,
        author_name: provider.name,
        body_hash: hashOf(said),
      })),
    )
    if (changes.length > 0 || hasNewRefund) {
      await touchOrder(trx, session.order_id, at)
      await askTask(trx, deps.clock, { order: session.order_id })
    }
    return session.order_id
  })
}

const CURRENCY = 'ARS'

function faultOf(
  provider: AskedProvider,
  said: ProviderPayment,
  session: Row<'payment_sessions'> | null,
): Row<'payment_differences'>['kind'] | null {
  if (session === null) return 'desconocido'
  if (said.currency !== CURRENCY) return 'moneda'
  return said.isLive === provider.isLive ? null : 'prueba'
}

const insertNew = (
  trx: Db,
  at: string,
  provider: AskedProvider,
  session: Row<'payment_sessions'>,
  said: ProviderPayment,
  payment: LedgerPayment,
) =>
  insertPayment(
    trx,
    at,
    {
      order_id: session.order_id,
      session_id: session.id,
      provider: provider.name,
      provider_id: said.id,
    },
    payment,
  )

const eventOf = (change: LedgerChange) =>
  change.kind === 'estado'
    ? { kind: change.kind, state: change.state, centavos: null }
    : { kind: change.kind, state: null, centavos: change.centavos }

/** Of what the provider said, as the adapter read it. */
const hashOf = (said: ProviderPayment) => createHash('sha256').update(JSON.stringify(said)).digest('hex')
