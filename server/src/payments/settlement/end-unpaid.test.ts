import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { followOrder } from '@gondola/contract/orders'
import { findOrderMoney } from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { DRAFT_CENTAVOS, PayShop } from '../../../../lab/shop/pay-shop.ts'
import { endUnpaid, UNPAID_REASON } from './end-unpaid.ts'
import { lookForPayments } from '../ledger/look-for-payments.ts'

describeOnBothDatabases('an order that is not paid in time', (database) => {
  let pay: PayShop

  beforeAll(async () => {
    pay = await PayShop.start(database)
    pay.shop.stopClock()
  })
  afterAll(() => pay.stop())
  beforeEach(() => pay.simulator.dial.reset())

  const order = async (Id: number) => (await pay.browser.call(followOrder, { params: { Id } })).json.Pedido
  const money = async (Id: number) => (await pay.browser.call(findOrderMoney, { params: { Id } })).json
  const taken = async () => {
    const rows = await pay.shop.db.selectFrom('slot_bookings').select('taken').execute()
    return rows.reduce((sum, row) => sum + row.taken, 0)
  }

  it('waits until its time is over, and is cancelled then: its place is free, its page closed', async () => {
    const before = await taken()
    const Id = await pay.placed('ahora')
    pay.passMinutes(29)
    await pay.settle()
    expect(await order(Id)).toMatchObject({ Estado: 'P' })
    expect(await taken()).toBe(before + 1)
    pay.passMinutes(2)
    await pay.settle()
    expect(await order(Id)).toMatchObject({ Estado: 'C', MotivoCancelacion: UNPAID_REASON })
    expect(await money(Id)).toMatchObject({ Estado: 'vencido', Total: 0, Pagina: null, PagarHasta: null })
    expect(await taken()).toBe(before)
    expect(await pay.sessionsOf(Id)).toMatchObject([{ state: 'cerrada' }])
    expect(await pay.payUnseen(Id)).toBe(false)
  })

  it('waits as long as the chain says', async () => {
    const { db, deps } = pay.shop
    await db.insertInto('parameters').values({ name: 'MinutosParaPagar', value: '45' }).execute()
    const Id = await pay.placed('ahora')
    await db.deleteFrom('parameters').where('name', '=', 'MinutosParaPagar').execute()
    const ends = Math.floor(deps.clock.now().getTime() / 1000 + 45 * 60) * 1000
    expect(Date.parse((await money(Id)).PagarHasta!)).toBe(ends)
  })

  it.each(['ahora', 'listo', 'puerta'] as const)('of way %s, paid or not first, stays', async (way) => {
    const Id = await pay.placed(way)
    if (way === 'ahora') await pay.pay(Id)
    pay.passMinutes(60)
    await pay.settle()
    expect(await order(Id)).toMatchObject({ Estado: 'P' })
  })

  it('is found paid at the last moment, though no notice came', async () => {
    const Id = await pay.placed('ahora')
    await pay.payUnseen(Id)
    pay.passMinutes(31)
    await pay.shop.db.deleteFrom('payment_tasks').where('subject', 'like', 'pagina:%').execute()
    await pay.settle()
    expect(await order(Id)).toMatchObject({ Estado: 'P' })
    expect(await money(Id)).toMatchObject({ Estado: 'pagado' })
  })

  it('and is paid at the same moment ends one way: paid and standing, or cancelled and refunded', async () => {
    const ids = [await pay.placed('ahora'), await pay.placed('ahora'), await pay.placed('ahora')]
    pay.simulator.dial.turn({ payAfterClose: 1 })
    pay.passMinutes(31)
    await Promise.all(
      ids.flatMap((Id) => [
        endUnpaid(pay.shop.deps, Id),
        pay.payUnseen(Id).then(() => lookForPayments(pay.shop.deps, Id)),
      ]),
    )
    await pay.settle()
    for (const Id of ids) {
      const { Estado } = await order(Id)
      expect([Estado, await pay.kept(Id)]).toEqual([Estado, Estado === 'P' ? DRAFT_CENTAVOS : 0])
    }
    expect(await pay.differences()).toEqual([])
  })

  it('waits for a payment that the provider has not decided about, for a day at most', async () => {
    const Id = await pay.placed('ahora')
    await pay.pay(Id, 'CONT')
    pay.passMinutes(31)
    await pay.settle()
    expect(await order(Id)).toMatchObject({ Estado: 'P' })
    expect(await money(Id)).toMatchObject({ Estado: 'esperando' })
    pay.passMinutes(24 * 60)
    await pay.settle()
    expect(await order(Id)).toMatchObject({ Estado: 'C' })
  })

  it('is not cancelled while the provider cannot be asked, for half an hour', async () => {
    const Id = await pay.placed('ahora')
    pay.simulator.dial.turn({ error500: 1 })
    pay.passMinutes(45)
    await pay.settle()
    expect(await order(Id)).toMatchObject({ Estado: 'P' })
    pay.passMinutes(30)
    await pay.settle()
    expect(await order(Id)).toMatchObject({ Estado: 'C' })
  })
})
