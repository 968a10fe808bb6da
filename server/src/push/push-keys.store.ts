import { hasChanged } from '../platform/db/has-changed.ts'
import { instant, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Row } from '../platform/db/tables/database.ts'

export type PushKeysRow = Row<'push_keys'>

/** The stored key pair, or null. */
export async function findKeysRow(db: Db): Promise<PushKeysRow | null> {
  return (await db.selectFrom('push_keys').selectAll().executeTakeFirst()) ?? null
}

/** Inserts the first key pair; of two processes doing so at once, one does. */
export async function insertKeysRow(
  db: Db,
  clock: Clock,
  keys: Pick<PushKeysRow, 'public_key' | 'private_key'>,
): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ id: 1, ...keys, created_at: instant(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes a key pair with the subscriptions that were made with it. */
export async function deleteKeysRow(trx: Db, public_key: string): Promise<void> {
  await trx.deleteFrom('push_subscriptions').where('vapid_key', '=', public_key).execute()
  await trx.deleteFrom('push_keys').where('public_key', '=', public_key).execute()
}

/** Replaces the sealed private key if it is still the one that was read; returns whether it was. */
export async function replaceSealedKey(db: Db, before: string, private_key: string): Promise<boolean> {
  return hasChanged(db.updateTable('push_keys').set({ private_key }).where('private_key', '=', before))
}
