import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'

/** Finished imports that began before an instant and still have stored data besides their record. */
export const listOldImports = (
  db: Db,
  before: string,
): Promise<Pick<Row<'imports'>, 'id' | 'stored_file'>[]> =>
  db
    .selectFrom('imports')
    .select(['id', 'stored_file'])
    .where('state', 'in', ['aplicada', 'deshecha', 'descartada', 'fallida', 'subida', 'lista', 'retenida'])
    .where('started_at', '<', before)
    .where(({ or, eb }) => or([eb('stored_file', 'is not', null), eb('created', 'is not', null)]))
    .execute()

const ROWS_REMOVED_AT_ONCE = 1000

/** Deletes in short statements: there may be as many rows as articles. */
export async function deleteDifferences(db: Db, importId: number): Promise<void> {
  const next = db
    .selectFrom('import_differences')
    .select('position')
    .where('import_id', '=', importId)
    .orderBy('position')
    .limit(ROWS_REMOVED_AT_ONCE)
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('import_differences')
      .where('import_id', '=', importId)
      .where('position', 'in', next)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
  }
}

/** Deletes the undo data of an import, likewise in short statements. */
export async function deleteUndoing(db: Db, importId: number): Promise<void> {
  const next = db
    .selectFrom('import_undo')
    .select('article_code')
    .where('import_id', '=', importId)
    .orderBy('article_code')
    .limit(ROWS_REMOVED_AT_ONCE)
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('import_undo')
      .where('import_id', '=', importId)
      .where('article_code', 'in', next)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
  }
}
