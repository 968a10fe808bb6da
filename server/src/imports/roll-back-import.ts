import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { IMPORT_JOB_TEXTS } from '@gondola/contract/texts/staff/imports.ts'
import type { LockedCatalogue } from '../catalogue/change-catalogue.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import {
  findHiddenImport,
  hideImport,
  keepHold,
  releaseCut,
  silently,
  takeOver,
  type Hold,
} from './hidden-import.store.ts'
import { NOTHING_FOUND } from './import-jobs.store.ts'
import { Slices } from './slices.ts'
import { undoSlice } from './undo-slice.ts'
import { updateImport, type Created } from './import.store.ts'
import { deleteCreated, readUndoneImport } from './undo.store.ts'

const LOOK_EVERY_MS = 500
/** How long who finds another import under way waits before it looks at its own file again. */
const LOOKS = 40

/**
 * Takes back what an import had written when it was cut: as if it had never begun. Nobody has seen any of it.
 * @throws where another process has taken it over
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
  // what was compared with it meanwhile is to be compared anew
  await show()
}

/**
 * Takes back what an import had written when it was cut. A job is done again by whoever does imports that wait; the
 * command's is told as failed.
 */
export async function cutImport(db: Db, clock: Clock, hold: Hold): Promise<void> {
  await rollBackImport(db, clock, hold)
  await releaseCut(db, hold, { ...NOTHING_FOUND, fault: IMPORT_JOB_TEXTS.cut })
}

/** Waits for another import that is being written or undone; one whose process died over it is taken back. */
export async function untilNoneHidden(db: Db, clock: Clock, own: number | null): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const found = await findHiddenImport(db)
    if (found === null || found.id === own) return
    const hold = { importId: found.id, lease: randomUUID() }
    // an undoing goes on where it stopped, by whoever does imports that wait
    if (found.state === 'aplicando' && (await takeOver(db, clock, hold))) return cutImport(db, clock, hold)
    await sleep(LOOK_EVERY_MS)
  }
}
