import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importFile } from '@gondola/server/office/imports/source/import-file.ts'
import { writeSepa } from '@gondola/server/office/imports/sepa/write-sepa.ts'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import { writeParameters } from '@gondola/server/site/parameters.store.ts'
import { startTestShop } from '../shop/test-shop.ts'
import { seededRandom } from './seeded-random.ts'

// npm run bench -- sepa: a shop of 28,000 articles and 9 branches writes its SEPA package, an empty shop reads it and
// writes its own: the bytes must be the same.

const ARTICLES = 28_000
const BRANCHES = 9
const ROWS_AT_ONCE = 200
const NOW = '2026-11-21T15:00:00.000Z'
const random = seededRandom(20_261_121)
const settings = { publicUrl: 'https://tienda.example', timeZone: 'America/Argentina/Buenos_Aires' }
const MERCHANT = { Cuit: '30-71234567-1', RazonSocial: 'La Prueba S.A.', NombreTienda: 'La Prueba' }
const clock = { now: () => new Date(NOW) }

const shop = await startTestShop({ database: 'sqlite', demo: true, branches: 3, now: NOW })
const again = await startTestShop({ database: 'sqlite', now: NOW })
try {
  await shop.db.deleteFrom('offers').execute()
  await addBranches(shop.db)
  await addArticles(shop.db)
  await takeHead(shop.db, again.db)
  const [first, writing] = await timed(() => writeSepa(shop.db, settings, clock))
  const path = join(again.config.dataFolder, 'sepa.zip')
  await writeFile(path, first.content)
  const [, reading] = await timed(() =>
    importFile(again.deps, { path, branches: 'todas', isDryRun: false, isConfirmed: true, author: 'bench' }),
  )
  const second = await writeSepa(again.db, settings, clock)
  const isSame = first.content.equals(second.content)
  const megabytes = (first.content.length / 1_000_000).toFixed(1)
  console.log(`${first.rows} prices, ${megabytes} MB, written in ${writing} s, read in ${reading} s`)
  console.log(`written again: ${isSame ? 'the same bytes' : 'other bytes'}`)
  if (!isSame || first.rows < ARTICLES * 6) process.exitCode = 1
} finally {
  await shop.close()
  await again.close()
}

async function timed<T>(work: () => Promise<T>): Promise<[T, seconds: string]> {
  const began = performance.now()
  const result = await work()
  return [result, ((performance.now() - began) / 1000).toFixed(1)]
}

/** Branches with price lists of their own, besides the demo's. */
async function addBranches(db: Db): Promise<void> {
  for (let number = 4; number <= BRANCHES; number++) {
    const name = `Sucursal de prueba ${number}`
    const { Id: price_list_id } = await db
      .insertInto('price_lists')
      .values({ Nombre: name, name_key: name.toLowerCase(), created_at: NOW })
      .returning('Id')
      .executeTakeFirstOrThrow()
    const place = {
      Direccion: `Belgrano ${number}00`,
      Telefono: '',
      Localidad: 'Azul',
      Provincia: 'Buenos Aires',
    }
    await db
      .insertInto('branches')
      .values({
        Nombre: name,
        ...place,
        CodigoPostal: '7300',
        position: 100 + number,
        is_active: true,
        price_list_id,
      })
      .execute()
  }
}

/** The demo's articles again and again under other barcodes, with prices and assortment by branch. */
async function addArticles(db: Db): Promise<void> {
  const demo = await db.selectFrom('articles').selectAll().execute()
  const lists = await db.selectFrom('price_lists').select('Id').execute()
  const branches = await db.selectFrom('branches').select('Id').execute()
  const barred = demo.filter(({ Ean, unidad }) => Ean !== null && unidad === 1)
  for (let made = demo.length; made < ARTICLES; made += ROWS_AT_ONCE) {
    const rows = Array.from({ length: ROWS_AT_ONCE }, (_, index) => {
      const model = barred[(made + index) % barred.length]!
      const Ean = barcode(made + index)
      const prices = lists
        .filter(() => random() < 0.5)
        .map(({ Id }) => [Id, Math.round(model.Precioventa * (90 + 20 * random())) / 100] as const)
      const away = branches.filter(() => random() < 0.1).map(({ Id }) => Id)
      const { manual_fields: _manual, facts: _facts, ...columns } = model
      return {
        ...columns,
        Codigo: Ean,
        Ean,
        list_prices: prices.length > 0 ? JSON.stringify(Object.fromEntries(prices)) : null,
        not_sold_at: away.length > 0 ? JSON.stringify(away) : null,
      }
    })
    await db.insertInto('articles').values(rows).execute()
  }
}

/** An Argentine barcode with its check digit. */
function barcode(number: number): string {
  const digits = [...`779${String(800_000_000 + number)}`].map(Number)
  const sum = digits.reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`
}

/** Gives the new shop's first branch the address and the merchant's data, which no package changes. */
async function takeHead(from: Db, to: Db): Promise<void> {
  const head = await from.selectFrom('branches').selectAll().where('Id', '=', 1).executeTakeFirstOrThrow()
  const { Direccion, Localidad, CodigoPostal, Provincia, Latitud, Longitud } = head
  const place = { Direccion, Localidad, CodigoPostal, Provincia, Latitud, Longitud }
  const Horarios = JSON.stringify(head.Horarios)
  await to
    .updateTable('branches')
    .set({ ...place, Horarios, import_key: '1-1-1' })
    .execute()
  for (const db of [from, to]) await writeParameters(db, MERCHANT)
}
