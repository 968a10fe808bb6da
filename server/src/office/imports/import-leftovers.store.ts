import { sql } from 'kysely'
import type { Deps } from '../../platform/deps.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Database } from '../../platform/db/tables/database.ts'
import { updateImport } from './apply/import.store.ts'
import { removeStored } from './source/stored-files.ts'

const ROWS_REMOVED_AT_ONCE = 1000

/** Deletes an import's rows of a table in short statements: there may be as many as articles. */
async function deleteRows(db: Db, table: keyof Database, key: string, importId: number): Promise<void> {
  const rows = sql`${sql.table(table)} where import_id = ${importId}`
  const column = sql.ref(key)
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${rows} and ${column} in
      (select ${column} from ${rows} order by ${column} limit ${sql.lit(ROWS_REMOVED_AT_ONCE)})`.execute(db)
    if (numAffectedRows === 0n) return
  }
}

export const deleteDifferences = (db: Db, importId: number): Promise<void> =>
  deleteRows(db, 'import_differences', 'position', importId)

/** Deletes the files, differences and undo data of imports that began before an instant and are over; their records stay. */
export async function tidyImports({ db, files }: Deps, before: string): Promise<void> {
  const over = await db
    .selectFrom('imports')
    .select(['id', 'stored_file'])
    .where('state', 'in', ['aplicada', 'deshecha', 'descartada', 'fallida', 'subida', 'lista', 'retenida'])
    .where('started_at', '<', before)
    .where(({ or, eb }) => or([eb('stored_file', 'is not', null), eb('created', 'is not', null)]))
    .execute()
  if (over.length > 0) await files.check()
  for (const { id, stored_file } of over) {
    await deleteDifferences(db, id)
    await deleteRows(db, 'import_undo', 'article_code', id)
    await updateImport(db, id, { stored_file: null, created: null })
    if (stored_file !== null) await removeStored(files, stored_file)
  }
}
