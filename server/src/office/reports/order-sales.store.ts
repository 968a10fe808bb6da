import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'
import type { SummedArticle } from './day-sums.store.ts'
import { STANDING } from './sales.store.ts'

/** What must be the same for an order's lines to be worth the same in the reports. */
export interface OrderVersion {
  id: number
  ready_at: string | null
  changes: number
}

/** What an order sold of an article, with the order's version at that time. */
export type OrderSale = Omit<SummedArticle, 'orders'> & OrderVersion

/** The orders of a day that count as sold. */
export function listOrdersOf(
  db: Db,
  day: string,
  branches: readonly number[] | null,
): Promise<OrderVersion[]> {
  return db
    .selectFrom('orders')
    .select(['Id as id', 'ready_at', 'changes'])
    .where('Fecha', '=', day)
    .where('Estado', 'in', [...STANDING])
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .execute()
}

/** What these orders sold: as prepared once the order is ready, else as ordered; a substitute counts as itself. */
export async function listOrderSales(db: Db, ids: readonly number[]): Promise<OrderSale[]> {
  const orders = sql`orders join order_lines on order_lines.order_id = orders."Id"
    where orders."Id" in (${sql.join(ids)})
      and order_lines.order_id in (${sql.join(ids)})`
  const isReady = sql`(orders.ready_at is not null and order_lines."Preparado" is not null)`
  const prepared = (name: string) => sql`cast("Preparado" ->> ${sql.lit(name)} as numeric)`
  const substitute = (name: string) => sql`("Preparado" -> 'Sustituto' ->> ${sql.lit(name)})`
  const number = (name: string) => sql`cast(${substitute(name)} as numeric)`
  const order = sql`orders."Id" as id, orders.ready_at, orders.changes, coalesce(orders.branch_id, 0) as branch_id`
  const { rows } = await sql<OrderSale>`
    with sold as (
      select ${order}, "Codart" as code, "Descrip" as name, "Unidad" as unit,
        case when ${isReady} then ${prepared('Cantidad')} else "Cantidad" end as quantity,
        case when ${isReady} then ${prepared('Precioventa')} - coalesce(${number('Precioventa')}, 0)
          else "Precioventa" end as sales
      from ${orders}
      union all
      select ${order}, ${substitute('Codart')}, ${substitute('Descrip')},
        cast(${number('Unidad')} as integer), ${number('Cantidad')}, ${number('Precioventa')}
      from ${orders} and ${isReady} and ${substitute('Codart')} is not null
    )
    select id, ready_at, changes, branch_id, code, max(name) as name, unit,
      cast(sum(quantity) as integer) as quantity, sum(sales) as sales
    from sold where quantity > 0 group by id, ready_at, changes, branch_id, code, unit`.execute(db)
  return rows
}
