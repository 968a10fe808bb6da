import { sql } from 'kysely'
import type { Db } from '../platform/db/open-database.ts'

/** What `import_undo` keeps of an article, under the names that `undoColumns` gives it; null: nothing. */
export interface Undoing {
  undo_is_new: boolean | null
  undo_before: Record<string, unknown> | null
  undo_after: Record<string, unknown> | null
}

/** The import that is being written or undone, whose rows are not shown; null: none is. */
export const hiddenImport = (db: Db) => db.selectFrom('catalogue_version').select('hidden_import')

/** What an import's undoing keeps of an article, for a query that has joined `import_undo`. */
export const undoColumns = [
  'import_undo.is_new as undo_is_new',
  'import_undo.before as undo_before',
  'import_undo.after as undo_after',
] as const

/** The family that an article is shown in, in a query that has joined `import_undo`. */
export const shownFamily = sql<number>`coalesce(cast(import_undo.before ->> 'family_code' as integer), articles.family_code)`

/**
 * An article's row as it is shown while an import is hidden: what that wrote and nobody has changed since is taken back,
 * as its undoing would. Null: the article came with the import.
 */
export function asShown<R extends object>({
  undo_is_new,
  undo_before,
  undo_after,
  ...row
}: R & Undoing): Omit<R, keyof Undoing> | null {
  if (undo_is_new === true) return null
  if (undo_before === null) return row
  const written = row as Record<string, unknown>
  const back = Object.entries(undo_before).filter(
    ([name]) => name in written && written[name] === undo_after?.[name],
  )
  return back.length === 0 ? row : { ...row, ...(Object.fromEntries(back) as object) }
}
