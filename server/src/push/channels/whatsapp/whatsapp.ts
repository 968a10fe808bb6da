import { createHmac, timingSafeEqual } from 'node:crypto'
import { countAttempt, keyHash } from '../../../http/rate-limit.store.ts'
import type { Config } from '../../../platform/config.ts'
import type { Deps } from '../../../platform/deps.ts'
import { postBody } from '../../../platform/network/post-body.ts'
import { findAccount } from '../../../platform/secrets/provider-accounts.store.ts'
import { openAccountKeys, type AccountKeys } from '../../../platform/secrets/sealed-account-keys.ts'
import { PUSH_FAULTS } from '../../push-texts.ts'
import type { PushPayload } from '../../queue-push.ts'
import {
  failedOutcome,
  given,
  waitOf,
  type ChannelDeclaration,
  type Notice,
  type NoticeOutcome,
} from '../channel.ts'
import { LOOPBACK } from '../web-push.ts'
import { WHATSAPP } from './telephones.store.ts'

// WhatsApp's Cloud API: notices by templates that the chain has approved there (docs/operating.md).

const API_URL = 'https://graph.facebook.com'
const LANGUAGE = 'es_AR'
const ANSWER_MAX_MS = 10_000
const SECONDS_PER_DAY = 86_400
/** Whoever writes a telephone into an account may write anybody's. */
const NOTICES_PER_DAY = 20
/** A key that the provider gave is shown to no simulator, and no other to the provider. */
const PROVIDER_KEY = /^EA[A-Z]/
/** How long a key that is refused, or a rate that is full, is left alone, in seconds. */
const WAIT_SECONDS = 60

/** The number is not in WhatsApp, or does not take messages of shops. */
export const UNDELIVERABLE = 131_026
const KEY_FAULTS = new Set([0, 3, 10, 190])
/** Codes of errors after which the same message may be taken: faults of the service, full rates, refused keys. */
const TRANSIENT = new Set([
  1,
  2,
  4,
  80_007,
  130_429,
  131_000,
  131_016,
  131_048,
  131_056,
  131_057,
  133_004,
  133_016,
  ...KEY_FAULTS,
])

export const isSimulated = ({ whatsAppSimulatorUrl }: Config, accessToken: string | null): boolean =>
  whatsAppSimulatorUrl !== null && !PROVIDER_KEY.test(accessToken ?? '')

/** A sentence for staff about a key that is none of the provider's; null: it may be stored. */
export const whatsAppKeyFault = (accessToken: string): string | null =>
  PROVIDER_KEY.test(accessToken)
    ? null
    : 'Esa llave no es de WhatsApp. Copiá el token permanente, que empieza con EAA.'

/** The account's keys as they are stored now; null: the shop sends no notices by WhatsApp. */
export async function readWhatsAppKeys({ db, secrets, config }: Deps): Promise<AccountKeys | null> {
  const account = await findAccount(db, WHATSAPP)
  const keys = account === null ? null : openAccountKeys(secrets, account)
  if (keys === null || !account?.public_key) return null
  const isOfSomebody = PROVIDER_KEY.test(keys.accessToken) || isSimulated(config, keys.accessToken)
  return isOfSomebody ? { ...keys, publicKey: account.public_key } : null
}

export const whatsApp: ChannelDeclaration = {
  open: async (deps) => {
    const keys = await readWhatsAppKeys(deps)
    return keys === null ? null : { send: (notice) => sendTemplate(deps, keys, notice) }
  },
}

/** Posts a notice as its template, with the order's number in the text and in the button's address. */
export async function sendTemplate(
  { db, clock, config }: Deps,
  keys: AccountKeys,
  { key, to, kind, order_id, payload }: Notice,
): Promise<NoticeOutcome> {
  if (config.rateLimit) {
    const day = await countAttempt(db, clock, `whatsapp:${keyHash(to.endpoint)}`, SECONDS_PER_DAY)
    if (day.count > NOTICES_PER_DAY) return given('give-up', PUSH_FAULTS.tooMany)
  }
  const { Plantilla = kind.replace('-', '_') } = JSON.parse(payload) as PushPayload
  const parameters = [{ type: 'text', text: String(order_id) }]
  const components = [
    { type: 'body', parameters },
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ]
  const message = {
    recipient_type: 'individual',
    to: to.endpoint,
    type: 'template',
    template: { name: `pedido_${Plantilla}`, language: { code: LANGUAGE }, components },
    // comes back with what becomes of it, also where the answer was lost
    biz_opaque_callback_data: key,
  }
  try {
    const { status, code, retryAfter } = await postMessage(config, keys, message)
    if (status >= 200 && status < 300) return given('give-up', null, status)
    const fault = code === null ? PUSH_FAULTS.status(status) : PUSH_FAULTS.whatsApp(code)
    if (code === UNDELIVERABLE) return given('unsubscribe', fault, status)
    const isLater = status === 429 || status >= 500 || TRANSIENT.has(code ?? status)
    if (!isLater && status !== 401) return given('give-up', fault, status)
    const waitSeconds = Math.max(WAIT_SECONDS, waitOf(retryAfter, clock.now()))
    return { ...given('again', fault, status), waitSeconds }
  } catch (error) {
    return failedOutcome(error)
  }
}

/** Asks with a message to nobody whether the keys are taken: it costs nothing. */
export async function tryWhatsApp(
  deps: Deps,
): Promise<'bien' | 'llave' | 'caido' | 'rechazado' | 'sin-llave'> {
  const keys = await readWhatsAppKeys(deps)
  if (keys === null) return 'sin-llave'
  const answer = await postMessage(deps.config, keys, { type: 'template' }).catch(() => null)
  if (answer === null || answer.status === 429 || answer.status >= 500) return 'caido'
  const { status, code, text } = answer
  if (status === 401 || status === 403 || KEY_FAULTS.has(code ?? status)) return 'llave'
  // the parameter `to` is missing; of an unknown number the subcode is 33
  return code === 100 && !/"error_subcode"\s*:\s*33\b/.test(text) ? 'bien' : 'rechazado'
}

async function postMessage(config: Config, keys: AccountKeys, message: object) {
  const simulator = isSimulated(config, keys.accessToken) ? config.whatsAppSimulatorUrl : null
  const answer = await postBody(
    `${simulator ?? API_URL}/v23.0/${keys.publicKey}/messages`,
    JSON.stringify({ messaging_product: 'whatsapp', ...message }),
    { 'content-type': 'application/json', authorization: `Bearer ${keys.accessToken}` },
    { networks: simulator === null ? [] : LOOPBACK, timeoutMs: ANSWER_MAX_MS },
  )
  // only the beginning of an answer is read: it may end within its JSON
  const code = /"code"\s*:\s*(\d{1,6})\b/.exec(answer.text)?.[1]
  return { ...answer, code: code === undefined ? null : Number(code) }
}

const signed = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** Whether a webhook shows what the app's secret makes of a text; `prefix` stands before it. */
export const isSigned = (
  { noticeSecret }: AccountKeys,
  text: string,
  shown: unknown,
  prefix = '',
): boolean => {
  if (noticeSecret === null || typeof shown !== 'string') return false
  const [is, due] = [Buffer.from(shown), Buffer.from(prefix + signed(noticeSecret, text))]
  return is.length === due.length && timingSafeEqual(is, due)
}

const VERIFIED = 'hub.verify_token'

/** What the provider shows when it asks whether an address is the shop's; the app's secret cannot be read from it. */
export const verifyToken = (noticeSecret: string): string => signed(noticeSecret, VERIFIED)

export const isVerifyToken = (keys: AccountKeys, shown: unknown): boolean => isSigned(keys, VERIFIED, shown)
