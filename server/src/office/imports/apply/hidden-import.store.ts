import { sql } from 'kysely'
import { instant, type Clock } from '../../../platform/clock.ts'
import type { ImportProgress } from '@gondola/contract/imports'
import type { Db } from '../../../platform/db/open-database.ts'
import type { Row, RowChange } from '../../../platform/db/tables/database.ts'
import type { Created } from './import.store.ts'
import { type JobOutcome, LEASE_SECONDS } from '../import-jobs.store.ts'

/** The import that is being written or undone; null if there is none. */
export const findHiddenImport = async (db: Db): Promise<Pick<Row<'imports'>, 'id' | 'state'> | null> =>
  (await db
    .selectFrom('imports')
    .innerJoin('catalogue_version', 'hidden_import', 'imports.id')
    .select(['imports.id', 'imports.state'])
    .executeTakeFirst()) ?? null

export const hideImport = (trx: Db, hidden_import: number | null): Promise<unknown> =>
  trx.updateTable('catalogue_version').set({ hidden_import }).execute()

/** Runs a change that stays hidden: the triggers do not record it. */
export async function silently<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  await trx.updateTable('catalogue_version').set({ is_silent: true }).execute()
  const result = await work()
  await trx.updateTable('catalogue_version').set({ is_silent: false }).execute()
  return result
}

/** Records the articles that an import changed, and optionally that brands changed, under the next catalogue version. */
export async function noteImported(trx: Db, importId: number, hasBrands = false): Promise<void> {
  await sql`
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'articles', u.article_code from import_undo u, catalogue_version v
    where u.import_id = ${importId} on conflict do nothing`.execute(trx)
  if (!hasBrands) return
  await sql`
    insert into catalogue_changes (version, table_name, code)
    select v.version + 1, 'brands', '' from catalogue_version v where true on conflict do nothing`.execute(
    trx,
  )
}

/** A process's lease on an import: no other process continues it. */
export interface Hold {
  importId: number
  lease: string
}

/**
 * Renews the lease and records the progress.
 * @throws if another process has taken the import over
 */
export async function keepHold(
  trx: Db,
  clock: Clock,
  { importId, lease }: Hold,
  progress: ImportProgress,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('imports')
    .set({ lease_until: instant(clock, LEASE_SECONDS), progress: JSON.stringify(progress) })
    .where('id', '=', importId)
    .where('lease', '=', lease)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error(`another process has taken import ${importId} over`)
}

/** Takes over an import without a lease, or with an expired one; false if another process has it or was faster. */
export async function takeOver(
  trx: Db,
  clock: Clock,
  { importId, lease }: Hold,
  change: RowChange<'imports'> = {},
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('imports')
    .set({ ...change, lease, lease_until: instant(clock, LEASE_SECONDS) })
    .where('id', '=', importId)
    .where(({ or, eb }) => or([eb('lease_until', 'is', null), eb('lease_until', '<', instant(clock))]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Shows or hides departments and families that an import created: they stay hidden until it is in force. */
export async function showCategories(
  trx: Db,
  { families, departments }: Pick<Created, 'families' | 'departments'>,
  is_active: boolean,
): Promise<void> {
  if (departments.length > 0)
    await trx.updateTable('departments').set({ is_active }).where('Codigo', 'in', departments).execute()
  if (families.length > 0)
    await trx.updateTable('families').set({ is_active }).where('Codigo', 'in', families).execute()
}

/** Records what an import has created so far, for a rollback to delete. */
export const keepCreated = (trx: Db, importId: number, created: Created): Promise<unknown> =>
  trx
    .updateTable('imports')
    .set({ created: JSON.stringify(created) })
    .where('id', '=', importId)
    .execute()

/**
 * Releases an import that was rolled back: a job waits for the import worker again, an import without a file has
 * failed.
 */
export async function releaseCut(db: Db, { importId, lease }: Hold, outcome: JobOutcome): Promise<void> {
  const free = { lease: null, lease_until: null, progress: null }
  const held = db.updateTable('imports').where('id', '=', importId).where('lease', '=', lease)
  await held.set(free).where('stored_file', 'is not', null).execute()
  await held
    .set({ ...free, state: 'fallida', outcome: JSON.stringify(outcome) })
    .where('stored_file', 'is', null)
    .execute()
}
