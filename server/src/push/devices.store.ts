import { PUSH_DEVICES_MAX } from '@gondola/contract/base'
import type { PushDeviceDraft } from '@gondola/contract/orders'
import { instant, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'

/** The address at which a session's browser gets messages signed with a key; null: it gets none. */
export async function findDevice(db: Db, sessionHash: string, vapidKey: string): Promise<string | null> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('session_hash', '=', sessionHash)
    .where('vapid_key', '=', vapidKey)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.endpoint ?? null
}

/** Locks a session's row; false: it has ended. */
export async function lockSession(trx: Db, sessionHash: string): Promise<boolean> {
  const row = trx.selectFrom('sessions').select('token_hash').where('token_hash', '=', sessionHash)
  return (await row.forUpdate().executeTakeFirst()) !== undefined
}

/** The secrets of the subscription at an address, or null. */
export async function findSubscription(trx: Db, endpoint: string) {
  const row = await trx
    .selectFrom('push_subscriptions')
    .select(['p256dh', 'auth', 'session_hash'])
    .where('endpoint', '=', endpoint)
    .executeTakeFirst()
  return row ?? null
}

interface NewDevice {
  clientId: number
  sessionHash: string
  service: string
}

/** Stores a session's subscription in place of those that the session or the address had. */
export async function replaceDevice(
  trx: Db,
  clock: Clock,
  { clientId, sessionHash, service }: NewDevice,
  { Endpoint, P256dh, Auth, Clave }: PushDeviceDraft,
): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where(({ or, eb }) => or([eb('endpoint', '=', Endpoint), eb('session_hash', '=', sessionHash)]))
    .execute()
  await trx
    .insertInto('push_subscriptions')
    .values({
      client_id: clientId,
      session_hash: sessionHash,
      service,
      endpoint: Endpoint,
      p256dh: P256dh,
      auth: Auth,
      vapid_key: Clave,
      created_at: instant(clock),
    })
    // another session stored the address meanwhile
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await deleteOldDevices(trx, clientId)
}

/** Deletes a client's oldest subscriptions beyond the most that one may have. */
async function deleteOldDevices(trx: Db, clientId: number): Promise<void> {
  const own = trx.selectFrom('push_subscriptions').select('id').where('client_id', '=', clientId)
  const old = await own.orderBy('id', 'desc').limit(100).offset(PUSH_DEVICES_MAX).execute()
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await trx.deleteFrom('push_subscriptions').where('id', 'in', ids).execute()
}

export async function deleteDevice(db: Db, sessionHash: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute()
}

/** A client's subscriptions, without their secrets. */
export const listOwnDevices = (db: Db, clientId: number) =>
  db
    .selectFrom('push_subscriptions')
    .select(['service as Servicio', 'endpoint as Endpoint', 'created_at as Fechahora'])
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute()
