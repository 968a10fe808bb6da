import { listDeliveryDays } from '@gondola/contract/delivery'
import { ROLES, type Role } from '@gondola/contract/calls'
import { bumpCatalogueVersion } from '@gondola/server/goods/catalogue/catalogue-changes.store.ts'
import { insertAddress } from '@gondola/server/people/clients/addresses.store.ts'
import type { DatabaseKind } from '@gondola/server/platform/db/open-database.ts'
import { createSession } from '@gondola/server/sessions/session.store.ts'
import { staffOf } from '../harness/staff-client.ts'
import type { TestClient } from '../harness/test-client.ts'
import { systemOf } from '../harness/system-client.ts'
import { addTestClient } from '../shop/test-feature.ts'
import { startTestShop, type TestShop } from '../shop/test-shop.ts'
import type { Operation } from './requests/api-description.ts'
import { ADDRESS } from './arrangements/arranged-records.ts'
import { ArrangedMoney } from './arrangements/arranged-money.ts'
import type { Caller } from './callers.ts'
import type { Stock } from './requests/generated-request.ts'
import type { Known } from './requests/generated-value.ts'
import type { Preparation } from './arrangements/preparation.ts'
import { Preparer } from './arrangements/preparer.ts'
import { SeededRandom } from './random.ts'
import { sensibleBodies, type SensibleBodies } from './requests/sensible-bodies.ts'

/** The first digits of a hidden price, which occur nowhere else in the shop. */
const HIDDEN_PRICE = 7_654_321

/** The other customer's data that only staff may read; it occurs nowhere else. */
const OTHERS = {
  Nombre: 'Zulmaxq Ajenaxq',
  Direccion: 'Pasajexq Ajeno 7421',
  Telefono: '3794998877',
  Email: 'ajenaxq@gondola.example',
  Nrodoc: '48151623',
  Comentario: 'timbrexq ajeno',
} as const

export interface FuzzShop {
  shop: TestShop
  stock: Stock
  browsers: Record<Caller, TestClient>
  /** The customer whose data the callers must not touch. */
  otherId: number
  /** Texts that must not occur in a response to a caller without the right to them. */
  pricesHidden: readonly string[]
  othersMarks: readonly string[]
  /** Hashes and keys, which must not occur in any response. */
  listSecrets(): Promise<string[]>
  /** What a caller's request needs to succeed, prepared right before it; null: nothing. */
  prepare(operation: Operation, caller: Caller): Promise<Preparation | null>
  /** Logs the caller in again after the session ended (logout, block, account closed). */
  revive(caller: Caller): Promise<void>
  close(): Promise<void>
}

/** The demo shop, with marked secrets that must not leak. */
export async function openFuzzShop(
  database: DatabaseKind,
  random: SeededRandom = new SeededRandom(1),
): Promise<FuzzShop> {
  const shop = await startTestShop({ database, demo: true })
  const { db } = shop
  const { Id: otherId } = await clientOf(shop, 'vecina')
  await db
    .updateTable('clients')
    .set({ ...OTHERS, email_key: OTHERS.Email })
    .where('Id', '=', otherId)
    .execute()
  const theirAddress = { ...ADDRESS, Calle: OTHERS.Direccion }
  await insertAddress(db, otherId, theirAddress)
  await insertAddress(db, otherId, theirAddress)
  await db
    .updateTable('orders')
    .set({ Opt1: OTHERS.Nombre, Opt2: OTHERS.Telefono, Opt3: OTHERS.Direccion })
    .where('client_id', '=', otherId)
    .execute()
  await hidePrices(shop)
  const browsers = { anonymous: shop.visitor(), client: shop.visitor() } as Record<Caller, TestClient>
  for (const role of ROLES) browsers[role] = await staffOf(shop, role, `fuzz-${role}`)
  const known = await knownValues(shop, otherId)
  const maker = await staffOf(shop, 'administracion', 'fuzz-prepara')
  // a key without a limit of calls: limits are off
  browsers.system = await systemOf(shop, maker)
  const preparer = new Preparer(
    new ArrangedMoney({
      shop,
      random,
      maker,
      reviveMaker: () => reviveStaff(shop, maker, 'administracion', 'fuzz-prepara'),
      ownClientId: () => Number(known.Cliente?.[0]),
      otherId,
    }),
  )
  const fuzzShop: FuzzShop = {
    shop,
    browsers,
    otherId,
    stock: { known, sensibles: await sensiblesOf(shop, known) },
    pricesHidden: [HIDDEN_PRICE, HIDDEN_PRICE / 1.21, HIDDEN_PRICE / 1.105].map((price) =>
      String(Math.floor(price)),
    ),
    othersMarks: Object.values(OTHERS),
    listSecrets: () => listSecrets(shop),
    prepare: (operation, caller) => preparer.prepare(operation, caller, browsers[caller]),
    revive: async (caller) => {
      const clientId = await revive(shop, browsers, caller)
      // the caller's current account
      if (clientId !== null) known.Cliente = [clientId, otherId]
    },
    close: () => shop.close(),
  }
  await fuzzShop.revive('client')
  return fuzzShop
}

const clientOf = (shop: TestShop, user: string) =>
  shop.db.selectFrom('clients').select('Id').where('user_key', '=', user).executeTakeFirstOrThrow()

async function hidePrices(shop: TestShop): Promise<void> {
  const { db, deps } = shop
  const open = [
    ...(await db.selectFrom('offers').select('article_code').execute()),
    ...(await db.selectFrom('promotion_articles').select('article_code').execute()),
  ].map(({ article_code }) => article_code)
  await db
    .updateTable('articles')
    .set({ Precioventa: HIDDEN_PRICE, ImpuestoInterno: null })
    .where('Codigo', 'not in', open)
    .execute()
  await bumpCatalogueVersion(db)
  await deps.catalogue.refresh()
}

async function revive(
  shop: TestShop,
  browsers: FuzzShop['browsers'],
  caller: Caller,
): Promise<number | null> {
  const { db, deps } = shop
  if (caller === 'anonymous') return null
  if (caller === 'system') {
    await db.updateTable('api_keys').set({ revoked_at: null }).execute()
    return null
  }
  if (caller !== 'client') {
    await reviveStaff(shop, browsers[caller], caller)
    return null
  }
  const own = await db
    .selectFrom('clients')
    .select('Id')
    .where('user_key', '<>', 'vecina')
    .orderBy('Id')
    .limit(1)
    .executeTakeFirst()
  // customers may close their accounts, too
  const clientId = own?.Id ?? (await addTestClient(db, 'fuzz-cliente', '20999111'))
  await db.updateTable('clients').set({ Estado: 0, Baja: false }).where('Id', '=', clientId).execute()
  const token = await createSession(db, deps.clock, { clientId })
  browsers.client.cookies.set('gondola_sesion', token)
  return clientId
}

async function reviveStaff(
  { db, deps }: TestShop,
  browser: TestClient,
  role: Role,
  user = `fuzz-${role}`,
): Promise<void> {
  const account = await db
    .updateTable('staff_accounts')
    .set({ role, is_active: true })
    .where('user_name', '=', user)
    .returning('id')
    .executeTakeFirst()
  if (account === undefined) throw new Error(`the account of ${role} is gone`)
  browser.cookies.set('gondola_gestion', await createSession(db, deps.clock, { staffId: account.id }))
}

async function listSecrets({ db }: TestShop): Promise<string[]> {
  const clients = await db.selectFrom('clients').select('password_hash').execute()
  const staff = await db.selectFrom('staff_accounts').select(['password_hash']).execute()
  const sessions = await db.selectFrom('sessions').select('token_hash').limit(50).execute()
  return [...clients, ...staff].map((row) => row.password_hash).concat(sessions.map((row) => row.token_hash))
}

type MutableKnown = Record<string, readonly (string | number)[]>

/** A consistent combination: a delivery day, one of its slots, an article with a known price, a payment type. */
async function sensiblesOf(shop: TestShop, known: Known): Promise<SensibleBodies> {
  const { json: days } = await shop.visitor().call(listDeliveryDays, { params: { count: 3, Fecha: 'HOY' } })
  const [day] = days
  const slot = day?.ListHorariosDisponibles[0]
  const article = await shop.db
    .selectFrom('offers')
    .innerJoin('articles', 'articles.Codigo', 'offers.article_code')
    .select('articles.Codigo')
    .where('articles.unidad', '=', 1)
    .where('articles.is_on_sale', '=', true)
    .executeTakeFirstOrThrow()
  const paymentType = await shop.db
    .selectFrom('payment_types')
    .select('Id')
    .where('is_active', '=', true)
    .where('way', '=', 'puerta')
    .orderBy('Id')
    .executeTakeFirstOrThrow()
  if (day === undefined || slot === undefined) throw new Error('the demo shop delivers on no day')
  const fit = {
    day: day.Id,
    slot: `${slot.Desde} a ${slot.Hasta}`,
    code: article.Codigo,
    paymentType: paymentType.Id,
  }
  return sensibleBodies(fit, () => known['Cliente'] ?? [])
}

/** Numbers and names that exist, so that requests get past the look-ups. */
async function knownValues({ db }: TestShop, otherId: number): Promise<MutableKnown> {
  const articles = (await db.selectFrom('articles').select('Codigo').limit(40).execute()).map(
    ({ Codigo }) => Codigo,
  )
  const orders = await db.selectFrom('orders').select(['Id', 'client_id']).execute()
  const families = (await db.selectFrom('families').select('Codigo').limit(20).execute()).map(
    ({ Codigo }) => Codigo,
  )
  const slots = await db.selectFrom('delivery_slots').select(['Desde', 'Hasta']).execute()
  const orderIds = orders.map(({ Id }) => Id)
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, otherId, ...orderIds]
  const codes = [...families, 1, 2, 3]
  return {
    Codigo: [...articles.slice(0, 20), ...codes],
    Codart: articles,
    Articulo: articles,
    Articulos: articles,
    Id: ids,
    Cliente: [1, otherId],
    Pedido: orderIds,
    Pedidos: orderIds,
    Familia: families,
    Familias: families,
    Departamento: [1, 2, 3],
    Departamentos: [1, 2, 3],
    Marca: [1, 2, 3],
    Usuario: ['demo', 'vecina', 'fuzz-catalogo'],
    Pass: ['demo1234', 'clave-de-prueba'],
    Email: ['demo@gondola.example', OTHERS.Email],
    Tipodoc: [1],
    Nrodoc: ['30111222', OTHERS.Nrodoc],
    Texto: ['leche', 'yerba', 'coca'],
    sucursal: [1],
    Sucursal: [1],
    apto: ['sin-tacc', 'vegano'],
    Fecha: ['HOY', '2026-12-01'],
    HorarioEntrega: slots.map(({ Desde, Hasta }) => `${Desde} a ${Hasta}`),
    Estado: ['P', 'D', 'I', 'C'],
    from: [0, 1, 5],
    count: [0, 1, 20],
    page: [0, 1],
    size: [1, 10],
    Cantidad: [1, 2, 100, 500],
    _start: [0],
    _end: [5, 25],
  }
}
