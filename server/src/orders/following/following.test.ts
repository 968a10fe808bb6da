import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  deliverOrder,
  dispatchOrder,
  followOrder,
  listOrders,
  rateLines,
  setOrderMails,
  staffOrders,
  startPreparing,
} from '@gondola/contract/orders'
import { listRatedArticles } from '@gondola/contract/reports'
import type { Client } from '@gondola/contract/clients'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'

describeOnBothDatabases('following an order', (database) => {
  let shop: TestShop
  let ana: { browser: TestClient; client: Client }
  let picker: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    ana = await registerTestClient(shop)
    picker = await staffOf(shop, 'pedidos', 'marta')
  })
  afterAll(() => shop.close())

  const placed = async () => (await save(ana.browser, orderDraft())).json.Id
  const followed = async (Id: number, by = ana.browser) => by.call(followOrder, { params: { Id } })
  const stagesOf = async (Id: number) => (await followed(Id)).json.Etapas.map(({ Etapa }) => Etapa)
  const onTheWay = async () => {
    const { json } = await picker.call(staffOrders.list, { query: { Etapa: 'en-camino' } })
    return json.map(({ Id }) => Id)
  }

  it('shows an own order alone: another’s, a saved cart and none are not there', async () => {
    const Id = await placed()
    const { json } = await followed(Id)
    expect(json.Pedido).toMatchObject({ Id, Estado: 'P', Cliente: ana.client.Id })
    expect(json.Etapas).toEqual([{ Etapa: 'recibido', Momento: json.Pedido.Fechahora }])
    const other = await registerTestClient(shop)
    expect((await followed(Id, other.browser)).problem).toMatchObject({ status: 404, code: 'no-existe' })
    const cart = (await save(ana.browser, { Estado: 'I', Lineas: [{ Codart: 'PAN', Cantidad: 1 }] })).json
    expect((await followed(cart.Id)).status).toBe(404)
    expect((await followed(999_999)).status).toBe(404)
  })

  it('goes through its stages, each change with another version, to the time of delivery', async () => {
    const Id = await placed()
    const versions = new Set([(await followed(Id)).json.Version])
    const step = async (call: typeof startPreparing) => {
      expect((await picker.call(call, { params: { Id } })).status).toBe(200)
      versions.add((await followed(Id)).json.Version)
    }
    expect((await picker.call(deliverOrder, { params: { Id } })).problem.code).toBe('estado')
    await step(dispatchOrder)
    expect(await stagesOf(Id)).toEqual(['recibido', 'en-camino'])
    expect(await onTheWay()).toContain(Id)
    await step(deliverOrder)
    expect(versions.size).toBe(3)
    expect(await onTheWay()).not.toContain(Id)
    const { json } = await followed(Id)
    expect(json.Etapas.at(-1)).toMatchObject({ Etapa: 'entregado' })
    expect(json.Etapas.at(-1)?.Momento).toMatch(/-03:00$/)
    const params = { Cliente: ana.client.Id, Estado: 'D', page: 0, size: 10 } as const
    const listed = (await ana.browser.call(listOrders, { params })).json.find((order) => order.Id === Id)
    expect(listed?.Entregado).toBe(json.Pedido.Entregado)
    // once
    expect((await picker.call(deliverOrder, { params: { Id } })).problem).toMatchObject({
      status: 409,
      code: 'estado',
    })
    const { Historial } = (await picker.call(staffOrders.read, { params: { Id } })).json
    expect(Historial.map(({ Paso }) => Paso)).toEqual([null, 'despachar', 'entregar'])
    const ledger = shop.db.selectFrom('points_ledger').select('points').where('order_id', '=', Id)
    expect(await ledger.execute()).toHaveLength(1)
  })

  it('counts what left on an earlier day as delivered, and leaves it in the list of staff for a week', async () => {
    const Id = await placed()
    await picker.call(dispatchOrder, { params: { Id } })
    const row = shop.db.selectFrom('orders').select('dispatched_at').where('Id', '=', Id)
    const { dispatched_at } = await row.executeTakeFirstOrThrow()
    const left = (days: number) =>
      shop.db
        .updateTable('orders')
        .set({ dispatched_at: new Date(Date.parse(dispatched_at!) - days * 86_400_000).toISOString() })
        .where('Id', '=', Id)
        .execute()
    await left(1)
    expect((await followed(Id)).json.Etapas.at(-1)).toEqual({ Etapa: 'entregado', Momento: null })
    expect(await onTheWay()).toContain(Id)
    await left(8)
    expect(await onTheWay()).not.toContain(Id)
  })

  describe('the mail of a delivery', () => {
    const mailsOf = async (Id: number) => {
      const mails = shop.db.selectFrom('mail_queue').select('event_key')
      return mails.where('event_key', '=', `pedido-${Id}-entregado`).execute()
    }
    const delivered = async (lateDays = 0) => {
      const Id = await placed()
      await picker.call(dispatchOrder, { params: { Id } })
      const dispatched_at = new Date(shop.deps.clock.now().getTime() - lateDays * 86_400_000).toISOString()
      await shop.db.updateTable('orders').set({ dispatched_at }).where('Id', '=', Id).execute()
      await picker.call(deliverOrder, { params: { Id } })
      return Id
    }
    const wish = (Entregado: boolean) => ana.browser.call(setOrderMails, { body: { Entregado } })

    it('goes once, unless the customer refuses it or the delivery is old', async () => {
      const Id = await delivered()
      expect(await mailsOf(Id)).toHaveLength(1)
      expect(await mailsOf(await delivered(3))).toHaveLength(0)
      expect((await followed(Id)).json.AvisaEntrega).toBe(true)
      expect((await wish(false)).json).toEqual({ Entregado: false })
      await wish(false)
      expect((await followed(Id)).json.AvisaEntrega).toBe(false)
      expect(await mailsOf(await delivered())).toHaveLength(0)
      await wish(true)
      expect(await mailsOf(await delivered())).toHaveLength(1)
    })
  })

  describe('ratings', () => {
    const rateAll = (Id: number, Items: number[], Bien: boolean | null, by = ana.browser) =>
      by.call(rateLines, { params: { Id }, body: { Items, Bien } })
    const rate = (Id: number, Items: number, Bien: boolean | null, by = ana.browser) =>
      rateAll(Id, [Items], Bien, by)

    it('are for own orders that came, for two weeks, and may be changed and withdrawn', async () => {
      const Id = await placed()
      expect((await rate(Id, 1, true)).problem).toMatchObject({ status: 409, code: 'estado' })
      await picker.call(dispatchOrder, { params: { Id } })
      expect((await rate(Id, 1, true)).problem.code).toBe('estado')
      expect((await followed(Id)).json.ValorableHasta).toBe(null)
      await picker.call(deliverOrder, { params: { Id } })
      expect((await followed(Id)).json.ValorableHasta).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect((await rate(Id, 1, true)).json.Valoraciones).toEqual([{ Items: 1, Bien: true }])
      await rate(Id, 2, true)
      expect((await rate(Id, 1, false)).json.Valoraciones).toEqual([
        { Items: 1, Bien: false },
        { Items: 2, Bien: true },
      ])
      expect((await rate(Id, 2, null)).json.Valoraciones).toEqual([{ Items: 1, Bien: false }])
      const { json } = await picker.call(staffOrders.read, { params: { Id } })
      expect(json.Valoraciones).toEqual([{ Items: 1, Bien: false }])

      const other = await registerTestClient(shop)
      expect((await rate(Id, 1, true, other.browser)).status).toBe(404)
      expect((await rate(Id, 9, true)).status).toBe(404)
      expect((await rateAll(Id, [2, 9], true)).status).toBe(404)
      expect((await followed(Id)).json.Valoraciones, 'all or none').toEqual([{ Items: 1, Bien: false }])
      const both = await rateAll(Id, [1, 2], true)
      expect(both.json.Valoraciones.map(({ Bien }) => Bien)).toEqual([true, true])
      await rate(Id, 2, null)
      await rate(Id, 1, false)
      const admin = await staffOf(shop, 'administracion', 'jose')
      const worst = await admin.call(listRatedArticles, { query: { Dias: 1 } })
      expect(worst.json).toMatchObject([{ Codigo: 'PAN', Mal: 1, Bien: 0 }])
      expect((await admin.call(listRatedArticles, { query: { Dias: 1, sucursal: 1 } })).json).toHaveLength(1)

      const old = new Date(shop.deps.clock.now().getTime() - 15 * 86_400_000).toISOString()
      await shop.db.updateTable('orders').set({ delivered_at: old }).where('Id', '=', Id).execute()
      expect((await followed(Id)).json.ValorableHasta).toBe(null)
      expect((await rate(Id, 1, true)).problem).toMatchObject({ status: 409, code: 'estado' })
    })

    it('count for what came: the substitute, and nothing of a missing line', async () => {
      const Id = await placed()
      const Sustituto = { Codart: 'PROMO', Descrip: 'Otro', Cantidad: 3 }
      for (const [Items, Preparado] of [
        [1, { Cantidad: 0, Precioventa: 1, Nota: null, Sustituto }],
        [2, { Cantidad: 0, Precioventa: 0, Nota: null, Sustituto: null }],
      ] as const)
        await shop.db
          .updateTable('order_lines')
          .set({ Preparado: JSON.stringify(Preparado) })
          .where('order_id', '=', Id)
          .where('Items', '=', Items)
          .execute()
      const delivered_at = shop.deps.clock.now().toISOString()
      const left = { Estado: 'D', dispatched_at: delivered_at, delivered_at } as const
      await shop.db.updateTable('orders').set(left).where('Id', '=', Id).execute()
      expect((await rate(Id, 2, false)).status).toBe(404)
      await rate(Id, 1, false)
      const rows = shop.db.selectFrom('order_ratings').select(['code', 'name']).where('order_id', '=', Id)
      expect(await rows.execute()).toEqual([{ code: 'PROMO', name: 'Otro' }])
    })
  })
})
