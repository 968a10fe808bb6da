import type { StaffZone } from '@gondola/contract/delivery'
import type { Db } from '../../platform/db/open-database.ts'
import { knownPlaces, type KnownPlace } from './suggest-localities.ts'
import { listActiveZones } from './zones.store.ts'

/** For how long a process answers from the zones that it read. */
const MAX_AGE_MS = 1000

/**
 * The active zones of all branches, read at most once a second, for answers that place no order: a customer who types a
 * locality asks with every letter. Orders read the zones of their branch in their own transaction.
 */
export class KnownZones {
  readonly #db: Db
  #read: { at: number; zones: Promise<StaffZone[]>; places?: readonly KnownPlace[] } | null = null

  constructor(db: Db) {
    this.#db = db
  }

  all(): Promise<readonly StaffZone[]> {
    return this.#current().zones
  }

  /** The places of all zones. */
  async places(): Promise<readonly KnownPlace[]> {
    const read = this.#current()
    const zones = await read.zones
    read.places ??= knownPlaces(zones.flatMap(({ Lugares }) => Lugares))
    return read.places
  }

  #current() {
    const now = performance.now()
    if (this.#read === null || now - this.#read.at > MAX_AGE_MS) {
      const read = { at: now, zones: listActiveZones(this.#db) }
      // a failed reading is not kept
      read.zones.catch(() => this.#read === read && this.forget())
      this.#read = read
    }
    return this.#read
  }

  /** The next answer reads them again. */
  forget(): void {
    this.#read = null
  }
}
