import { sql } from 'kysely'
import type { PushedMessage } from '@gondola/contract/orders'
import type { Db } from '../platform/db/open-database.ts'

/** The messages about orders, oldest first. */
export async function listOrderPushes(
  db: Db,
  orderIds: readonly number[],
): Promise<(PushedMessage & { order_id: number })[]> {
  return db
    .selectFrom('push_messages')
    .select(['order_id', 'kind as Aviso', 'state as Estado'])
    .select(
      sql<'dispositivo' | 'whatsapp'>`case service when 'whatsapp' then service else 'dispositivo' end`.as(
        'Canal',
      ),
    )
    .select(({ fn }) => fn.coalesce('sent_at', 'created_at').as('Momento'))
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute()
}

export async function deleteOwnPushes(trx: Db, clientId: number): Promise<void> {
  const own = trx.selectFrom('orders').select('orders.Id').where('client_id', '=', clientId)
  await trx.deleteFrom('push_messages').where('order_id', 'in', own).execute()
}
