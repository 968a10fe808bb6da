import { preparedQuery } from '../../platform/db/prepared-statements/prepared-statements.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { CATALOGUE_TABLES, type CatalogueTable } from './catalogue.store.ts'
import { readInBatches } from '../../platform/runtime/read-in-batches.ts'
import { sql } from 'kysely'
import { isSqlite } from '../../platform/db/in-transaction.ts'

/** Number of versions whose changes are retained; a process that is further behind reads everything. */
export const CHANGES_KEPT_VERSIONS = 50

/** Rows read at a time. */
const BATCH = 2000

/** The rows written between two versions of the catalogue. */
export interface ChangedRows {
  /** Codes of articles that were added, changed or removed. */
  articles: ReadonlySet<string>
  /** The other tables with changed rows. */
  tables: ReadonlySet<CatalogueTable>
}

/**
 * The changes after one version up to another, as recorded by the database's triggers, so that no
 * writer can forget to record them. Null if they are no longer retained.
 */
export async function readChangedRows(db: Db, after: number, upTo: number): Promise<ChangedRows | null> {
  if (after > upTo || upTo - after > CHANGES_KEPT_VERSIONS) return null
  const articles = new Set<string>()
  const tables = new Set<CatalogueTable>()
  const first: Row<'catalogue_changes'> = { version: after + 1, table_name: '', code: '' }
  const batches = readInBatches<Row<'catalogue_changes'>>(BATCH, (last = first) =>
    db
      .selectFrom('catalogue_changes')
      .selectAll()
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('version', 'table_name', 'code'), '>', tuple(last.version, last.table_name, last.code)),
      )
      .where('version', '<=', upTo)
      .orderBy('version')
      .orderBy('table_name')
      .orderBy('code')
      .limit(BATCH)
      .execute(),
  )
  for await (const batch of batches) {
    for (const { table_name, code } of batch) {
      if (table_name === 'articles') articles.add(code)
      else if (isCatalogueTable(table_name)) tables.add(table_name)
    }
  }
  return { articles, tables }
}

/** Whether the catalogue is unchanged since a version, including writes that have no version yet. */
export async function isNewestVersion(db: Db, version: number): Promise<boolean> {
  const { rows } = await versionIfNewest(db, version)
  return rows.length > 0
}

// the maximum is looked up in the index; to find whether any is higher, PostgreSQL would read all of them
const versionIfNewest = preparedQuery((db: Db, version: number) =>
  db
    .selectFrom('catalogue_version')
    .select('version')
    .where('version', '=', version)
    .where(({ eb, fn, lit, selectFrom }) => {
      const highest = selectFrom('catalogue_changes').select((all) => all.fn.max('version').as('highest'))
      return eb(fn.coalesce(highest, lit(0)), '<=', version)
    }),
)

const isCatalogueTable = (name: string): name is CatalogueTable =>
  CATALOGUE_TABLES.includes(name as CatalogueTable)

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
  // no process needs them any more
  await db
    .deleteFrom('catalogue_changes')
    .where('version', '<=', version - CHANGES_KEPT_VERSIONS)
    .execute()
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
