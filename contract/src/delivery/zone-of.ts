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
 * list of a zone with a polygon is only for places without one.
 */
export function zonesOf<Z extends ZoneReach>(zones: readonly Z[], place: NamedPlace): Z[] {
  return zones
    .flatMap((zone) => reached(zone, place) ?? [])
    .toSorted(narrowestFirst)
    .map(({ zone }) => zone)
}

/** The zone of a place; null if none reaches it. `zones` are active ones. */
export const zoneOf = <Z extends ZoneReach>(zones: readonly Z[], place: NamedPlace): Z | null =>
  zonesOf(zones, place)[0] ?? null

function reached<Z extends ZoneReach>(zone: Z, place: NamedPlace): Reached<Z> | null {
  const position = positionOf(place)
  if (zone.Poligono !== null && position !== null) {
    const { Poligono } = zone
    return isInPolygon(Poligono, position) ? { zone, isPolygon: true, size: polygonArea(Poligono) } : null
  }
  const isListed = zone.Lugares.some((listed) => isSamePlace(listed, place))
  return isListed ? { zone, isPolygon: false, size: zone.Lugares.length } : null
}

const narrowestFirst = (one: Reached<ZoneReach>, other: Reached<ZoneReach>): number =>
  Number(other.isPolygon) - Number(one.isPolygon) ||
  one.size - other.size ||
  one.zone.Orden - other.zone.Orden ||
  one.zone.Id - other.zone.Id

/** A place's position; null if it has none. */
export const positionOf = ({ Latitud, Longitud }: NamedPlace): Corner | null =>
  Latitud === undefined || Longitud === undefined ? null : [Latitud, Longitud]

/** Whether two places are one: what both name is equal, and both name something. */
export function isSamePlace(listed: ZonePlace, place: NamedPlace): boolean {
  const isNameAsked = listed.Localidad !== '' && (place.Localidad ?? '').trim() !== ''
  const isCodeAsked = listed.CodigoPostal !== '' && (place.CodigoPostal ?? '') !== ''
  if (!isNameAsked && !isCodeAsked) return false
  if (isCodeAsked && postalDigits(listed.CodigoPostal) !== postalDigits(place.CodigoPostal ?? ''))
    return false
  return !isNameAsked || foldedLocality(listed.Localidad) === foldedLocality(place.Localidad ?? '')
}
