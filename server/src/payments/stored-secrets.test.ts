import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noticeSignature } from '@gondola/payment-simulator/notices/notice-request.ts'
import { cancelOrder } from '@gondola/contract/orders'
import { findOrderMoney, listPaymentAccounts, reserveOnCard } from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { KEYS, PayShop } from '../../../lab/shop/pay-shop.ts'

/** A number of the provider's test cards. */
const CARD_NUMBER = '4509953566233704'

describeOnBothDatabases('keys, signatures, tokens and card numbers', (database) => {
  let pay: PayShop
  let address: string
  const kept: Record<string, string> = {}
  const secrets: Record<string, string> = {
    'the key': KEYS.accessToken,
    'the secret of the notices': KEYS.noticeSecret,
    'a card’s number': CARD_NUMBER,
  }

  beforeAll(async () => {
    pay = await PayShop.start(database)
    address = await pay.listen()
    const ids = await payAllWays()
    await pay.simulator.quiet()
    await pay.settle()
    kept['database'] = await everyCell()
    kept['log'] = JSON.stringify(pay.shop.log)
    kept['mails'] = JSON.stringify(await pay.shop.db.selectFrom('mail_queue').selectAll().execute())
    kept['metrics'] = (await pay.shop.visitor().request('GET', '/metrics')).text
    kept['pages'] = await pagesOf(ids)
  })
  afterAll(() => pay.stop())

  /** One order of each way, weighed lighter, one refused, one cancelled; notices are sent, forged, and fail. */
  async function payAllWays(): Promise<number[]> {
    pay.simulator.dial.turn({ forge: 0.5, ipn: 0.5 })
    const now = await pay.placed('ahora')
    await pay.pay(now, 'FUND')
    await pay.pay(now)
    await sendNotice()
    const reserve = await pay.placed('reserva')
    await payWithCard(reserve)
    const gone = await pay.placed('ahora')
    await pay.pay(gone)
    await pay.picker.call(cancelOrder, { params: { Id: gone }, body: { Motivo: 'Sin stock' } })
    const ready = await pay.placed('listo')
    for (const Id of [now, reserve, ready]) await pay.weigh(Id, 700)
    await pay.pay(ready)
    // answers that fail are logged
    pay.simulator.dial.turn({ error500: 1 })
    await pay.placed('ahora')
    pay.simulator.dial.reset()
    return [now, reserve, gone, ready, await pay.place('puerta')]
  }

  async function sendNotice(): Promise<void> {
    const signature = noticeSignature(KEYS.noticeSecret, '123', 'pedido-1', pay.shop.deps.clock.now())
    secrets['a signature'] = /v1=(\w+)/.exec(signature)![1]!
    await fetch(`${address}/api/pagos/avisos/mercado-pago?data.id=123&type=payment`, {
      method: 'POST',
      headers: { 'x-signature': signature, 'x-request-id': 'pedido-1' },
      body: '{}',
    })
  }

  async function payWithCard(Id: number): Promise<void> {
    const answer = await fetch(`${pay.simulator.url}/v1/card_tokens?public_key=x`, {
      method: 'POST',
      body: JSON.stringify({
        card_number: CARD_NUMBER,
        payment_method_id: 'visa',
        cardholder: { name: 'APRO' },
      }),
    })
    const { id: Token } = (await answer.json()) as { id: string }
    secrets['a card’s token'] = Token
    const [session] = await pay.sessionsOf(Id)
    const params = { Referencia: session!.reference }
    // a page that is broken sends the number itself
    for (const each of [CARD_NUMBER, Token])
      await pay.shop
        .visitor()
        .call(reserveOnCard, { params, body: { Token: each, Medio: 'visa', Cuotas: 1 } })
  }

  async function everyCell(): Promise<string> {
    const { db } = pay.shop
    const tables = await db.introspection.getTables()
    const rows = await Promise.all(
      tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
    )
    return JSON.stringify(rows.map((found) => found.rows))
  }

  async function pagesOf(ids: readonly number[]): Promise<string> {
    const money = await Promise.all(ids.map((Id) => pay.browser.call(findOrderMoney, { params: { Id } })))
    const account = await pay.picker.call(listPaymentAccounts, {})
    const open = await pay.placed('reserva')
    const [session] = await pay.sessionsOf(open)
    const page = await pay.shop.visitor().request('GET', `/pago/tarjeta/${session!.reference}`)
    return [...money, account, page].map(({ status, text }) => `${status} ${text}`).join('\n')
  }

  it('are there to be found: the orders of every way were paid', async () => {
    expect(Object.keys(secrets)).toHaveLength(5)
    expect(kept['database']).toContain('mercado-pago')
    expect(kept['log']).toContain('/api/pagos/avisos')
    expect(kept['pages']!.match(/^200 /gm)).toHaveLength(7)
    const { payments } = pay.simulator.books()
    expect(payments.filter(({ captured }) => captured > 0)).toHaveLength(4)
    expect(await pay.differences()).toEqual([])
  })

  it.each(['database', 'log', 'mails', 'metrics', 'pages'])('are not in the %s', (place) => {
    const found = Object.entries(secrets).filter(([, secret]) => kept[place]!.includes(secret))
    expect(found.map(([name]) => name)).toEqual([])
  })
})
