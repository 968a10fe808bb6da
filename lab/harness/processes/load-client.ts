import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { XSRF_COOKIE, XSRF_HEADER } from '@gondola/contract/base'

export interface LoadAnswer {
  status: number
  json: unknown
}

/** A browser's part over sockets from an address of its own (127.0.x.y), as with many customers. */
export class LoadClient {
  readonly #port: number
  readonly #localAddress: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 })
  readonly #cookies = new Map<string, string>()

  constructor(port: number, number: number) {
    this.#port = port
    this.#localAddress = `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`
  }

  /** @throws if the connection is cut before the response is complete */
  async send(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LoadAnswer> {
    if (method !== 'GET' && !this.#cookies.has(XSRF_COOKIE)) await this.send('GET', '/api/clientes/yo')
    const text = body === undefined ? '' : JSON.stringify(body)
    const asked = request({
      port: this.#port,
      host: '127.0.0.1',
      localAddress: this.#localAddress,
      agent: this.#agent,
      method,
      path,
      headers: {
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        [XSRF_HEADER]: this.#cookies.get(XSRF_COOKIE) ?? '',
        ...(text !== '' && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...headers,
      },
    })
    asked.end(text)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    let received = ''
    for await (const chunk of answer) received += String(chunk)
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    const isJson = /json/.test(answer.headers['content-type'] ?? '')
    return { status: answer.statusCode ?? 0, json: isJson && received !== '' ? JSON.parse(received) : null }
  }

  close(): void {
    this.#agent.destroy()
  }
}
