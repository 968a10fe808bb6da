import type { StaffZone } from '@gondola/contract/delivery'
import type { Db } from '../../platform/db/open-database.ts'
import { listActiveZones } from './zones.store.ts'

/** For how long a process answers from the zones that it read. */
const MAX_AGE_MS = 1000

/**
 * The active zones of all branches, read at most once a second, for answers that place no order: a customer who types a
 * locality asks with every letter. Orders read the zones of their branch in their own transaction.
 */
export class KnownZones {
  readonly #db: Db
  #read: { at: number; zones: Promise<StaffZone[]> } | null = null

  constructor(db: Db) {
    this.#db = db
  }

  all(): Promise<readonly StaffZone[]> {
    const now = performance.now()
    if (this.#read === null || now - this.#read.at > MAX_AGE_MS) {
      const read = { at: now, zones: listActiveZones(this.#db) }
      // a failed reading is not kept
      read.zones.catch(() => this.#read === read && this.forget())
      this.#read = read
    }
    return this.#read.zones
  }

  /** The next answer reads them again. */
  forget(): void {
    this.#read = null
  }
}
