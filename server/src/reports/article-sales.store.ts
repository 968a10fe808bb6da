import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import { type SaleUnit, sumOfPesos } from '@gondola/contract/base'
import type { ArticleSales, Period } from '@gondola/contract/reports'
import type { Db } from '../platform/db/open-database.ts'
import { daysOf } from './report-period.ts'
import { STANDING } from './sales.store.ts'

/** How many orders one statement sums up. */
const ORDERS_AT_ONCE = 100

interface SoldArticle {
  code: string
  name: string
  unit: SaleUnit
  quantity: number
  sales: number
  orders: number
}

/**
 * The sales of each article in a period at some branches (null: all): as prepared once the order is ready, else as ordered. A substitute counts as
 * itself. Without promotion discounts and shipping. Reads some orders at a time (see `piecesOf`).
 */
export async function listSoldArticles(
  db: Db,
  period: Period,
  branches: readonly number[] | null,
): Promise<ArticleSales[]> {
  const sold = new Map<string, ArticleSales>()
  for (const day of daysOf(period)) {
    const orders = await listOrdersOf(db, day, branches)
    for (let from = 0; from < orders.length; from += ORDERS_AT_ONCE) {
      for (const row of await soldIn(db, orders.slice(from, from + ORDERS_AT_ONCE))) addTo(sold, row)
      await othersFirst()
    }
  }
  // rounded once at the end: a hundredth of a centavo on the way does no harm
  return Array.from(sold.values(), (article) => ({ ...article, Ventas: sumOfPesos([article.Ventas]) }))
}

function addTo(sold: Map<string, ArticleSales>, row: SoldArticle): void {
  const key = `${row.code} ${row.unit}`
  const known = sold.get(key)
  if (known === undefined) {
    const {
      code: Codigo,
      name: Descripcion,
      unit: Unidad,
      quantity: Cantidad,
      sales: Ventas,
      orders: Pedidos,
    } = row
    sold.set(key, { Codigo, Descripcion, Unidad, Cantidad, Ventas, Pedidos })
    return
  }
  known.Cantidad += row.quantity
  known.Ventas += row.sales
  known.Pedidos += row.orders
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

async function soldIn(db: Db, ids: readonly number[]): Promise<SoldArticle[]> {
  const orders = sql`orders join order_lines on order_lines.order_id = orders."Id"
    where orders."Id" in (${sql.join(ids)})
      and order_lines.order_id in (${sql.join(ids)})`
  const isReady = sql`(orders.ready_at is not null and order_lines."Preparado" is not null)`
  const prepared = (name: string) => sql`cast("Preparado" ->> ${sql.lit(name)} as numeric)`
  const substitute = (name: string) => sql`("Preparado" -> 'Sustituto' ->> ${sql.lit(name)})`
  const number = (name: string) => sql`cast(${substitute(name)} as numeric)`
  const { rows } = await sql<SoldArticle>`
    with sold as (
      select orders."Id" as id, "Codart" as code, "Descrip" as name, "Unidad" as unit,
        case when ${isReady} then ${prepared('Cantidad')} else "Cantidad" end as quantity,
        case when ${isReady} then ${prepared('Precioventa')} - coalesce(${number('Precioventa')}, 0)
          else "Precioventa" end as sales
      from ${orders}
      union all
      select orders."Id", ${substitute('Codart')}, ${substitute('Descrip')}, cast(${number('Unidad')} as integer),
        ${number('Cantidad')}, ${number('Precioventa')}
      from ${orders} and ${isReady} and ${substitute('Codart')} is not null
    )
    select code, max(name) as name, unit, cast(sum(quantity) as integer) as quantity, sum(sales) as sales,
      cast(count(distinct id) as integer) as orders
    from sold where quantity > 0 group by code, unit`.execute(db)
  return rows
}
