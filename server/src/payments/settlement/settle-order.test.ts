import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dispatchOrder } from '@gondola/contract/orders'
import { refundPayment } from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { PayShop } from '../../../../lab/shop/pay-shop.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
import { pointsLeft } from './settle-order.ts'

describe('the points of an order', () => {
  it.each([
    ['nothing is gone', 27, 270_000, 0, 27],
    ['a third is gone', 27, 270_000, 90_000, 18],
    ['a centavo is gone', 27, 270_000, 1, 27],
    ['all is gone', 27, 270_000, 270_000, 0],
    ['more than all is gone', 27, 270_000, 300_000, 0],
    ['it cost nothing', 0, 0, 0, 0],
  ])('are their share, in the customer’s favour, when %s', (_, earned, total, away, left) => {
    expect(pointsLeft(earned, total, away)).toBe(left)
  })
})

describeOnBothDatabases('the points of an order whose money changes after it left', (database) => {
  let pay: PayShop
  let client: number

  beforeAll(async () => {
    pay = await PayShop.start(database)
    const rate = { name: 'PesosPorPunto', value: JSON.stringify(100) }
    await pay.shop.db
      .insertInto('parameters')
      .values(rate)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(rate))
      .execute()
  })
  afterAll(() => pay.stop())

  const left = async () => {
    const Id = await pay.placed('ahora')
    await pay.pay(Id)
    const total = await pay.weigh(Id, 700)
    await pay.settle()
    const { status } = await pay.picker.call(dispatchOrder, { params: { Id } })
    expect(status).toBe(200)
    await pay.settle()
    client = (
      await pay.shop.db
        .selectFrom('orders')
        .select('client_id')
        .where('Id', '=', Id)
        .executeTakeFirstOrThrow()
    ).client_id!
    return { Id, total, payment: (await pay.paymentsOf(Id))[0]! }
  }
  const entriesOf = async (Id: number) =>
    (
      await pay.shop.db
        .selectFrom('points_ledger')
        .select('points')
        .where('order_id', '=', Id)
        .orderBy('id')
        .execute()
    ).map(({ points }) => points)
  const balance = async () =>
    (
      await pay.shop.db
        .selectFrom('clients')
        .select('Puntos')
        .where('Id', '=', client)
        .executeTakeFirstOrThrow()
    ).Puntos
  const ledgerSum = async () =>
    (
      await pay.shop.db.selectFrom('points_ledger').select('points').where('client_id', '=', client).execute()
    ).reduce((sum, { points }) => sum + points, 0)
  /** What the bank says of a payment, entered as an answer of the provider would be. */
  const said = async (Id: number, payment: number, state: 'contracargo' | 'recuperado') => {
    await pay.shop.db.updateTable('payments').set({ state }).where('id', '=', payment).execute()
    await askTask(pay.shop.db, pay.shop.deps.clock, { order: Id })
    await pay.settle()
  }

  it('fall with a favour, once', async () => {
    const { Id, total, payment } = await left()
    const [earned] = await entriesOf(Id)
    expect(earned).toBeGreaterThan(10)
    const half = Math.floor(total / 2)
    const body = { Clave: 'clave-de-puntos', Pago: payment.id, Importe: half / 100, Motivo: 'Vino golpeado' }
    await pay.picker.call(refundPayment, { params: { Id }, body })
    await pay.settle()
    await pay.settle()
    expect(await entriesOf(Id)).toEqual([earned, pointsLeft(earned!, total, half) - earned!])
    expect(await balance()).toBe(await ledgerSum())
  })

  it('are gone with a chargeback, and back when the bank returns it', async () => {
    const { Id, payment } = await left()
    const [earned] = await entriesOf(Id)
    await said(Id, payment.id, 'contracargo')
    expect(await entriesOf(Id)).toEqual([earned, -earned!])
    await said(Id, payment.id, 'recuperado')
    expect(await entriesOf(Id)).toEqual([earned, -earned!, earned])
    expect(await balance()).toBe(await ledgerSum())
  })

  it('that were spent are not taken below nothing', async () => {
    const { Id, payment } = await left()
    const [earned] = await entriesOf(Id)
    await pay.shop.db.updateTable('clients').set({ Puntos: 3 }).where('Id', '=', client).execute()
    await said(Id, payment.id, 'contracargo')
    expect([await balance(), await entriesOf(Id)]).toEqual([0, [earned, -3]])
  })
})
