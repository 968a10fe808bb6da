import { instant } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'
import { updateImport } from './apply/import.store.ts'
import { deleteDifferences, deleteUndoing, listOldImports } from './import-leftovers.store.ts'
import { removeStored } from './source/stored-files.ts'

/** Days for which files, differences and undo data are kept. */
const KEPT_DAYS = 30
const SECONDS_PER_DAY = 86_400

/** Deletes the files, differences and undo data of old finished imports; their records stay. */
export async function tidyImports({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> {
  const over = await listOldImports(db, instant(clock, -KEPT_DAYS * SECONDS_PER_DAY))
  if (over.length > 0) await files.check()
  for (const { id, stored_file } of over) {
    await deleteDifferences(db, id)
    await deleteUndoing(db, id)
    await updateImport(db, id, { stored_file: null, created: null })
    if (stored_file !== null) await removeStored(files, stored_file)
  }
}
