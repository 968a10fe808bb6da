import { instant } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'
import { deleteDifferences, deleteUndoing } from './import-jobs.store.ts'
import { removeStored } from './stored-files.ts'

/** How long files, differences and what undoes an import are kept. */
const KEPT_DAYS = 30
const SECONDS_PER_DAY = 86_400

/** Removes what nobody looks at any more of imports that are over; that they were stays known. */
export async function tidyImports({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const over = await db
    .selectFrom('imports')
    .select(['id', 'stored_file'])
    .where('state', 'in', ['aplicada', 'deshecha', 'descartada', 'fallida', 'subida', 'lista', 'retenida'])
    .where('started_at', '<', instant(clock, -KEPT_DAYS * SECONDS_PER_DAY))
    .where(({ or, eb }) => or([eb('stored_file', 'is not', null), eb('created', 'is not', null)]))
    .execute()
  for (const { id, stored_file } of over) {
    await deleteDifferences(db, id)
    await deleteUndoing(db, id)
    await db.updateTable('imports').set({ stored_file: null, created: null }).where('id', '=', id).execute()
    if (stored_file !== null) await removeStored(config, stored_file)
  }
}
