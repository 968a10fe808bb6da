import { randomUUID } from 'node:crypto'
import { withCatalogueLocked, type LockedCatalogue } from '../../../goods/catalogue/change-catalogue.ts'
import { type Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { enforceBranches } from '../branches/branches-made.ts'
import { Writing } from './write-import.ts'
import type { ImportPlan } from '../plan/import-plan.ts'
import { hideImport, type Hold } from './hidden-import.store.ts'
import { assertLease, createImport, updateImport, type Created } from './import.store.ts'
import { cutImport, untilNoneHidden } from '../undo/roll-back-import.ts'

export interface ImportOrigin {
  fileName: string
  profile: string
  /** Name of the person who requested the import. */
  author: string
  /** The import's job; null for an import by the command, which is recorded when it begins. */
  importId: number | null
  /** Token with which the job's process holds its lease. */
  lease: string | null
  /** Takes articles that the file no longer has off sale. */
  isRetiring: boolean
}

/**
 * Writes a plan and its undo data in many short transactions, so that orders never wait for an import. The import is
 * hidden until the last transaction: until then readers see the previous catalogue, afterwards all of the import. An
 * interrupted import is rolled back by the process that finds it. Returns what went off and on sale, or null, with nothing
 * changed, if the catalogue is no longer the version that the plan was made for.
 */
export async function applyImport(
  db: Db,
  clock: Clock,
  plan: ImportPlan,
  version: number,
  origin: ImportOrigin,
  onProgress: (done: number) => void | Promise<void>,
): Promise<Writing['moved'] | null> {
  await untilNoneHidden(db, clock, null)
  const hold = await begin(db, clock, version, origin)
  if (hold === null) return null
  try {
    const writing = new Writing(db, clock, plan, { ...hold, profile: origin.profile })
    if (plan.branches !== null) await writing.makeBranches(plan.branches)
    for (const batch of plan.articles()) await writing.write(batch, onProgress)
    await writing.markMissing(plan, origin.isRetiring)
    if (plan.branches !== null) await writing.writeElsewhere(plan.branches)
    await writing.putInForce(plan)
    return writing.moved
  } catch (error) {
    // if the rollback fails, e.g. because the database is down, the import stays hidden
    await cutImport(db, clock, hold).catch(() => {})
    throw error
  }
}

/**
 * Adds a plan to an import in force, in the caller's transaction: readers see all of it
 * once that is committed. Returns what it created.
 */
export async function applyPart(
  { trx, show }: Pick<LockedCatalogue, 'trx' | 'show'>,
  clock: Clock,
  plan: ImportPlan,
  part: Pick<Hold, 'importId'> & { profile: string },
): Promise<Created> {
  const writing = new Writing(trx, clock, plan, { ...part, lease: '', isPart: true })
  if (plan.branches !== null) await writing.makeBranches(plan.branches)
  for (const batch of plan.articles()) await writing.write(batch, () => {})
  if (plan.branches !== null) await writing.writeElsewhere(plan.branches)
  const { created } = writing
  if (created.branches !== undefined) await enforceBranches(trx, created.branches)
  await show()
  return created
}

/**
 * Hides the import before anything is written; null if the plan is for another catalogue version, or another import is
 * hidden.
 */
function begin(db: Db, clock: Clock, planned: number, origin: ImportOrigin): Promise<Hold | null> {
  return withCatalogueLocked(db, async ({ trx, version, hidden }) => {
    if (version !== planned || hidden !== null) return null
    const lease = origin.lease ?? randomUUID()
    if (origin.importId !== null) await assertLease(trx, origin.importId, lease)
    const importId = origin.importId ?? (await createImport(trx, clock, origin, lease))
    await hideImport(trx, importId)
    await updateImport(trx, importId, { profile: origin.profile })
    return { importId, lease }
  })
}
