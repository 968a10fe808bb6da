import { OrderStatus, type Order } from '@gondola/contract/orders'
import { sql } from 'kysely'
import { creditOf, isProvenClient } from '../../platform/db/proven-client.ts'
import { preparedQuery } from '../../platform/db/prepared-statements/prepared-statements.ts'
import type { Db } from '../../platform/db/open-database.ts'

/**
 * Units by promotion that a client's orders of a day used, without annulled and cancelled ones, and without the order
 * that is being changed. Locks the client's row, so that of two simultaneous orders the second sees the first.
 */
export async function lockUsedUnits(
  trx: Db,
  clientId: number,
  day: string,
  changedOrder = 0,
): Promise<Map<number, number>> {
  await trx.selectFrom('clients').select('Id').where('Id', '=', clientId).forNoKeyUpdate().execute()
  const rows = await trx
    .selectFrom('promotion_uses')
    .innerJoin('orders', 'orders.Id', 'promotion_uses.order_id')
    .where('orders.client_id', '=', clientId)
    .where('orders.Fecha', '=', day)
    .where('orders.Id', '<>', changedOrder)
    .where('orders.Estado', 'in', [OrderStatus.Pending, OrderStatus.Delivered])
    .select(['promotion_uses.promotion_id', 'promotion_uses.units'])
    .execute()
  const used = new Map<number, number>()
  for (const { promotion_id, units } of rows) used.set(promotion_id, (used.get(promotion_id) ?? 0) + units)
  return used
}

export async function deleteUsedUnits(trx: Db, orderId: number): Promise<void> {
  await trx.deleteFrom('promotion_uses').where('order_id', '=', orderId).execute()
}

/** Stores the units that an order used of promotions limited by day. */
export async function writeUsedUnits(
  trx: Db,
  orderId: number,
  uses: ReadonlyMap<number, number>,
): Promise<void> {
  if (uses.size === 0) return
  const rows = [...uses].map(([promotion_id, units]) => ({ order_id: orderId, promotion_id, units }))
  await trx.insertInto('promotion_uses').values(rows).execute()
}

/** How many orders a client has, and whether their mail address is confirmed. */
export interface OrderCounts {
  email_confirmed_at: string | null
  pending: number
  /** Orders of the day, including annulled ones. */
  ofDay: number
}

/**
 * A client's counts, with the client's row locked until the transaction ends, so that of two simultaneous orders the
 * second sees the first. Null: no such client.
 */
export async function lockOrderCounts(trx: Db, clientId: number, day: string): Promise<OrderCounts | null> {
  await trx.selectFrom('clients').select('Id').where('Id', '=', clientId).forNoKeyUpdate().execute()
  const { rows } = await countsOf(trx, clientId, day)
  const [counted] = rows
  if (counted === undefined) return null
  return { ...counted, pending: counted.pending ?? 0, ofDay: counted.ofDay ?? 0 }
}

const countsOf = preparedQuery((trx: Db, clientId: number, day: string) =>
  trx
    .selectFrom('clients')
    .where('clients.Id', '=', clientId)
    .select('email_confirmed_at')
    .select((client) => {
      const own = client
        .selectFrom('orders')
        .whereRef('orders.client_id', '=', 'clients.Id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
      return [
        own.where('Estado', '=', 'P').as('pending'),
        own.where('Estado', 'in', ['P', 'D', 'C', 'A']).where('Fecha', '=', day).as('ofDay'),
      ]
    }),
)

/** All pending orders, and those of accounts without a delivered or paid order. */
export async function countPending(db: Db): Promise<{ all: number; ofNew: number }> {
  const ofNew = sql<number>`case when ${isProvenClient(sql.ref('orders.client_id'))} then 0 else 1 end`
  return db
    .selectFrom('orders')
    .select(sql<number>`cast(count(*) as integer)`.as('all'))
    .select(sql<number>`cast(coalesce(sum(${ofNew}), 0) as integer)`.as('ofNew'))
    .where('Estado', '=', OrderStatus.Pending)
    .executeTakeFirstOrThrow()
}

/** How many pending orders the client of an order has on its day and slot. */
export async function countPendingOfSlot(
  trx: Db,
  { Cliente, Dia, HorarioEntrega }: Pick<Order, 'Cliente' | 'Dia' | 'HorarioEntrega'>,
): Promise<number> {
  const { pending } = await trx
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('pending'))
    .where('client_id', '=', Cliente)
    .where('Estado', '=', OrderStatus.Pending)
    .where('Dia', '=', Dia)
    .where('HorarioEntrega', '=', HorarioEntrega)
    .executeTakeFirstOrThrow()
  return pending
}

/** The centavos that the shop owes a client. */
export async function findOwed(db: Db, Id: number): Promise<number> {
  const row = await db.selectNoFrom(creditOf(sql.lit(Id)).as('owed')).executeTakeFirstOrThrow()
  return row.owed ?? 0
}
