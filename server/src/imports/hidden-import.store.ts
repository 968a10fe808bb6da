import { sql } from 'kysely'
import { instant, type Clock } from '../platform/clock.ts'
import type { ImportProgress } from '@gondola/contract/entities/import-job.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Row } from '../platform/db/tables.ts'
import type { Created } from './import.store.ts'
import type { JobOutcome } from './import-jobs.store.ts'
import { LEASE_SECONDS } from './lease.ts'

/** The import that is being written or undone; null: none is. */
export const findHiddenImport = async (db: Db): Promise<Pick<Row<'imports'>, 'id' | 'state'> | null> =>
  (await db
    .selectFrom('imports')
    .innerJoin('catalogue_version', 'hidden_import', 'imports.id')
    .select(['imports.id', 'imports.state'])
    .executeTakeFirst()) ?? null

/** Whether an import has begun to be written, or undone, and has not come to its end. */
export async function isHiddenImport(db: Db, importId: number): Promise<boolean> {
  const row = await db.selectFrom('catalogue_version').select('hidden_import').executeTakeFirstOrThrow()
  return row.hidden_import === importId
}

export const hideImport = (trx: Db, hidden_import: number | null): Promise<unknown> =>
  trx.updateTable('catalogue_version').set({ hidden_import }).execute()

/** Does what nobody sees yet: the triggers note nothing of it. */
export async function silently<T>(trx: Db, work: () => Promise<T>): Promise<T> {
  await trx.updateTable('catalogue_version').set({ is_silent: true }).execute()
  const result = await work()
  await trx.updateTable('catalogue_version').set({ is_silent: false }).execute()
  return result
}

/** Notes under the version to come the articles that an import changed, and that it made brands. */
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

/** A process's hold on an import: nobody else goes on with it. */
export interface Hold {
  importId: number
  lease: string
}

/**
 * Keeps an import for its process, and tells how far it is.
 * @throws where another process has taken it over
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

/** Takes over an import whose process has written nothing for longer than it may; false: it lives, or somebody was quicker. */
export async function takeOver(trx: Db, clock: Clock, { importId, lease }: Hold): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('imports')
    .set({ lease, lease_until: instant(clock, LEASE_SECONDS) })
    .where('id', '=', importId)
    .where(({ or, eb }) => or([eb('lease_until', 'is', null), eb('lease_until', '<', instant(clock))]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Departments and families that an import made are not shown before it is in force. */
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

/** Remembers what an import has made so far: taken back, it goes. */
export const keepCreated = (trx: Db, importId: number, created: Created): Promise<unknown> =>
  trx
    .updateTable('imports')
    .set({ created: JSON.stringify(created) })
    .where('id', '=', importId)
    .execute()

/** Leaves an import that was taken back: a job is done again by whoever does imports that wait, one without a file failed. */
export async function releaseCut(db: Db, { importId, lease }: Hold, outcome: JobOutcome): Promise<void> {
  const free = { lease: null, lease_until: null, progress: null }
  const held = db.updateTable('imports').where('id', '=', importId).where('lease', '=', lease)
  await held.set(free).where('stored_file', 'is not', null).execute()
  await held
    .set({ ...free, state: 'fallida', outcome: JSON.stringify(outcome) })
    .where('stored_file', 'is', null)
    .execute()
}
