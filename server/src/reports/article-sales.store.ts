import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import { sumOfPesos } from '@gondola/contract/base'
import type { ArticleSales, Period } from '@gondola/contract/reports'
import { isSqlite } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/open-database.ts'
import { listSummedArticles, listSummedDays, type SummedArticle } from './day-sums.store.ts'
import { daysOf, piecesOf } from './report-period.ts'
import { STANDING } from './sales.store.ts'

type Sold = Omit<SummedArticle, 'branch_id'>

/** How many orders one statement sums up. */
const ORDERS_AT_ONCE = 100
/** Of how many days one statement adds up the sums; SQLite does it in this process (see `piecesOf`). */
const PIECE_DAYS = { sqlite: 5, postgres: 31 }

/**
 * The sales of each article in a period at some branches (null: all): as prepared once the order is ready, else as
 * ordered. A substitute counts as itself. Without promotion discounts and shipping. From the sums of days, where these
 * hold, else from the lines, some orders at a time.
 */
export async function listSoldArticles(
  db: Db,
  period: Period,
  branches: readonly number[] | null,
): Promise<ArticleSales[]> {
  const sold = new Map<string, Sold>()
  const add = (rows: readonly Sold[]) => rows.forEach((row) => addTo(sold, `${row.code} ${row.unit}`, row))
  for (const piece of piecesOf(period, isSqlite(db) ? PIECE_DAYS.sqlite : PIECE_DAYS.postgres)) {
    const summed = await listSummedDays(db, piece)
    add(await listSummedArticles(db, summed, branches))
    await othersFirst()
    for (const day of daysOf(piece))
      if (!summed.includes(day)) for await (const rows of readSoldOn(db, day, branches)) add(rows)
  }
  // rounded once at the end: a hundredth of a centavo on the way does no harm
  return Array.from(sold.values(), ({ code, name, unit, quantity, sales, orders }) => ({
    Codigo: code,
    Descripcion: name,
    Unidad: unit,
    Cantidad: quantity,
    Ventas: sumOfPesos([sales]),
    Pedidos: orders,
  }))
}

/** Adds a row up with those of the same key, whose name stays. */
function addTo<T extends Sold>(sold: Map<string, T>, key: string, row: T): void {
  const known = sold.get(key)
  if (known === undefined) {
    sold.set(key, { ...row })
    return
  }
  known.quantity += row.quantity
  known.sales += row.sales
  known.orders += row.orders
}

/** What each branch's orders of a day sold of each article, from their lines. */
export async function listSoldOn(db: Db, day: string): Promise<SummedArticle[]> {
  const sold = new Map<string, SummedArticle>()
  for await (const rows of readSoldOn(db, day, null))
    for (const row of rows) addTo(sold, `${row.branch_id} ${row.code} ${row.unit}`, row)
  return Array.from(sold.values(), (row) => ({ ...row, sales: sumOfPesos([row.sales]) }))
}

/** The same of some orders at a time, so that others come in between. */
async function* readSoldOn(
  db: Db,
  day: string,
  branches: readonly number[] | null,
): AsyncGenerator<SummedArticle[]> {
  const orders = await listOrdersOf(db, day, branches)
  for (let from = 0; from < orders.length; from += ORDERS_AT_ONCE) {
    yield await soldIn(db, orders.slice(from, from + ORDERS_AT_ONCE))
    await othersFirst()
  }
}

async function listOrdersOf(db: Db, day: string, branches: readonly number[] | null): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('Id')
    .where('Fecha', '=', day)
    .where('Estado', 'in', [...STANDING])
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .execute()
  return rows.map(({ Id }) => Id)
}

async function soldIn(db: Db, ids: readonly number[]): Promise<SummedArticle[]> {
  const orders = sql`orders join order_lines on order_lines.order_id = orders."Id"
    where orders."Id" in (${sql.join(ids)})
      and order_lines.order_id in (${sql.join(ids)})`
  const isReady = sql`(orders.ready_at is not null and order_lines."Preparado" is not null)`
  const prepared = (name: string) => sql`cast("Preparado" ->> ${sql.lit(name)} as numeric)`
  const substitute = (name: string) => sql`("Preparado" -> 'Sustituto' ->> ${sql.lit(name)})`
  const number = (name: string) => sql`cast(${substitute(name)} as numeric)`
  const branch = sql`coalesce(orders.branch_id, 0) as branch_id`
  const { rows } = await sql<SummedArticle>`
    with sold as (
      select orders."Id" as id, ${branch}, "Codart" as code, "Descrip" as name, "Unidad" as unit,
        case when ${isReady} then ${prepared('Cantidad')} else "Cantidad" end as quantity,
        case when ${isReady} then ${prepared('Precioventa')} - coalesce(${number('Precioventa')}, 0)
          else "Precioventa" end as sales
      from ${orders}
      union all
      select orders."Id", ${branch}, ${substitute('Codart')}, ${substitute('Descrip')},
        cast(${number('Unidad')} as integer), ${number('Cantidad')}, ${number('Precioventa')}
      from ${orders} and ${isReady} and ${substitute('Codart')} is not null
    )
    select branch_id, code, max(name) as name, unit, cast(sum(quantity) as integer) as quantity, sum(sales) as sales,
      cast(count(distinct id) as integer) as orders
    from sold where quantity > 0 group by branch_id, code, unit`.execute(db)
  return rows
}
