import { bumpCatalogueVersion, lockCatalogue } from '../catalogue/catalogue-version.store.ts'
import { inTransaction, type Trx } from '../platform/db/in-transaction.ts'
import type { Deps } from '../platform/deps.ts'
import type { StaffSession } from '../http/caller.ts'
import { recordChange, type Change } from '../audit/record-change.ts'

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
  return inTransaction(db, async (trx) => {
    await lockCatalogue(trx)
    const done = await work({ trx, record: (change) => recordChange(trx, session, clock, change) })
    await bumpCatalogueVersion(trx)
    return done
  })
}
