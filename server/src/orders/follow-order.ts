import { reachedStages, type FollowedOrder } from '@gondola/contract/orders'
import { refuseNotFound } from '../http/problem.ts'
import { shopDateTime, shopDay, today } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'
import { findStageTimes } from './following.store.ts'
import { findOwnOrder } from './orders.store.ts'

/**
 * A client's own order with the stages that it reached.
 *
 * @throws 404 the client has no such order
 */
export async function followOwnOrder(
  { db, clock, config: { timeZone } }: Pick<Deps, 'db' | 'clock' | 'config'>,
  clientId: number,
  Id: number,
): Promise<FollowedOrder> {
  // first the version: an order that changes between the two is read again
  const row = (await findStageTimes(db, clientId, Id)) ?? refuseNotFound()
  const Pedido = (await findOwnOrder(db, clientId, Id)) ?? refuseNotFound()
  const local = (at: string | null) => (at === null ? null : shopDateTime(new Date(at), timeZone))
  const { dispatched_at } = row
  const Etapas = reachedStages({
    Estado: row.Estado,
    placed: row.Fechahora,
    preparing: local(row.preparing_at),
    ready: local(row.ready_at),
    dispatched: local(dispatched_at),
    delivered: local(row.delivered_at),
    leftBefore: dispatched_at !== null && shopDay(new Date(dispatched_at), timeZone) < today(clock, timeZone),
  })
  return { Pedido, Version: row.updated_at, Etapas }
}
