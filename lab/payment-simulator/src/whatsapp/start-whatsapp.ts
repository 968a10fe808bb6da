import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerMessage, CloudError, type SimulatedMessage, type WhatsAppDial } from './answer-message.ts'
import { messagesPage } from './messages-page.ts'

export interface WhatsAppOptions {
  /** 0: a free one. */
  port: number
  host?: string
  /** What the shop shows as `Authorization: Bearer …`. */
  accessToken: string
  /** Signs the webhooks. */
  appSecret: string
  phoneNumberId: string
  /** The shop's address for webhooks; null: none. */
  webhookUrl: string | null
}

/** A running simulator of WhatsApp's Cloud API. */
export interface WhatsAppSimulator {
  url: string
  dial: WhatsAppDial
  /** Taken messages, oldest first. */
  messages: readonly SimulatedMessage[]
  /** A customer writes to the shop. */
  write(from: string, text: string): Promise<number>
  /** Posts a body as a webhook; `secret` null: unsigned. Resolves with the shop's status. */
  post(body: string, secret?: string | null): Promise<number>
  /** Resolves when all is told. */
  quiet(): Promise<void>
  stop(): Promise<void>
}

const BODY_MAX_BYTES = 65_536
const ATTEMPTS = 5

/** Starts a simulator of WhatsApp's Cloud API: nobody gets anything. */
export async function startWhatsApp(options: WhatsAppOptions): Promise<WhatsAppSimulator> {
  const { appSecret, phoneNumberId, webhookUrl } = options
  const messages: SimulatedMessage[] = []
  const dial: WhatsAppDial = { double: false, reorder: false, silent: false, failNext: [], retryAfter: null }
  const telling = new Set<Promise<void>>()

  async function post(body: string, secret: string | null = appSecret): Promise<number> {
    const signature =
      secret === null
        ? {}
        : { 'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` }
    const headers = { 'content-type': 'application/json', ...signature }
    const { status } = await fetch(webhookUrl!, { method: 'POST', headers, body })
    return status
  }
  const webhook = (value: object) =>
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '102290129340398',
          changes: [
            {
              field: 'messages',
              value: {
                messaging_product: 'whatsapp',
                metadata: { display_phone_number: '15550783881', phone_number_id: phoneNumberId },
                ...value,
              },
            },
          ],
        },
      ],
    })
  const timestamp = () => String(Math.floor(Date.now() / 1000))

  async function tell(message: SimulatedMessage): Promise<void> {
    if (webhookUrl === null || dial.silent) return
    const words = message.isUndeliverable ? ['failed'] : ['sent', 'delivered', 'read']
    const doubled = dial.double ? words.flatMap((word) => [word, word]) : words
    for (const status of dial.reorder ? doubled.toReversed() : doubled) {
      const told = {
        id: message.id,
        status,
        timestamp: timestamp(),
        recipient_id: message.to,
        ...(message.key !== undefined && { biz_opaque_callback_data: message.key }),
        ...(status === 'failed' && {
          errors: [
            {
              code: 131_026,
              title: 'Message undeliverable',
              message: 'Message undeliverable',
              error_data: { details: 'Message Undeliverable.' },
            },
          ],
        }),
      }
      message.state = status
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const taken = await post(webhook({ statuses: [told] })).catch(() => 0)
        if (taken === 200) break
        await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt).unref())
      }
    }
  }

  const server = createServer((request, response) => {
    void (async () => {
      if (request.method === 'GET' && request.url === '/')
        return response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(messagesPage(messages))
      try {
        const body = await readBody(request)
        const message = answerMessage(request, body, { ...options, dial })
        messages.push(message)
        const told = tell(message).finally(() => telling.delete(told))
        telling.add(told)
        if (dial.failNext[0] === 'cortado') {
          dial.failNext.shift()
          return response.destroy()
        }
        const contacts = [{ input: message.to, wa_id: message.to }]
        const answer = {
          messaging_product: 'whatsapp',
          contacts,
          messages: [{ id: message.id, message_status: 'accepted' }],
        }
        return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
      } catch (error) {
        const fault = error instanceof CloudError ? error : new CloudError(500, 131_000, String(error))
        return response
          .writeHead(fault.status, {
            'content-type': 'application/json',
            ...(fault.status === 429 &&
              dial.retryAfter !== null && { 'retry-after': String(dial.retryAfter) }),
          })
          .end(JSON.stringify(fault.body))
      }
    })()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host ?? '127.0.0.1', () => resolve())
  })
  const write = (from: string, text: string) =>
    post(
      webhook({
        messages: [
          { from, id: `wamid.${randomUUID()}`, timestamp: timestamp(), type: 'text', text: { body: text } },
        ],
      }),
    )
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dial,
    messages,
    write,
    post,
    quiet: async () => {
      while (telling.size > 0) await Promise.all(telling)
    },
    stop: async () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > BODY_MAX_BYTES) throw new CloudError(400, 100, 'The body is too long')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new CloudError(400, 100, 'Invalid parameter')
  }
}
