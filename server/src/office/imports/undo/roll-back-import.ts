import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { IMPORT_JOB_TEXTS } from '@gondola/contract/imports'
import type { LockedCatalogue } from '../../../goods/catalogue/change-catalogue.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import {
  findHiddenImport,
  hideImport,
  keepHold,
  releaseCut,
  silently,
  takeOver,
  type Hold,
} from '../apply/hidden-import.store.ts'
import { NOTHING_FOUND } from '../import-jobs.store.ts'
import { Slices } from '../apply/slices.ts'
import { undoSlice } from './undo-slice.ts'
import { updateImport, type Created } from '../apply/import.store.ts'
import { deleteCreated, readUndoneImport } from './undo.store.ts'

const LOOK_EVERY_MS = 500
/** Looks before an import that waits for another one reads its own file again. */
const LOOKS = 40

/**
 * Rolls back an interrupted import, as if it had never begun. None of it was ever visible.
 * @throws if another process has taken it over
 */
export async function rollBackImport(db: Db, clock: Clock, hold: Hold): Promise<void> {
  const { importId } = hold
  const slices = new Slices()
  for (let done = 0; ;) {
    const next = { kind: 'never', most: slices.rows } as const
    const undone = await slices.transaction(db, async (locked) => {
      const { trx, hidden } = locked
      await keepHold(trx, clock, hold, { Fase: 'deshacer', Hechas: done, Total: null })
      if (hidden !== importId) return 0
      const rows = await silently(trx, () => undoSlice(trx, clock, importId, next))
      if (rows === 0) await forget(locked, importId)
      return rows
    })
    if (undone === 0) return
    done += undone
  }
}

async function forget({ trx, show }: LockedCatalogue, importId: number): Promise<void> {
  const { created } = await readUndoneImport(trx, importId)
  if (created !== null) await deleteCreated(trx, created as Created)
  await updateImport(trx, importId, { created: null })
  await hideImport(trx, null)
  // comparisons with it in the meantime must be made again
  await show()
}

/**
 * Rolls back an interrupted import. A job then waits for the import worker again; an import by the command is recorded
 * as failed.
 */
export async function cutImport(db: Db, clock: Clock, hold: Hold): Promise<void> {
  await rollBackImport(db, clock, hold)
  await releaseCut(db, hold, { ...NOTHING_FOUND, fault: IMPORT_JOB_TEXTS.cut })
}

/** Waits for another import that is being written or undone; rolls it back if its process died while writing. */
export async function untilNoneHidden(db: Db, clock: Clock, own: number | null): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const found = await findHiddenImport(db)
    if (found === null || found.id === own) return
    const hold = { importId: found.id, lease: randomUUID() }
    // an interrupted undo is resumed by the import worker instead
    if (found.state === 'aplicando' && (await takeOver(db, clock, hold))) return cutImport(db, clock, hold)
    await sleep(LOOK_EVERY_MS)
  }
}
