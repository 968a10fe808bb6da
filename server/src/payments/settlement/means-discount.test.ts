import { afterAll, beforeAll, expect, it } from 'vitest'
import { toCentavos } from '@gondola/contract/base'
import { staffPaymentTypes } from '@gondola/contract/delivery'
import { changePlacedOrder, staffOrders } from '@gondola/contract/orders'
import {
  type DoorMeans,
  findOrderMoney,
  readStaffOrderMoney,
  recordDoorPayment,
} from '@gondola/contract/payments'
import { staffPromotions } from '@gondola/contract/promotions'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { orderDraft, save } from '../../../../lab/shop/order-shop.ts'
import { PayShop, TYPES } from '../../../../lab/shop/pay-shop.ts'
import { promotionDraft } from '../../../../lab/shop/promotion-shop.ts'

let keys = 0

describeOnBothDatabases('a discount by payment type', (database) => {
  let pay: PayShop
  beforeAll(async () => {
    pay = await PayShop.start(database)
    const { Lineas = [] } = orderDraft({})
    const body = promotionDraft({
      Mecanica: { Tipo: 'porcentaje', Porcentaje: 10 },
      Articulos: Lineas!.map(({ Codart }) => Codart),
      TiposPago: [TYPES.listo, TYPES.puerta],
    })
    const made = await pay.picker.call(staffPromotions.create, { body })
    if (made.status !== 200) throw new Error(made.text)
  })
  afterAll(() => pay.stop())

  /** A weighed order of a way, with its money as staff see it. */
  const ready = async (way: 'listo' | 'puerta') => {
    const order = orderDraft({ TipoPago: { Id: TYPES[way] }, TotalNeto: null })
    const { Id } = (await save(pay.browser, order)).json
    await pay.settle()
    const total = await pay.weigh(Id, 500)
    return { Id, total, money: await moneyOf(Id) }
  }
  const moneyOf = async (Id: number) => (await pay.picker.call(readStaffOrderMoney, { params: { Id } })).json
  const record = async (Id: number, Medio: DoorMeans, Importe: number) => {
    const body = { Clave: `sin-descuento-${keys++}`, Medio, Importe }
    const { status } = await pay.picker.call(recordDoorPayment, { params: { Id }, body })
    await pay.settle()
    return status
  }

  it('of a page to pay is stored with a card at the door', async () => {
    const { Id, money } = await ready('listo')
    expect(await record(Id, 'tarjeta', money.ACobrar)).toBe(200)
    expect(await moneyOf(Id)).toMatchObject({ Estado: 'pagado', Total: money.ACobrar, ACobrar: 0 })
  })

  it('is lost with cash, which customer and staff read before, to the centavo', async () => {
    const { Id, total, money } = await ready('listo')
    const { ACobrar, ACobrarSinDescuento, DescuentoPago } = money
    const full = toCentavos(ACobrarSinDescuento!)
    expect(toCentavos(ACobrar)).toBe(total)
    expect(full).toBe(total + toCentavos(DescuentoPago!.Importe))
    const own = await pay.browser.call(findOrderMoney, { params: { Id } })
    expect(own.json.DescuentoPago).toEqual({ ...DescuentoPago, Pierde: ['efectivo'], Perdido: 0 })
    const queued = await pay.picker.call(staffOrders.list, { query: { Numero: Id } })
    expect(queued.json[0]?.SinDescuento).toEqual({
      Total: full / 100,
      Medios: ['efectivo'],
    })
    expect(await record(Id, 'efectivo', (full + 1) / 100)).toBe(422)
    expect(await record(Id, 'tarjeta', (total + 1) / 100)).toBe(422)
    expect(await record(Id, 'efectivo', full / 100)).toBe(200)
    expect(await moneyOf(Id)).toMatchObject({
      Estado: 'pagado',
      Total: full / 100,
      Cobrado: full / 100,
      ACobrar: 0,
      DescuentoPago: { Perdido: DescuentoPago!.Importe },
    })
  })

  it('is back with a page that was paid after all: all of that returns, and the cash stays', async () => {
    const { Id, money } = await ready('listo')
    await pay.payUnseen(Id)
    const full = toCentavos(money.ACobrarSinDescuento!)
    expect(await record(Id, 'efectivo', full / 100)).toBe(200)
    await pay.settle()
    expect(await pay.kept(Id)).toBe(full)
    expect(await moneyOf(Id)).toMatchObject({ Estado: 'pagado', Total: full / 100 })
  })

  it('at the door is lost with the means that staff said', async () => {
    const params = { Id: TYPES.puerta }
    const { json: type } = await pay.picker.call(staffPaymentTypes.read, { params })
    const { Id: _, ...before } = type
    expect((await ready('puerta')).money).not.toHaveProperty('DescuentoPago')
    const body = { ...before, MediosConDescuento: ['efectivo' as const] }
    expect((await pay.picker.call(staffPaymentTypes.change, { params, body })).json).toMatchObject(body)
    const { Id, money } = await ready('puerta')
    expect(money.DescuentoPago?.Pierde).toEqual(['tarjeta', 'qr'])
    expect(await record(Id, 'qr', money.ACobrarSinDescuento!)).toBe(200)
    expect(await moneyOf(Id)).toMatchObject({ Estado: 'pagado', ACobrar: 0 })
  })

  it('goes with the payment type when the order is changed', async () => {
    const order = orderDraft({ TipoPago: { Id: TYPES.listo }, TotalNeto: null })
    const { Id } = (await save(pay.browser, order)).json
    const body = { Cambios: 0, TipoPago: { Id: TYPES.ahora } }
    await pay.browser.call(changePlacedOrder, { params: { Id }, body })
    expect(await moneyOf(Id)).not.toHaveProperty('DescuentoPago')
  })
})
