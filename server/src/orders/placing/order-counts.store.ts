import { OrderStatus, type Order } from '@gondola/contract/orders'
import { preparedQuery } from '../../platform/db/prepared-statements/prepared-statements.ts'
import type { Db } from '../../platform/db/open-database.ts'

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
