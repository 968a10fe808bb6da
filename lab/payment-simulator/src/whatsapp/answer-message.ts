import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What goes wrong on purpose. */
export interface WhatsAppDial {
  /** Each word of a message's state comes twice, or the last first. */
  double: boolean
  reorder: boolean
  /** Nothing is told of messages. */
  silent: boolean
  /** Codes with which the next requests fail, one each; `cortado`: the message is taken, and its answer lost. */
  failNext: (number | 'cortado')[]
  /** Seconds of `Retry-After` with a 429. */
  retryAfter: number | null
}

/** A message that was taken. */
export interface SimulatedMessage {
  id: string
  to: string
  template: string
  /** The values of its body and of its button. */
  values: string[]
  /** `biz_opaque_callback_data`. */
  key?: string
  /** The last word that was told of it. */
  state: string
  isUndeliverable: boolean
}

/** An error of the Cloud API in its own form. */
export class CloudError extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, code: number, message: string, error_subcode?: number) {
    super(message)
    this.status = status
    const type = code === 190 || code === 130_429 ? 'OAuthException' : 'GraphMethodException'
    const more = error_subcode === undefined ? {} : { error_subcode }
    this.body = {
      error: {
        message,
        type,
        code,
        ...more,
        error_data: { messaging_product: 'whatsapp', details: message },
        fbtrace_id: randomUUID(),
      },
    }
  }
}

/** The chain's approved templates: of a body with the order's number, and a button with it in its address. */
export const TEMPLATES: ReadonlySet<string> = new Set(
  [
    'preparando',
    'pregunta',
    'listo',
    'listo_con_cambios',
    'en_camino',
    'para_retirar',
    'entregado',
    'retirado',
    'cancelado',
  ].map((name) => `pedido_${name}`),
)

const STATUSES: Readonly<Record<number, number>> = { 130_429: 429, 131_000: 500, 131_016: 503, 190: 401 }
/** Numbers that end so are not in WhatsApp. */
const UNDELIVERABLE = /1026$/

interface Account {
  accessToken: string
  phoneNumberId: string
  dial: WhatsAppDial
}

/** @throws CloudError */
export function answerMessage(
  { method, url = '', headers }: IncomingMessage,
  body: unknown,
  { accessToken, phoneNumberId, dial }: Account,
): SimulatedMessage {
  const [, id] = /^\/v\d\d\.\d\/([^/?]+)\/messages$/.exec(url) ?? []
  if (method !== 'POST' || id === undefined)
    throw new CloudError(404, 2500, `Unknown path components: ${url}`)
  if (headers.authorization !== `Bearer ${accessToken}`)
    throw new CloudError(401, 190, 'Invalid OAuth access token - Cannot parse access token')
  if (id !== phoneNumberId)
    throw new CloudError(400, 100, `Unsupported post request. Object with ID '${id}' does not exist`, 33)
  const {
    messaging_product,
    to,
    type,
    template,
    biz_opaque_callback_data: key,
  } = body as Record<string, unknown>
  if (messaging_product !== 'whatsapp')
    throw new CloudError(400, 100, '(#100) The parameter messaging_product is required.')
  if (typeof to !== 'string') throw new CloudError(400, 100, '(#100) The parameter to is required.')
  const code = dial.failNext[0]
  if (typeof code === 'number') {
    dial.failNext.shift()
    throw new CloudError(STATUSES[code] ?? 400, code, `(#${code}) Simulated`)
  }
  if (!/^\d{8,15}$/.test(to)) throw new CloudError(400, 131_009, '(#131009) Parameter value is not valid')
  const { name, language, components } = (template ?? {}) as {
    name?: string
    language?: { code?: string }
    components?: { type?: string; parameters?: { type?: string; text?: string }[] }[]
  }
  if (type !== 'template' || name === undefined || !TEMPLATES.has(name) || language?.code !== 'es_AR')
    throw new CloudError(404, 132_001, '(#132001) Template name does not exist in the translation')
  const values = (components ?? []).flatMap(({ parameters = [] }) => parameters.map(({ text = '' }) => text))
  if (
    components?.map((one) => one.type).join() !== 'body,button' ||
    values.length !== 2 ||
    values.includes('')
  )
    throw new CloudError(
      400,
      132_000,
      '(#132000) Number of parameters does not match the expected number of params',
    )
  return {
    id: `wamid.${Buffer.from(randomUUID()).toString('base64')}`,
    to,
    template: name,
    values,
    ...(typeof key === 'string' && { key }),
    state: 'accepted',
    isUndeliverable: UNDELIVERABLE.test(to),
  }
}
