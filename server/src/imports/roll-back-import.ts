import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { IMPORT_JOB_TEXTS } from '@gondola/contract/texts/staff/imports.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-version.store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import { hideImport, keepHold, lockHidden, silently, takeOver, type Hold } from './hidden-import.store.ts'
import { NOTHING_FOUND } from './import-jobs.store.ts'
import { Slices } from './slices.ts'
import { undoSlice } from './undo-slice.ts'
import type { Created } from './import.store.ts'
import { deleteCreated } from './undo.store.ts'

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
    const undone = await slices.transaction(db, async (trx) => {
      const { hidden } = await lockHidden(trx)
      await keepHold(trx, clock, hold, { Fase: 'deshacer', Hechas: done, Total: null })
      if (hidden !== importId) return 0
      const rows = await silently(trx, () => undoSlice(trx, clock, importId, next))
      if (rows === 0) await forget(trx, importId)
      return rows
    })
    if (undone === 0) return
    done += undone
  }
}

async function forget(trx: Db, importId: number): Promise<void> {
  const { created } = await trx
    .selectFrom('imports')
    .select('created')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  if (created !== null) await deleteCreated(trx, created as Created)
  await trx.updateTable('imports').set({ created: null }).where('id', '=', importId).execute()
  await hideImport(trx, null)
  // what was compared with it meanwhile is to be compared anew
  await bumpCatalogueVersion(trx)
}

/**
 * Takes back what an import had written when it was cut. A job is done again by whoever does imports that wait; the
 * command's is told as failed.
 */
export async function cutImport(db: Db, clock: Clock, hold: Hold): Promise<void> {
  await rollBackImport(db, clock, hold)
  await releaseCut(db, hold)
}

/** Waits for another import that is being written or undone; one whose process died over it is taken back. */
export async function untilNoneHidden(db: Db, clock: Clock, own: number | null): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const found = await findHidden(db)
    if (found === null || found.id === own) return
    const hold = { importId: found.id, lease: randomUUID() }
    // an undoing goes on where it stopped, by whoever does imports that wait
    if (found.state === 'aplicando' && (await takeOver(db, clock, hold))) return cutImport(db, clock, hold)
    await sleep(LOOK_EVERY_MS)
  }
}

/** Leaves an import that was taken back. */
async function releaseCut(db: Db, { importId, lease }: Hold): Promise<void> {
  const free = { lease: null, lease_until: null, progress: null }
  const held = db.updateTable('imports').where('id', '=', importId).where('lease', '=', lease)
  await held.set(free).where('stored_file', 'is not', null).execute()
  const outcome = JSON.stringify({ ...NOTHING_FOUND, fault: IMPORT_JOB_TEXTS.cut })
  await held
    .set({ ...free, state: 'fallida', outcome })
    .where('stored_file', 'is', null)
    .execute()
}

const findHidden = async (db: Db) =>
  (await db
    .selectFrom('imports')
    .innerJoin('catalogue_version', 'hidden_import', 'imports.id')
    .select(['imports.id', 'imports.state'])
    .executeTakeFirst()) ?? null
