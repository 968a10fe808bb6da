import type { Deps } from '../../platform/deps.ts'
import { updateImport } from './apply/import.store.ts'
import { deleteDifferences, deleteUndoing, listOldImports } from './import-leftovers.store.ts'
import { removeStored } from './source/stored-files.ts'

/** Deletes the files, differences and undo data of imports that began before an instant and are over; their records stay. */
export async function tidyImports({ db, files }: Deps, before: string): Promise<void> {
  const over = await listOldImports(db, before)
  if (over.length > 0) await files.check()
  for (const { id, stored_file } of over) {
    await deleteDifferences(db, id)
    await deleteUndoing(db, id)
    await updateImport(db, id, { stored_file: null, created: null })
    if (stored_file !== null) await removeStored(files, stored_file)
  }
}
