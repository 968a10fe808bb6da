import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { WebhookBody } from '@gondola/contract/integrations'

/** A delivery as received over the wire. */
export interface Received {
  headers: IncomingMessage['headers']
  raw: string
  body: WebhookBody
}

/** Another system: a real HTTP server in the test process. */
export interface WebhookReceiver {
  url: string
  received: Received[]
  /** Sends the response: 200 until a test changes it. */
  answer: (request: Received, response: ServerResponse) => void
  stop(): Promise<void>
}

const take = (_request: Received, response: ServerResponse) => void response.end('ok')

export async function startReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8')
      const received = { headers: request.headers, raw, body: JSON.parse(raw) as WebhookBody }
      receiver.received.push(received)
      receiver.answer(received, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/avisos`,
    received: [],
    answer: take,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}
