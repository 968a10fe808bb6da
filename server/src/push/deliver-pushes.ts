import type { FastifyBaseLogger } from 'fastify'
import { readMailShop } from '../mail/own-texts.store.ts'
import { retryWrite } from '../platform/db/retry-write.ts'
import type { Deps } from '../platform/deps.ts'
import { startLaneWorker } from '../platform/runtime/lane-worker.ts'
import type { Worker } from '../platform/runtime/worker.ts'
import { readPushKeys, type PushKeys } from './push-keys.ts'
import { claimPushes, listDueServices, markPush, type ClaimedPush } from './push-queue.store.ts'
import { AddressError, postBody } from '../platform/network/post-body.ts'
import { given, outcomeOf, type PushOutcome } from './push-outcome.ts'
import { pushServiceOf, TEST_SERVICE } from './push-services.ts'
import { PUSH_FAULTS } from './push-texts.ts'

/** How long a push service may take to answer. */
const ANSWER_MAX_MS = 10_000
/** Addresses that only the push service of tests may have. */
const LOOPBACK = ['127.0.0.0/8', '::1']

/** Who signs the messages: the shop's key pair, and how to reach the shop (`mailto:` or `https:`). */
interface PushSender {
  keys: PushKeys
  subject: string
}

/**
 * Encrypts one message for its browser (RFC 8291), signs it (RFC 8292) and posts it to the push service, once. Errors
 * are returned as the outcome's fault, never thrown.
 */
export async function sendPush(
  { clock, config }: Deps,
  { keys, subject }: PushSender,
  { push, subscription }: ClaimedPush,
  timeoutMs = ANSWER_MAX_MS,
): Promise<PushOutcome> {
  if (subscription === null) return given('give-up', PUSH_FAULTS.gone)
  if (subscription.vapid_key !== keys.publicKey) return given('unsubscribe', PUSH_FAULTS.gone)
  const TTL = Math.floor((Date.parse(push.expires_at) - clock.now().getTime()) / 1000)
  if (TTL <= 0) return given('give-up', PUSH_FAULTS.expired)
  const { endpoint, p256dh, auth } = subscription
  const service = pushServiceOf(endpoint, config.pushTestService)
  if (service === null) return given('unsubscribe', PUSH_FAULTS.address)
  const { default: webPush } = await import('web-push')
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      push.payload,
      {
        vapidDetails: { subject, ...keys },
        TTL,
        // a phone that sleeps is woken for what waits for its answer
        urgency: push.kind === 'pregunta' ? 'high' : 'normal',
        // of an order's messages that wait for a browser the push service keeps the last
        topic: `pedido-${push.order_id}`,
        contentEncoding: 'aes128gcm',
      },
    )
    const networks = service === TEST_SERVICE ? LOOPBACK : []
    const answer = await postBody(endpoint, body ?? '', textsOf(headers), { networks, timeoutMs })
    return outcomeOf(answer, clock.now())
  } catch (error) {
    if (error instanceof AddressError) return given('give-up', PUSH_FAULTS.address)
    return given('again', faultOf(error))
  }
}

/** The headers without the length, which `postBody` sets. */
const textsOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.toLowerCase() === 'content-length' ? [] : [[name, String(value)]],
    ),
  )

function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return PUSH_FAULTS.unreachable('?')
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return PUSH_FAULTS.tooSlow
  return PUSH_FAULTS.unreachable('code' in error ? String(error.code) : error.name)
}

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
