import { sql } from 'kysely'
import { OrderStatus, type OrderNews } from '@gondola/contract/orders'
import type { Db } from '../../platform/db/open-database.ts'

/**
 * Counts the pending orders of some branches (null: all) by slot, with a mark that changes whenever any of them does. The mark is made of the
 * pending orders themselves, not of a sequence: with several processes a lower number may be committed after a higher
 * one.
 */
export async function readNews(db: Db, branches: readonly number[] | null): Promise<OrderNews> {
  const count = (column: string) => sql<number>`cast(count(${sql.ref(column)}) as integer)`
  const rows = await db
    .selectFrom('orders')
    .where('Estado', '=', OrderStatus.Pending)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .groupBy(['Dia', 'HorarioEntrega'])
    .select(['Dia', 'HorarioEntrega'])
    .select(({ fn }) => [
      count('Id').as('all'),
      count('preparing_at').as('begun'),
      count('ready_at').as('ready'),
      fn.max('Id').as('newest'),
      sql<string>`cast(sum("Id") as text)`.as('ids'),
      fn.max('updated_at').as('changed'),
      sql<string>`cast(coalesce(sum(case when money_state in ('a-pagar', 'esperando', 'falta') then "Id" end), 0) as text)`.as(
        'unpaid',
      ),
    ])
    .orderBy('Dia')
    .orderBy('HorarioEntrega')
    .execute()
  return {
    Marca: rows
      .map(
        (row) =>
          `${row.Dia}/${row.HorarioEntrega}/${row.ids}/${row.begun}/${row.ready}/${row.changed}/${row.unpaid}`,
      )
      .join(' '),
    Ultimo: rows.length === 0 ? null : Math.max(...rows.map(({ newest }) => newest)),
    Turnos: rows.map(({ Dia, HorarioEntrega, all, begun, ready }) => ({
      Dia,
      HorarioEntrega,
      Cola: all - begun,
      Preparando: begun - ready,
      Listos: ready,
    })),
  }
}
