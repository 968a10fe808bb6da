import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { DRAFT_CENTAVOS, PayShop } from '../../../../lab/shop/pay-shop.ts'
import { askTask } from './payment-tasks.store.ts'

const PATH = '/api/pagos/avisos/mercado-pago'

describeOnBothDatabases('the provider’s notices', (database) => {
  let pay: PayShop
  let address: string

  beforeAll(async () => {
    pay = await PayShop.start(database)
    address = await pay.listen()
  })
  afterAll(() => pay.stop())
  beforeEach(async () => {
    pay.simulator.dial.reset()
    await pay.shop.db.deleteFrom('payment_tasks').execute()
  })

  const tasks = async () => {
    const rows = await pay.shop.db.selectFrom('payment_tasks').select('subject').orderBy('subject').execute()
    return rows.map(({ subject }) => subject).filter((subject) => subject.startsWith('pago:'))
  }
  /** As a notice does. */
  const ask = (payment: string) =>
    askTask(pay.shop.db, pay.shop.deps.clock, { provider: 'mercado-pago', payment })
  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(address + path, { method: 'POST', body, headers })

  it.each([
    ['come once', {}],
    ['come twice, in another order and late', { double: 1, reorder: 0.5, delay: 0.5, delayMs: 50 }],
    ['come with forged ones beside them', { forge: 1, ipn: 1 }],
  ])('lead to the payment that they name where they %s', async (_, faults) => {
    const Id = await pay.placed('ahora')
    await pay.shop.db.deleteFrom('payment_tasks').execute()
    pay.simulator.dial.turn(faults)
    await pay.payUnseen(Id)
    await pay.simulator.quiet()
    expect((await tasks()).length).toBeGreaterThan(0)
    // without the page's own task: the notice alone leads to the payment
    await pay.shop.db.deleteFrom('payment_tasks').where('subject', 'like', 'pagina:%').execute()
    await pay.settle()
    expect(await pay.paymentsOf(Id)).toMatchObject([{ state: 'cobrado', captured: DRAFT_CENTAVOS }])
    expect(await tasks()).toEqual([])
    expect(await pay.differences()).toEqual([])
  })

  it('that are forged change nothing, and cost one look-up for each payment that they name', async () => {
    const Id = await pay.placed('ahora')
    await pay.shop.db.deleteFrom('payment_tasks').execute()
    pay.simulator.forge(address + PATH, 40)
    await pay.simulator.quiet()
    await pay.settle()
    expect(await pay.paymentsOf(Id)).toEqual([])
    expect(await tasks()).toEqual([])
  })

  it('of a payment with a reference that is not the shop’s are no difference', async () => {
    const atProvider = (path: string, body: object) =>
      fetch(pay.simulator.url + path, {
        method: 'POST',
        headers: { authorization: 'Bearer TEST-llave', 'x-idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(body),
      })
    const preference = await atProvider('/checkout/preferences', {
      items: [{ title: 'x', quantity: 1, unit_price: 5, currency_id: 'ARS' }],
      external_reference: 'caja-7',
    })
    const { id: preferencia } = (await preference.json()) as { id: string }
    await atProvider('/simulador/pagar', { preferencia, resultado: 'APRO' })
    const foreign = pay.simulator.books().payments.at(-1)!
    await ask(String(foreign.id))
    await pay.settle()
    expect(await tasks()).toEqual([])
    expect(await pay.shop.db.selectFrom('payment_differences').selectAll().execute()).toEqual([])
  })

  it('without a signature are limited', async () => {
    const answers = []
    for (let id = 1; id <= 130; id++) answers.push((await send(`${PATH}?topic=payment&id=7${id}`, '')).status)
    expect(new Set(answers)).toEqual(new Set([200]))
    expect((await tasks()).length).toBeLessThanOrEqual(120)
  })

  it('of a payment of which the provider refuses to tell are given up', async () => {
    const refusing = createServer((_, answer) => answer.writeHead(400).end('{"error":"bad_request"}'))
    await once(refusing.listen(0, '127.0.0.1'), 'listening')
    const { config } = pay.shop.deps
    const simulator = config.paymentSimulatorUrl
    config.paymentSimulatorUrl = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`
    try {
      await ask('99999999999999999999')
      await pay.settle()
      expect(await tasks()).toEqual([])
    } finally {
      config.paymentSimulatorUrl = simulator
      refusing.close()
    }
  })

  it('of a payment that nobody knows are given up where the provider is down for long', async () => {
    pay.simulator.dial.turn({ error503: 1 })
    await ask('123456')
    await pay.settle()
    expect(await tasks()).toHaveLength(1)
    for (let turn = 0; turn < 8; turn++) await pay.settle()
    expect(await tasks()).toEqual([])
  })

  it.each([
    ['that is no JSON', `${PATH}?data.id=1`, '{', 200],
    ['of another kind', PATH, '{"type":"plan","data":{"id":"1"}}', 200],
    ['of a payment that is no number', `${PATH}?type=payment&data.id=abc`, '', 200],
    ['that is too long', PATH, 'x'.repeat(20_000), 413],
    ['of an unknown provider', '/api/pagos/avisos/otro', '{}', 404],
    ['of a provider that sends none', '/api/pagos/avisos/transferencia', '{}', 404],
  ])('one %s queues nothing', async (_, path, body, status) => {
    expect((await send(path, body)).status).toBe(status)
    expect(await tasks()).toEqual([])
  })
})
