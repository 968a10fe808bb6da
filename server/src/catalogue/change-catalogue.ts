import { recordChange, type Change } from '../audit/record-change.ts'
import type { StaffSession } from '../http/caller.ts'
import { inTransaction, type Trx } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { bumpCatalogueVersion, lockCatalogue, type CatalogueState } from './catalogue-version.store.ts'

/** The catalogue, which nobody else writes before the transaction ends. */
export interface LockedCatalogue extends CatalogueState {
  trx: Trx
  /** Has every process show what is written, once the transaction has ended. */
  show(): Promise<void>
}

/**
 * Writes the catalogue in one transaction, one writer after the other. For what is written in parts, which are shown
 * with the last one; staff's changes go through `changeCatalogue`.
 */
export function withCatalogueLocked<T>(db: Db, work: (locked: LockedCatalogue) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) =>
    work({ ...(await lockCatalogue(trx)), trx, show: () => bumpCatalogueVersion(trx) }),
  )
}

/** Who changes the catalogue, with what. */
export interface CatalogueWork {
  trx: Trx
  /** Notes the change for the log. */
  record(change: Change): Promise<void>
}

/**
 * A change of the catalogue in one transaction, one after the other: what `work` does is noted, and every process shows
 * it as soon as it is there.
 */
export function changeCatalogue<T>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: StaffSession,
  work: (change: CatalogueWork) => Promise<T>,
): Promise<T> {
  return withCatalogueLocked(db, async ({ trx, show }) => {
    const done = await work({ trx, record: (change) => recordChange(trx, session, clock, change) })
    await show()
    return done
  })
}
