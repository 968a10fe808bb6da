import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toCentavos } from '@gondola/contract/base'
import { cancelOrder, dispatchOrder } from '@gondola/contract/orders'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { DRAFT_CENTAVOS, PayShop } from '../../../lab/shop/pay-shop.ts'

describeOnBothDatabases('the money of an order', (database) => {
  let pay: PayShop

  beforeAll(async () => {
    pay = await PayShop.start(database)
  })
  afterAll(() => pay.stop())
  beforeEach(() => pay.simulator.dial.reset())

  describe('paid at once', () => {
    it('is asked for on a page, and found paid without any notice', async () => {
      const Id = await pay.placed('ahora')
      const [session] = await pay.sessionsOf(Id)
      expect(session).toMatchObject({ state: 'abierta', centavos: DRAFT_CENTAVOS, is_reserve: false })
      expect(await pay.pay(Id)).toBe(true)
      expect(await pay.paymentsOf(Id)).toMatchObject([
        { state: 'cobrado', captured: DRAFT_CENTAVOS, refunded: 0 },
      ])
      expect(await pay.differences()).toEqual([])
    })

    it('and weighed lighter gives the difference back, once', async () => {
      const Id = await pay.placed('ahora')
      await pay.pay(Id)
      const total = await pay.weigh(Id, 700)
      expect(total).toBeLessThan(DRAFT_CENTAVOS)
      expect(await pay.kept(Id)).toBe(total)
      await pay.shop.db
        .insertInto('payment_tasks')
        .values({
          subject: `pedido:${Id}`,
          next_attempt_at: '2026-01-01T00:00:00.000Z',
          lease: null,
          last_error: null,
        })
        .execute()
      await pay.settle()
      expect(await pay.kept(Id)).toBe(total)
      expect(await pay.differences()).toEqual([])
    })

    it('gives all back once it is cancelled, also what is paid after that', async () => {
      const Id = await pay.placed('ahora')
      await pay.pay(Id)
      await pay.picker.call(cancelOrder, { params: { Id }, body: { Motivo: 'Sin stock' } })
      await pay.settle()
      expect(await pay.kept(Id)).toBe(0)
      const late = await pay.placed('ahora')
      pay.simulator.dial.turn({ payAfterClose: 1 })
      await pay.picker.call(cancelOrder, { params: { Id: late }, body: { Motivo: 'Sin stock' } })
      await pay.settle()
      await pay.payUnseen(late)
      await pay.settle()
      expect(await pay.paymentsOf(late)).toMatchObject([
        { captured: DRAFT_CENTAVOS, refunded: DRAFT_CENTAVOS },
      ])
      expect(await pay.differences()).toEqual([])
    })
  })

  it('to be paid when ready is asked for exactly, and no longer once it left', async () => {
    const Id = await pay.placed('listo')
    expect(await pay.sessionsOf(Id)).toEqual([])
    const total = await pay.weigh(Id, 760)
    expect(await pay.sessionsOf(Id)).toMatchObject([{ centavos: total, state: 'abierta' }])
    expect((await pay.picker.call(dispatchOrder, { params: { Id } })).status).toBe(200)
    await pay.settle()
    expect(await pay.sessionsOf(Id)).toMatchObject([{ state: 'cerrada' }])
    expect(await pay.pay(Id).catch(() => false)).toBe(false)
  })

  it('is right to the centavo although answers fail, are cut off, and come twice', async () => {
    pay.simulator.dial.turn({
      error500: 0.1,
      error429: 0.1,
      cutBefore: 0.1,
      cutAfter: 0.1,
      drop: 0.3,
      double: 0.2,
    })
    const ids: number[] = []
    for (let index = 0; index < 6; index++) {
      const Id = await pay.placed('ahora')
      ids.push(Id)
      await pay.settle()
      // it is not prepared before the shop knows that it is paid
      for (let tries = 0; tries < 20 && (await pay.kept(Id)) < DRAFT_CENTAVOS; tries++) {
        await pay.payUnseen(Id).catch(() => false)
        await pay.settle()
      }
    }
    for (const Id of ids) await pay.weigh(Id, 690 + Id)
    pay.simulator.dial.reset()
    await pay.settle()
    for (const Id of ids) {
      const row = await pay.shop.db
        .selectFrom('orders')
        .select('TotalNeto')
        .where('Id', '=', Id)
        .executeTakeFirstOrThrow()
      expect(await pay.kept(Id)).toBeLessThanOrEqual(toCentavos(row.TotalNeto))
    }
    expect(await pay.differences()).toEqual([])
  })
})
