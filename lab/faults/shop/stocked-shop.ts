import { openDatabase, type Db } from '@gondola/server/platform/db/open-database.ts'
import { migrate } from '@gondola/server/platform/db/migrate.ts'
import { systemClock } from '@gondola/server/platform/clock.ts'
import { fillEmptyShop } from '@gondola/server/app/demo/fill-empty-shop.ts'
import { createSession } from '@gondola/server/sessions/session.store.ts'
import { writeParameters } from '@gondola/server/site/parameters.store.ts'
import { readConfig, type Config } from '@gondola/server/platform/config.ts'
import { articleRow, fillCategories, insertArticles } from '../../shop/fill-catalogue.ts'

/** A person with a session: the tokens of their cookies. */
export interface Person {
  id: number
  cookie: string
}

/** A shop filled for load tests from outside; no server is running yet. */
export interface StockedShop {
  place: Pick<Config, 'databaseUrl' | 'dataFolder'>
  customers: Person[]
  staff: Person
}

/** The small shop's articles: centavos per piece, or per kilogram if weighed. */
export const STOCK: Readonly<Record<string, { centavos: number; weighed: boolean }>> = {
  PAN: { centavos: 10_010, weighed: false },
  YERBA: { centavos: 250_099, weighed: false },
  LECHE: { centavos: 133_333, weighed: false },
  QUESO: { centavos: 123_456, weighed: true },
  JAMON: { centavos: 998_701, weighed: true },
}

/** Home delivery fee in centavos. */
export const SHIPPING = 150_050

/** Centavos of goods for one point. */
export const POINT = 10_000

/** The event names of a status change in mails and webhooks. */
export const ORDER_EVENTS: Readonly<Record<string, string>> = {
  P: 'generado',
  A: 'anulado',
  D: 'despachado',
  C: 'cancelado',
}

/** The tests' sessions outlast a clock that jumps. */
const FAR_AHEAD = '2030-01-01T00:00:00.000Z'

export interface StockOptions {
  customers: number
  /** Capacity of each slot of each day. */
  capacity: number
  /** The demo shop instead of five articles. */
  demo?: boolean
  /** Address for the webhooks of its orders. */
  webhookUrl?: string
}

/** Fills an empty database with articles, customers and one member of staff, all logged in. */
export async function stockShop(
  place: StockedShop['place'],
  { customers, capacity, demo = false, webhookUrl }: StockOptions,
): Promise<StockedShop> {
  const reading = readConfig({
    GONDOLA_DEMO: demo ? 'yes' : 'no',
    GONDOLA_SUCURSALES: '1',
    GONDOLA_HISTORIA: 'no',
  })
  if (!reading.ok) throw new Error('the configuration is wrong')
  const config: Config = { ...reading.config, ...place }
  const { db, close } = openDatabase(place)
  try {
    await migrate(db)
    await fillEmptyShop({ db, clock: systemClock, config })
    await writeParameters(db, { Abierta: true })
    if (!demo) await addStock(db)
    if (webhookUrl !== undefined) await addWebhook(db, webhookUrl)
    await db.updateTable('delivery_slots').set({ capacity }).execute()
    await db.updateTable('slot_bookings').set({ capacity }).execute()
    const people: Person[] = []
    for (let number = 1; number <= customers; number++) people.push(await addCustomer(db, number))
    const staff = await addStaff(db)
    await db.updateTable('sessions').set({ used_at: FAR_AHEAD, expires_at: FAR_AHEAD }).execute()
    await writeParameters(db, { PesosPorPunto: POINT / 100 })
    return { place, customers: people, staff }
  } finally {
    await close()
  }
}

async function addStock(db: Db): Promise<void> {
  await fillCategories(db)
  await insertArticles(
    db,
    Object.entries(STOCK).map(([Codigo, { centavos, weighed }]) =>
      articleRow({ Codigo, Descripcion: Codigo, Precioventa: centavos / 100, unidad: weighed ? 100 : 1 }),
    ),
  )
  await db
    .updateTable('delivery_costs')
    .set({ Monto1: SHIPPING / 100, Monto2: 0 })
    .execute()
}

async function addWebhook(db: Db, url: string): Promise<void> {
  const events = Object.values(ORDER_EVENTS).map((name) => `pedido.${name}`)
  await db
    .insertInto('webhook_endpoints')
    .values({
      name: 'ERP',
      url,
      events: JSON.stringify(events),
      is_active: true,
      secret: 'whsec_secreto',
      previous_secret: null,
      previous_until: null,
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .execute()
}

async function addCustomer(db: Db, number: number): Promise<Person> {
  const Usuario = `vecina${number}`
  const Email = `${Usuario}@gondola.example`
  const { Codigo } = await db.selectFrom('document_types').select('Codigo').executeTakeFirstOrThrow()
  const { Id } = await db
    .insertInto('clients')
    .values({
      Nombre: `Vecina ${number}`,
      Direccion: 'San Martín 1',
      Usuario,
      Email,
      document_type_code: Codigo,
      Nrodoc: String(50_000_000 + number),
      Telefono: '3794000000',
      Alta: '2026-01-01',
      // never used to log in: the session is created here
      password_hash: '-',
      user_key: Usuario,
      email_key: Email,
    })
    .returning('Id')
    .executeTakeFirstOrThrow()
  const token = await createSession(db, systemClock, { clientId: Id })
  return { id: Id, cookie: `gondola_sesion=${token}` }
}

async function addStaff(db: Db): Promise<Person> {
  const { id } = await db
    .insertInto('staff_accounts')
    .values({
      user_name: 'encargada',
      user_key: 'encargada',
      password_hash: '-',
      role: 'administracion',
      created_at: systemClock.now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await createSession(db, systemClock, { staffId: id })
  // the faults move the clock by hours: points are given all the same
  await db
    .updateTable('sessions')
    .set({ confirmed_at: '2099-01-01T00:00:00.000Z' })
    .where('staff_id', '=', id)
    .execute()
  return { id, cookie: `gondola_gestion=${token}` }
}
