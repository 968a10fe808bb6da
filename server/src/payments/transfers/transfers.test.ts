import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancelOrder } from '@gondola/contract/orders'
import {
  confirmTransfer,
  findOrderMoney,
  recordReturn,
  refundPayment,
  staffReturns,
  staffTransferAccount,
  staffTransfers,
} from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { doDueTasks } from '../tasks/payment-worker.ts'

const ACCOUNT = {
  Alias: 'GONDOLA.TANDIL',
  Cbu: '28505909 40090418135201',
  Titular: 'Supermercados Góndola S.A.',
  Cuit: '30-71234567-1',
  Banco: 'Banco Provincia',
}
const FRIDAY = '2026-11-20'

describeOnBothDatabases('an order paid by transfer', (database) => {
  let shop: TestShop
  let browser: TestClient
  let other: TestClient
  let chief: TestClient

  beforeAll(async () => {
    shop = await startOrderShop(database)
    ;({ browser } = await registerTestClient(shop))
    ;({ browser: other } = await registerTestClient(shop))
    chief = await staffOf(shop, 'administracion', 'marta')
    await shop.db
      .updateTable('payment_types')
      .set({ way: 'ahora', provider: 'transferencia', is_active: true })
      .where('Id', '=', 1)
      .execute()
    await chief.call(staffTransferAccount.change, { params: { Id: 1 }, body: ACCOUNT })
  })
  afterAll(() => shop.close())

  const settle = async () => {
    await shop.db.updateTable('payment_tasks').set({ next_attempt_at: '2026-01-01T00:00:00.000Z' }).execute()
    // what nobody paid yet is put off
    while (await doDueTasks(shop.deps, shop.app.log));
  }
  const placed = async () => {
    const answer = await save(browser, orderDraft({ TipoPago: { Id: 1 } }))
    expect(answer.status).toBe(200)
    await settle()
    return answer.json.Id
  }
  const waiting = async (Pedido: number) => {
    const { json } = await chief.call(staffTransfers.list, { query: { Pedido } })
    return json[0]!
  }
  const confirmed = (Id: number, Importe: number, Movimiento = 'TRF 5512 Juan Pérez', Otra = false) =>
    chief.call(confirmTransfer, { params: { Id }, body: { Importe, Fecha: FRIDAY, Movimiento, Otra } })
  const paymentsOf = (order_id: number) =>
    shop.db
      .selectFrom('payments')
      .select(['state', 'captured', 'refunded'])
      .where('order_id', '=', order_id)
      .orderBy('id')
      .execute()

  it('tells its customer alone the account, the exact amount and a reference', async () => {
    const Id = await placed()
    const { json } = await browser.call(findOrderMoney, { params: { Id } })
    expect(json.Pagina).toMatchObject({
      Importe: 2726.72,
      Transferencia: {
        Referencia: expect.stringMatching(new RegExp(`^G${Id}-[2-9A-Z]{4}$`)),
        Alias: 'GONDOLA.TANDIL',
        Cbu: '2850590940090418135201',
        Cuit: '30-71234567-1',
      },
    })
    expect((await other.call(findOrderMoney, { params: { Id } })).status).toBe(404)
  })

  it('is paid once staff confirm what came, once however often they press', async () => {
    const Id = await placed()
    const ask = await waiting(Id)
    expect(ask).toMatchObject({ Estado: 'esperada', Importe: 2726.72, Recibido: 0 })
    const answers = await Promise.all([confirmed(ask.Id, 2726.72), confirmed(ask.Id, 2726.72)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0].json).toMatchObject({ Estado: 'recibida', Recibido: 2726.72 })
    await settle()
    expect(await paymentsOf(Id)).toEqual([{ state: 'cobrado', captured: 272_672, refunded: 0 }])
    const { json } = await browser.call(findOrderMoney, { params: { Id } })
    expect(json).toMatchObject({ Estado: 'pagado', Cobrado: 2726.72, Falta: 0, Pagina: null })
  })

  it('is not entered twice by two staff who name it otherwise, unless they say that it is another one', async () => {
    const Id = await placed()
    const ask = await waiting(Id)
    const answers = await Promise.all([
      confirmed(ask.Id, 2726.72, 'TRF 1'),
      confirmed(ask.Id, 2726.72, '0001'),
    ])
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual([
      [422, 'transferencia-anotada'],
    ])
    await settle()
    expect(await paymentsOf(Id)).toEqual([{ state: 'cobrado', captured: 272_672, refunded: 0 }])
    expect((await confirmed(ask.Id, 2726.72, 'TRF 2', true)).status).toBe(200)
    await settle()
    expect(await paymentsOf(Id)).toHaveLength(2)
  })

  it('of another amount asks for the rest, and gives back by hand what is too much', async () => {
    const Id = await placed()
    await confirmed((await waiting(Id)).Id, 1000)
    await settle()
    const rest = await waiting(Id)
    expect(rest).toMatchObject({ Estado: 'esperada', Importe: 1726.72 })
    await confirmed(rest.Id, 2000, 'TRF 9')
    await settle()
    const { json } = await chief.call(staffReturns.list, { query: { Pedido: Id } })
    expect(json).toMatchObject([{ Importe: 273.28, Estado: 'pendiente', Origen: 'TRF 9' }])
  })

  it('of one name is not taken for another order too, unless it is said to be another one', async () => {
    const [one, two] = [await placed(), await placed()]
    expect((await confirmed((await waiting(one)).Id, 2726.72, 'OP-777')).status).toBe(200)
    const second = await waiting(two)
    const refused = await confirmed(second.Id, 2726.72, 'op-777 ')
    expect([refused.status, refused.problem.code]).toEqual([422, 'transferencia-anotada'])
    expect((await confirmed(second.Id, 2726.72, 'op-777', true)).status).toBe(200)
  })

  it('that is cancelled is given back by staff, each part once', async () => {
    const Id = await placed()
    await confirmed((await waiting(Id)).Id, 2726.72, 'TRF 5513 Ana Ríos')
    await settle()
    await chief.call(cancelOrder, { params: { Id }, body: { Motivo: 'Sin stock' } })
    await settle()
    const [open] = (await chief.call(staffReturns.list, { query: { Pedido: Id, Estado: 'pendiente' } })).json
    expect(open).toMatchObject({
      Importe: 2726.72,
      Motivo: 'pedido anulado o cancelado',
      Origen: 'TRF 5513 Ana Ríos',
    })
    const params = { Id: open!.Id }
    const body = { Numero: '88123', Fecha: '2026-11-21' }
    const made = await Promise.all([
      chief.call(recordReturn, { params, body }),
      chief.call(recordReturn, { params, body }),
    ])
    expect(made.map(({ status }) => status)).toEqual([200, 200])
    expect(made[0].json).toMatchObject({ Estado: 'hecha', Numero: '88123' })
    const again = await chief.call(recordReturn, { params, body: { ...body, Numero: '9' } })
    expect([again.status, again.problem.code]).toEqual([422, 'devolucion-hecha'])
    await settle()
    expect(await paymentsOf(Id)).toEqual([{ state: 'devuelto', captured: 272_672, refunded: 272_672 }])
    // what comes after all is given back too
    await confirmed((await waiting(Id)).Id, 2726.72, 'TRF 6000', true)
    await settle()
    const late = await chief.call(staffReturns.list, { query: { Pedido: Id, Estado: 'pendiente' } })
    expect(late.json).toMatchObject([{ Importe: 2726.72, Origen: 'TRF 6000' }])
  })

  it('is given back once though the same number is recorded for another refund of the same amount', async () => {
    const Id = await placed()
    await confirmed((await waiting(Id)).Id, 2726.72, 'TRF 5514 Eva Sosa')
    await settle()
    const [payment] = await shop.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', Id)
      .orderBy('id')
      .execute()
    for (const Clave of ['atencion-000001', 'atencion-000002']) {
      const body = { Clave, Pago: payment!.id, Importe: 10, Motivo: 'Llegó golpeado' }
      expect((await chief.call(refundPayment, { params: { Id }, body })).status).toBe(200)
    }
    await settle()
    const open = async () =>
      (await chief.call(staffReturns.list, { query: { Pedido: Id, Estado: 'pendiente' } })).json
    // the newer of both: the older is closed
    const params = { Id: (await open())[0]!.Id }
    const body = { Numero: '77', Fecha: FRIDAY }
    for (let press = 0; press < 2; press++) {
      await chief.call(recordReturn, { params, body })
      await settle()
    }
    expect((await open()).map(({ Importe }) => Importe)).toEqual([10])
    expect(await paymentsOf(Id)).toEqual([{ state: 'cobrado', captured: 272_672, refunded: 1000 }])
  })

  it.each([
    [{ Fecha: '2026-11-22' }, 422, 'fecha-futura'],
    [{ Fecha: '2025-01-01' }, 422, 'fecha-vieja'],
    [{ Importe: 0 }, 400, 'datos'],
    [{ Importe: -5 }, 400, 'datos'],
    [{ Movimiento: ' ' }, 400, 'datos'],
  ])('is not confirmed with %j', async (changes, status, code) => {
    const { Id } = (await chief.call(staffTransfers.list, { query: {} })).json[0]!
    const body = { Importe: 10, Fecha: FRIDAY, Movimiento: 'x', ...changes }
    const answer = await chief.call(confirmTransfer, { params: { Id }, body })
    expect([answer.status, answer.problem.code]).toEqual([status, code])
  })

  it.each([
    [{ Alias: '', Cbu: '' }, 'sin-cuenta'],
    [{ Alias: 'con espacio' }, 'alias-forma'],
    [{ Cbu: '2850590940090418135202' }, 'cbu-digito'],
    [{ Titular: ' ' }, 'titular-vacio'],
    [{ Cuit: '30-71234567-2' }, 'cuit-digito'],
  ])('has no account with %j', async (changes, code) => {
    const answer = await chief.call(staffTransferAccount.change, {
      params: { Id: 1 },
      body: { ...ACCOUNT, ...changes },
    })
    expect([answer.status, answer.problem.code]).toEqual([422, code])
  })
})
