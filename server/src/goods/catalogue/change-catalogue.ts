import { recordChange, type Change } from '../../audit/record-change.ts'
import type { StaffSession } from '../../http/caller.ts'
import { inTransaction, type Trx } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { bumpCatalogueVersion, lockCatalogue, type CatalogueState } from './catalogue-changes.store.ts'
import type { Row } from '../../platform/db/tables/database.ts'

type ListPrices = Row<'articles'>['list_prices']

/** A list's price that changes, with the article's price in it before and after; null: the base price. */
interface ListedChange {
  Lista: number
  before: number | null
  after: number | null
}

/** The prices that differ between two columns of prices by list. */
export function changedLists(before: ListPrices, after: ListPrices): ListedChange[] {
  if (before === null && after === null) return []
  const ids = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return Array.from(ids, (id) => ({
    Lista: Number(id),
    before: before?.[id] ?? null,
    after: after?.[id] ?? null,
  })).filter((change) => change.before !== change.after)
}

/** The catalogue, locked against other writers until the transaction ends. */
export interface LockedCatalogue extends CatalogueState {
  trx: Trx
  /** Makes every process load the new version once the transaction is committed. */
  show(): Promise<void>
}

/**
 * Writes the catalogue in one transaction, one writer at a time. For imports and other writes in several parts, which
 * are shown with the last part; staff's changes go through `changeCatalogue`.
 */
export function withCatalogueLocked<T>(db: Db, work: (locked: LockedCatalogue) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) =>
    work({ ...(await lockCatalogue(trx)), trx, show: () => bumpCatalogueVersion(trx) }),
  )
}

/** Writes rows that the catalogue depends on in one transaction, one writer at a time; every process then shows them. */
export const inCatalogue = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  withCatalogueLocked(db, async ({ trx, show }) => {
    const done = await work(trx)
    await show()
    return done
  })

export interface CatalogueWork {
  trx: Trx
  /** Records the change for the log. */
  record(change: Change): Promise<void>
}

/**
 * Changes the catalogue in one transaction, one change at a time. The changes that `work` records are logged, and every
 * process shows them once they are committed.
 */
export function changeCatalogue<T>(
  { db, clock }: Deps,
  session: StaffSession,
  work: (change: CatalogueWork) => Promise<T>,
): Promise<T> {
  return inCatalogue(db, (trx) =>
    work({ trx, record: (change) => recordChange(trx, session, clock, change) }),
  )
}
