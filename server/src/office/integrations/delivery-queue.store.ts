import { insertRow } from '../../platform/db/chunks.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { WEBHOOK_ATTEMPTS } from '@gondola/contract/base'
import type { WebhookEvent } from '@gondola/contract/integrations'
import { instant, type Clock } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { leaseRows } from '../../platform/db/lease-rows.ts'
import { deleteInSlices } from '../../platform/db/delete-in-slices.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { retryPause } from '../../platform/runtime/retry-pause.ts'
import type { ToldEvent, WebhookOutcome } from './send-webhook.ts'

export type QueuedDelivery = Row<'webhook_deliveries'>

/** The number in place of an order's for events of the catalogue, which are delivered one after the other, too. */
export const NO_ORDER = 0

export interface NewEvent {
  type: WebhookEvent
  order_id: number
  at: string
  payload: string
}

/** Inserts an event and queues its delivery to those of the endpoints that are still active. */
export async function insertEvent(trx: Db, endpointIds: readonly number[], event: NewEvent): Promise<void> {
  const id = await insertRow(trx, 'webhook_events', { key: randomUUID(), ...event })
  // the list may be a second old and include endpoints removed or stopped since
  await trx
    .insertInto('webhook_deliveries')
    .columns(['event_id', 'endpoint_id', 'order_id', 'next_attempt_at'])
    .expression((from) =>
      from
        .selectFrom('webhook_endpoints')
        .where('webhook_endpoints.id', 'in', endpointIds)
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

/** Longer than one attempt may take: nobody else tries the same delivery until then. */
const LEASE_SECONDS = 60

export async function listDueEndpoints(db: Db, clock: Clock): Promise<Row<'webhook_endpoints'>[]> {
  return db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('is_active', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_deliveries')
          .select('webhook_deliveries.id')
          .whereRef('endpoint_id', '=', 'webhook_endpoints.id')
          .where('state', '=', 'queued')
          .where('next_attempt_at', '<=', instant(clock)),
      ),
    )
    .orderBy('id')
    .execute()
}

/**
 * Claims up to `count` due deliveries of an endpoint for this process. Other processes skip them, and get them only if
 * this one dies before it records the outcome. An order's next event is claimed only after the earlier ones were
 * delivered or given up.
 */
export async function claimDeliveries(
  db: Db,
  clock: Clock,
  endpointId: number,
  count: number,
): Promise<QueuedDelivery[]> {
  const now = instant(clock)
  return inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('webhook_deliveries as due')
      .select('due.id')
      .where('due.endpoint_id', '=', endpointId)
      .where('due.state', '=', 'queued')
      .where('due.next_attempt_at', '<=', now)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('webhook_deliveries as other')
              .select('other.id')
              .whereRef('other.endpoint_id', '=', 'due.endpoint_id')
              .whereRef('other.order_id', '=', 'due.order_id')
              .where('other.state', '=', 'queued')
              .where(({ eb, or, and, ref }) =>
                or([
                  eb('other.event_id', '<', ref('due.event_id')),
                  // a later one that is being delivered, while this one is delivered again
                  and([
                    eb('other.event_id', '>', ref('due.event_id')),
                    eb('other.lease', 'is not', null),
                    eb('other.next_attempt_at', '>', now),
                  ]),
                ]),
              ),
          ),
        ),
      )
      .orderBy('due.next_attempt_at')
      .orderBy('due.event_id')
      .limit(count)
      .forUpdate()
      .skipLocked()
      .execute()
    return leaseRows(trx, clock, 'webhook_deliveries', due, LEASE_SECONDS)
  })
}

export async function findToldEvent(db: Db, eventId: number): Promise<ToldEvent | null> {
  const event = await db.selectFrom('webhook_events').selectAll().where('id', '=', eventId).executeTakeFirst()
  return event === undefined ? null : { ...event, sequence: event.id }
}

/** Seconds between the attempts of a delivery. */
export const PAUSES = { first: 5, longest: 6 * 3600 }

/** Records the outcome of an attempt; after the last one the delivery is given up and shown to staff. */
export async function markAttempt(
  db: Db,
  clock: Clock,
  { id, lease, attempts }: Pick<QueuedDelivery, 'id' | 'lease' | 'attempts'>,
  { status, answer, fault }: WebhookOutcome,
): Promise<void> {
  const said = { status_code: status, answer, last_error: fault, lease: null }
  const became =
    fault === null
      ? { state: 'sent' as const, sent_at: instant(clock) }
      : {
          state: attempts >= WEBHOOK_ATTEMPTS ? ('failed' as const) : ('queued' as const),
          next_attempt_at: instant(clock, retryPause(attempts, PAUSES)),
        }
  await db
    .updateTable('webhook_deliveries')
    .set({ ...said, ...became })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('state', '=', 'queued')
    .execute()
}

/** Deletes events older than an instant; those still queued for delivery remain. */
export async function deleteOldEvents(db: Db, before: string): Promise<void> {
  const isQueued = sql`exists (select 1 from webhook_deliveries
    where webhook_deliveries.event_id = webhook_events.id and webhook_deliveries.state = 'queued')`
  await deleteInSlices(db, 'webhook_events', sql`at < ${before} and not ${isQueued}`)
}

/** Deletes the delivered events of a client's orders; those still queued remain until they are delivered. */
export async function deleteToldEvents(trx: Db, clientId: number): Promise<void> {
  const own = trx.selectFrom('orders').select('orders.Id').where('client_id', '=', clientId)
  await eventsThatAreOver(trx).where('webhook_events.order_id', 'in', own).execute()
}

const eventsThatAreOver = (db: Db) =>
  db
    .deleteFrom('webhook_events')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_deliveries')
            .select('webhook_deliveries.id')
            .whereRef('event_id', '=', 'webhook_events.id')
            .where('state', '=', 'queued'),
        ),
      ),
    )
