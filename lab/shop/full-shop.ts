import { expect } from 'vitest'
import type { Call } from '@gondola/contract/calls'
import { saveFavourite } from '@gondola/contract/catalogue'
import { loginByUser } from '@gondola/contract/clients'
import { findPushDevice, saveOrder, type OrderDraft } from '@gondola/contract/orders'
import { listPaymentAccounts } from '@gondola/contract/payments'
import { saveContact } from '@gondola/contract/site'
import { readSystemState } from '@gondola/contract/staff'
import { staffDepartments, uploadArticlePicture, type StoredPicture } from '@gondola/contract/catalogue-admin'
import type { DatabaseKind } from '@gondola/server/platform/db/open-database.ts'
import { photograph } from './picture-samples.ts'
import { listAllCalls } from './all-calls.ts'
import { staffOf } from '../harness/staff-client.ts'
import { startTestShop, type ShopPlace, type TestShop, type TestShopOptions } from './test-shop.ts'

const NOW = '2026-11-21T15:00:00Z'
/** Tuesday 24 November 2026. */
const TUESDAY = 20_261_124

/** Texts that a careless copy would damage. */
const MESSAGE = {
  Nombre: 'Ana Ñandú 🛒',
  Email: 'ana@gondola.example',
  Telefono: '2494000000',
  Comentario: 'O\'Higgins \\ "5" {a,NULL}',
  Motivo: 'Consulta',
  Mensaje: 'Uno\n\tdos\r\n\\N',
}

/** Cookies of a customer and an administrator, and what they created in the shop. */
export interface FullShop {
  shop: TestShop
  cookies: Record<'visitor' | 'customer' | 'staff', ReadonlyMap<string, string>>
  orderId: number
  picture: string
}

/** The demo shop with some data of every kind: orders, a saved cart, favourites, a message, staff's work, a picture. */
export async function startFullShop(
  database: DatabaseKind,
  place?: ShopPlace,
  statements?: TestShopOptions['statements'],
): Promise<FullShop> {
  const shop = await startTestShop({
    database,
    demo: true,
    now: NOW,
    ...(place && { place }),
    ...(statements && { statements }),
  })
  const customer = shop.visitor()
  await customer.call(loginByUser, { body: { Usuario: 'demo', Pass: 'demo1234' } })
  const Lineas = [{ Codart: await someArticle(shop), Cantidad: 20 }]
  const order = await customer.call(saveOrder, {
    body: pickUp(Lineas),
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(order.status, order.text).toBe(200)
  const cart = await customer.call(saveOrder, { body: { Lineas, Estado: 'I' } })
  expect(cart.status, cart.text).toBe(200)
  await customer.call(saveFavourite, { body: { Codart: await someArticle(shop) } })
  const contact = await shop.visitor().call(saveContact, { body: MESSAGE })
  expect(contact.status, contact.text).toBe(200)

  const staff = await staffOf(shop, 'administracion')
  const department = await staff.call(staffDepartments.change, {
    params: { Codigo: 1 },
    body: { Descripcion: 'Almacén y «más»', Orden: 1, Activo: true },
  })
  expect(department.status, department.text).toBe(200)
  const picture = await upload(shop, staff.cookies)
  return {
    shop,
    cookies: { visitor: new Map(), customer: customer.cookies, staff: staff.cookies },
    orderId: order.json.Id,
    picture,
  }
}

/** An order of these lines for pick-up on Tuesday. */
export const pickUp = (Lineas: NonNullable<OrderDraft['Lineas']>): OrderDraft => ({
  Lineas,
  Estado: 'P',
  FormaEntrega: 'RS',
  Dia: TUESDAY,
  HorarioEntrega: '09:00 a 12:00',
  TipoPago: { Id: 4 },
})

const someArticle = async ({ db }: TestShop) =>
  (
    await db
      .selectFrom('articles')
      .select('Codigo')
      .where('unidad', '=', 1)
      .where('Precioventa', '>', 500)
      .where('family_code', '=', 101)
      .orderBy('Codigo')
      .executeTakeFirstOrThrow()
  ).Codigo

async function upload({ app }: TestShop, cookies: ReadonlyMap<string, string>): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api${uploadArticlePicture.path}?Nombre=foto.jpg`,
    cookies: Object.fromEntries(cookies),
    headers: { 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '', 'content-type': 'application/octet-stream' },
    payload: await photograph(300, 200),
  })
  expect(answer.statusCode, answer.payload).toBe(200)
  return answer.json<StoredPicture>().Imagen
}

/** The responses of the shop in a place to a visitor, the customer and staff, byte for byte, by `who address`. */
export async function listAnswers(
  database: DatabaseKind,
  place: ShopPlace,
  { cookies, orderId, picture }: Pick<FullShop, 'cookies' | 'orderId' | 'picture'>,
): Promise<Map<string, string>> {
  const shop = await startTestShop({ database, place, now: NOW })
  const answers = new Map<string, string>()
  try {
    for (const address of await listAddresses(orderId, picture)) {
      for (const [who, jar] of Object.entries(cookies)) {
        const answer = await shop.app.inject({
          url: address,
          cookies: { 'XSRF-TOKEN': 'x', ...Object.fromEntries(jar) },
        })
        const { etag, 'x-total-count': total, 'content-type': type } = answer.headers
        const body = type?.startsWith('image/') ? answer.rawPayload.toString('base64') : answer.payload
        answers.set(`${who} ${address}`, JSON.stringify([answer.statusCode, type, etag, total, body]))
      }
    }
    // requested last: exports are recorded in the audit log
    await shop.db.deleteFrom('audit_log').where('action', '=', 'exportar').execute()
    return answers
  } finally {
    await shop.close()
  }
}

/** The requests with different responses. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const asked = new Set([...before.keys(), ...after.keys()])
  return [...asked].filter((address) => before.get(address) !== after.get(address))
}

/**
 * Answers of a place without the shop's secret key: the public half of a key pair, which it makes anew, and whether it
 * can read the stored keys of payment providers. And which database it is.
 */
const OF_THE_PLACE: readonly Call[] = [findPushDevice, listPaymentAccounts, readSystemState]

async function listAddresses(orderId: number, picture: string): Promise<string[]> {
  const plain = (await listAllCalls())
    .filter(([, call]) => call.method === 'GET' && !call.path.includes(':') && !OF_THE_PLACE.includes(call))
    .toSorted(([, one], [, other]) => Number('file' in one.shape) - Number('file' in other.shape))
    .map(([, { path }]) => `/api${path}`)
  return [
    ...plain,
    '/api/tarticulos/getall/0/0',
    '/api/tarticulos/search/yerba/0/0',
    '/api/tdepartamentos/getactivos/0/0',
    '/api/tmarcas/getall/0/0',
    '/api/tofertas/getofertas/HOY',
    '/api/tpromociones/getpromociones/HOY',
    '/api/dias/getdiasreparto/5/HOY',
    ...['P', 'D', 'I', 'C'].map((state) => `/api/pedidos/getallpedidoscliente/1/${state}/1/50`),
    `/api/pedidos/seguimiento/${orderId}`,
    `/api/pedidos/clonar/${orderId}`,
    `/api/gestion/pedidos/${orderId}`,
    '/api/favoritos/getall/1/0/0',
    '/api/tarticulos/habituales/1/0/0',
    `/imagenes/${picture}`,
  ]
}
