import { afterAll, beforeAll, expect, it } from 'vitest'
import { findArticle, listPromotions } from '@gondola/contract/catalogue'
import { changePlacedOrder, previewOrderChange } from '@gondola/contract/orders'
import { staffPromotions, tryBasket } from '@gondola/contract/promotions'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { MONTO1, orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { addPromotion, promotionDraft } from '../../../lab/shop/promotion-shop.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'

const CASH = { Id: 4 }
const CARD = { Id: 1 }
/** 20 pieces at $ 100,10. */
const Lineas = [{ Codart: 'PAN', Cantidad: 20 }]
const GROSS = 2002
const OFF = 400.4

describeOnBothDatabases('promotions that need a payment type', (database) => {
  let shop: TestShop
  let staff: TestClient
  let ana: TestClient
  let Promocion = 0
  beforeAll(async () => {
    shop = await startOrderShop(database)
    staff = await staffOf(shop, 'administracion')
    const mechanic = { Tipo: 'porcentaje', Porcentaje: 20 } as const
    const draft = promotionDraft({
      Mecanica: mechanic,
      Articulos: ['PAN', 'VINO'],
      TiposPago: [2, 1, 1],
      Dias: [6],
    })
    const made = await staff.call(staffPromotions.create, { body: draft })
    ;({ Promocion } = made.json)
    await addPromotion(shop, { Descrip: '2x1 en vinos', articles: ['VINO'] })
    ;({ browser: ana } = await registerTestClient(shop))
  })
  afterAll(() => shop.close())

  it('change neither price nor badge of an article, and are listed with what they need', async () => {
    const seen = async (Codigo: string) => (await ana.call(findArticle, { params: { Codigo } })).json
    const bread = await seen('PAN')
    expect(bread).toMatchObject({ Precioventa: 100.1, Promocion: null })
    expect(bread).not.toHaveProperty('Llevando')
    expect(bread?.Promociones).toMatchObject([{ Promocion, TiposPago: [1, 2], Dias: [6] }])
    expect((await seen('VINO'))?.Promocion?.Descrip).toBe('2x1 en vinos')
    const visited = await shop.visitor().call(findArticle, { params: { Codigo: 'PAN' } })
    expect(visited.json).toMatchObject({ Precioventa: null })
    expect(visited.json).not.toHaveProperty('Promociones')
    const { json: listed } = await shop.visitor().call(listPromotions, { params: { Fecha: 'HOY' } })
    expect(listed.find((each) => each.Promocion === Promocion)).toMatchObject({ TiposPago: [1, 2] })
  })

  it('take off what an order paid so is placed for, whatever total the browser had', async () => {
    const placed = async (TipoPago: { Id: number }) =>
      (await save(ana, orderDraft({ Lineas, TipoPago, TotalNeto: null }))).json
    expect(await placed(CASH)).toMatchObject({ TotalDescuento: 0, TotalNeto: GROSS + MONTO1 })
    const paid = await placed(CARD)
    expect(paid).toMatchObject({ TotalDescuento: OFF, TotalNeto: GROSS - OFF + MONTO1 })
    expect(paid.Lineas[0]?.Descuentos).toMatchObject([{ Promocion, Monto: OFF }])
    const { status, problem } = await save(
      ana,
      orderDraft({ Lineas, TipoPago: CASH, TotalNeto: GROSS - OFF + MONTO1 }),
    )
    expect([status, problem.code]).toEqual([409, 'precios'])
    expect(problem['Pedido']).toMatchObject({
      TotalDescuento: 0,
      Lineas: [{ Promociones: [{ TiposPago: [1, 2] }] }],
    })
  })

  it('go with the payment type when a placed order is changed, and come back with it', async () => {
    const { json: order } = await save(ana, orderDraft({ Lineas, TipoPago: CARD, TotalNeto: null }))
    const params = { Id: order.Id }
    const preview = await ana.call(previewOrderChange, { params, body: { Cambios: 0, TipoPago: CASH } })
    expect(preview.json.Pedido).toMatchObject({ TotalDescuento: 0, TotalNeto: GROSS + MONTO1 })
    const change = (Cambios: number, TipoPago: { Id: number }) =>
      ana.call(changePlacedOrder, { params, body: { Cambios, TipoPago } })
    expect((await change(0, CASH)).json).toMatchObject({ TotalDescuento: 0 })
    expect((await change(1, { Id: 2 })).json).toMatchObject({ TotalDescuento: OFF })
    const fewer = [{ Codart: 'PAN', Cantidad: 15 }]
    const less = await ana.call(changePlacedOrder, { params, body: { Cambios: 2, Lineas: fewer } })
    expect(less.json).toMatchObject({ TotalDescuento: 300.3 })
  })

  it('are tried on a basket with the payment type, and refused with one that does not exist', async () => {
    const tried = async (TipoPago: number | null) =>
      (await staff.call(tryBasket, { body: { Fecha: '2026-11-21', TipoPago, Lineas } })).json.TotalDescuento
    expect([await tried(null), await tried(4), await tried(1)]).toEqual([0, 0, OFF])
    const { status, problem } = await staff.call(staffPromotions.create, {
      body: promotionDraft({ Articulos: ['PAN'], TiposPago: [1, 999] }),
    })
    expect([status, problem.code, problem.Campo]).toEqual([422, 'promocion-tipo-pago', 'TiposPago'])
  })
})
