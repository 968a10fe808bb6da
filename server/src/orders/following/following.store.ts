import { OrderStatus } from '@gondola/contract/orders'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'

export type FollowedRow = Pick<
  Row<'orders'>,
  | 'Estado'
  | 'Fechahora'
  | 'preparing_at'
  | 'ready_at'
  | 'dispatched_at'
  | 'delivered_at'
  | 'updated_at'
  | 'branch_id'
>

/** When a client's own order reached its stages, and its last change; null: not theirs, or a saved cart. */
export async function findStageTimes(db: Db, clientId: number, Id: number): Promise<FollowedRow | null> {
  const row = await db
    .selectFrom('orders')
    .select([
      'Estado',
      'Fechahora',
      'preparing_at',
      'ready_at',
      'dispatched_at',
      'delivered_at',
      'updated_at',
      'branch_id',
    ])
    .where('Id', '=', Id)
    .where('client_id', '=', clientId)
    .where('Estado', '<>', OrderStatus.Incomplete)
    .executeTakeFirst()
  return row ?? null
}
