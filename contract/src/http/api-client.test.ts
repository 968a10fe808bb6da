import { beforeEach, describe, expect, it } from 'vitest'
import { apiClient, type ApiRequest, type ApiResponse } from './api-client.ts'
import { logout, resetPassword } from '../clients/index.ts'
import { readParameters } from '../site/index.ts'

/** The requests sent, the cookies, and the answers in their order; without one: 204. */
let sent: (ApiRequest & { url: string })[]
let cookies: string
let answers: (ApiResponse | Error)[]

beforeEach(() => {
  sent = []
  cookies = 'a=b; XSRF-TOKEN=t%3D'
  answers = []
})

const answerOf = (status: number, text: string, headers: Record<string, string> = {}): ApiResponse => ({
  ok: status < 300,
  status,
  headers: { get: (name) => ({ 'Content-Type': 'application/json', ...headers })[name] ?? null },
  text: () => Promise.resolve(text),
})
const client = apiClient({
  async exchange(url, request) {
    sent.push({ url, ...request })
    if (request.method === undefined) cookies = `XSRF-TOKEN=t${sent.length}`
    const answer = request.method === undefined ? undefined : answers.shift()
    if (answer instanceof Error) throw answer
    return answer ?? answerOf(204, '')
  },
  cookies: () => cookies,
  unanswered: (cause) => new Error('unanswered', { cause }),
})
const refusal = (status: number, code: string) =>
  answerOf(status, JSON.stringify({ code, status, detail: 'No.' }))
const tokens = () => sent.map(({ headers }) => headers?.['x-xsrf-token'] ?? null)
const reset = { body: { Token: 'x', PassNueva: 'secreta' } }

describe('the token of a change', () => {
  it('is the cookie’s', async () => {
    await client.send(resetPassword, reset)
    expect(sent).toMatchObject([
      { url: '/api/clientes/restablecer', method: 'POST', body: JSON.stringify(reset.body) },
    ])
    expect(tokens()).toEqual(['t='])
  })

  it('is fetched first where the cookie is missing, and not for a read', async () => {
    cookies = ''
    await client.send(readParameters, {})
    expect(tokens()).toEqual([null])
    await client.send(logout, {})
    expect(tokens()).toEqual([null, null, 't2'])
  })

  it('is renewed once where it is refused', async () => {
    answers = [refusal(403, 'xsrf')]
    expect((await client.send(logout, {})).problem).toBeUndefined()
    expect(tokens()).toEqual(['t=', null, 't2'])
    answers = [refusal(403, 'xsrf'), refusal(403, 'xsrf')]
    expect((await client.send(logout, {})).problem).toMatchObject({ code: 'xsrf' })
    expect(sent).toHaveLength(6)
  })
})

describe('an answer', () => {
  it('has a list’s total, or the number of its items', async () => {
    answers = [answerOf(200, '[1,2]', { 'X-Total-Count': '40' }), answerOf(200, '[1,2]')]
    expect(await client.send(readParameters, {})).toMatchObject({ json: [1, 2], total: 40 })
    expect(await client.send(readParameters, {})).toMatchObject({ total: 2 })
  })

  it('is the server’s problem, or one of a proxy’s page', async () => {
    const page = { 'Content-Type': 'text/html' }
    answers = [refusal(401, 'sesion'), answerOf(502, '<p>', page), answerOf(429, '', page)]
    for (const code of ['sesion', 'interno', 'limite'])
      expect((await client.send(readParameters, {})).problem).toMatchObject({ code })
  })

  it('that does not arrive, or not whole, is reported; an abort remains one', async () => {
    answers = [new TypeError('network')]
    await expect(client.send(readParameters, {})).rejects.toThrow('unanswered')
    answers = [{ ...answerOf(200, ''), text: () => Promise.reject(new TypeError('cut')) }]
    await expect(client.send(readParameters, {})).rejects.toThrow('unanswered')
    answers = [new TypeError('left')]
    await expect(client.send(readParameters, { signal: { aborted: true } })).rejects.toThrow('left')
  })
})
