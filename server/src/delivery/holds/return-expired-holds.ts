import type { FastifyBaseLogger } from 'fastify'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { startWorker, type Worker } from '../../platform/runtime/worker.ts'
import { listExpiredHolds, returnExpiredHold } from './slot-holds.store.ts'

const PAUSE_MS = 60_000
const AT_ONCE = 200

/** Returns the places of expired holds once a minute. */
export const startHoldReturns = (deps: Deps, log: FastifyBaseLogger): Worker =>
  startWorker('slot-holds', PAUSE_MS, log, () => returnExpiredHolds(deps))

/**
 * Returns the places of expired holds, each in a transaction of its own: one place is locked at a time. Safe to run in
 * several processes at once. Returns whether more are due.
 */
export async function returnExpiredHolds({ db, clock }: Deps): Promise<boolean> {
  const now = instant(clock)
  const due = await listExpiredHolds(db, now, AT_ONCE)
  for (const clientId of due) await inTransaction(db, (trx) => returnExpiredHold(trx, clientId, now))
  return due.length === AT_ONCE
}
