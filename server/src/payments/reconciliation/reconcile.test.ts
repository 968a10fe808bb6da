import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { solveDifference, staffDifferences } from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { DRAFT_CENTAVOS, PayShop } from '../../../../lab/shop/pay-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
import { doDueTasks } from '../tasks/payment-worker.ts'
import { compareProvider } from './compare-provider.ts'
import { reconcile } from './reconcile.ts'

const MERCADO_PAGO = 'mercado-pago'

describeOnBothDatabases('reconciliation', (database) => {
  let pay: PayShop

  beforeAll(async () => {
    pay = await PayShop.start(database)
  })
  afterAll(() => pay.stop())
  beforeEach(() => pay.simulator.dial.reset())

  const atProvider = (path: string, body: object) =>
    fetch(pay.simulator.url + path, {
      method: 'POST',
      headers: { authorization: 'Bearer TEST-llave', 'x-idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    })
  /** Compares day by day, as the queue does, until all is compared. */
  const compareAll = async () => {
    pay.passMinutes(11)
    while ((await compareProvider(pay.shop.deps, MERCADO_PAGO)) !== null);
  }
  // days pass, and with them sessions
  let logins = 0
  const chief = () => staffOf(pay.shop, 'administracion', `jefa-${++logins}`)
  const differences = async () =>
    (await (await chief()).call(staffDifferences.list, { query: { Abiertas: true } })).json

  it('asks for what did not end, though no notice came and its task was lost', async () => {
    const Id = await pay.placed('ahora')
    await pay.payUnseen(Id)
    await pay.shop.db.deleteFrom('payment_tasks').execute()
    pay.passMinutes(61)
    await reconcile(pay.shop.deps)
    await reconcile(pay.shop.deps)
    await pay.settle()
    expect(await pay.kept(Id)).toBe(DRAFT_CENTAVOS)
  })

  it('once a day enters what the provider changed by itself, in windows, at one time once', async () => {
    const Id = await pay.placed('ahora')
    await pay.pay(Id)
    const [payment] = await pay.paymentsOf(Id)
    pay.passMinutes(600)
    expect((await atProvider(`/v1/payments/${payment!.provider_id}/refunds`, { amount: 100.5 })).ok).toBe(
      true,
    )
    pay.passMinutes(25 * 60)
    await reconcile(pay.shop.deps)
    const queued = await pay.shop.db.selectFrom('payment_tasks').select('subject').execute()
    expect(queued.map(({ subject }) => subject)).toContain('comparar:mercado-pago')
    const both = () => compareProvider(pay.shop.deps, MERCADO_PAGO)
    await Promise.all([both(), both()])
    await compareAll()
    expect(await pay.paymentsOf(Id)).toMatchObject([{ captured: DRAFT_CENTAVOS, refunded: 10_050 }])
    expect(await differences()).toEqual([])
    const [account] = await pay.shop.db.selectFrom('payment_providers').select('compared_until').execute()
    expect(Date.parse(account!.compared_until!)).toBeGreaterThan(
      pay.shop.deps.clock.now().getTime() - 700_000,
    )
  })

  it('a failing provider leaves the window to be compared again', async () => {
    pay.passMinutes(60)
    const before = await pay.shop.db.selectFrom('payment_providers').select('compared_until').execute()
    pay.simulator.dial.turn({ error500: 1 })
    await expect(compareProvider(pay.shop.deps, MERCADO_PAGO)).rejects.toMatchObject({ fault: 'caido' })
    expect(await pay.shop.db.selectFrom('payment_providers').select('compared_until').execute()).toEqual(
      before,
    )
  })

  it('tells staff what only one of both has, or otherwise, until they solve it', async () => {
    const Id = await pay.placed('ahora')
    await pay.pay(Id)
    const [payment] = await pay.paymentsOf(Id)
    const { id: _, ...copy } = payment!
    await pay.shop.db
      .updateTable('payments')
      .set({ asked: DRAFT_CENTAVOS + 1, captured: DRAFT_CENTAVOS + 1 })
      .where('id', '=', payment!.id)
      .execute()
    await pay.shop.db
      .insertInto('payments')
      .values({ ...copy, provider_id: '999888777' })
      .execute()
    const preference = await atProvider('/checkout/preferences', {
      items: [{ title: 'x', quantity: 1, unit_price: 5, currency_id: 'ARS' }],
      external_reference: 'G999-nuestra-no',
    })
    const { id: preferencia } = (await preference.json()) as { id: string }
    await atProvider('/simulador/pagar', { preferencia, resultado: 'APRO' })
    await compareAll()
    const found = (await differences()).toSorted((a, b) => (a.Clase < b.Clase ? -1 : 1))
    expect(found).toMatchObject([
      { Clase: 'desconocido', Suyo: 5, Nuestro: null, Pedido: null },
      { Clase: 'falta', Pago: '999888777', Suyo: null, Nuestro: 2726.72, Pedido: Id },
      { Clase: 'monto', Suyo: 2726.72, Nuestro: 2726.73, Pedido: Id },
    ])
    const staff = await chief()
    for (const { Id: each } of found) {
      const answer = await staff.call(solveDifference, { params: { Id: each }, body: { Nota: 'vista' } })
      expect(answer.json).toMatchObject({ ResueltaPor: expect.any(String), Nota: 'vista' })
    }
    expect(await differences()).toEqual([])
  })

  it('asks rarely about a page that is closed', async () => {
    const Id = await pay.placed('ahora')
    await pay.pay(Id)
    const [session] = await pay.sessionsOf(Id)
    expect(session).toMatchObject({ state: 'cerrada' })
    const { db, deps, app } = pay.shop
    await askTask(db, deps.clock, { session: session!.id })
    const looks = new Set<string>()
    for (let minute = 0; minute < 23 * 60; minute += 5) {
      while (await doDueTasks(deps, app.log));
      const tasks = db.selectFrom('payment_tasks').where('subject', '=', `pagina:${session!.id}`)
      for (const { next_attempt_at } of await tasks.select('next_attempt_at').execute())
        looks.add(next_attempt_at)
      pay.passMinutes(5)
    }
    expect(looks.size).toBeGreaterThan(3)
    expect(looks.size).toBeLessThan(20)
  })
})
