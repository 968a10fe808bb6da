import {
  foldedBeginnings,
  foldedLocality,
  placeKey,
  postalDigits,
  type ZonePlace,
} from '@gondola/contract/delivery'

const SUGGESTIONS_MAX = 10

/**
 * The places that a text may become: localities one of whose words begins like it, and postal codes. Names that begin
 * with it come first. A postal code that belongs to a suggested locality is not suggested alone.
 */
export function suggestLocalities(places: Iterable<ZonePlace>, text: string): ZonePlace[] {
  const beginnings = foldedBeginnings(text).filter((beginning) => beginning !== '')
  const digits = postalDigits(text)
  const found = new Map<string, ZonePlace & { rank: number; name: string }>()
  for (const place of places) {
    const name = foldedLocality(place.Localidad)
    const code = postalDigits(place.CodigoPostal)
    const rank = Math.min(rankOf(name, beginnings), digits !== '' && code.startsWith(digits) ? 1 : UNLIKE)
    const key = `${name} ${code}`
    if (rank < UNLIKE && !found.has(key)) found.set(key, { ...place, CodigoPostal: code, rank, name })
  }
  const all = [...found.values()]
  const named = new Set(all.flatMap(({ name, CodigoPostal }) => (name === '' ? [] : [CodigoPostal])))
  const coded = new Set(all.flatMap((place) => (place.CodigoPostal === '' ? [] : [placeKey(place)])))
  return all
    .filter(({ name, CodigoPostal }) =>
      name === '' ? !named.has(CodigoPostal) : CodigoPostal !== '' || !coded.has(name),
    )
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        compare(one.name, other.name) ||
        compare(one.CodigoPostal, other.CodigoPostal),
    )
    .slice(0, SUGGESTIONS_MAX)
    .map(({ Localidad, CodigoPostal }) => ({ Localidad, CodigoPostal }))
}

const UNLIKE = 2

/** 0: the name begins like this; 1: one of its words does. */
function rankOf(name: string, beginnings: readonly string[]): number {
  if (beginnings.some((beginning) => name.startsWith(beginning))) return 0
  return beginnings.some((beginning) => name.includes(` ${beginning}`)) ? 1 : UNLIKE
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
