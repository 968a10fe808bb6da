import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSimulator, type Simulator } from '@gondola/payment-simulator/start-simulator.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { describeProvider } from '../../../../../lab/shop/provider-contract.ts'
import {
  newAsk,
  type AnswerFault,
  type ProviderUnderTest,
} from '../../../../../lab/shop/provider-under-test.ts'
import type { PaymentSession } from '../provider.ts'
import { mercadoPago, type MercadoPagoOptions } from './mercado-pago.ts'

const ACCESS_TOKEN = 'TEST-llave-muy-secreta'
const NOTICE_SECRET = 'secreto-de-avisos'

const FAULTS = {
  lento: 'slow',
  'cortado-antes': 'cutBefore',
  'cortado-despues': 'cutAfter',
  '500': 'error500',
  '503': 'error503',
  '429': 'error429',
} as const satisfies Record<AnswerFault, string>
const RESULTS = { aprobado: 'APRO', rechazado: 'OTHE', pendiente: 'CONT' } as const

const accountAt = (baseUrl: string, changes: Partial<MercadoPagoOptions> = {}) =>
  mercadoPago({
    baseUrl,
    accessToken: ACCESS_TOKEN,
    noticeSecret: NOTICE_SECRET,
    timeoutMs: 10_000,
    cardPage: ({ reference }) => `https://tienda.example/pago/tarjeta/${reference}`,
    now: () => new Date(),
    ...changes,
  })

async function startWithSimulator(): Promise<ProviderUnderTest> {
  const simulator: Simulator = await startSimulator({
    port: 0,
    accessToken: ACCESS_TOKEN,
    noticeSecret: NOTICE_SECRET,
  })
  const send = (path: string, body: object) =>
    fetch(simulator.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${ACCESS_TOKEN}` },
      body: JSON.stringify(body),
    })
  // no adapter waits so long
  simulator.dial.turn({ slowMs: 3_600_000 })
  return {
    provider: accountAt(simulator.url),
    isLive: false,
    remote: {
      impatient: accountAt(simulator.url, { timeoutMs: 1000 }),
      withWrongKey: accountAt(simulator.url, { accessToken: 'otra' }),
      failNext: (fault) => simulator.dial.failNext(FAULTS[fault]),
      passDays: (days) => simulator.clock.advance(days * 86_400_000),
    },
    pay: async ({ url }: PaymentSession, result) => {
      const preferencia = new URL(url).searchParams.get('pref_id')
      return (await send('/simulador/pagar', { preferencia, resultado: RESULTS[result] })).ok
    },
    newCard: async (result) => {
      const body = { payment_method_id: 'visa', cardholder: { name: RESULTS[result] } }
      const { id } = (await (await send('/v1/card_tokens', body)).json()) as { id: string }
      return { token: id, means: 'visa', installments: 1 }
    },
    stop: simulator.stop,
  }
}

describeProvider(
  'mercado-pago',
  { reserves: true, refunds: 'llamada', closes: true, notices: true, isRemote: true },
  startWithSimulator,
)

describe('answers that the documentation does not name', () => {
  let server: Server | null = null
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })
  const answering = async (listener: RequestListener, changes: Partial<MercadoPagoOptions> = {}) => {
    server = createServer(listener)
    await new Promise<void>((resolve) => void server!.listen(0, '127.0.0.1', resolve))
    return accountAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, changes)
  }
  const json =
    (status: number, body: unknown): RequestListener =>
    (_, response) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  const PAYMENT = {
    id: 123,
    status: 'approved',
    status_detail: 'accredited',
    currency_id: 'ARS',
    transaction_amount: 10.5,
    date_created: '2026-11-23T03:04:05.678-04:00',
  }

  test.each([
    ['approved', 'accredited', 'cobrado', 1050],
    ['approved', 'partially_refunded', 'cobrado', 1050],
    ['in_mediation', 'pending', 'cobrado', 1050],
    ['authorized', 'pending_capture', 'reservado', 0],
    ['pending', 'pending_waiting_transfer', 'en-proceso', 0],
    ['in_process', 'offline_process', 'en-proceso', 0],
    ['rejected', 'cc_rejected_call_for_authorize', 'rechazado', 0],
    ['cancelled', 'by_collector', 'cancelado', 0],
    ['cancelled', 'expired', 'vencido', 0],
    ['refunded', 'by_admin', 'devuelto', 1050],
    ['charged_back', 'settled', 'contracargo', 1050],
    ['charged_back', 'reimbursed', 'recuperado', 1050],
    ['constructor', 'x', null, 0],
    ['en_una_nube', 'nueva', null, 0],
  ])('%s / %s is %s', async (status, detail, state, captured) => {
    const provider = await answering(json(200, { ...PAYMENT, status, status_detail: detail }))
    expect(await provider.lookUp('123')).toMatchObject({ state, captured, status: `${status} / ${detail}` })
  })

  test('what was approved and not captured was not taken', async () => {
    const provider = await answering(json(200, { ...PAYMENT, captured: false }))
    expect(await provider.lookUp('123')).toMatchObject({ state: 'cobrado', captured: 0 })
  })

  test('a reserve asks for no challenge of the bank; one that it wants all the same is undecided', async () => {
    let asked = ''
    const challenged = {
      ...PAYMENT,
      status: 'pending',
      status_detail: 'pending_challenge',
      three_ds_info: { external_resource_url: 'https://banco.example/3ds', creq: 'e30' },
    }
    const provider = await answering((request, response) => {
      request.on('data', (chunk: Buffer) => (asked += String(chunk)))
      request.on('end', () => response.writeHead(201).end(JSON.stringify(challenged)))
    })
    const card = { token: 't', means: 'visa', installments: 1 }
    expect(await provider.reserve(newAsk({ mode: 'reservar' }), card, 'k')).toMatchObject({
      state: 'en-proceso',
      status: 'pending / pending_challenge',
      captured: 0,
    })
    expect(JSON.parse(asked)).not.toHaveProperty('three_d_secure_mode')
  })

  test('every call that writes carries its key, and no other a key', async () => {
    const keys: unknown[] = []
    const provider = await answering((request, response) => {
      keys.push([request.method, request.headers['x-idempotency-key']])
      const answer = { ...PAYMENT, amount: 1, init_point: 'https://mp.example/' }
      response.end(
        JSON.stringify(request.url === '/checkout/preferences' ? { ...answer, id: '1-a' } : answer),
      )
    })
    await provider.begin(newAsk(), 'empezar')
    await provider.reserve(newAsk(), { token: 't', means: 'visa', installments: 1 }, 'reservar')
    await provider.capture('123', 100, 'cobrar')
    await provider.cancel('123', 'soltar')
    await provider.refund('123', 100, 'devolver')
    await provider.lookUp('123')
    expect(keys).toEqual([
      ['POST', 'empezar'],
      ['POST', 'reservar'],
      ['PUT', 'cobrar'],
      ['PUT', 'soltar'],
      ['POST', 'devolver'],
      ['GET', undefined],
    ])
  })

  test('an amount with more than two decimals is not understood', async () => {
    const provider = await answering(json(200, { ...PAYMENT, transaction_amount: 10.505 }))
    expect(await provider.lookUp('123')).toMatchObject({ state: null, captured: 0 })
  })

  test.each([
    ['no payment', json(200, { ...PAYMENT, transaction_amount: '10' }), 'respuesta-ilegible'],
    ['a proxy’s page', (_, response) => void response.end('<html>'), 'sin-respuesta'],
    ['a proxy’s error', (_, response) => void response.writeHead(502).end('<html>'), '502'],
    [
      'a redirect',
      (_, response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end('{}'),
      '307',
    ],
    ['a locked key', json(423, {}), '423'],
    [
      'an endless answer',
      (_, response) => {
        const more = () => {
          while (response.write('x'.repeat(65_536)));
        }
        response.on('drain', more)
        more()
      },
      'sin-respuesta',
    ],
  ] satisfies [string, RequestListener, string][])('%s may be asked again', async (_name, listener, code) => {
    // none of them waits for the time limit
    const provider = await answering(listener, { timeoutMs: 3_600_000 })
    await expect(provider.lookUp('123')).rejects.toMatchObject({ fault: 'caido', code })
  })

  test('an error has the provider’s code, and nothing of ours or of a person', async () => {
    const cause = [{ code: `ana@example.com ${ACCESS_TOKEN}`, description: ACCESS_TOKEN }]
    const provider = await answering(json(400, { message: ACCESS_TOKEN, error: 'bad_request', cause }))
    const error: unknown = await provider.refund('123', 100, 'k').catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ fault: 'rechazado', code: '400', message: 'rechazado: 400' })
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(ACCESS_TOKEN)
  })

  test('no server at all is an error of the same kind, without the key', async () => {
    const provider = accountAt('http://127.0.0.1:9')
    const error = (await provider.lookUp('1').catch((thrown: unknown) => thrown)) as Error
    expect(error).toMatchObject({ fault: 'caido', code: 'sin-respuesta' })
    expect(error.cause).toBe(undefined)
  })

  test('a page is asked for as documented: one item, its end, no slow means', async () => {
    let body: unknown
    const provider = await answering((request, response) => {
      let text = ''
      request.on('data', (chunk: Buffer) => (text += String(chunk)))
      request.on('end', () => {
        body = JSON.parse(text)
        response
          .writeHead(201)
          .end(JSON.stringify({ id: '1-a', init_point: 'https://mp.example/pagar?pref_id=1-a' }))
      })
    })
    const ask = {
      reference: 'r-1',
      centavos: 123_456,
      title: 'Pedido 1',
      mode: 'cobrar',
      email: 'ana@example.com',
      returnUrl: 'https://tienda.example/pago/retorno',
      noticeUrl: 'https://tienda.example/api/avisos',
      expiresAt: '2026-11-23T15:00:00.000Z',
    } as const
    expect(await provider.begin(ask, 'k')).toEqual({ id: '1-a', url: 'https://mp.example/pagar?pref_id=1-a' })
    expect(body).toMatchObject({
      items: [{ id: 'r-1', title: 'Pedido 1', quantity: 1, unit_price: 1234.56, currency_id: 'ARS' }],
      external_reference: 'r-1',
      auto_return: 'approved',
      back_urls: { success: ask.returnUrl, pending: ask.returnUrl, failure: ask.returnUrl },
      notification_url: 'https://tienda.example/api/avisos?source_news=webhooks',
      expires: true,
      expiration_date_to: '2026-11-23T12:00:00.000-03:00',
      payment_methods: { excluded_payment_types: [{ id: 'ticket' }, { id: 'atm' }] },
    })
  })

  test.each(['javascript:alert(1)', 'pagar', 7])('a page at %j is none', async (url) => {
    const provider = await answering(json(201, { id: '1-a', init_point: url }))
    await expect(provider.begin(newAsk(), 'k')).rejects.toMatchObject({ fault: 'caido' })
  })
})
