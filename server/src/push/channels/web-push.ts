import { readMailShop } from '../../mail/own-texts.store.ts'
import type { Deps } from '../../platform/deps.ts'
import { postBody } from '../../platform/network/post-body.ts'
import { readPushKeys, type PushKeys } from '../push-keys.ts'
import { pushServiceOf, TEST_SERVICE } from '../push-services.ts'
import { PUSH_FAULTS } from '../push-texts.ts'
import {
  failedOutcome,
  given,
  outcomeOf,
  type ChannelDeclaration,
  type Notice,
  type NoticeOutcome,
} from './channel.ts'

const ANSWER_MAX_MS = 10_000
/** Addresses that only services of tests and simulators may have. */
export const LOOPBACK = ['127.0.0.0/8', '::1']

/** Who signs the messages: the shop's key pair, and how to reach the shop (`mailto:` or `https:`). */
interface PushSender {
  keys: PushKeys
  subject: string
}

/** Push messages to browsers; signed with the shop's keys, and with its mails' address to be reached at. */
export const webPush: ChannelDeclaration = {
  open: async (deps) => {
    const keys = await readPushKeys(deps)
    if (keys === null) return null
    const subject = `mailto:${(await readMailShop(deps.db)).Email}`
    return { send: (notice) => sendPush(deps, { keys, subject }, notice) }
  },
}

/** Encrypts one message for its browser (RFC 8291), signs it (RFC 8292) and posts it to the push service, once. */
export async function sendPush(
  { clock, config }: Deps,
  { keys, subject }: PushSender,
  { to, order_id, kind, payload, seconds }: Notice,
  timeoutMs = ANSWER_MAX_MS,
): Promise<NoticeOutcome> {
  if (to.vapid_key !== keys.publicKey) return given('unsubscribe', PUSH_FAULTS.gone)
  const { endpoint, p256dh, auth } = to
  const service = pushServiceOf(endpoint, config.pushTestService)
  if (service === null) return given('unsubscribe', PUSH_FAULTS.address)
  const { default: library } = await import('web-push')
  try {
    const { headers, body } = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: seconds,
      // a phone that sleeps is woken for what waits for its answer
      urgency: kind === 'pregunta' ? 'high' : 'normal',
      // of an order's messages that wait for a browser the push service keeps the last
      topic: `pedido-${order_id}`,
      contentEncoding: 'aes128gcm',
    })
    const networks = service === TEST_SERVICE ? LOOPBACK : []
    const answer = await postBody(endpoint, body ?? '', textsOf(headers), { networks, timeoutMs })
    return outcomeOf(answer, clock.now())
  } catch (error) {
    return failedOutcome(error)
  }
}

/** The headers without the length, which `postBody` sets. */
const textsOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.toLowerCase() === 'content-length' ? [] : [[name, String(value)]],
    ),
  )
