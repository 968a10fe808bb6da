import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancelOrder, deliverOrder, dispatchOrder, staffOrders } from '@gondola/contract/orders'
import {
  confirmRefund,
  correctDoorPayment,
  readStaffOrderMoney,
  recordDoorPayment,
  type DoorPaymentDraft,
} from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { DRAFT_CENTAVOS, PayShop } from '../../../../lab/shop/pay-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'

let keys = 0
const newKey = () => `cobro-de-prueba-${keys++}`

describeOnBothDatabases('a payment at the door', (database) => {
  let pay: PayShop
  let driver: TestClient
  let other: TestClient
  beforeAll(async () => {
    pay = await PayShop.start(database)
    driver = await staffOf(pay.shop, 'pedidos', 'raul')
    other = await staffOf(pay.shop, 'pedidos', 'otra')
  })
  afterAll(() => pay.stop())

  /** A weighed order that left, and its total in pesos. */
  const left = async () => {
    const Id = await pay.placed('puerta')
    const total = (await pay.weigh(Id, 760)) / 100
    await pay.picker.call(dispatchOrder, { params: { Id } })
    return { Id, total }
  }
  const record = (Id: number, draft: Partial<DoorPaymentDraft> & { Importe: number }, by = driver) =>
    by.call(recordDoorPayment, { params: { Id }, body: { Clave: newKey(), Medio: 'efectivo', ...draft } })
  const moneyOf = async (Id: number) => (await driver.call(readStaffOrderMoney, { params: { Id } })).json

  it('is recorded once, by name, with the change', async () => {
    const { Id, total } = await left()
    expect(await moneyOf(Id)).toMatchObject({ Estado: 'puerta', ACobrar: total })
    const draft = { Clave: newKey(), Importe: total, Recibido: total + 100 }
    const sent = await Promise.all([1, 2, 3].map(() => record(Id, draft)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    const money = await moneyOf(Id)
    expect(money).toMatchObject({ Estado: 'pagado', ACobrar: 0, Cobrado: total })
    expect(money.Pagos).toMatchObject([{ Proveedor: 'puerta', Medio: 'efectivo', Recibio: 'raul' }])
    expect(money.Historial[0]?.Texto).toMatch(/vuelto \$\s100,00/)
    expect((await record(Id, { ...draft, Importe: 1 })).problem?.code).toBe('clave-repetida')
  })

  it('in parts is no more than what is missing, also by two at once', async () => {
    const { Id, total } = await left()
    expect((await record(Id, { Importe: 1000, Medio: 'tarjeta' })).status).toBe(200)
    const rest = Math.round((total - 1000) * 100) / 100
    const sent = await Promise.all(
      [driver, other].map((by) => record(Id, { Importe: rest, Medio: 'qr' }, by)),
    )
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(sent.find(({ status }) => status === 422)?.problem).toMatchObject({
      code: 'cobro-de-mas',
      Campo: 'Importe',
    })
  })

  it('that nobody recorded is found among the delivered orders, until it is recorded', async () => {
    const { Id, total } = await left()
    const uncollected = async () => {
      const query = { Etapa: 'sin-cobrar', _sort: 'Id', _order: 'DESC', _end: 100 } as const
      return (await driver.call(staffOrders.list, { query })).json.map((order) => order.Id)
    }
    expect(await uncollected()).not.toContain(Id)
    await driver.call(deliverOrder, { params: { Id } })
    expect(await uncollected()).toContain(Id)
    await record(Id, { Importe: total - 1 })
    expect(await uncollected()).toContain(Id)
    await record(Id, { Importe: 1 })
    expect(await uncollected()).not.toContain(Id)
  })

  it('is expected by the means that its payment type names', async () => {
    const { Id } = await left()
    const means = async () => {
      const query = { Numero: Id }
      const [queued] = (await driver.call(staffOrders.list, { query })).json
      return [(await moneyOf(Id)).MedioEnPuerta, queued?.MedioEnPuerta]
    }
    const rename = (Descrip: string) =>
      pay.shop.db
        .updateTable('payment_types')
        .set({ Descrip })
        .where('Id', 'in', pay.shop.db.selectFrom('orders').select('payment_type_id').where('Id', '=', Id))
        .execute()
    await rename('Tarjeta de débito (posnet al recibir)')
    expect(await means()).toEqual(['tarjeta', 'tarjeta'])
    await rename('Efectivo')
    expect(await means()).toEqual([undefined, undefined])
  })

  it.each([
    [{ Importe: 10, Recibido: 9 }, 'recibido-corto'],
    [{ Importe: 10, Recibido: 20, Medio: 'tarjeta' as const }, 'recibido-sin-efectivo'],
    [{ Importe: 10, Recibido: 10.001 }, 'importe-decimales'],
  ])('%o is refused: %s', async (draft, code) => {
    const { Id } = await left()
    expect((await record(Id, draft)).problem).toMatchObject({ code, Campo: 'Recibido' })
  })

  it('of parts of a centavo is refused', async () => {
    const { Id } = await left()
    expect((await record(Id, { Importe: 0.014 })).problem).toMatchObject({
      code: 'importe-decimales',
      Campo: 'Importe',
    })
  })

  it('of two orders with one key is one', async () => {
    const [one, another] = [await left(), await left()]
    const Clave = newKey()
    const sent = await Promise.all([one, another].map(({ Id }) => record(Id, { Clave, Importe: 5 })))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(sent.find(({ status }) => status === 409)?.problem.code).toBe('clave-repetida')
  })

  it('is not what the shop bears of a total that was paid before', async () => {
    const Id = await pay.placed('ahora')
    await pay.pay(Id)
    expect(await pay.weigh(Id, 760)).toBeGreaterThan(DRAFT_CENTAVOS)
    expect(await moneyOf(Id)).toMatchObject({ Estado: 'pagado', Falta: 0, ACobrar: 0 })
    expect((await record(Id, { Importe: 1 })).problem.code).toBe('cobro-de-mas')
  })

  it('waits until the total is exact, and is not taken of an order that was cancelled', async () => {
    const Id = await pay.placed('puerta')
    expect((await record(Id, { Importe: 1 })).problem?.code).toBe('cobro-sin-listo')
    await pay.picker.call(cancelOrder, { params: { Id }, body: { Motivo: 'Sin stock' } })
    expect((await record(Id, { Importe: 1 })).problem?.code).toBe('estado')
  })

  it('is corrected by who took it, by a counter-entry, once', async () => {
    const { Id, total } = await left()
    const Pago = (await record(Id, { Importe: total })).json.Pagos[0]!.Id
    const body = { Clave: newKey(), Importe: total, Motivo: 'Era del otro pedido' }
    const correct = (by: TestClient) => by.call(correctDoorPayment, { params: { Id, Pago }, body })
    expect((await correct(other)).problem?.code).toBe('cobro-ajeno')
    expect((await correct(driver)).status).toBe(200)
    const again = (await correct(driver)).json
    expect(again).toMatchObject({ Cobrado: total, Devuelto: total, ACobrar: total })
    expect(again.Pagos).toMatchObject([{ Estado: 'devuelto', Cobrado: total, Devuelto: total }])
    const more = { ...body, Clave: newKey(), Importe: 0.01 }
    const refused = await driver.call(correctDoorPayment, { params: { Id, Pago }, body: more })
    expect(refused.problem?.code).toBe('pago-sin-fondos')
  })

  it('of an order that was paid at the counter and is cancelled is handed back by staff', async () => {
    const Id = await pay.placed('puerta')
    const total = (await pay.weigh(Id, 760)) / 100
    await record(Id, { Importe: total })
    await pay.picker.call(cancelOrder, { params: { Id }, body: { Motivo: 'No lo retiró' } })
    await pay.settle()
    const [open] = (await moneyOf(Id)).Devoluciones
    expect(open).toMatchObject({ Importe: total, Estado: 'pedido', EnMano: true })
    const query = { Etapa: 'por-devolver', _sort: 'Id', _order: 'DESC' } as const
    const toHandBack = async () =>
      (await driver.call(staffOrders.list, { query })).json.map((order) => order.Id)
    expect(await toHandBack()).toEqual([Id])
    const confirm = () =>
      pay.picker.call(confirmRefund, {
        params: { Id, Devolucion: open!.Id },
        body: { Texto: 'En efectivo, en la caja 2' },
      })
    expect((await confirm()).json).toMatchObject({ Estado: 'devuelto', Devuelto: total })
    expect((await confirm()).problem?.code).toBe('devolucion-en-curso')
    expect(await toHandBack()).toEqual([])
  })
})
