import { setTimeout as sleep } from 'node:timers/promises'

// Written from /api/docs alone, with the types that openapi-typescript generates from it; run and type-checked by
// client.test.ts.

/** @typedef {import('./api.d.ts').components['schemas']} Schemas */

/** Does what a browser does: stores cookies, returns the token, waits as long as the server asks. */
export class ShopClient {
  #cookies = new Map()

  /** @param {string} address @param {(seconds: number) => Promise<unknown>} wait */
  constructor(address, wait = (seconds) => sleep(seconds * 1000)) {
    this.address = address
    this.wait = wait
  }

  /**
   * @param {'GET' | 'POST' | 'PUT'} method @param {string} path @param {unknown} [body]
   * @param {Record<string, string>} [headers] @returns {Promise<{ json: any, total: number }>}
   */
  async call(method, path, body, headers = {}) {
    if (method !== 'GET' && !this.#cookies.has('XSRF-TOKEN')) await this.call('GET', '/clientes/yo')
    const answer = await fetch(`${this.address}/api${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
      },
    })
    for (const [, name, value] of answer.headers
      .getSetCookie()
      .map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? []))
      this.#cookies.set(name, value)
    if (answer.status === 429 || answer.status === 503) {
      await this.wait(Number(answer.headers.get('retry-after')))
      return this.call(method, path, body, headers)
    }
    const json = answer.status === 204 ? null : await answer.json()
    if (!answer.ok)
      throw Object.assign(new Error(json.detail), { problem: /** @type {Schemas['Problem']} */ (json) })
    return { json, total: Number(answer.headers.get('x-total-count')) }
  }

  // oxlint-disable-next-line typescript/no-redundant-type-constituents -- the types are made when the test runs
  /** @param {Schemas['UserLogin']} login @returns {Promise<Schemas['Client'] | null>} */
  async logIn(login) {
    return (await this.call('POST', '/clientes/login', login)).json
  }

  /** @param {string} text @returns {Promise<Schemas['Article'][]>} every page of a search, the cheapest first */
  async search(text) {
    const found = []
    for (let from = 0, total = 1; from < total; from += 50) {
      const page = await this.call(
        'GET',
        `/tarticulos/search/${encodeURIComponent(text)}/${from}/50?orden=pb`,
      )
      found.push(...page.json)
      total = page.total
    }
    return found
  }

  /** @param {Schemas['OrderDraft']} draft @param {string} key @returns {Promise<Schemas['Order']>} */
  async order(draft, key) {
    return (await this.call('POST', '/pedidos/save', draft, { 'idempotency-key': key })).json
  }
}
