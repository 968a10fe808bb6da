import { insertRow } from '../../platform/db/chunks.ts'
import { hasChanged } from '../../platform/db/has-changed.ts'
import { sql } from 'kysely'
import type { Webhook, WebhookDraft, WebhookEvent } from '@gondola/contract/integrations'
import { instant, shopDateTime, type Clock } from '../../platform/clock.ts'
import { folded } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listing } from '../../platform/db/records.ts'
import type { Row } from '../../platform/db/tables/database.ts'

const webhooks = (db: Db) =>
  db
    .selectFrom('webhook_endpoints')
    .select(['webhook_endpoints.id', 'name', 'url', 'events', 'is_active', 'created_at'])
    .select((endpoint) => {
      const own = endpoint
        .selectFrom('webhook_deliveries')
        .whereRef('webhook_deliveries.endpoint_id', '=', 'webhook_endpoints.id')
      const count = sql<number>`cast(count(*) as integer)`
      return [
        own.where('state', '=', 'queued').select(count.as('n')).as('queued'),
        own.where('state', '=', 'failed').select(count.as('n')).as('failed'),
        own
          .where('state', '=', 'sent')
          .select(({ fn }) => fn.max('sent_at').as('at'))
          .as('last_sent'),
      ]
    })

type WebhookRow = Awaited<ReturnType<ReturnType<typeof webhooks>['execute']>>[number]

const toWebhook = (row: WebhookRow, timeZone: string): Webhook => ({
  Id: row.id,
  Nombre: row.name,
  Url: row.url,
  Eventos: row.events,
  Activo: row.is_active,
  Alta: shopDateTime(new Date(row.created_at), timeZone),
  EnEspera: row.queued ?? 0,
  Fallidas: row.failed ?? 0,
  UltimaEntrega: row.last_sent === null ? null : shopDateTime(new Date(row.last_sent), timeZone),
})

export const webhookList = listing({
  from: webhooks,
  key: 'webhook_endpoints.id',
  sort: { Id: 'webhook_endpoints.id', Nombre: folded('name'), Url: 'url', Activo: 'is_active' },
  order: ['Id', 'ASC'],
  search: ['name', 'url'],
  shown: toWebhook,
})

export interface ActiveEndpoint {
  id: number
  events: readonly WebhookEvent[]
}

export const listActiveEndpoints = (db: Db): Promise<ActiveEndpoint[]> =>
  db
    .selectFrom('webhook_endpoints')
    .select(['id', 'events'])
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()

/** The version of the catalogue whose changes each endpoint was told. */
export const listToldVersions = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('webhook_endpoints')
    .select(['id', 'told_version'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()

/** Whether no other process has told an endpoint of a version meanwhile. */
export const markTold = (trx: Db, id: number, before: number | null, version: number): Promise<boolean> =>
  hasChanged(
    trx
      .updateTable('webhook_endpoints')
      .set({ told_version: version })
      .where('id', '=', id)
      .where('told_version', before === null ? 'is' : '=', before),
  )

/** All endpoints with their sealed secrets, to seal them again. */
export const listEndpoints = (db: Db): Promise<Row<'webhook_endpoints'>[]> =>
  db.selectFrom('webhook_endpoints').selectAll().execute()

/** The endpoint with its sealed secrets, to sign with them. */
export async function findEndpoint(db: Db, Id: number): Promise<Row<'webhook_endpoints'> | null> {
  const row = await db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', Id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

const columnsOf = ({ Nombre, Url, Eventos, Activo }: WebhookDraft) => ({
  name: Nombre.trim(),
  url: Url.trim(),
  events: JSON.stringify([...new Set(Eventos)]),
  is_active: Activo,
})

export async function insertWebhook(
  trx: Db,
  clock: Clock,
  draft: WebhookDraft,
  sealedFor: (id: number) => string,
): Promise<number> {
  const id = await insertRow(trx, 'webhook_endpoints', {
    ...columnsOf(draft),
    secret: '',
    created_at: instant(clock),
  })
  // the sealed secret is bound to the endpoint's number, which exists only now
  await trx
    .updateTable('webhook_endpoints')
    .set({ secret: sealedFor(id) })
    .where('id', '=', id)
    .execute()
  return id
}

export async function updateWebhook(trx: Db, Id: number, draft: WebhookDraft): Promise<void> {
  await trx.updateTable('webhook_endpoints').set(columnsOf(draft)).where('id', '=', Id).execute()
}

/** Writes a new sealed secret; the previous one also signs until an instant. */
export async function writeSecret(
  trx: Db,
  Id: number,
  secret: string,
  before: { previous_secret: string; previous_until: string },
): Promise<void> {
  await trx
    .updateTable('webhook_endpoints')
    .set({ secret, ...before })
    .where('id', '=', Id)
    .execute()
}

/** Replaces the secrets that were read; false if the stored ones are others by now. */
export async function replaceSecrets(
  db: Db,
  id: number,
  read: string,
  to: { secret: string; previous_secret: string | null },
): Promise<boolean> {
  return hasChanged(
    db.updateTable('webhook_endpoints').set(to).where('id', '=', id).where('secret', '=', read),
  )
}

/** Deletes the endpoint with its deliveries; the housekeeping deletes events that no other endpoint receives. */
export async function deleteWebhook(trx: Db, Id: number): Promise<void> {
  await trx.deleteFrom('webhook_deliveries').where('endpoint_id', '=', Id).execute()
  await trx.deleteFrom('webhook_endpoints').where('id', '=', Id).execute()
}
