import { startSimulator, type Simulator } from '@gondola/payment-simulator/start-simulator.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toCentavos } from '@gondola/contract/base'
import { cancelOrder, dispatchOrder, markReady, sendTaps, startPreparing } from '@gondola/contract/orders'
import type { PaymentWay } from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { orderDraft, save, startOrderShop } from '../../test/order-shop.ts'
import { staffOf } from '../../test/staff-client.ts'
import type { TestClient } from '../../test/test-client.ts'
import { registerTestClient } from '../../test/test-registration.ts'
import type { TestShop } from '../../test/test-shop.ts'
import { saveAccount } from './providers/payment-accounts.store.ts'
import { sealAccountKeys } from './providers/sealed-account-keys.ts'
import { doDueTasks } from './payment-worker.ts'

const KEYS = { accessToken: 'TEST-llave', noticeSecret: 'secreto' }
const TYPES: Readonly<Record<PaymentWay, number>> = { puerta: 4, listo: 3, ahora: 1, reserva: 2 }

describeOnBothDatabases('the money of an order', (database) => {
  let shop: TestShop
  let simulator: Simulator
  let browser: TestClient
  let picker: TestClient
  let silent: TestShop['app']['log']

  beforeAll(async () => {
    simulator = await startSimulator({ port: 0, ...KEYS })
    shop = await startOrderShop(database, { paymentSimulatorUrl: simulator.url, rateLimit: false })
    silent = shop.app.log
    simulator.clock.advance(shop.deps.clock.now().getTime() - Date.now())
    ;({ browser } = await registerTestClient(shop))
    picker = await staffOf(shop, 'administracion', 'marta')
    await saveAccount(shop.db, 'mercado-pago', '2026-11-21T15:00:00.000Z', (id) =>
      sealAccountKeys(shop.deps.secrets, id, KEYS),
    )
    for (const [way, id] of Object.entries(TYPES))
      if (way !== 'puerta')
        await shop.db
          .updateTable('payment_types')
          .set({ way: way as PaymentWay, provider: 'mercado-pago', is_active: true })
          .where('Id', '=', id)
          .execute()
  })
  afterAll(async () => {
    await shop.close()
    await simulator.stop()
  })
  beforeEach(() => simulator.dial.reset())

  /** Does what is due; what was put off is due too. */
  const settle = async () => {
    await shop.db.updateTable('payment_tasks').set({ next_attempt_at: '2026-01-01T00:00:00.000Z' }).execute()
    while (await doDueTasks(shop.deps, silent));
  }
  const placed = async (way: PaymentWay) => {
    const answer = await save(browser, orderDraft({ TipoPago: { Id: TYPES[way] } }))
    expect(answer.status).toBe(200)
    await settle()
    return answer.json.Id
  }
  const sessionsOf = (order_id: number) =>
    shop.db
      .selectFrom('payment_sessions')
      .selectAll()
      .where('order_id', '=', order_id)
      .orderBy('id')
      .execute()
  const paymentsOf = (order_id: number) =>
    shop.db.selectFrom('payments').selectAll().where('order_id', '=', order_id).orderBy('id').execute()
  const pay = async (order_id: number, resultado = 'APRO') => {
    const session = (await sessionsOf(order_id)).findLast(({ state }) => state === 'abierta')!
    const preferencia = new URL(session.url!).searchParams.get('pref_id')
    const answer = await fetch(`${simulator.url}/simulador/pagar`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEYS.accessToken}` },
      body: JSON.stringify({ preferencia, resultado }),
    })
    await settle()
    return answer.ok
  }
  /** Weighs the cheese and makes the order ready. */
  const weigh = async (Id: number, grams: number) => {
    const params = { Id }
    await picker.call(startPreparing, { params })
    const tap = (Items: number, Cantidad: number) => ({
      Clave: `toque-${Id}-${Items}`,
      Dispositivo: 'telefono-1',
      Orden: Items,
      Items,
      Version: 0,
      Preparado: { Cantidad, Sustituto: null, Nota: 'pieza justa' },
    })
    const sent = await picker.call(sendTaps, { params, body: { Toques: [tap(1, 3), tap(2, grams)] } })
    expect(sent.json.Resultados.map(({ Resultado }) => Resultado)).toEqual(['aplicado', 'aplicado'])
    const ready = await picker.call(markReady, { params })
    expect([ready.status, ready.problem?.detail]).toEqual([200, undefined])
    await settle()
    const row = await shop.db
      .selectFrom('orders')
      .select('TotalNeto')
      .where('Id', '=', Id)
      .executeTakeFirstOrThrow()
    return toCentavos(row.TotalNeto)
  }
  const kept = async (Id: number) =>
    (await paymentsOf(Id)).reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
  /** The shop's ledger and the provider's books, payment by payment. */
  const expectEqualBooks = async () => {
    const ours = await shop.db.selectFrom('payments').selectAll().orderBy('provider_id').execute()
    const theirs = simulator.books().payments.filter(({ status }) => status !== 'rejected')
    const ofOurs = new Map(ours.map((payment) => [payment.provider_id, payment]))
    for (const { id, captured, refunded } of theirs) {
      const payment = ofOurs.get(String(id))
      expect([id, payment?.captured, payment?.refunded]).toEqual([id, captured, refunded])
    }
  }

  describe('paid at once', () => {
    it('is asked for on a page, and found paid without any notice', async () => {
      const Id = await placed('ahora')
      const [session] = await sessionsOf(Id)
      expect(session).toMatchObject({ state: 'abierta', centavos: 272_672, is_reserve: false })
      expect(await pay(Id)).toBe(true)
      expect(await paymentsOf(Id)).toMatchObject([{ state: 'cobrado', captured: 272_672, refunded: 0 }])
      await expectEqualBooks()
    })

    it('and weighed lighter gives the difference back, once', async () => {
      const Id = await placed('ahora')
      await pay(Id)
      const total = await weigh(Id, 700)
      expect(total).toBeLessThan(272_672)
      expect(await kept(Id)).toBe(total)
      await shop.db
        .insertInto('payment_tasks')
        .values({
          subject: `pedido:${Id}`,
          next_attempt_at: '2026-01-01T00:00:00.000Z',
          lease: null,
          last_error: null,
        })
        .execute()
      await settle()
      expect(await kept(Id)).toBe(total)
      await expectEqualBooks()
    })

    it('gives all back once it is cancelled, also what is paid after that', async () => {
      const Id = await placed('ahora')
      await pay(Id)
      await picker.call(cancelOrder, { params: { Id }, body: { Motivo: 'Sin stock' } })
      await settle()
      expect(await kept(Id)).toBe(0)
      const late = await placed('ahora')
      simulator.dial.turn({ payAfterClose: 1 })
      const [session] = await sessionsOf(late)
      await picker.call(cancelOrder, { params: { Id: late }, body: { Motivo: 'Sin stock' } })
      await settle()
      const preferencia = new URL(session!.url!).searchParams.get('pref_id')
      await fetch(`${simulator.url}/simulador/pagar`, {
        method: 'POST',
        headers: { authorization: `Bearer ${KEYS.accessToken}` },
        body: JSON.stringify({ preferencia, resultado: 'APRO' }),
      })
      await settle()
      expect(await paymentsOf(late)).toMatchObject([{ captured: 272_672, refunded: 272_672 }])
      await expectEqualBooks()
    })
  })

  it('to be paid when ready is asked for exactly, and no longer once it left', async () => {
    const Id = await placed('listo')
    expect(await sessionsOf(Id)).toEqual([])
    const total = await weigh(Id, 760)
    expect(await sessionsOf(Id)).toMatchObject([{ centavos: total, state: 'abierta' }])
    expect((await picker.call(dispatchOrder, { params: { Id } })).status).toBe(200)
    await settle()
    expect(await sessionsOf(Id)).toMatchObject([{ state: 'cerrada' }])
    expect(await pay(Id).catch(() => false)).toBe(false)
  })

  it('is right to the centavo although answers fail, are cut off, and come twice', async () => {
    simulator.dial.turn({
      error500: 0.1,
      error429: 0.1,
      cutBefore: 0.1,
      cutAfter: 0.1,
      drop: 0.3,
      double: 0.2,
    })
    const ids: number[] = []
    for (let index = 0; index < 6; index++) {
      const Id = await placed('ahora')
      ids.push(Id)
      await settle()
      await pay(Id).catch(() => false)
    }
    for (const Id of ids) await weigh(Id, 690 + Id)
    simulator.dial.reset()
    await settle()
    for (const Id of ids) {
      const row = await shop.db
        .selectFrom('orders')
        .select('TotalNeto')
        .where('Id', '=', Id)
        .executeTakeFirstOrThrow()
      expect(await kept(Id)).toBeLessThanOrEqual(toCentavos(row.TotalNeto))
    }
    await expectEqualBooks()
  })
})
