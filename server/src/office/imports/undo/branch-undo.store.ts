import type { Db } from '../../../platform/db/open-database.ts'
import type { Row } from '../../../platform/db/tables/database.ts'
import type { Created } from '../apply/import.store.ts'
import { listInForce } from './undo.store.ts'

/** An import whose prices can be undone at single branches. */
export interface BranchUndoable {
  importId: number
  /** Branches whose prices of it are in force. */
  branches: ReadonlySet<number>
}

const IMPORTS_LOOKED_AT = 500

/**
 * The import of which single branches can be undone: the newest in force that changed something, but for those that
 * undid other branches of it.
 */
export async function findBranchUndoable(db: Db): Promise<BranchUndoable | null> {
  const newest = await listInForce(db, IMPORTS_LOOKED_AT)
  const of = (one: Pick<Row<'imports'>, 'options'>) =>
    (one.options as { undoes?: { importId: number; branchId: number } } | null)?.undoes
  const at = newest.findIndex((one) => of(one) === undefined)
  const found = newest[at]
  const undone = newest.slice(0, at).map((one) => of(one)!)
  if (found === undefined || newest.slice(0, at + 1).some(({ state }) => state !== 'aplicada')) return null
  const { branches } = (found.created ?? {}) as Partial<Created>
  if (branches === undefined || undone.some(({ importId }) => importId !== found.id)) return null
  const gone = new Set([...branches.added, ...undone.map(({ branchId }) => branchId)])
  return { importId: found.id, branches: new Set(branches.taken.filter((id) => !gone.has(id))) }
}

/** Whether an import without a file is being written: the undoing of a branch. */
export async function isBranchUndoWaiting(db: Db): Promise<boolean> {
  const waiting = db
    .selectFrom('imports')
    .select('id')
    .where('state', '=', 'aplicando')
    .where('stored_file', 'is', null)
  return (await waiting.limit(1).executeTakeFirst()) !== undefined
}
