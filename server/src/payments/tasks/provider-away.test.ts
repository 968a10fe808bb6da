import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dispatchOrder } from '@gondola/contract/orders'
import { payOrder } from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { PayShop } from '../../../../lab/shop/pay-shop.ts'
import { doDueTasks } from './payment-worker.ts'

/** Longer than a customer is let wait (`server/src/payments/own-payments/own-payments.routes.ts`). */
const TOO_LONG_MS = 7500

describeOnBothDatabases('a provider that does not answer', (database) => {
  let pay: PayShop

  beforeAll(async () => {
    pay = await PayShop.start(database)
  })
  afterAll(() => pay.stop())
  beforeEach(() => pay.simulator.dial.reset())

  it.each([
    ['hangs', { slow: 1, slowMs: TOO_LONG_MS }],
    ['is down', { error503: 1 }],
    ['cuts its answers off', { cutBefore: 1 }],
  ])('and %s delays nobody who pays otherwise, and the waiting caller reads so', async (_, faults) => {
    pay.simulator.dial.turn(faults)
    const online = await pay.place('ahora')
    // the queue and the customer both ask, and wait
    const working = doDueTasks(pay.shop.deps, pay.shop.app.log)
    const beginning = pay.browser.call(payOrder, { params: { Id: online } })
    const door = await pay.place('puerta')
    const left = await pay.picker.call(dispatchOrder, { params: { Id: door } })
    expect(left.status).toBe(200)
    expect((await beginning).problem.code).toBe('pago-caido')
    pay.simulator.dial.reset()
    await working
    expect((await pay.browser.call(payOrder, { params: { Id: online } })).json.Pagina).not.toBeNull()
    expect(await pay.sessionsOf(online)).toHaveLength(1)
  })
})
