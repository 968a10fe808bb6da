import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deleteAccount, readOwnData } from '@gondola/contract/clients'
import { saveOrder, startPreparing } from '@gondola/contract/orders'
import { findOrderMoney, findOwnCredit, refundPayment, repeatRefund } from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { orderDraft, save } from '../../../../lab/shop/order-shop.ts'
import { DRAFT_CENTAVOS, PayShop, TYPES } from '../../../../lab/shop/pay-shop.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { bodiesOf } from '../../mail/render-mail.ts'
import { moveCredit } from './credit.store.ts'

describeOnBothDatabases('credit of a customer', (database) => {
  let pay: PayShop
  let browser: TestClient
  let clientId: number
  beforeAll(async () => {
    pay = await PayShop.start(database)
  })
  afterAll(() => pay.stop())
  beforeEach(async () => {
    const registered = await registerTestClient(pay.shop)
    browser = registered.browser
    clientId = registered.client.Id
  })

  const give = (centavos: number) =>
    moveCredit(pay.shop.db, clientId, {
      centavos,
      kind: 'reclamo',
      order_id: null,
      at: '2026-11-21T15:00:00.000Z',
    })
  const place = async (way: keyof typeof TYPES) => {
    const answer = await save(browser, orderDraft({ TipoPago: { Id: TYPES[way] } }))
    expect(answer.status).toBe(200)
    await pay.settle()
    return answer.json.Id
  }
  const moneyOf = async (Id: number) => (await browser.call(findOrderMoney, { params: { Id } })).json
  const credit = async () => (await browser.call(findOwnCredit)).json
  const movesOf = async () => {
    const { Movimientos } = await credit()
    return Movimientos.map(({ Clase, Importe }) => [Clase, Importe])
  }

  it('is used by itself in the next order, as far as it goes, and says so', async () => {
    await give(100_050)
    const Id = await place('puerta')
    const money = await moneyOf(Id)
    expect(money).toMatchObject({ Estado: 'puerta', Cobrado: 1000.5 })
    expect(money.Falta).toBeCloseTo((DRAFT_CENTAVOS - 100_050) / 100, 2)
    expect(money.Movimientos).toMatchObject([{ Clase: 'cobro', Medio: 'saldo', Importe: 1000.5 }])
    expect(await credit()).toMatchObject({ Saldo: 0 })
    expect(await movesOf()).toEqual([
      ['pedido', -1000.5],
      ['reclamo', 1000.5],
    ])
    const mail = await pay.shop.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('event_key', '=', `pedido-${Id}-generado`)
      .executeTakeFirstOrThrow()
    expect(bodiesOf(mail).text.replaceAll('\u00A0', ' ')).toContain('Saldo a favor: −$ 1.000,50')
  })

  it('that is enough pays an order that is paid first', async () => {
    await give(DRAFT_CENTAVOS + 1)
    const Id = await place('ahora')
    expect(await moneyOf(Id)).toMatchObject({ Estado: 'pagado', Pagina: null, Falta: 0 })
    expect(await credit()).toMatchObject({ Saldo: 0.01 })
    expect((await pay.picker.call(startPreparing, { params: { Id } })).status).toBe(200)
  })

  it('comes back as far as the order costs less, and wholly when it is annulled', async () => {
    await give(DRAFT_CENTAVOS)
    const Id = await place('puerta')
    const total = await pay.weigh(Id, 600)
    expect(total).toBeLessThan(DRAFT_CENTAVOS)
    expect((await credit()).Saldo).toBeCloseTo((DRAFT_CENTAVOS - total) / 100, 2)
    const other = await place('listo')
    expect((await credit()).Saldo).toBe(0)
    await browser.call(saveOrder, { body: { Id: other, Estado: 'A' } })
    await pay.settle()
    expect((await credit()).Saldo).toBeCloseTo((DRAFT_CENTAVOS - total) / 100, 2)
    expect((await moneyOf(other)).Estado).toBe('devuelto')
  })

  it('is used once by two orders at once', async () => {
    await give(100_000)
    const answers = await Promise.all(
      [1, 2].map(() => save(browser, orderDraft({ TipoPago: { Id: TYPES.puerta } }))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const used = await Promise.all(answers.map(async ({ json }) => (await moneyOf(json.Id)).Cobrado))
    expect(used.toSorted((a, b) => a - b)).toEqual([0, 1000])
    expect((await credit()).Saldo).toBe(0)
  })

  it('is in the download, and given up with the account', async () => {
    await give(5000)
    expect((await browser.call(readOwnData)).json['SaldoAFavor']).toMatchObject([{ Importe: 50, Saldo: 50 }])
    expect((await browser.call(deleteAccount, { body: { Pass: 'secreta1' } })).status).toBe(204)
    const left = await pay.shop.db
      .selectFrom('credit_movements')
      .select(['kind', 'balance', 'client_id'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(left).toEqual([{ kind: 'baja', balance: 0, client_id: null }])
  })

  it('is given back at once by staff, and is handed over where the account is gone', async () => {
    await give(DRAFT_CENTAVOS)
    const Id = await place('ahora')
    const [payment] = await pay.paymentsOf(Id)
    const refund = async (Clave: string) => {
      const body = { Clave, Pago: payment!.id, Importe: 50, Motivo: 'Vino golpeado' }
      const { status, text } = await pay.picker.call(refundPayment, { params: { Id }, body })
      expect(status, text).toBe(200)
      await pay.settle()
      const refunds = pay.shop.db.selectFrom('refunds').selectAll().where('order_id', '=', Id)
      return (await refunds.orderBy('id', 'desc').executeTakeFirst())!
    }
    expect(await refund(`saldo-devuelto-${Id}`)).toMatchObject({ state: 'hecho', is_favour: true })
    expect((await credit()).Saldo).toBe(50)
    await pay.shop.db.updateTable('orders').set({ client_id: null }).where('Id', '=', Id).execute()
    const { id, state } = await refund(`saldo-devuelto-${Id}-bis`)
    expect(state).toBe('rechazado')
    const again = await pay.picker.call(repeatRefund, { params: { Id, Devolucion: id } })
    expect(again.problem?.code).toBe('devolucion-en-curso')
  })

  it('asks the page for the rest alone, and an order that is not paid in time gives it back', async () => {
    await give(100_000)
    const Id = await place('ahora')
    expect(await moneyOf(Id)).toMatchObject({
      Estado: 'a-pagar',
      Pagina: { Importe: (DRAFT_CENTAVOS - 100_000) / 100 },
    })
    pay.passMinutes(24 * 60)
    await pay.settle()
    await pay.settle()
    expect((await moneyOf(Id)).Estado).toBe('devuelto')
    expect(await credit()).toMatchObject({ Saldo: 1000 })
  })
})
