import { staffBranches } from '@gondola/contract/branches'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  staffArticles,
  staffBrands,
  staffDepartments,
  staffFamilies,
  staffOffers,
} from '@gondola/contract/catalogue-admin'
import { staffHolidays, staffPaymentTypes, staffSlots } from '@gondola/contract/delivery'
import { staffWebhooks } from '@gondola/contract/integrations'
import { staffPromotions } from '@gondola/contract/promotions'
import { staffFrontBanners, staffUserBanners } from '@gondola/contract/site'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { startOrderShop } from '../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { openTwoServers, statusesOf, type TwoServers } from './two-servers.ts'

const DATES = { FechaDesde: '2026-11-21', FechaHasta: '2026-11-30' }
const BANNER = {
  Url: '',
  Imagen: 'front/a.webp',
  Descrip: 'front',
  Texto: 'a',
  Estado: 0,
  ...DATES,
  Orden: 1,
}
const PROMOTION = {
  Descripcion: 'Semana',
  Descrip: '2x1',
  Imagen: null,
  ...DATES,
  Dias: null,
  Mecanica: { Tipo: 'nxm', Lleva: 2, Paga: 1 },
  Bases: '',
  Orden: 1,
  Articulos: ['PAN', 'PROMO'],
  Familias: [],
  Marcas: [],
}
const FAMILY = {
  Departamento: { Codigo: 1 },
  Perecedero: false,
  Alcohol: false,
  Iva: 21,
  Orden: 900,
  Activo: true,
}
const ARTICLE = {
  Precioventa: 10,
  unidad: 1,
  Marca: { Codigo: 1 },
  Familia: { Codigo: 101 },
  EnVenta: true,
  Iva: 21,
}

/** `once`: such a record must be unique. */
const RECORDS: [
  resource: { name: string; keyField: string; remove?: unknown },
  draft: Record<string, unknown>,
  once: boolean,
][] = [
  [staffPromotions, PROMOTION, false],
  [
    staffOffers,
    {
      Articulo: { Codigo: 'PAN' },
      Preciooferta: 5,
      FechaDesde: '2026-12-01',
      FechaHasta: '2026-12-02',
      Confirmado: true,
    },
    true,
  ],
  [staffPaymentTypes, { Descrip: 'Vales', Activo: true, Orden: 9 }, false],
  [staffSlots, { Desde: '06:00', Hasta: '07:00', Cupo: 3, Activo: true, Orden: 9 }, true],
  [staffHolidays, { Fecha: '2026-12-25', Descrip: 'Navidad' }, true],
  [staffDepartments, { Codigo: 950, Descripcion: 'Nuevo', Orden: 9, Activo: true }, true],
  [staffFamilies, { Codigo: 960, Descripcion: 'Nueva', ...FAMILY }, true],
  [staffBrands, { Descripcion: 'ÚNICA' }, true],
  [staffArticles, { Codigo: 'NUEVO', Descripcion: 'Nuevo', ...ARTICLE }, true],
  [staffFrontBanners, BANNER, false],
  [staffUserBanners, { ...BANNER, Descrip: 'user' }, false],
  [staffBranches, { Nombre: 'Centro', Direccion: 'Mitre 1', Telefono: '2494000001', Orden: 1 }, true],
  [
    staffWebhooks,
    { Nombre: 'ERP', Url: 'https://erp.example.com/', Eventos: ['pedido.generado'], Activo: true },
    false,
  ],
]

describeOnBothDatabases('two members of staff, at two servers, at the same moment', (database) => {
  let shop: TestShop
  let servers: TwoServers
  let staff: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    servers = await openTwoServers(shop)
    staff = await staffOf(shop, 'administracion')
  })
  afterAll(() => servers.close())

  const notes = async (entity: string, key: unknown, action: string) =>
    (
      await shop.db
        .selectFrom('audit_log')
        .select('id')
        .where('entity', '=', entity)
        .where('key', '=', String(key))
        .where('action', '=', action)
        .execute()
    ).length

  describe.each(RECORDS)('$name', ({ name, keyField, remove: isRemoved }, draft, once) => {
    const url = `/api/gestion/${name}`
    type Made = Record<string, unknown>
    const make = async () => {
      const { json, text, status } = await staff.request<Made>('POST', url, draft)
      expect(status, text).toBe(200)
      return json[keyField]
    }
    const change = (browser: TestClient, key: unknown) => {
      const { [keyField]: _, ...fields } = draft
      return browser.request('PUT', `${url}/${String(key)}`, fields)
    }
    const remove = (browser: TestClient, key: unknown) => browser.request('DELETE', `${url}/${String(key)}`)

    it('made twice', async () => {
      const answers = await servers.atOnce(staff, 2, (by) => by.request<Made>('POST', url, draft))
      expect(statusesOf(answers), answers.map(({ text }) => text).join()).toEqual(
        once ? [200, 422] : [200, 200],
      )
      for (const { status, json } of answers) if (status === 200) await remove(staff, json[keyField])
    })

    if (isRemoved === undefined) return

    it('changed twice, then removed twice: once, and recorded once', async () => {
      const key = await make()
      const changed = await servers.atOnce(staff, 2, (by) => change(by, key))
      expect(statusesOf(changed), changed[0]?.text).toEqual([200, 200])
      const before = await notes(name, key, 'eliminar')
      const removed = await servers.atOnce(staff, 2, (by) => remove(by, key))
      expect(statusesOf(removed)).toEqual([204, 404])
      expect(await notes(name, key, 'eliminar')).toBe(before + 1)
    })

    it.each([1, 2, 3])('changed and removed (%d)', async () => {
      const key = await make()
      const [changed, removed] = await servers.atOnce(staff, 2, (by, index) =>
        (index === 0 ? change : remove)(by, key),
      )
      expect([200, 404]).toContain(changed?.status)
      expect(removed?.status).toBe(204)
      expect((await staff.request('GET', `${url}/${String(key)}`)).status).toBe(404)
    })
  })

  it('the last two ways to pay put out of use: one stays', async () => {
    const set = (by: TestClient, Id: number, Activo: boolean, Orden: number) =>
      by.call(staffPaymentTypes.change, { params: { Id }, body: { Descrip: `Pago ${Id}`, Activo, Orden } })
    const types = (await staff.call(staffPaymentTypes.list)).json.map(({ Id }) => Id)
    for (const Id of types.slice(2)) expect((await set(staff, Id, false, Id)).status).toBe(200)
    const answers = await servers.atOnce(staff, 2, (by, index) => set(by, types[index]!, false, 1 - index))
    expect(statusesOf(answers)).toEqual([200, 422])
    for (const Id of types) await set(staff, Id, true, Id)
  })
})
