import { sql } from 'kysely'
import { isSqlite } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/open-database.ts'
import { deleteOldChanges } from './catalogue-changes.store.ts'

/** PostgreSQL's channel on which processes hear of a change at once. */
export const CATALOGUE_CHANNEL = 'gondola_catalogue'

/**
 * Tells every process that the catalogue changed. To be called in the transaction of the change, so that nobody hears
 * of what is not there: departments, families, brands, articles, offers, promotions.
 */
export async function bumpCatalogueVersion(db: Db): Promise<void> {
  const { version } = await db
    .updateTable('catalogue_version')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  await deleteOldChanges(db, version)
  if (!isSqlite(db)) await sql`select pg_notify(${CATALOGUE_CHANNEL}, '')`.execute(db)
}

export interface CatalogueState {
  version: number
  /** The import that is being written or undone, whose rows are not shown; null: none is. */
  hidden: number | null
}

/** Holds the catalogue until the transaction ends: one change after the other, in one order of locks. */
export async function lockCatalogue(trx: Db): Promise<CatalogueState> {
  const { version, hidden_import } = await trx
    .selectFrom('catalogue_version')
    .select(['version', 'hidden_import'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { version, hidden: hidden_import }
}
