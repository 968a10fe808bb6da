import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startReceiver, type WebhookReceiver } from '../../../../lab/harness/webhook-receiver.ts'
import { postBody } from './post-body.ts'
import { typedAddressFault } from './callable-address.ts'

const LOOPBACK = { networks: ['127.0.0.0/8', '::1'], timeoutMs: 5000 }
let receiver: WebhookReceiver
let port: string
beforeAll(async () => {
  receiver = await startReceiver()
  port = new URL(receiver.url).port
})
beforeEach(() => {
  receiver.received.length = 0
  receiver.answer = (_request, response) => void response.end('ok')
})
afterAll(() => receiver.stop())

const post = async (url: string, limits = LOOPBACK) => postBody(url, '{"a":"ñ"}', { 'x-a': '1' }, limits)

it('posts the bytes and tells the answer', async () => {
  expect(await post(receiver.url)).toEqual({ status: 200, text: 'ok', retryAfter: null })
  expect(receiver.received).toMatchObject([
    { raw: '{"a":"ñ"}', headers: { 'x-a': '1', 'content-length': '10' } },
  ])
})

it.each([
  'http://127.0.0.1:PORT/',
  'http://localhost:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://0.0.0.0:PORT/',
  'http://[::]:PORT/',
])('calls nothing inner: %s', async (url) => {
  const limits = { ...LOOPBACK, networks: [] }
  await expect(post(url.replace('PORT', port), limits)).rejects.toMatchObject({ fault: 'direccion-interna' })
  expect(receiver.received).toEqual([])
})

it.each(['http://8.8.8.8/', 'http://[2600::1]/'])(
  'sends nothing in the open to the internet: %s',
  async (url) => {
    await expect(post(url)).rejects.toMatchObject({ fault: 'direccion-sin-cifrar' })
  },
)

it.each([
  ['https://8.8.8.8/', null],
  ['http://8.8.8.8/', 'direccion-sin-cifrar'],
  ['http://10.0.5.20/', null],
  ['https://10.0.5.20/', null],
  ['https://10.0.6.1/', 'direccion-interna'],
  ['http://10.0.6.1/', 'direccion-interna'],
  ['https://localhost/', 'direccion-interna'],
  ['http://localhost:9999', 'direccion-interna'],
])('tells of a typed address whether it would be called: %s %s', async (url, fault) => {
  expect(await typedAddressFault(new URL(url), ['10.0.5.0/24'])).toBe(fault)
})

it('judges a name that leads nowhere when it is called, unless nothing may be called in the open', async () => {
  const at = (url: string, networks: string[]) => typedAddressFault(new URL(url), networks)
  expect(await at('https://erp.invalid/', [])).toBe(null)
  expect(await at('http://erp.invalid/', ['10.0.5.0/24'])).toBe(null)
  expect(await at('http://erp.invalid/', [])).toBe('direccion-sin-cifrar')
})

it('looks names up and calls what it judged', async () => {
  expect(await post(`http://localhost:${port}/`)).toMatchObject({ status: 200 })
})

it('follows no redirect', async () => {
  receiver.answer = (_request, response) => void response.writeHead(307, { location: receiver.url }).end()
  expect(await post(receiver.url)).toMatchObject({ status: 307 })
  expect(receiver.received).toHaveLength(1)
})

it('keeps the beginning of an endless answer, without what no database takes', async () => {
  receiver.answer = (_request, response) => {
    response.write('\u0000\u001b[31mñ')
    const more = () => {
      while (response.write('x'.repeat(1000)));
    }
    response.on('drain', more)
    more()
  }
  const { status, text } = await post(receiver.url)
  expect(status).toBe(200)
  expect(text).toMatch(/^\[31mñx+$/)
  expect(text).toHaveLength(1000)
})

it.each([
  ['answer', () => undefined],
  ['stop', (_request: unknown, response: { write(text: string): boolean }) => void response.write('a')],
])('does not wait for who does not %s', async (_what, answer) => {
  receiver.answer = answer
  await expect(post(receiver.url, { ...LOOPBACK, timeoutMs: 200 })).rejects.toThrow(/abort/i)
})
