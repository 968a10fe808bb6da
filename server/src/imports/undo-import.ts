import { randomUUID } from 'node:crypto'
import type { StaffSession } from '../http/session.store.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-version.store.ts'
import { instant } from '../clock.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/open-database.ts'
import type { Deps } from '../deps.ts'
import { recordChange } from '../staff/record-change.ts'
import { hideImport, keepHold, lockHidden, noteImported, silently, type Hold } from './hidden-import.store.ts'
import type { Created } from './import.store.ts'
import { Slices } from './slices.ts'
import { untilNoneHidden } from './take-back.ts'
import { undoSlice } from './undo-slice.ts'
import { beginUndo, countUndo, deleteCreated, findUndoable, finishUndo } from './undo.store.ts'

/** Who undoes: a member of staff, or the command (null). */
export type Undoer = Pick<StaffSession, 'staffId' | 'userName'> | null

type UndoDeps = Pick<Deps, 'db' | 'clock'>

/**
 * Puts the catalogue back to what it was before an import: articles that it brought go, those that it changed get back
 * what it changed, unless somebody changed it since. What the API answers is then byte for byte what it answered before,
 * where nobody else changed anything (issue 4, 9). All of it is hidden at one moment, and so is undone for whoever reads
 * the catalogue; the rows follow in short transactions. One that is cut goes on where it stopped. Returns false, and
 * changes nothing, where the import is not the newest in force: undoing one under another would mix the two.
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
    const undone = await slices.transaction(db, async (trx) => {
      await lockHidden(trx)
      await keepHold(trx, clock, hold, { Fase: 'deshacer', Hechas: done, Total })
      const rows = await silently(trx, () => undoSlice(trx, clock, importId, next))
      if (rows === 0) await finish(trx, deps, importId, by)
      return rows
    })
    if (undone === 0) return true
    await onProgress((done += undone))
  }
}

/** Hides the import: from then on nobody sees anything of it. False where it may not be undone. */
function begin({ db, clock }: UndoDeps, hold: Hold, isJob: boolean): Promise<boolean> {
  const { importId } = hold
  return inTransaction(db, async (trx) => {
    const { hidden } = await lockHidden(trx)
    if (hidden !== null && hidden !== importId) return false
    if ((await findUndoable(trx)) !== importId) return false
    if (!isJob && !(await beginUndo(trx, clock, hold))) return false
    if (hidden === importId) return true
    await hideImport(trx, importId)
    await noteImported(trx, importId)
    await bumpCatalogueVersion(trx)
    return true
  })
}

async function finish(trx: Db, { clock }: UndoDeps, importId: number, by: Undoer): Promise<void> {
  const { created, file_name } = await trx
    .selectFrom('imports')
    .select(['created', 'file_name'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  if (created !== null) await deleteCreated(trx, created as Created)
  await hideImport(trx, null)
  await bumpCatalogueVersion(trx)
  await finishUndo(trx, importId, by?.userName ?? 'importar', instant(clock))
  const told = {
    Entidad: 'importaciones',
    Clave: importId,
    Accion: 'deshacer',
    Antes: { Archivo: file_name },
  }
  await recordChange(trx, by, clock, told)
}
