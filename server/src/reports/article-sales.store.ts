import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import type { SaleUnit } from '@gondola/contract/entities/article.ts'
import type { ArticleSales, Period } from '@gondola/contract/entities/report.ts'
import { sumOfPesos } from '@gondola/contract/rules/money.ts'
import type { Db } from '../db/open-database.ts'
import { piecesOf } from './report-period.ts'
import { STANDING } from './sales.store.ts'

interface SoldArticle {
  code: string
  name: string
  unit: SaleUnit
  quantity: number
  sales: number
  orders: number
}

/**
 * What was sold of each article in a period: as prepared once an order was called ready, else as ordered; a substitute
 * counts for itself. Before promotions' discounts, without shipping. A day at a time (see `piecesOf`).
 */
export async function listSoldArticles(db: Db, period: Period): Promise<ArticleSales[]> {
  const sold = new Map<string, ArticleSales>()
  for (const { FechaDesde } of piecesOf(period, 1)) {
    for (const row of await soldOn(db, FechaDesde)) addTo(sold, row)
    await othersFirst()
  }
  return [...sold.values()]
}

function addTo(sold: Map<string, ArticleSales>, { code, name, unit, ...row }: SoldArticle): void {
  const key = `${code} ${unit}`
  const before = sold.get(key)
  sold.set(key, {
    Codigo: code,
    Descripcion: name,
    Unidad: unit,
    Cantidad: row.quantity + (before?.Cantidad ?? 0),
    Ventas: sumOfPesos([row.sales, before?.Ventas ?? 0]),
    Pedidos: row.orders + (before?.Pedidos ?? 0),
  })
}

async function soldOn(db: Db, day: string): Promise<SoldArticle[]> {
  const orders = sql`orders join order_lines on order_lines.order_id = orders."Id"
    where orders."Fecha" = ${day} and orders."Estado" in (${sql.join(STANDING)})`
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
