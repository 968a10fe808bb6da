import { sql } from 'kysely'
import type { LineArticle } from '@gondola/contract/catalogue'
import { preparedLine, orderTotals, pointsEarned } from '@gondola/contract/orders'
import { slotText } from '@gondola/contract/delivery'
import { insertRows } from '@gondola/server/platform/db/chunks.ts'
import { pricedLines } from '@gondola/server/orders/order-lines.ts'
import { findLineArticles } from '@gondola/server/orders/placing/line-articles.store.ts'
import { systemClock, today } from '@gondola/server/platform/clock.ts'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import { findSiteParameter } from '@gondola/server/site/parameters.store.ts'
import { FIRST_NAMES, SURNAMES } from './year-names.ts'

const BASKETS = 2000
const LINES = 20
const ARTICLES_READ = 500
const TIME_ZONE = 'America/Argentina/Buenos_Aires'

export interface BasketTables {
  baskets: number
  slots: number
  firstNames: number
  surnames: number
  branchId: number
  paymentType: number
}

const TABLES: Readonly<Record<string, string>> = {
  bench_first_names: 'n integer primary key, name text not null',
  bench_surnames: 'n integer primary key, name text not null',
  bench_slots: 'n integer primary key, slot_id integer not null, hours text not null',
  bench_baskets:
    'n integer primary key, gross numeric(14, 2) not null, fee numeric(14, 2) not null, net numeric(14, 2) not null, points integer not null, totals text not null',
  bench_lines: `basket integer not null, "Items" integer not null, "Codart" text not null, "Descrip" text not null,
    "Cantidad" integer not null, "Unidad" integer not null, "Precioindividual" numeric(14, 2) not null,
    "Precioventa" numeric(14, 2) not null, "Imagen" text, "Ean" text, picked text not null, primary key (basket, "Items")`,
  bench_orders:
    'id integer primary key, client_id integer not null, t bigint not null, basket integer not null, slot integer not null, fate text not null',
}

/** Small tables that the orders are made of: names, slots, and baskets priced by the shop's own rules. */
export async function makeBasketTables(db: Db): Promise<BasketTables> {
  await dropBasketTables(db)
  for (const [name, columns] of Object.entries(TABLES))
    await sql.raw(`create table ${name} (${columns})`).execute(db)
  const put = (table: string, rows: readonly object[]) => insertRows(db, table as never, rows as never)
  await put(
    'bench_first_names',
    FIRST_NAMES.map((name, n) => ({ n, name })),
  )
  await put(
    'bench_surnames',
    SURNAMES.map((name, n) => ({ n, name })),
  )
  const slots = await db
    .selectFrom('delivery_slots')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('Id')
    .execute()
  await put(
    'bench_slots',
    slots.map((slot, n) => ({ n, slot_id: slot.Id, hours: slotText(slot) })),
  )
  await makeBaskets(db, put)
  const branch = await db
    .selectFrom('branches')
    .select('Id')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  const payment = await db
    .selectFrom('payment_types')
    .select('Id')
    .where('way', '=', 'puerta')
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow()
  return {
    baskets: BASKETS,
    slots: slots.length,
    firstNames: FIRST_NAMES.length,
    surnames: SURNAMES.length,
    branchId: branch.Id,
    paymentType: payment.Id,
  }
}

export async function dropBasketTables(db: Db): Promise<void> {
  for (const name of Object.keys(TABLES)) await sql.raw(`drop table if exists ${name}`).execute(db)
}

async function makeBaskets(db: Db, put: (table: string, rows: readonly object[]) => Promise<void>) {
  const codes = await db
    .selectFrom('articles')
    .select('Codigo')
    .where('is_on_sale', '=', true)
    .orderBy('Codigo')
    .execute()
  const day = today(systemClock, TIME_ZONE)
  const articles = new Map<string, LineArticle>()
  for (let from = 0; from < codes.length; from += ARTICLES_READ) {
    const some = codes.slice(from, from + ARTICLES_READ).map(({ Codigo }) => Codigo)
    const found = await findLineArticles(db, some, { day, promotionOf: new Map(), promotionsOf: new Map() })
    for (const [code, article] of found) if (!article.Alcohol) articles.set(code, article)
  }
  const sold = [...articles.values()]
  const points = await findSiteParameter(db, 'PesosPorPunto')
  const { Monto1 } = await db.selectFrom('delivery_costs').select('Monto1').executeTakeFirstOrThrow()
  const baskets = []
  const lines = []
  for (let n = 0; n < BASKETS; n++) {
    const chosen = Array.from({ length: LINES }, (_, line) => {
      const article = sold[(n * 37 + line * 113) % sold.length]!
      return { Codart: article.Codigo, Cantidad: article.unidad === 1 ? 1 + ((n + line) % 4) : 500 }
    })
    const priced = pricedLines(chosen, articles)
    const totals = orderTotals(priced, 'ED', Monto1)
    baskets.push({
      n,
      gross: totals.TotalBruto,
      fee: totals.TotalEnvio,
      net: totals.TotalNeto,
      points: pointsEarned(totals, points),
      totals: JSON.stringify(totals),
    })
    for (const line of priced) {
      const picked = preparedLine(line, { Cantidad: line.Cantidad, Sustituto: null, Nota: null }, null)
      const { Items, Codart, Descrip, Cantidad, Unidad, Precioindividual, Precioventa, Imagen, Ean } = line
      const row = { basket: n, Items, Codart, Descrip, Cantidad, Unidad, Precioindividual, Precioventa }
      lines.push({ ...row, Imagen, Ean, picked: JSON.stringify(picked) })
    }
  }
  await put('bench_baskets', baskets)
  await put('bench_lines', lines)
}
