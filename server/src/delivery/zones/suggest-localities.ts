import { foldedBeginnings, foldedLocality, postalDigits, type ZonePlace } from '@gondola/contract/delivery'

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
