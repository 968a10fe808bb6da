import { ZONE_PLACES_MAX, type ZonePlace } from '@gondola/contract/delivery'
import { ZONE_TEXTS as TEXTS } from '../texts/delivery-screens.ts'

export type ReadPlaces = { places: ZonePlace[] } | { fault: string }

const CODE = /^[A-Za-z]?\d{4}(?:[A-Za-z]{3})?$/
const RANGE = /\b([A-Za-z]?)(\d{4})\s*(?:[-–—]|al?|hasta)\s*[A-Za-z]?(\d{4})\b/i
/** As many codes are a region; with more, somebody mistyped. */
const RANGE_MAX = 300
const LOCALITY_MAX = 80

/** The places of a text, one a line: 'Tandil 7000', 'Gardey', '7003', 'Vela;7003', '2000 a 2010'. Empty lines are skipped. */
export function readPlaces(text: string): ReadPlaces {
  const places: ZonePlace[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const [range, letter = '', from, to] = RANGE.exec(line) ?? []
    const length = range === undefined ? 1 : Number(to) - Number(from) + 1
    if (length < 1 || length > RANGE_MAX) return { fault: TEXTS.placeRange(index + 1, RANGE_MAX) }
    for (let at = 0; at < length; at++) {
      const code = letter + String(Number(from) + at).padStart(4, '0')
      const parts = (range === undefined ? line : line.replace(range, code))
        .split(/[\s,;]+/)
        .filter((part) => part !== '')
      if (parts.length === 0) continue
      const place = placeOf(parts)
      if (place.Localidad.length > LOCALITY_MAX) return { fault: TEXTS.placeLong(index + 1) }
      if (/^[^\p{L}]*\d{4}[^\p{L}]*$/u.test(place.Localidad)) return { fault: TEXTS.placeUnread(index + 1) }
      places.push(place)
    }
  }
  return places.length > ZONE_PLACES_MAX ? { fault: TEXTS.placesMany(ZONE_PLACES_MAX) } : { places }
}

/** The postal code stands last or first; everything else is the locality. */
function placeOf(parts: readonly string[]): ZonePlace {
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (CODE.test(last)) return { Localidad: parts.slice(0, -1).join(' '), CodigoPostal: last.toUpperCase() }
  if (CODE.test(first)) return { Localidad: parts.slice(1).join(' '), CodigoPostal: first.toUpperCase() }
  return { Localidad: parts.join(' '), CodigoPostal: '' }
}

export const writePlaces = (places: readonly ZonePlace[]): string =>
  places.map(({ Localidad, CodigoPostal }) => `${Localidad} ${CodigoPostal}`.trim()).join('\n')
