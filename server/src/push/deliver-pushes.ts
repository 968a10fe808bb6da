import type { FastifyBaseLogger } from 'fastify'
import { readMailShop } from '../mail/mail-shop.store.ts'
import { retryWrite } from '../platform/db/retry-write.ts'
import type { Deps } from '../platform/deps.ts'
import { startLaneWorker } from '../platform/runtime/lane-worker.ts'
import type { Worker } from '../platform/runtime/worker.ts'
import { readPushKeys } from './push-keys.ts'
import { claimPushes, listDueServices, markPush, type ClaimedPush } from './push-queue.store.ts'
import { sendPush, type PushSender } from './send-push.ts'

const POLL_MS = 1000
/** Parallel messages to one push service, in one process. */
const PARALLEL_PUSHES = 8
/** For recording the outcome: together with the attempt it is shorter than a message's lease. */
const NOTE_MAX_MS = 40_000

/** Sends queued messages in the background, each push service separately; several processes may do so at once. */
export function startPushWorker(deps: Deps, log: FastifyBaseLogger): Worker {
  return startLaneWorker('push', POLL_MS, log, {
    listDue: () => listDueServices(deps.db, deps.clock),
    keyOf: (service) => service,
    serve: (service) => deliverDuePushes(deps, service, log),
  })
}

/** Sends the due messages of a push service; returns true if there may be more. */
export async function deliverDuePushes(
  deps: Deps,
  service: string,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const sender = await readSender(deps)
  if (sender === null) return false
  const claimed = await claimPushes(deps.db, deps.clock, service, PARALLEL_PUSHES)
  await Promise.all(claimed.map((one) => deliver(deps, sender, one, log)))
  return claimed.length === PARALLEL_PUSHES
}

/** The shop's keys and the address at which push services can reach it, that of its mails. */
async function readSender(deps: Deps): Promise<PushSender | null> {
  const keys = await readPushKeys(deps)
  if (keys === null) return null
  const { Email } = await readMailShop(deps.db)
  return { keys, subject: `mailto:${Email}` }
}

async function deliver(deps: Deps, sender: PushSender, claimed: ClaimedPush, log: FastifyBaseLogger) {
  const { push } = claimed
  const outcome = await sendPush(deps, sender, claimed)
  await retryWrite(NOTE_MAX_MS, () => markPush(deps.db, deps.clock, claimed, outcome))
  if (outcome.fault !== null)
    log.warn({ push: push.id, attempt: push.attempts, status: outcome.status }, 'push not taken')
}
