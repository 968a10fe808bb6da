import { sql } from 'kysely'
import type { Db } from '@gondola/server/platform/db/open-database.ts'

/** Each finds rows that break a rule between tables. */
const RULES: Readonly<Record<string, string>> = {
  'an order whose totals are not those of its lines': `select o."Id" from orders o
    join (select order_id, count(*) as n, sum(round("Precioventa" * 100)) as gross from order_lines group by order_id) l
      on l.order_id = o."Id"
    where l.gross <> round(o."TotalBruto" * 100) or l.n <> 20
      or round(o."TotalNeto" * 100) <> round(o."TotalBruto" * 100) - round(o."TotalDescuento" * 100) + round(o."TotalEnvio" * 100)`,
  'an order without lines': `select "Id" from orders where not exists (select 1 from order_lines where order_id = "Id")`,
  'an order whose last step is not its status': `select o."Id" from orders o
    where (select to_status from order_transitions t where t.order_id = o."Id" order by id desc limit 1) <> o."Estado"`,
  'a customer whose points are not those of the ledger': `select c."Id" from clients c
    join (select client_id, sum(points) as points from points_ledger group by client_id) l on l.client_id = c."Id"
    where l.points <> c."Puntos"`,
  'a slot whose places are not its orders': `select b.day_id from slot_bookings b
    left join (select branch_id, "Dia", slot_id, count(*) as n from orders where "Estado" in ('P', 'D')
      group by branch_id, "Dia", slot_id) o on o.branch_id = b.branch_id and o."Dia" = b.day_id and o.slot_id = b.slot_id
    where coalesce(o.n, 0) <> b.taken`,
}

/** @throws if the loaded rows break a rule that no key or check holds */
export async function checkYears(db: Db, from: { firstOrder: number; firstClient: number }): Promise<void> {
  for (const [name, query] of Object.entries(RULES)) {
    const own =
      name.includes('order') && !name.startsWith('a ')
        ? `where "Id" >= ${from.firstOrder}`
        : name.startsWith('a customer')
          ? `where "Id" >= ${from.firstClient}`
          : ''
    const { rows } = await sql.raw(`select * from (${query}) as broken ${own} limit 1`).execute(db)
    if (rows.length > 0) throw new Error(`${name}: ${JSON.stringify(rows[0])}`)
  }
}
