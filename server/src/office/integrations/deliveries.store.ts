import { insertRows } from '../../platform/db/chunks.ts'
import type { DeliveryState, WebhookDelivery, WebhookDeliveryWhole } from '@gondola/contract/integrations'
import { instant, shopDateTime, type Clock } from '../../platform/clock.ts'
import { dueAgain } from '../../platform/db/lease-rows.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listing } from '../../platform/db/records.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { NO_ORDER } from './delivery-queue.store.ts'
import { webhookBody } from './send-webhook.ts'

const deliveries = (db: Db) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint_id')
    .select([
      'webhook_deliveries.id',
      'webhook_deliveries.endpoint_id',
      'webhook_endpoints.name',
      'webhook_events.key',
      'webhook_events.type',
      'webhook_deliveries.order_id',
      'webhook_events.at',
      'webhook_deliveries.state',
      'webhook_deliveries.attempts',
      'webhook_deliveries.next_attempt_at',
      'webhook_deliveries.sent_at',
      'webhook_deliveries.status_code',
      'webhook_deliveries.last_error',
    ])

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveries>['execute']>>[number]

function toDelivery(row: DeliveryRow, timeZone: string): WebhookDelivery {
  const moment = (at: string | null) => (at === null ? null : shopDateTime(new Date(at), timeZone))
  return {
    Id: row.id,
    Webhook: row.endpoint_id,
    NombreWebhook: row.name,
    Evento: row.key,
    Tipo: row.type,
    Pedido: row.order_id === NO_ORDER ? null : row.order_id,
    Fechahora: shopDateTime(new Date(row.at), timeZone),
    Estado: row.state,
    Intentos: row.attempts,
    Proximo: row.state === 'queued' ? moment(row.next_attempt_at) : null,
    Entregado: moment(row.sent_at),
    Codigo: row.status_code,
    UltimoError: row.last_error,
  }
}

/** The deliveries, newest first unless asked otherwise. */
export const deliveryList = listing({
  from: deliveries,
  key: 'webhook_deliveries.id',
  newestBy: 'webhook_deliveries.id',
  filters: {
    Webhook: 'webhook_deliveries.endpoint_id',
    Estado: 'webhook_deliveries.state',
    Tipo: 'webhook_events.type',
    Pedido: 'webhook_deliveries.order_id',
  },
  sort: {
    Id: 'webhook_deliveries.id',
    Fechahora: 'webhook_events.at',
    Pedido: 'webhook_deliveries.order_id',
    Tipo: 'webhook_events.type',
    Estado: 'webhook_deliveries.state',
    Intentos: 'webhook_deliveries.attempts',
    Proximo: 'webhook_deliveries.next_attempt_at',
  },
  order: ['Id', 'DESC'],
  search: ['webhook_events.key', 'webhook_deliveries.order_id', 'webhook_deliveries.last_error'],
  shown: toDelivery,
})

/** A delivery with its body and the other system's answer, or null. */
export async function findDelivery(
  db: Db,
  timeZone: string,
  Id: number,
): Promise<WebhookDeliveryWhole | null> {
  const row = await deliveries(db)
    .where('webhook_deliveries.id', '=', Id)
    .select(['webhook_deliveries.answer', 'webhook_events.payload', 'webhook_events.id as sequence'])
    .executeTakeFirst()
  if (row === undefined) return null
  return { ...toDelivery(row, timeZone), Respuesta: row.answer, Cuerpo: webhookBody(row) }
}

/** The columns that queue a delivery again from its first attempt. */
const again = (clock: Clock) => ({
  state: 'queued' as const,
  attempts: 0,
  next_attempt_at: instant(clock),
  lease: null,
  sent_at: null,
})

/** Locks a delivery and returns its state, or null. */
export const lockDelivery = (trx: Db, Id: number) =>
  trx
    .selectFrom('webhook_deliveries')
    .select(['id', 'endpoint_id', 'event_id', 'state', 'attempts', 'lease', 'next_attempt_at'])
    .where('id', '=', Id)
    .forUpdate()
    .executeTakeFirst()

export async function requeueDelivery(
  trx: Db,
  clock: Clock,
  before: Pick<Row<'webhook_deliveries'>, 'id' | 'state' | 'next_attempt_at'>,
): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ ...again(clock), next_attempt_at: dueAgain(clock, before) })
    .where('id', '=', before.id)
    .execute()
}

/**
 * Queues the events since an instant for an endpoint: again those delivered or given up, and those of its types that
 * were never queued for it. Queued deliveries are not touched. Returns how many were queued.
 */
export async function requeueSince(
  trx: Db,
  clock: Clock,
  endpoint: { id: number; events: readonly string[] },
  since: string,
  isFailedOnly: boolean,
): Promise<number> {
  const repeated = await trx
    .updateTable('webhook_deliveries')
    .set(again(clock))
    .where('endpoint_id', '=', endpoint.id)
    .where('state', 'in', isFailedOnly ? ['failed'] : ['failed', 'sent'])
    .where('event_id', 'in', trx.selectFrom('webhook_events').select('id').where('at', '>=', since))
    .executeTakeFirst()
  const missed = isFailedOnly ? 0 : await queueMissed(trx, clock, endpoint, since)
  return Number(repeated.numUpdatedRows) + missed
}

async function queueMissed(
  trx: Db,
  clock: Clock,
  { id, events }: { id: number; events: readonly string[] },
  since: string,
): Promise<number> {
  const missed = await trx
    .selectFrom('webhook_events')
    .select(['id', 'order_id'])
    .where('at', '>=', since)
    .where('type', 'in', events as never[])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_deliveries')
            .select('webhook_deliveries.id')
            .whereRef('event_id', '=', 'webhook_events.id')
            .where('endpoint_id', '=', id),
        ),
      ),
    )
    .orderBy('id')
    .execute()
  const next_attempt_at = instant(clock)
  await insertRows(
    trx,
    'webhook_deliveries',
    missed.map((event) => ({
      event_id: event.id,
      order_id: event.order_id,
      endpoint_id: id,
      next_attempt_at,
    })),
  )
  return missed.length
}

export async function countDeliveries(db: Db, state: DeliveryState): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_deliveries')
    .where('state', '=', state)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
