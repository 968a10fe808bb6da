import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type Call, type CallParts, callUrl } from '@gondola/contract/calls'
import { XSRF_COOKIE, XSRF_HEADER } from '@gondola/contract/base'
import type { Problem } from '@gondola/contract/http'
import { confirmIdentity } from '@gondola/contract/staff'

type Input<P extends CallParts> = {
  params?: P['params']
  query?: P['query']
  body?: P['body']
  headers?: Record<string, string>
}

export interface TestAnswer<T> {
  status: number
  headers: LightMyRequestResponse['headers']
  /** The response's JSON; undefined for 204. */
  json: T
  /** The same, as a problem. */
  problem: Problem
  text: string
}

/** A browser's part between a test and the app: stores cookies, sends the XSRF header. */
export class TestClient {
  readonly #app: FastifyInstance
  readonly cookies = new Map<string, string>()
  /** Sent with every request. */
  readonly headers: Record<string, string> = {}
  readonly #address: string | undefined
  /** The password that staff say again when a call asks for it, as the panel's dialog does; null: they do not. */
  password: string | null = null

  constructor(app: FastifyInstance, address?: string) {
    this.#app = app
    this.#address = address
  }

  /** Sends a request to one of the contract's calls. */
  async call<P extends CallParts>(call: Call<P>, input: Input<P> = {}): Promise<TestAnswer<P['answer']>> {
    const url = `/api${callUrl(call, input.params, input.query)}`
    return this.request<P['answer']>(call.method, url, input.body, input.headers)
  }

  /** Sends any request. */
  async request<T = unknown>(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer<T>> {
    if (method !== 'GET' && !this.cookies.has(XSRF_COOKIE)) await this.#send('GET', '/api/xsrf')
    const answer = await this.#send<T>(method, url, body, headers)
    if (this.password === null || answer.problem?.code !== 'confirmar-identidad') return answer
    await this.call(confirmIdentity, { body: { Pass: this.password } })
    return this.#send<T>(method, url, body, headers)
  }

  async #send<T>(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer<T>> {
    const isReady = typeof body === 'string' || Buffer.isBuffer(body)
    const answer = await this.#app.inject({
      method,
      url,
      cookies: Object.fromEntries(this.cookies),
      headers: {
        ...(method !== 'GET' && { [XSRF_HEADER]: this.cookies.get(XSRF_COOKIE) ?? '' }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
      ...(body !== undefined && { payload: isReady ? body : JSON.stringify(body) }),
      ...(this.#address !== undefined && { remoteAddress: this.#address }),
    })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now())
      if (isOver || value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const text = unpacked(answer)
    const isJson = /json/.test(String(answer.headers['content-type'])) && text !== ''
    const json: unknown = isJson ? JSON.parse(text) : undefined
    return {
      status: answer.statusCode,
      headers: answer.headers,
      json: json as T,
      problem: json as Problem,
      text,
    }
  }
}

/** The response's text, decompressed if the client accepts compression. */
function unpacked({ headers, payload, rawPayload }: LightMyRequestResponse): string {
  const coding = headers['content-encoding']
  if (coding === 'br') return brotliDecompressSync(rawPayload).toString()
  return coding === 'gzip' ? gunzipSync(rawPayload).toString() : payload
}
