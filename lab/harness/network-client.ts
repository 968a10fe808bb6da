import { XSRF_COOKIE, XSRF_HEADER } from '@gondola/contract/base'

/** A browser's part over a real socket: stores cookies, sends the XSRF header. */
export class NetworkClient {
  readonly #address: string
  readonly #cookies = new Map<string, string>()

  /** `cookies` of an earlier client: the same customer after the server was restarted. */
  constructor(address: string, cookies?: NetworkClient) {
    this.#address = address
    if (cookies !== undefined) for (const [name, value] of cookies.#cookies) this.#cookies.set(name, value)
  }

  cookieHeader(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ')
  }

  async get(path: string): Promise<unknown> {
    const answer = await this.send(path, {})
    return answer.json()
  }

  /** @throws if the connection is cut before the response */
  async post(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; json: unknown }> {
    if (!this.#cookies.has(XSRF_COOKIE)) await this.get('/api/clientes/yo')
    const answer = await this.send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        [XSRF_HEADER]: this.#cookies.get(XSRF_COOKIE) ?? '',
        ...headers,
      },
    })
    return { status: answer.status, json: answer.status === 204 ? undefined : await answer.json() }
  }

  /** Sends any request with the cookies, and keeps those of the answer. */
  async send(
    path: string,
    { headers = {}, ...rest }: { method?: string; body?: string; headers?: Record<string, string> },
  ): Promise<Response> {
    const cookie = this.cookieHeader()
    const answer = await fetch(`${this.#address}${path}`, { ...rest, headers: { ...headers, cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return answer
  }
}
