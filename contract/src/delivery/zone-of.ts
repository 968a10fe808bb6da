import type { NamedPlace } from '../branches/index.ts'
import { foldedLocality, postalDigits } from './place-names.ts'
import type { Corner } from './corner.ts'
import { isInPolygon, polygonArea } from './polygon.ts'
import type { StaffZone, ZonePlace } from './zone.ts'

/** What decides whether a zone reaches a place, and which of several zones does. */
export type ZoneReach = Pick<StaffZone, 'Id' | 'Lugares' | 'Poligono' | 'Orden'>

/** A zone that reaches a place, and how narrow it is: an area, or the length of its list. */
interface Reached<Z> {
  zone: Z
  isPolygon: boolean
  size: number
}

/**
 * The zones that reach a place, the narrowest first (decision 0020): a polygon before a list, the smaller polygon, the
 * shorter list, then the shop's order. `zones` are active ones. A place with a position is looked for in polygons; the
 * list of a zone with a polygon is for places without one, and contradicts a position that somebody names another
 * locality for.
 */
export function zonesOf<Z extends ZoneReach>(zones: readonly Z[], place: NamedPlace): Z[] {
  const asked = {
    position: positionOf(place),
    names: foldedPlace({ Localidad: place.Localidad ?? '', CodigoPostal: place.CodigoPostal ?? '' }),
  }
  return zones
    .flatMap((zone) => reached(zone, asked) ?? [])
    .toSorted(narrowestFirst)
    .map(({ zone }) => zone)
}

/** The zone of a place; null if none reaches it. `zones` are active ones. */
export const zoneOf = <Z extends ZoneReach>(zones: readonly Z[], place: NamedPlace): Z | null =>
  zonesOf(zones, place)[0] ?? null

interface Asked {
  position: Corner | null
  names: FoldedPlace
}

function reached<Z extends ZoneReach>(zone: Z, { position, names }: Asked): Reached<Z> | null {
  const { Lugares, Poligono } = zone
  if (Poligono !== null && position !== null) {
    const isElsewhere = Lugares.length > 0 && isNamed(names) && !isListed(Lugares, names)
    const isInside = !isElsewhere && isInPolygon(Poligono, position)
    return isInside ? { zone, isPolygon: true, size: polygonArea(Poligono) } : null
  }
  return isListed(Lugares, names) ? { zone, isPolygon: false, size: Lugares.length } : null
}

const isNamed = ({ name, code }: FoldedPlace) => name !== '' || code !== ''

const isListed = (places: readonly ZonePlace[], names: FoldedPlace) =>
  foldedPlaces(places).some((listed) => isOnePlace(listed, names))

const narrowestFirst = (one: Reached<ZoneReach>, other: Reached<ZoneReach>): number =>
  Number(other.isPolygon) - Number(one.isPolygon) ||
  one.size - other.size ||
  one.zone.Orden - other.zone.Orden ||
  one.zone.Id - other.zone.Id

/** A place's position; null if it has none. */
export const positionOf = ({ Latitud, Longitud }: NamedPlace): Corner | null =>
  Latitud === undefined || Longitud === undefined ? null : [Latitud, Longitud]

/** Whether two places are one: what both name is equal, and both name something. */
export const isSamePlace = (one: ZonePlace, other: ZonePlace): boolean =>
  isOnePlace(foldedPlace(one), foldedPlace(other))

interface FoldedPlace {
  name: string
  code: string
}

const foldedPlace = ({ Localidad, CodigoPostal }: ZonePlace): FoldedPlace => ({
  name: foldedLocality(Localidad),
  code: postalDigits(CodigoPostal),
})

/** By a zone's list, which nobody changes: one look-up after another compares the same thousands of places. */
const foldedLists = new WeakMap<readonly ZonePlace[], readonly FoldedPlace[]>()

function foldedPlaces(places: readonly ZonePlace[]): readonly FoldedPlace[] {
  const known = foldedLists.get(places)
  if (known !== undefined) return known
  const list = places.map(foldedPlace)
  foldedLists.set(places, list)
  return list
}

function isOnePlace(one: FoldedPlace, other: FoldedPlace): boolean {
  const areNames = one.name !== '' && other.name !== ''
  const areCodes = one.code !== '' && other.code !== ''
  if (areNames && one.name !== other.name) return false
  if (areCodes && one.code !== other.code) return false
  return areNames || areCodes
}
