import { startSimulator, type Simulator, type SimulatorOptions } from './start-simulator.ts'

export const ACCESS_TOKEN = 'TEST-llave-de-prueba'
export const NOTICE_SECRET = 'secreto-de-avisos'

export const startTestSimulator = (options: Partial<SimulatorOptions> = {}): Promise<Simulator> =>
  startSimulator({ port: 0, accessToken: ACCESS_TOKEN, noticeSecret: NOTICE_SECRET, ...options })

export interface Answer {
  status: number
  // what a test looks at differs by call
  body: Record<string, any>
}

/** Calls the simulator's API as a shop does. */
export async function call(
  { url }: Simulator,
  request: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const [method = 'GET', path = '/'] = request.split(' ')
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${ACCESS_TOKEN}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

/** A preference of one item. */
export async function newPreference(simulator: Simulator, changes: object = {}): Promise<Answer['body']> {
  const { body } = await call(simulator, 'POST /checkout/preferences', {
    items: [{ id: '1', title: 'Pedido 1', quantity: 1, unit_price: 1234.56, currency_id: 'ARS' }],
    external_reference: 'ref-1',
    ...changes,
  })
  return body
}

/** A card payment: authorised, unless `changes` say otherwise. */
export async function newCardPayment(
  simulator: Simulator,
  changes: object = {},
  outcome = 'APRO',
): Promise<Answer['body']> {
  const token = await call(simulator, 'POST /v1/card_tokens', {
    payment_method_id: 'visa',
    cardholder: { name: outcome },
  })
  const payment = await call(simulator, 'POST /v1/payments', {
    transaction_amount: 1000.5,
    token: token.body['id'],
    payment_method_id: 'visa',
    installments: 1,
    capture: false,
    payer: { email: 'ana@example.com' },
    external_reference: 'ref-2',
    ...changes,
  })
  return payment.body
}

/** Pays a preference as its page does. */
export const pay = (simulator: Simulator, id: string, resultado = 'APRO'): Promise<Answer> =>
  call(simulator, 'POST /simulador/pagar', { preferencia: id, resultado })
