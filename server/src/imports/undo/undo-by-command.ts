import { formatMoment } from '@gondola/contract/base'
import { IMPORT_TEXTS } from '@gondola/contract/imports'
import type { Deps } from '../../platform/deps.ts'
import { undoImport } from './undo-import.ts'
import { countUndo, findUndoable, listIdleAfter, readUndoneImport } from './undo.store.ts'

/** The result of `npm run importar -- --deshacer`, with its message. */
export interface CommandedUndo {
  isDone: boolean
  text: string
}

/** Undoes the newest import in force, or returns what undoing it would affect. */
export async function undoByCommand(
  deps: Pick<Deps, 'db' | 'clock'>,
  { isDryRun, onProgress }: { isDryRun: boolean; onProgress: (done: number, all: number) => void },
): Promise<CommandedUndo> {
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
