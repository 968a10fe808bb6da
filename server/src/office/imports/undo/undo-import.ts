import { randomUUID } from 'node:crypto'
import type { StaffSession } from '../../../http/caller.ts'
import { withCatalogueLocked, type LockedCatalogue } from '../../../goods/catalogue/change-catalogue.ts'
import { instant } from '../../../platform/clock.ts'
import type { Deps } from '../../../platform/deps.ts'
import { recordChange } from '../../../audit/record-change.ts'
import { withdrawBranches } from '../branches/branches-made.ts'
import {
  hideImport,
  keepHold,
  noteImported,
  silently,
  takeOver,
  type Hold,
} from '../apply/hidden-import.store.ts'
import type { Created } from '../apply/import.store.ts'
import { Slices } from '../apply/slices.ts'
import { untilNoneHidden } from './roll-back-import.ts'
import { undoSlice } from './undo-slice.ts'
import {
  countUndo,
  deleteCreated,
  findUndoable,
  finishUndo,
  forgetPricesOfImport,
  readUndoneImport,
  listIdleAfter,
} from './undo.store.ts'
import { formatMoment } from '@gondola/contract/base'
import { BRANCH_TEXTS, IMPORT_STEP_TEXTS, IMPORT_TEXTS, UNUSABLE } from '@gondola/contract/imports'
import { findNamed } from '../branches/branch-book.ts'
import { shopBranchText } from '../branches/choose-targets.ts'
import { readShopBranches } from '../branches/import-branches.store.ts'
import type { UndoCommand } from '../read-command.ts'
import { undoBranch } from './undo-branch.ts'
import { findBranchUndoable } from './branch-undo.store.ts'

/** The person who undoes: a member of staff, or null for the command. */
export type Undoer = Pick<StaffSession, 'staffId' | 'userName'> | null

type UndoDeps = Pick<Deps, 'db' | 'clock'>

/**
 * Restores the catalogue as it was before an import: deletes the articles that it added, and restores what it changed
 * unless somebody has changed it since. If nobody else changed anything, the API's answers are then byte for byte the
 * previous ones (backoffice §9). The import is hidden at one moment, and so is undone for readers of the catalogue; the
 * rows follow in short transactions. An interrupted undo is resumed. Returns false, and changes nothing, if the import
 * is not the newest in force: undoing one beneath another would mix the two.
 */
export async function undoImport(
  deps: UndoDeps,
  importId: number,
  by: Undoer,
  onProgress: (done: number) => void | Promise<void> = () => {},
  lease: string | null = null,
): Promise<boolean> {
  const { db, clock } = deps
  await untilNoneHidden(db, clock, importId)
  const hold = { importId, lease: lease ?? randomUUID() }
  if (!(await begin(deps, hold, lease !== null))) return false
  const Total = await countUndo(db, importId)
  const slices = new Slices()
  for (let done = 0; ;) {
    const next = { kind: 'undone', most: slices.rows } as const
    const undone = await slices.transaction(db, async (locked) => {
      const { trx } = locked
      await keepHold(trx, clock, hold, { Fase: 'deshacer', Hechas: done, Total })
      const rows = await silently(trx, () => undoSlice(trx, clock, importId, next))
      if (rows === 0) await finish(locked, deps, importId, by)
      return rows
    })
    if (undone === 0) return true
    await onProgress((done += undone))
  }
}

/** Hides the import from readers. False if it may not be undone. */
function begin({ db, clock }: UndoDeps, hold: Hold, isJob: boolean): Promise<boolean> {
  const { importId } = hold
  return withCatalogueLocked(db, async ({ trx, hidden, show }) => {
    if (hidden !== null && hidden !== importId) return false
    if ((await findUndoable(trx)) !== importId) return false
    if (!isJob && !(await takeOver(trx, clock, hold, { state: 'deshaciendo' }))) return false
    if (hidden === importId) return true
    await hideImport(trx, importId)
    const { branches } = ((await readUndoneImport(trx, importId)).created ?? {}) as Partial<Created>
    if (branches !== undefined) await withdrawBranches(trx, branches)
    await noteImported(trx, importId)
    await forgetPricesOfImport(trx, importId)
    await show()
    return true
  })
}

async function finish(
  { trx, show }: LockedCatalogue,
  { clock }: UndoDeps,
  importId: number,
  by: Undoer,
): Promise<void> {
  const { created, file_name } = await readUndoneImport(trx, importId)
  if (created !== null) await deleteCreated(trx, created as Created)
  await hideImport(trx, null)
  await show()
  await finishUndo(trx, importId, by?.userName ?? 'importar', instant(clock))
  const told = {
    Entidad: 'importaciones',
    Clave: importId,
    Accion: 'deshacer',
    Antes: { Archivo: file_name },
  }
  await recordChange(trx, by, clock, told)
}

type Progress = (done: number, all: number) => void

/** The result of `npm run importar -- --deshacer`, with its message. */
interface CommandedUndo {
  isDone: boolean
  text: string
}

/** Undoes the newest import in force, or returns what undoing it would affect. */
export async function undoByCommand(
  deps: Pick<Deps, 'db' | 'clock'>,
  { isDryRun, branch, onProgress }: Omit<UndoCommand, 'isUndo'> & { onProgress: Progress },
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
  if (!isUndone) return { isDone: false, text: IMPORT_TEXTS.undoneByAnother }
  const { undo_stayed } = await readUndoneImport(deps.db, id)
  const stayed = undo_stayed === null ? [] : [IMPORT_STEP_TEXTS.stayed(undo_stayed)]
  return { isDone: true, text: [what, IMPORT_TEXTS.undone, ...stayed].join('\n') }
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
