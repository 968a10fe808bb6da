import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ErpOrder } from '@gondola/contract/entities/erp-order.ts'
import type { WebhookEvent } from '@gondola/contract/entities/integration.ts'
import { instant } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { answerSerializer } from '../http/answer-serializer.ts'
import type { ActiveEndpoint } from './active-endpoints.ts'
import { findErpOrder } from './erp-orders.store.ts'

const serialize = answerSerializer(ErpOrder)

/**
 * Queues what happened to an order for the endpoints that want to hear of it, in the transaction of the change: both are
 * there or neither is. A worker delivers it (`deliver-webhooks.ts`). The caller holds the order's row, so that an
 * order's events have their numbers in the order in which they happened.
 */
export async function queueOrderEvents(
  trx: Db,
  { clock, webhooks }: Pick<Deps, 'clock' | 'webhooks'>,
  orderId: number,
  types: readonly WebhookEvent[],
): Promise<void> {
  const endpoints = await webhooks.list(trx)
  const wanted = types.filter((type) => endpoints.some(({ events }) => events.includes(type)))
  if (wanted.length === 0) return
  const order = await findErpOrder(trx, orderId)
  if (order === null) throw new Error(`order ${orderId} is gone in its own transaction`)
  const at = instant(clock)
  const payload = serialize(order)
  for (const type of wanted) await queueEvent(trx, endpoints, { type, order_id: orderId, at, payload })
}

interface NewEvent {
  type: WebhookEvent
  order_id: number
  at: string
  payload: string
}

async function queueEvent(trx: Db, endpoints: readonly ActiveEndpoint[], event: NewEvent): Promise<void> {
  const { id } = await trx
    .insertInto('webhook_events')
    .values({ key: randomUUID(), ...event })
    .returning('id')
    .executeTakeFirstOrThrow()
  // what was removed or stopped within the last second is still in memory
  const hearing = endpoints.filter(({ events }) => events.includes(event.type)).map((endpoint) => endpoint.id)
  await trx
    .insertInto('webhook_deliveries')
    .columns(['event_id', 'endpoint_id', 'order_id', 'next_attempt_at'])
    .expression((from) =>
      from
        .selectFrom('webhook_endpoints')
        .where('webhook_endpoints.id', 'in', hearing)
        .where('is_active', '=', true)
        .select([
          sql<number>`cast(${id} as integer)`.as('event_id'),
          'webhook_endpoints.id as endpoint_id',
          sql<number>`cast(${event.order_id} as integer)`.as('order_id'),
          sql<string>`cast(${event.at} as text)`.as('next_attempt_at'),
        ]),
    )
    .execute()
}
