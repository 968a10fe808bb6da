import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  staffArticles,
  staffBrands,
  staffDepartments,
  staffFamilies,
  mergeBrand,
} from '@gondola/contract/catalogue-admin'
import { staffWebhooks } from '@gondola/contract/integrations'
import { staffPromotions } from '@gondola/contract/promotions'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { promotionDraft } from '../../../lab/shop/promotion-shop.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { openTwoServers, whileRuns, type TwoServers } from './two-servers.ts'

const FAMILY = { Perecedero: false, Alcohol: false, Iva: 21, Orden: 900, Activo: true } as const
const ROUNDS = [1, 2, 3]
let number = 800

describeOnBothDatabases('what others refer to, gone at the same moment', (database) => {
  let shop: TestShop
  let servers: TwoServers
  let staff: TestClient
  let elsewhere: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    servers = await openTwoServers(shop)
    staff = await staffOf(shop, 'administracion')
    elsewhere = servers.elsewhere(staff)
  })
  afterAll(() => servers.close())

  const newBrand = async () =>
    (await staff.call(staffBrands.create, { body: { Descripcion: `MARCA ${number++}` } })).json.Codigo
  const newDepartment = async () =>
    (
      await staff.call(staffDepartments.create, {
        body: { Descripcion: `Depto ${number++}`, Orden: 9, Activo: true },
      })
    ).json.Codigo
  const familyIn = (by: TestClient, Departamento: number) =>
    by.call(staffFamilies.create, {
      body: { Descripcion: `Familia ${number++}`, Departamento: { Codigo: Departamento }, ...FAMILY },
    })
  const articleIn = (by: TestClient, Familia: number, Marca: number) =>
    by.call(staffArticles.create, {
      body: {
        Codigo: `N${number++}`,
        Descripcion: 'Nuevo',
        Precioventa: 10,
        unidad: 1,
        Marca: { Codigo: Marca },
        Familia: { Codigo: Familia },
        EnVenta: true,
        Iva: 21,
      },
    })
  const promotionOf = (by: TestClient, Familias: number[], Marcas: number[]) =>
    by.call(staffPromotions.create, {
      body: promotionDraft({ Familias, Marcas }),
    })
  /** One removes, the other adds a reference: one of the two is refused. */
  const expectOneOf = (removed: { status: number; text: string }, made: { status: number; text: string }) =>
    expect([removed.status, made.status], removed.text + made.text).toEqual(
      removed.status === 204 ? [204, 422] : [422, 200],
    )

  it.each(ROUNDS)('a department, and a family of it (%d)', async () => {
    const Codigo = await newDepartment()
    const [removed, made] = await Promise.all([
      staff.call(staffDepartments.remove, { params: { Codigo } }),
      familyIn(elsewhere, Codigo),
    ])
    expectOneOf(removed, made)
  })

  it.each(ROUNDS)('a family, and an article or a promotion of it (%d)', async (round) => {
    const { Codigo } = (await familyIn(staff, 1)).json
    const [removed, made] = await Promise.all([
      staff.call(staffFamilies.remove, { params: { Codigo } }),
      round % 2 === 0 ? articleIn(elsewhere, Codigo, 1) : promotionOf(elsewhere, [Codigo], []),
    ])
    expectOneOf(removed, made)
  })

  it.each(ROUNDS)('a brand, and an article or a promotion of it (%d)', async (round) => {
    const Codigo = await newBrand()
    const [removed, made] = await Promise.all([
      staff.call(staffBrands.remove, { params: { Codigo } }),
      round % 2 === 0 ? articleIn(elsewhere, 101, Codigo) : promotionOf(elsewhere, [], [Codigo]),
    ])
    expectOneOf(removed, made)
  })

  it.each(ROUNDS)('two brands merged into each other, while articles are made of both (%d)', async () => {
    const [one, other] = [await newBrand(), await newBrand()]
    const answers = await Promise.all([
      staff.call(mergeBrand, { params: { Codigo: one }, body: { Con: other } }),
      elsewhere.call(mergeBrand, { params: { Codigo: other }, body: { Con: one } }),
      articleIn(staff, 101, one),
      articleIn(elsewhere, 101, other),
    ])
    for (const { status, text } of answers) expect([200, 404, 422], text).toContain(status)
    expect(answers.slice(0, 2).filter(({ status }) => status === 200)).toHaveLength(1)
    const left = shop.db.selectFrom('brands').select('Codigo').where('Codigo', 'in', [one, other])
    expect(await left.execute()).toHaveLength(1)
  })

  it('another system that hears of orders, removed while they come', async () => {
    const { browser } = await registerTestClient(shop)
    const body = {
      Nombre: 'ERP',
      Url: 'https://erp.example.com/',
      Eventos: ['pedido.generado' as const],
      Activo: true,
    }
    for (let round = 0; round < 4; round++) {
      const { Id } = (await staff.call(staffWebhooks.create, { body })).json
      // both servers have it in memory
      for (const by of [browser, servers.elsewhere(browser)]) await save(by, orderDraft())
      const removing = staff.call(staffWebhooks.remove, { params: { Id } })
      const placed = await whileRuns(servers, browser, removing, (by) => save(by, orderDraft()))
      expect((await removing).status).toBe(204)
      for (const { status, text } of placed) expect(status, text).toBe(200)
      const told = shop.db.selectFrom('webhook_deliveries').select('id').where('endpoint_id', '=', Id)
      expect(await told.execute()).toEqual([])
    }
  })
})
