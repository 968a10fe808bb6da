import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'
import { undoneColumns } from './undone-columns.ts'

/** An article's record in `import_undo`, under the names from `undoColumns`; null if there is no record. */
export interface Undoing {
  undo_is_new: boolean | null
  undo_before: Record<string, unknown> | null
  undo_after: Record<string, unknown> | null
}

/** The import being written or undone, whose rows are hidden; null if there is none. */
export const hiddenImport = (db: Db) => db.selectFrom('catalogue_version').select('hidden_import')

/** The columns of an article's undo record, for a query that joins `import_undo`. */
export const undoColumns = [
  'import_undo.is_new as undo_is_new',
  'import_undo.before as undo_before',
  'import_undo.after as undo_after',
] as const

/** The family that an article is shown in, for a query that joins `import_undo`. */
export const shownFamily = sql<number>`coalesce(cast(import_undo.before ->> 'family_code' as integer), articles.family_code)`

/**
 * An article's row as it is shown while an import is hidden: columns that the import wrote and nobody has changed since
 * have their previous values, as after undoing it. Null if the import added the article.
 */
export function asShown<R extends object>({
  undo_is_new,
  undo_before,
  undo_after,
  ...row
}: R & Undoing): Omit<R, keyof Undoing> | null {
  if (undo_is_new === true) return null
  if (undo_before === null) return row
  const back = undoneColumns(row, undo_before, undo_after)
  return back.length === 0 ? row : { ...row, ...(Object.fromEntries(back) as object) }
}
