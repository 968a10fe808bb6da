import { instant, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { returnExpiredOf, deleteHold, listExpiredHolds, returnExpiredHold } from './slot-holds.store.ts'
import { returnPlace, takePlace, type Place } from '../slot-places.store.ts'
import type { FastifyBaseLogger } from 'fastify'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { startWorker, type Worker } from '../../platform/runtime/worker.ts'

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

/** Ends a client's hold, if there is one, and returns its place. */
export async function releaseHold(trx: Db, clientId: number): Promise<void> {
  const held = await deleteHold(trx, clientId)
  if (held !== null) await returnPlace(trx, held)
}

export const isSamePlace = (one: Place, other: Place) =>
  one.branchId === other.branchId && one.dayId === other.dayId && one.slotId === other.slotId

/**
 * Takes a place and returns the one that the client held (null: none). Both are locked in the order of their keys, so
 * that customers who exchange slots do not wait for each other in a circle. False: the slot is full; the transaction
 * must then be rolled back.
 *
 * @param capacity as for `takePlace`
 */
export async function exchangePlace(
  trx: Db,
  clock: Clock,
  { from, to, capacity }: { from: Place | null; to: Place; capacity: number },
): Promise<boolean> {
  if (from !== null && isBefore(from, to)) {
    await returnPlace(trx, from)
    return takeFreePlace(trx, clock, to, capacity)
  }
  const isTaken = await takeFreePlace(trx, clock, to, capacity)
  if (isTaken && from !== null) await returnPlace(trx, from)
  return isTaken
}

const isBefore = (one: Place, other: Place) =>
  (one.branchId - other.branchId || one.dayId - other.dayId || one.slotId - other.slotId) < 0

/** A slot that looks full may only be held by customers who left: their expired holds are returned first. */
async function takeFreePlace(trx: Db, clock: Clock, place: Place, capacity: number): Promise<boolean> {
  if (await takePlace(trx, place, capacity)) return true
  return (await returnExpiredOf(trx, place, instant(clock))) && takePlace(trx, place, capacity)
}
