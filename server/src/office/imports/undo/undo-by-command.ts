import { formatMoment } from '@gondola/contract/base'
import { BRANCH_TEXTS, IMPORT_TEXTS, UNUSABLE } from '@gondola/contract/imports'
import type { Deps } from '../../../platform/deps.ts'
import { findNamed } from '../branches/branch-book.ts'
import { shopBranchText } from '../branches/choose-targets.ts'
import { readShopBranches } from '../branches/import-branches.store.ts'
import { undoBranch } from './undo-branch.ts'
import { undoImport } from './undo-import.ts'
import { findBranchUndoable } from './branch-undo.store.ts'
import { countUndo, findUndoable, listIdleAfter, readUndoneImport } from './undo.store.ts'

/** The result of `npm run importar -- --deshacer`, with its message. */
export interface CommandedUndo {
  isDone: boolean
  text: string
}

/** Undoes the newest import in force, or returns what undoing it would affect. */
export async function undoByCommand(
  deps: Pick<Deps, 'db' | 'clock'>,
  {
    isDryRun,
    branch,
    onProgress,
  }: {
    isDryRun: boolean
    /** The branch whose prices alone are undone; null: all of the import. */
    branch: string | null
    onProgress: (done: number, all: number) => void
  },
): Promise<CommandedUndo> {
  if (branch !== null) return undoAtBranch(deps, branch, isDryRun)
  const id = await findUndoable(deps.db)
  if (id === null) return { isDone: false, text: IMPORT_TEXTS.nothingToUndo }
  const { file_name, applied_at } = await readUndoneImport(deps.db, id)
  const all = await countUndo(deps.db, id)
  const moment = applied_at === null ? '' : formatMoment(Date.parse(applied_at))
  const idle = (await listIdleAfter(deps.db, id)).map((one) => IMPORT_TEXTS.idle(one.id, one.file_name))
  const what = [...idle, IMPORT_TEXTS.undoing(id, file_name, moment, all)].join('\n')
  if (isDryRun) return { isDone: true, text: [what, IMPORT_TEXTS.simulated].join('\n') }
  const isUndone = await undoImport(deps, id, null, (done) => onProgress(done, all))
  return isUndone
    ? { isDone: true, text: [what, IMPORT_TEXTS.undone].join('\n') }
    : { isDone: false, text: IMPORT_TEXTS.undoneByAnother }
}

async function undoAtBranch(
  deps: Pick<Deps, 'db' | 'clock'>,
  name: string,
  isDryRun: boolean,
): Promise<CommandedUndo> {
  const undoable = await findBranchUndoable(deps.db)
  const shop = await readShopBranches(deps.db)
  const branch = shop.find(({ import_key }) => import_key === name) ?? findNamed(shop, name)
  if (branch === null)
    return { isDone: false, text: UNUSABLE.sucursal_sin_registro(shop.map(shopBranchText).join('\n')) }
  const nothing = { isDone: false, text: BRANCH_TEXTS.nothingToUndo }
  if (undoable === null || !undoable.branches.has(branch.Id)) return nothing
  const { importId } = undoable
  const { file_name } = await readUndoneImport(deps.db, importId)
  const what = BRANCH_TEXTS.undoingBranch(branch.Nombre, importId, file_name)
  if (isDryRun) return { isDone: true, text: [what, IMPORT_TEXTS.simulated].join('\n') }
  const asked = { importId, branchId: branch.Id }
  const done = await undoBranch(deps, asked, { author: 'importar', jobId: null, lease: null })
  return done === null ? nothing : { isDone: true, text: [what, IMPORT_TEXTS.undone].join('\n') }
}
