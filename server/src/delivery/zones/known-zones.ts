import {
  type StaffZone,
  foldedBeginnings,
  foldedLocality,
  postalDigits,
  spelledLocality,
  type ZonePlace,
} from '@gondola/contract/delivery'
import { listLocatedBranches } from '../../goods/branches/branches.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listActiveZones } from './zones.store.ts'

const SUGGESTIONS_MAX = 10

/** A place with what a text is compared with. */
export interface KnownPlace extends ZonePlace {
  name: string
}

/**
 * Places for `suggestLocalities`, each once: a postal code that belongs to a locality is not there alone, nor a locality
 * without its postal code if there is one with it.
 */
export function knownPlaces(places: readonly ZonePlace[]): KnownPlace[] {
  const all = new Map<string, KnownPlace>()
  for (const { Localidad, CodigoPostal } of places) {
    const [name, code] = [foldedLocality(Localidad), postalDigits(CodigoPostal)]
    const key = `${name} ${code}`
    if (!all.has(key)) all.set(key, { Localidad, CodigoPostal: code, name })
  }
  const list = [...all.values()]
  const whole = list.filter(({ name, CodigoPostal }) => name !== '' && CodigoPostal !== '')
  const names = new Set(whole.map(({ name }) => name))
  const codes = new Set(whole.map(({ CodigoPostal }) => CodigoPostal))
  return list.filter(({ name, CodigoPostal }) => {
    if (name === '') return CodigoPostal !== '' && !codes.has(CodigoPostal)
    return CodigoPostal !== '' || !names.has(name)
  })
}

/**
 * The places that a text may become: localities one of whose words begins like it, and postal codes. Names that begin
 * with it come first.
 */
export function suggestLocalities(places: readonly KnownPlace[], text: string): ZonePlace[] {
  const beginnings = foldedBeginnings(text).filter((beginning) => beginning !== '')
  const digits = postalDigits(text)
  const byRank: KnownPlace[][] = [[], []]
  for (const place of places) {
    const byCode = digits !== '' && place.CodigoPostal.startsWith(digits) ? 1 : UNLIKE
    byRank[Math.min(rankOf(place.name, beginnings), byCode)]?.push(place)
  }
  return byRank
    .flatMap((alike) => alike.toSorted(byName))
    .slice(0, SUGGESTIONS_MAX)
    .map(({ Localidad, CodigoPostal }) => ({ Localidad, CodigoPostal }))
}

const UNLIKE = 2

/** 0: the name begins like this; 1: one of its words does. */
function rankOf(name: string, beginnings: readonly string[]): number {
  if (beginnings.some((beginning) => name.startsWith(beginning))) return 0
  return beginnings.some((beginning) => name.includes(` ${beginning}`)) ? 1 : UNLIKE
}

const byName = (one: KnownPlace, other: KnownPlace): number =>
  compare(one.name, other.name) || compare(one.CodigoPostal, other.CodigoPostal)
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** A locality that a customer typed, as the shop's zones and branches write it. */
export async function spelledFor(db: Db, Localidad: string): Promise<string> {
  const places = (await listActiveZones(db)).flatMap(({ Lugares }) => Lugares)
  return spelledLocality(Localidad, [...places, ...(await listLocatedBranches(db))])
}

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
