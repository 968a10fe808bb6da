import { afterAll, beforeAll, expect, it } from 'vitest'
import { findOwnHome, OrderStatus } from '@gondola/contract/orders'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { MONDAY, orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { setOnSale } from '../../../../lab/shop/fill-catalogue.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'

describeOnBothDatabases('a client’s home', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startOrderShop(database)
  })
  afterAll(() => shop.close())

  const FRIDAY_BEFORE = 20_261_120

  it('tells the next delivery, and the last delivered order at the prices of today', async () => {
    const { browser } = await registerTestClient(shop)
    const home = async () => {
      const { json } = await browser.call(findOwnHome, { query: {} })
      const { Proxima, Repetir } = json
      return [Proxima?.Id, Repetir && [Repetir.Pedido.Id, Repetir.TotalHoy, Repetir.Faltan]]
    }
    expect(await home()).toEqual([undefined, null])
    const set = (Id: number, change: { Dia?: number; Estado?: 'D' | 'A'; delivered_at?: string }) =>
      shop.db.updateTable('orders').set(change).where('Id', '=', Id).execute()
    const first = (await save(browser, orderDraft())).json
    // 300,30 of bread and 925,92 of cheese
    expect(await home()).toEqual([first.Id, [first.Id, 1226.22, 0]])
    const later = (await save(browser, orderDraft({ HorarioEntrega: '15:00 a 18:00' }))).json
    const sooner = (await save(browser, orderDraft({ HorarioEntrega: '12:00 a 15:00' }))).json
    await set(first.Id, { Estado: OrderStatus.Delivered, Dia: FRIDAY_BEFORE })
    expect(await home()).toEqual([sooner.Id, [first.Id, 1226.22, 0]])
    await set(sooner.Id, { Estado: OrderStatus.Annulled })
    expect((await home())[0]).toBe(later.Id)
    await set(later.Id, { Estado: OrderStatus.Delivered, delivered_at: '2026-11-21T14:00:00.000Z' })
    expect(await home()).toEqual([undefined, [later.Id, 1226.22, 0]])
    await set(later.Id, { Estado: OrderStatus.Annulled })
    await setOnSale(shop.db, 'QUESO', false)
    await shop.deps.catalogue.refresh()
    expect(await home()).toEqual([undefined, [first.Id, 300.3, 1]])
    await setOnSale(shop.db, 'QUESO', true)
    await shop.deps.catalogue.refresh()
    expect(later.Dia).toBe(MONDAY)
  })

  it('is the client’s own', async () => {
    expect((await shop.visitor().call(findOwnHome, { query: {} })).status).toBe(401)
  })
})
