import { ZONE_PLACES_MAX, type ZonePlace } from '@gondola/contract/delivery'
import { ZONE_TEXTS as TEXTS } from '../texts/delivery-screens.ts'

export type ReadPlaces = { places: ZonePlace[] } | { fault: string }

const CODE = /^[A-Za-z]?\d{4}(?:[A-Za-z]{3})?$/
const LOCALITY_MAX = 80

/** The places of a text, one a line: 'Tandil 7000', 'Gardey', '7003', 'Vela;7003'. Empty lines are skipped. */
export function readPlaces(text: string): ReadPlaces {
  const places: ZonePlace[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const parts = line.split(/[\s,;]+/).filter((part) => part !== '')
    if (parts.length === 0) continue
    const place = placeOf(parts)
    if (place.Localidad.length > LOCALITY_MAX) return { fault: TEXTS.placeLong(index + 1) }
    places.push(place)
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
