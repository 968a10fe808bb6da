import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { instant, type Clock } from '../platform/clock.ts'
import { deleteInSlices } from '../platform/db/delete-in-slices.ts'
import type { Db } from '../platform/db/open-database.ts'

export interface Count {
  count: number
  /** The instant at which the count starts again from zero. */
  resetsAt: string
}

/** Hashes an address or name for a key, so that the table holds neither in plain text. */
export const keyHash = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)

/** Counts one attempt, or more, under a key, shared by all server processes; atomic, because it is a single statement. */
export async function countAttempt(
  db: Db,
  clock: Clock,
  key: string,
  windowSeconds: number,
  by = 1,
): Promise<Count> {
  const now = instant(clock)
  const resets = instant(clock, windowSeconds)
  const row = await db
    .insertInto('rate_limits')
    .values({ key, count: by, resets_at: resets })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limits.resets_at <= ${now} then ${by} else rate_limits.count + ${by} end`,
        resets_at: sql`case when rate_limits.resets_at <= ${now} then ${resets} else rate_limits.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  return { count: row.count, resetsAt: row.resets_at }
}

/** When a key that has reached its limit resets; null if it has not reached it. */
export async function findFull(db: Db, clock: Clock, key: string, most: number): Promise<string | null> {
  const row = await db
    .selectFrom('rate_limits')
    .select('resets_at')
    .where('key', '=', key)
    .where('count', '>=', most)
    .where('resets_at', '>', instant(clock))
    .executeTakeFirst()
  return row?.resets_at ?? null
}

/** How often a key was counted in its window. */
export async function findCount(db: Db, clock: Clock, key: string): Promise<number> {
  const row = db.selectFrom('rate_limits').select('count').where('key', '=', key)
  return (await row.where('resets_at', '>', instant(clock)).executeTakeFirst())?.count ?? 0
}

/** Moves a key's reset to an instant, and returns that instant. */
export async function holdUntil(db: Db, key: string, resetsAt: string): Promise<string> {
  await db.updateTable('rate_limits').set({ resets_at: resetsAt }).where('key', '=', key).execute()
  return resetsAt
}

/** Uncounts one attempt. */
export async function forgiveAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

export async function deleteOldCounts(db: Db, clock: Clock): Promise<void> {
  await deleteInSlices(db, 'rate_limits', sql`resets_at <= ${instant(clock)}`)
}
