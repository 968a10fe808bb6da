import { sql } from 'kysely'
import { isSqlite } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { deleteOldChanges } from './catalogue-changes.store.ts'

/** PostgreSQL's channel that notifies processes of a change at once. */
export const CATALOGUE_CHANNEL = 'gondola_catalogue'

/**
 * Notifies every process of a change to departments, families, brands, articles, offers or promotions. Call it in the
 * transaction of the change, so that no process is notified of uncommitted data.
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
  /** The import being written or undone, whose rows are hidden; null if there is none. */
  hidden: number | null
}

/**
 * Locks the catalogue until the transaction ends, so that changes run one at a time and take their locks in one order.
 */
export async function lockCatalogue(trx: Db): Promise<CatalogueState> {
  const { version, hidden_import } = await trx
    .selectFrom('catalogue_version')
    .select(['version', 'hidden_import'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { version, hidden: hidden_import }
}
