import { AddressError, postBody } from '../platform/network/post-body.ts'
import type { Deps } from '../platform/deps.ts'
import type { PushKeys } from './push-keys.ts'
import { given, outcomeOf, type PushOutcome } from './push-outcome.ts'
import { pushServiceOf, TEST_SERVICE } from './push-services.ts'
import type { ClaimedPush } from './push-queue.store.ts'
import { PUSH_FAULTS } from './texts/push-texts.ts'

/** How long a push service may take to answer. */
export const ANSWER_MAX_MS = 10_000
/** Addresses that only the push service of tests may have. */
const LOOPBACK = ['127.0.0.0/8', '::1']

/** Who signs the messages: the shop's key pair, and how to reach the shop (`mailto:` or `https:`). */
export interface PushSender {
  keys: PushKeys
  subject: string
}

/**
 * Encrypts one message for its browser (RFC 8291), signs it (RFC 8292) and posts it to the push service, once. Errors
 * are returned as the outcome's fault, never thrown.
 */
export async function sendPush(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
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
