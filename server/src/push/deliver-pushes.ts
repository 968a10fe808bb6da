import type { FastifyBaseLogger } from 'fastify'
import { retryWrite } from '../platform/db/retry-write.ts'
import type { Deps } from '../platform/deps.ts'
import { startLaneWorker } from '../platform/runtime/lane-worker.ts'
import type { Worker } from '../platform/runtime/worker.ts'
import { claimPushes, listDueServices, markPush, noticeKey, type ClaimedPush } from './push-queue.store.ts'
import { given, type ChannelDeclaration, type NoticeChannel } from './channels/channel.ts'
import { webPush } from './channels/web-push.ts'
import { WHATSAPP } from './channels/whatsapp/telephones.store.ts'
import { whatsApp } from './channels/whatsapp/whatsapp.ts'
import { PUSH_FAULTS } from './push-texts.ts'

/** A line for each channel by its service's name (docs/architecture.md); every other service is a browser's. */
const CHANNELS: ReadonlyMap<string, ChannelDeclaration> = new Map([[WHATSAPP, whatsApp]])

const POLL_MS = 1000
/** Parallel messages to one service, in one process. */
const PARALLEL_PUSHES = 8
/** For recording the outcome: together with the attempt it is shorter than a message's lease. */
const NOTE_MAX_MS = 40_000

/** Sends queued messages in the background, each service separately; several processes may do so at once. */
export function startPushWorker(deps: Deps, log: FastifyBaseLogger): Worker {
  return startLaneWorker('push', POLL_MS, log, {
    listDue: () => listDueServices(deps.db, deps.clock),
    keyOf: (service) => service,
    serve: (service) => deliverDuePushes(deps, service, log),
  })
}

/** Sends the due messages of a service; returns true if there may be more. */
export async function deliverDuePushes(
  deps: Deps,
  service: string,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const channel = await (CHANNELS.get(service) ?? webPush).open(deps)
  if (channel === null) return false
  const claimed = await claimPushes(deps.db, deps.clock, service, PARALLEL_PUSHES)
  await Promise.all(claimed.map((one) => deliver(deps, channel, one, log)))
  return claimed.length === PARALLEL_PUSHES
}

async function deliver(
  { db, clock }: Deps,
  channel: NoticeChannel,
  claimed: ClaimedPush,
  log: FastifyBaseLogger,
): Promise<void> {
  const { push, subscription } = claimed
  const seconds = Math.floor((Date.parse(push.expires_at) - clock.now().getTime()) / 1000)
  const outcome =
    subscription === null
      ? given('give-up', PUSH_FAULTS.gone)
      : seconds <= 0
        ? given('give-up', PUSH_FAULTS.expired)
        : await channel.send({ ...push, key: noticeKey(push), to: subscription, seconds })
  await retryWrite(NOTE_MAX_MS, () => markPush(db, clock, claimed, outcome))
  if (outcome.fault !== null)
    log.warn({ push: push.id, attempt: push.attempts, status: outcome.status }, 'push not taken')
}
