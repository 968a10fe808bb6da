import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brandKey } from '@gondola/server/goods/catalogue/brand-key.ts'
import { bumpCatalogueVersion } from '@gondola/server/goods/catalogue/catalogue-changes.store.ts'
import { systemClock } from '@gondola/server/platform/clock.ts'
import { readConfig, type Config } from '@gondola/server/platform/config.ts'
import { inTransaction } from '@gondola/server/platform/db/in-transaction.ts'
import { migrate } from '@gondola/server/platform/db/migrate.ts'
import { openDatabase, type Db } from '@gondola/server/platform/db/open-database.ts'
import { fillEmptyShop } from '@gondola/server/app/demo/fill-empty-shop.ts'
import { insertRows } from '@gondola/server/platform/db/chunks.ts'

/** A shop of a given size, on the embedded database or on PostgreSQL. */
export interface LargeShop {
  /** Environment for a server of this shop. */
  env: Record<string, string>
  config: Config
  /** Works on its database, as another process would. */
  withDb<T>(work: (db: Db) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

/** The number of invented brands, as in real catalogues: one for twenty articles. */
const ARTICLES_OF_A_BRAND = 20
const FIRST_BRAND = 1_000_000
const PLACES_PER_SLOT = 1_000_000

/**
 * Adds articles to the demo shop until there are `count`: its names with invented brands and sizes, so that the
 * vocabulary grows as in reality. Every slot has room for all orders. Of several branches, each has a price list of its
 * own that names every article. `kept` is the folder for its files, by default a temporary one.
 */
export async function makeLargeShop(
  count: number,
  databaseUrl: string | null = null,
  branches = 1,
  kept: string | null = null,
): Promise<LargeShop> {
  const shop = openLargeShop(kept ?? (await mkdtemp(path.join(tmpdir(), 'gondola-bench-'))), databaseUrl)
  const { config } = shop
  await shop.withDb(async (db) => {
    await migrate(db)
    await fillEmptyShop({ db, config, clock: systemClock })
    await inTransaction(db, async (trx) => {
      const lists = branches === 1 ? [] : await addBranches(trx, branches)
      await addArticles(trx, count, lists)
      await trx.updateTable('delivery_slots').set({ capacity: PLACES_PER_SLOT }).execute()
      await trx.updateTable('slot_bookings').set({ capacity: PLACES_PER_SLOT }).execute()
      await bumpCatalogueVersion(trx)
    })
  })
  return shop
}

/** A shop that was made in this folder before, or is about to be. */
export function openLargeShop(folder: string, databaseUrl: string | null): LargeShop {
  const env = {
    GONDOLA_DATA: folder,
    GONDOLA_DEMO: 'yes',
    GONDOLA_SUCURSALES: '1',
    GONDOLA_HISTORIA: 'no',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'info',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  }
  const reading = readConfig(env)
  if (!reading.ok) throw new Error('the bench’s configuration is wrong')
  const { config } = reading
  const withDb = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const opened = openDatabase(config)
    try {
      return await work(opened.db)
    } finally {
      await opened.close()
    }
  }
  return { env, config, withDb, remove: () => rm(folder, { recursive: true }) }
}

/** Opens branches with a price list each until there are `count`; the default one too has a list. */
async function addBranches(trx: Db, count: number): Promise<number[]> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const created_at = new Date().toISOString()
  const name = (Id: number) => `Sucursal ${Id}`
  await insertRows(
    trx,
    'price_lists',
    numbers.map((Id) => ({ Id, Nombre: name(Id), name_key: name(Id).toLowerCase(), created_at })),
  )
  await trx.updateTable('branches').set({ price_list_id: 1 }).where('is_default', '=', true).execute()
  await insertRows(
    trx,
    'branches',
    numbers
      .slice(1)
      .map((Id) => ({ Nombre: name(Id), Direccion: '', Telefono: '', is_active: true, price_list_id: Id })),
  )
  return numbers
}

/** Within 20 % of the base price; null without lists. */
const listPrices = (lists: readonly number[], base: number, index: number): string | null =>
  lists.length === 0
    ? null
    : `{${lists.map((list) => `"${list}":${Math.round(base * (80 + ((index * 31 + list * 17) % 41))) / 100}`).join(',')}}`

async function addArticles(trx: Db, count: number, lists: readonly number[]): Promise<void> {
  const own = await trx
    .selectFrom('articles')
    .innerJoin('brands', 'brands.Codigo', 'articles.brand_code')
    .selectAll('articles')
    .select('brands.Descripcion as brand')
    .orderBy('articles.Codigo')
    .execute()
  for (const [index, { Codigo, Precioventa }] of lists.length === 0 ? [] : own.entries()) {
    const list_prices = listPrices(lists, Precioventa, index)
    await trx.updateTable('articles').set({ list_prices }).where('Codigo', '=', Codigo).execute()
  }
  const extra = count - own.length
  if (extra < 0) {
    const kept = own.slice(0, count).map(({ Codigo }) => Codigo)
    await trx.updateTable('articles').set({ is_on_sale: false }).where('Codigo', 'not in', kept).execute()
    return
  }
  const brands = Math.ceil(extra / ARTICLES_OF_A_BRAND)
  const brandRows = Array.from({ length: brands }, (_, index) => {
    const Descripcion = brandName(index)
    return { Codigo: FIRST_BRAND + index, Descripcion, name_key: brandKey(Descripcion) }
  })
  await insertRows(trx, 'brands', brandRows)
  const at = new Date().toISOString()
  const rows = Array.from({ length: extra }, (_, index) => {
    const {
      brand: ownBrand,
      manual_fields: _manual,
      list_prices: _prices,
      not_sold_at: _branches,
      facts,
      ...like
    } = own[(index * 7) % own.length]!
    const brand = brandRows[(index * 13) % brands]!
    const Descripcion = `${like.Descripcion.replace(ownBrand, brand.Descripcion)} ${50 + (index % 190) * 10} g`
    return {
      ...like,
      Codigo: `B${index}`,
      Ean: String(7_000_000_000_000 + index),
      Descripcion,
      Descripcioncorta: Descripcion.slice(0, 60),
      Precioventa: 500 + (index % 9000),
      list_prices: listPrices(lists, 500 + (index % 9000), index),
      facts: facts && JSON.stringify(facts),
      brand_code: brand.Codigo,
      position: index,
      updated_at: at,
    }
  })
  await insertRows(trx, 'articles', rows)
}

const SYLLABLES =
  'ba be bi bo ca ce co cu da de di do fa fe fi ga go la le li lo lu ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi'.split(
    ' ',
  )

/** A pronounceable name, unlike all others. */
function brandName(index: number): string {
  let rest = index + SYLLABLES.length ** 2
  let name = ''
  while (rest > 0) {
    name += SYLLABLES[rest % SYLLABLES.length]!
    rest = Math.floor(rest / SYLLABLES.length)
  }
  return `Mar${name}`
}
