import { expect } from 'vitest'
import { findDeliveryDay } from '@gondola/contract/delivery'
import { listOrders, type Order } from '@gondola/contract/orders'
import { staffPoints } from '@gondola/contract/clients'
import { DAY, SLOTS, type RealShop } from './model-shop.ts'
import { goodsOf, placesLeft, shownNet, type ShopModel } from './shop-model.ts'

const inCentavos = (pesos: number): number => Math.round(pesos * 100)

/** Expects everything that customers and staff can see to match the model. */
export async function expectSame(model: ShopModel, real: RealShop): Promise<void> {
  for (const index of real.customers.keys()) await expectSameCustomer(model, real, index)
  for (const [branch, sucursal] of real.branches.entries()) {
    const asked = { params: { Id: DAY }, query: { sucursal } }
    const { json } = await real.shop.visitor().call(findDeliveryDay, asked)
    const left = SLOTS.map(
      (text) => json.ListHorariosDisponibles.find(({ Desde }) => text.startsWith(Desde))?.Cupo,
    )
    expect(left).toEqual(SLOTS.map((_, slot) => placesLeft(model, branch, slot)))
  }
}

async function expectSameCustomer(model: ShopModel, real: RealShop, index: number): Promise<void> {
  const { browser, client } = real.customers[index]!
  const list = async (Estado: 'P' | 'C' | 'D' | 'I'): Promise<Order[]> =>
    (await browser.call(listOrders, { params: { Cliente: client.Id, Estado, page: 0, size: 50 } })).json
  const [pending, gone, delivered, carts] = await Promise.all([list('P'), list('C'), list('D'), list('I')])
  const found = [...pending, ...gone, ...delivered].map(({ Id, Estado, TotalNeto, Preparacion }) => ({
    Id,
    Estado,
    net: inCentavos(TotalNeto),
    stage: Preparacion ?? null,
  }))
  const own = model.orders.filter(({ owner }) => owner === index)
  const byId = (a: { Id: number }, b: { Id: number }) => a.Id - b.Id
  expect(found.toSorted(byId)).toEqual(
    own.map((order) => ({
      Id: order.Id,
      Estado: order.status,
      net: shownNet(order),
      stage: order.status === 'P' ? STAGES[order.stage] : null,
    })),
  )
  const { cart, points } = model.customers[index]!
  const saved = carts.map(({ Lineas, TotalNeto }) => ({
    lines: Lineas.map(({ Codart, Cantidad }) => ({ Codart, Cantidad })),
    net: inCentavos(TotalNeto),
  }))
  const lines = cart?.map(({ Codart, Cantidad }) => ({ Codart, Cantidad }))
  expect(saved).toEqual(cart === null ? [] : [{ lines, net: goodsOf(cart) }])
  const ledger = await real.staff.call(staffPoints.list, { query: { Cliente: client.Id, _end: 100 } })
  expect(ledger.json.reduce((sum, { Puntos }) => sum + Puntos, 0)).toBe(points)
  const row = real.shop.db.selectFrom('clients').select('Puntos').where('Id', '=', client.Id)
  expect(await row.executeTakeFirstOrThrow()).toEqual({ Puntos: points })
}

const STAGES = { queue: null, preparing: 'preparando', ready: 'listo' } as const
