import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dispatchOrder, readOrderNews, staffOrders, startPreparing } from '@gondola/contract/orders'
import {
  askAgain,
  checkOrderMoney,
  noteMoney,
  readStaffOrderMoney,
  recordDoorPayment,
  refundPayment,
  releaseOrder,
  repeatRefund,
  type MoneyState,
} from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { DRAFT_CENTAVOS, PayShop } from '../../../../lab/shop/pay-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { lookForPayments } from '../ledger/look-for-payments.ts'

const TOTAL = DRAFT_CENTAVOS / 100
let keys = 0
const newKey = () => `clave-de-prueba-${keys++}`

describeOnBothDatabases('an order’s money for staff', (database) => {
  let pay: PayShop
  let chief: TestClient
  let clerk: TestClient
  beforeAll(async () => {
    pay = await PayShop.start(database)
    chief = pay.picker
    clerk = await staffOf(pay.shop, 'atencion')
  })
  afterAll(() => pay.stop())
  beforeEach(() => pay.simulator.dial.reset())

  const moneyOf = async (Id: number) => (await chief.call(readStaffOrderMoney, { params: { Id } })).json
  const paid = async () => {
    const Id = await pay.placed('ahora')
    await pay.pay(Id)
    return Id
  }
  /** Whether the queue and the order's page say that its money keeps it from being prepared. */
  const heldOf = async (Id: number) => {
    const { json } = await chief.call(staffOrders.list, { query: { q: String(Id) } })
    const page = await chief.call(staffOrders.read, { params: { Id } })
    return [json.find((order) => order.Id === Id)?.SinCubrir, page.json.SinCubrir]
  }
  const refund = async (by: TestClient, Id: number, Importe: number, Clave = newKey()) => {
    const Pago = (await pay.paymentsOf(Id))[0]!.id
    return by.call(refundPayment, { params: { Id }, body: { Clave, Pago, Importe, Motivo: 'Vino golpeado' } })
  }

  it('tells what is due, taken and missing, with the provider’s payments and the history', async () => {
    const Id = await pay.placed('ahora')
    expect(await moneyOf(Id)).toMatchObject({
      Estado: 'a-pagar',
      Total: TOTAL,
      Falta: TOTAL,
      Cubierto: false,
      ACobrar: 0,
      PuedeDevolver: 500_000,
      Pagos: [],
    })
    await pay.pay(Id)
    const money = await moneyOf(Id)
    expect(money).toMatchObject({ Estado: 'pagado', Cobrado: TOTAL, Falta: 0, Cubierto: true })
    expect(money.Pagos).toMatchObject([{ Proveedor: 'mercado-pago', Estado: 'cobrado', Cobrado: TOTAL }])
    expect(money.Historial.map(({ Clase }) => Clase)).toEqual(['cobro', 'estado'])
  })

  describe('an order that is paid first', () => {
    it('is neither prepared nor dispatched before it is paid', async () => {
      const Id = await pay.placed('ahora')
      for (const call of [startPreparing, dispatchOrder]) {
        const { status, problem } = await chief.call(call, { params: { Id } })
        expect([status, problem?.code]).toEqual([422, expect.stringMatching(/^sin-pagar-/)])
      }
      expect(await heldOf(Id)).toEqual([true, true])
      await pay.pay(Id)
      expect(await heldOf(Id)).toEqual([undefined, undefined])
      expect((await chief.call(startPreparing, { params: { Id } })).status).toBe(200)
    })

    it('leaves unpaid once an administrator released it, with the reason', async () => {
      const Id = await pay.placed('reserva')
      const body = { Texto: 'Paga mañana en la sucursal' }
      expect((await clerk.call(releaseOrder, { params: { Id }, body })).status).toBe(403)
      const blank = await chief.call(releaseOrder, { params: { Id }, body: { Texto: ' ' } })
      expect(blank.problem?.code).toBe('sin-palabras')
      expect(await heldOf(Id)).toEqual([true, true])
      const released = await chief.call(releaseOrder, { params: { Id }, body })
      expect(await heldOf(Id)).toEqual([undefined, undefined])
      expect(released.json).toMatchObject({
        Cubierto: true,
        Liberado: { Autor: 'marta', Motivo: body.Texto },
        PagarHasta: null,
      })
      expect((await chief.call(dispatchOrder, { params: { Id } })).status).toBe(200)
    })

    it('of another way may leave unpaid', async () => {
      const Id = await pay.placed('listo')
      expect((await chief.call(dispatchOrder, { params: { Id } })).status).toBe(200)
    })
  })

  describe('a refund by staff', () => {
    it('is given back once, however often it is sent, and is not asked for again', async () => {
      const Id = await paid()
      const Clave = newKey()
      const sent = await Promise.all([1, 2, 3].map(() => refund(clerk, Id, 100.5, Clave)))
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
      await pay.settle()
      expect(await pay.kept(Id)).toBe(DRAFT_CENTAVOS - 10_050)
      const money = await moneyOf(Id)
      expect(money).toMatchObject({ Estado: 'pagado', Falta: 0, Total: TOTAL - 100.5, Pagina: null })
      expect(money.Devoluciones).toMatchObject([{ Importe: 100.5, Estado: 'hecho', Motivo: 'Vino golpeado' }])
      expect(await pay.differences()).toEqual([])
      // what the scale takes off comes back besides
      const total = await pay.weigh(Id, 700)
      expect(await pay.kept(Id)).toBe(total - 10_050)
    })

    it('of what was paid twice at once is refused: it goes back by itself, and once', async () => {
      const Id = await pay.placed('listo')
      const total = await pay.weigh(Id, 760)
      await pay.payUnseen(Id)
      const body = { Clave: newKey(), Medio: 'efectivo' as const, Importe: total / 100 }
      await chief.call(recordDoorPayment, { params: { Id }, body })
      await lookForPayments(pay.shop.deps, Id)
      const Pago = (await pay.paymentsOf(Id)).find(({ provider }) => provider === 'mercado-pago')!.id
      const twice = { Clave: newKey(), Pago, Importe: total / 100, Motivo: 'Pagó dos veces' }
      const { problem } = await chief.call(refundPayment, { params: { Id }, body: twice })
      await pay.settle()
      expect(problem?.code).toBe('pago-sin-fondos')
      expect((await moneyOf(Id)).Devoluciones).toMatchObject([
        { Pago, Importe: total / 100, Estado: 'hecho' },
      ])
    })

    it.each([
      ['more than is kept', TOTAL + 0.01, 'pago-sin-fondos'],
      ['a key that was used for another amount', 1, 'clave-repetida'],
    ])('of %s is refused', async (_what, Importe, code) => {
      const Id = await paid()
      const Clave = newKey()
      if (code === 'clave-repetida') await refund(chief, Id, 2, Clave)
      expect((await refund(chief, Id, Importe, Clave)).problem?.code).toBe(code)
    })

    it.each([
      ['without a reason', { Importe: 5, Motivo: ' ' }, 'sin-palabras', 'Motivo'],
      ['of parts of a centavo', { Importe: 5.019, Motivo: 'x' }, 'importe-decimales', 'Importe'],
    ])('%s is refused', async (_what, draft, code, Campo) => {
      const Id = await paid()
      const Pago = (await pay.paymentsOf(Id))[0]!.id
      const body = { Clave: newKey(), Pago, ...draft }
      const { status, problem } = await chief.call(refundPayment, { params: { Id }, body })
      expect([status, problem?.code, problem?.Campo]).toEqual([422, code, Campo])
    })

    it('ends at the role’s limit for an order, all refunds together', async () => {
      const Id = await paid()
      await pay.shop.db.insertInto('parameters').values({ name: 'TopeDevolucion', value: '1000' }).execute()
      expect((await refund(clerk, Id, 600)).status).toBe(200)
      const { status, problem } = await refund(clerk, Id, 500)
      expect([status, problem?.code, problem?.Campo]).toEqual([422, 'tope-devolucion', 'Importe'])
      expect(problem?.detail).toContain('400,00')
      expect((await refund(chief, Id, 500)).status).toBe(200)
      await pay.settle()
      expect(await pay.kept(Id)).toBe(DRAFT_CENTAVOS - 110_000)
    })

    it('ends at the limit of one person and day, of all orders, also of administration', async () => {
      const limit = { name: 'TopeDevolucionPorDia', value: '1000' }
      await pay.shop.db.insertInto('parameters').values(limit).execute()
      const [one, other] = [await paid(), await paid()]
      const boss = await staffOf(pay.shop, 'administracion', 'jefe')
      const twice = await Promise.all([refund(boss, one, 600), refund(boss, other, 600)])
      const sorted = twice.toSorted((a, b) => a.status - b.status)
      expect(sorted.map(({ status }) => status)).toEqual([200, 422])
      expect(sorted[1]!.problem).toMatchObject({ code: 'tope-devolucion-dia', Campo: 'Importe' })
      for (const told of ['$ 400,00', '$ 1.000,00', 'otra persona'])
        expect(sorted[1]!.problem.detail.replaceAll('\u00a0', ' ')).toContain(told)
      expect((await boss.call(readStaffOrderMoney, { params: { Id: one } })).json.PuedeDevolver).toBe(400)
      // what the provider refused may be repeated, so it counts
      await pay.shop.db
        .updateTable('refunds')
        .set({ state: 'rechazado' })
        .where('staff_name', '=', 'jefe')
        .execute()
      expect((await refund(boss, one, 400.01)).problem.code).toBe('tope-devolucion-dia')
      expect((await refund(await staffOf(pay.shop, 'administracion', 'otra'), one, 600)).status).toBe(200)
      const now = pay.shop.deps.clock.now()
      const dawn = new Date(now.getTime() - 86_400_000).toISOString()
      await pay.shop.db.updateTable('refunds').set({ at: dawn }).where('staff_name', '=', 'jefe').execute()
      expect((await refund(boss, other, 1000)).status).toBe(200)
      await pay.shop.db.deleteFrom('parameters').where('name', '=', limit.name).execute()
    })

    it('that the provider refuses is asked for again by staff', async () => {
      const Id = await paid()
      await refund(chief, Id, 50)
      await pay.shop.db
        .updateTable('refunds')
        .set({ state: 'rechazado', fault: '2063' })
        .where('order_id', '=', Id)
        .execute()
      await pay.settle()
      const [refused] = (await moneyOf(Id)).Devoluciones
      expect(refused).toMatchObject({ Estado: 'rechazado', Falla: '2063' })
      const params = { Id, Devolucion: refused!.Id }
      expect((await chief.call(repeatRefund, { params })).status).toBe(200)
      await pay.settle()
      expect((await moneyOf(Id)).Devoluciones).toMatchObject([{ Estado: 'hecho' }])
      expect(await pay.kept(Id)).toBe(DRAFT_CENTAVOS - 5000)
      expect((await chief.call(repeatRefund, { params })).problem?.code).toBe('devolucion-en-curso')
    })
  })

  it('a note and another look are for those who attend customers', async () => {
    const Id = await pay.placed('ahora')
    const body = { Texto: 'Llamó: paga a la tarde' }
    const noted = await clerk.call(noteMoney, { params: { Id }, body })
    expect(noted.json.Historial[0]).toMatchObject({ Clase: 'nota', Texto: body.Texto })
    expect(noted.json.Pendiente).toBeNull()
    pay.simulator.dial.turn({ error500: 1 })
    await clerk.call(checkOrderMoney, { params: { Id } })
    await pay.settle().catch(() => undefined)
    expect((await moneyOf(Id)).Pendiente).toMatchObject({ Falla: expect.stringMatching(/^caido/) })
    pay.simulator.dial.reset()
    await pay.payUnseen(Id)
    expect((await clerk.call(checkOrderMoney, { params: { Id } })).status).toBe(200)
    await pay.settle()
    expect((await moneyOf(Id)).Estado).toBe('pagado')
  })

  it('the mail with what is asked for is sent again, once an hour', async () => {
    const Id = await pay.placed('ahora')
    const ask = () => clerk.call(askAgain, { params: { Id } })
    expect((await ask()).status).toBe(200)
    expect((await ask()).problem?.code).toBe('nada-que-pedir')
    const mails = await pay.shop.db
      .selectFrom('mail_queue')
      .select('subject')
      .where('event_key', 'like', `pago-${Id}-de-nuevo-%`)
      .execute()
    expect(mails).toHaveLength(1)
  })

  it('is one word in the queue, and a filter of it', async () => {
    const unpaid = await pay.placed('ahora')
    const covered = await paid()
    const door = await pay.placed('puerta')
    const listed = async (Pago: MoneyState) =>
      (await chief.call(staffOrders.list, { query: { Estado: 'P', Pago, _end: 500 } })).json
    const numbers = async (Pago: MoneyState) => (await listed(Pago)).map(({ Id }) => Id)
    expect(await numbers('a-pagar')).toEqual(expect.arrayContaining([unpaid]))
    expect(await numbers('a-pagar')).not.toEqual(expect.arrayContaining([covered]))
    expect(await numbers('pagado')).toEqual(expect.arrayContaining([covered]))
    expect(await numbers('puerta')).toEqual(expect.arrayContaining([door]))
    expect((await listed('pagado')).find(({ Id }) => Id === covered)).toMatchObject({
      FormaPago: 'ahora',
      Pago: 'pagado',
    })
    const news = async () => (await chief.call(readOrderNews, { query: {} })).json.Marca
    const before = await news()
    await pay.pay(unpaid)
    expect(await news()).not.toBe(before)
  })

  it('is of the account’s branches only', async () => {
    const Id = await pay.placed('ahora')
    const stranger = await staffOf(pay.shop, 'administracion', `lejos-${database}`, [999])
    expect((await stranger.call(readStaffOrderMoney, { params: { Id } })).status).toBe(404)
    const body = { Texto: 'nada' }
    expect((await stranger.call(noteMoney, { params: { Id }, body })).status).toBe(404)
    expect((await stranger.call(releaseOrder, { params: { Id }, body })).status).toBe(404)
  })
})
