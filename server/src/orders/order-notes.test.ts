import { afterAll, beforeAll, expect, it } from 'vitest'
import { readOwnData } from '@gondola/contract/clients'
import {
  addOrderNote,
  cloneOrder,
  findOwnHome,
  followOrder,
  listOrders,
  openOrderChange,
  staffOrders,
} from '@gondola/contract/orders'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { addSellingBranch } from '../../../lab/shop/branch-orders.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'

describeOnBothDatabases('internal notes of an order', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startOrderShop(database)
  })
  afterAll(() => shop.close())

  it('have an author, are read by staff, and by the customer nowhere', async () => {
    const { browser, client } = await registerTestClient(shop)
    const { Id } = (await save(browser, orderDraft())).json
    const picker = await staffOf(shop, 'pedidos')
    const Texto = 'Ojo: la vez pasada discutió'
    const noted = await picker.call(addOrderNote, { params: { Id }, body: { Texto } })
    expect(noted.status, noted.text).toBe(200)
    const clerk = await staffOf(shop, 'atencion')
    const { json } = await clerk.call(staffOrders.read, { params: { Id } })
    expect(json.Historial.at(-1)).toMatchObject({ Paso: 'nota', Motivo: Texto, Autor: 'prueba-pedidos' })
    expect(json.Correos?.map(({ Asunto }) => Asunto)).toContain(`Recibimos tu pedido N.º ${Id}`)
    // whoever prepares finds orders by what they see of them: not by the account's mail
    const q = client.Email.slice(0, client.Email.indexOf('@'))
    expect((await clerk.call(staffOrders.list, { query: { q } })).json.map((order) => order.Id)).toContain(Id)
    expect((await picker.call(staffOrders.list, { query: { q } })).json).toEqual([])
    expect((await picker.call(staffOrders.list, { query: { q: String(Id) } })).json).toHaveLength(1)
    const own = [
      await browser.call(followOrder, { params: { Id } }),
      await browser.call(openOrderChange, { params: { Id } }),
      await browser.call(cloneOrder, { params: { Id } }),
      await browser.call(findOwnHome),
      await browser.call(listOrders, { params: { Cliente: client.Id, Estado: 'P', page: 0, size: 9 } }),
      await browser.call(readOwnData),
    ]
    for (const { status, text } of own) {
      expect(status, text).toBe(200)
      expect(text).not.toContain('discutió')
    }
    // the rest of the history is hers
    expect(own.at(-1)?.text).toContain('"Hasta":"P"')
  })

  it('are written by staff of the branch who see orders', async () => {
    const { branchId } = await addSellingBranch(shop.db, 'Norte')
    const { browser } = await registerTestClient(shop)
    const { Id } = (await save(browser, orderDraft())).json
    const write = async (role: 'catalogo' | 'pedidos', branches: number[] | null) => {
      const staff = await staffOf(shop, role, `nota-${role}`, branches)
      return (await staff.call(addOrderNote, { params: { Id }, body: { Texto: 'Nota' } })).status
    }
    expect([await write('catalogo', null), await write('pedidos', [branchId])]).toEqual([403, 404])
  })
})
