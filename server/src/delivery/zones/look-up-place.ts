import type { NamedPlace } from '@gondola/contract/branches'
import {
  isSamePlace,
  positionOf,
  zonesOf,
  type Corner,
  type PlaceLookup,
  type PlaceOption,
  type StaffZone,
  type Zone,
  type ZonePlace,
} from '@gondola/contract/delivery'
import type { LocatedBranch } from '../../goods/branches/branches.store.ts'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'

/**
 * The branches that deliver to a place: those with a zone that reaches it, the narrowest zone first, then those without
 * any zone, which deliver everywhere; and the branches where orders can be picked up. `branches` take orders and are in
 * the shop's order, `zones` are active.
 */
export function lookUpPlace(
  branches: readonly LocatedBranch[],
  zones: readonly StaffZone[],
  place: NamedPlace,
): PlaceLookup {
  const branchOf = new Map(branches.map((branch) => [branch.Id, branch]))
  const options = new Map<number, PlaceOption>()
  for (const zone of zonesOf(zones, place)) {
    const branch = branchOf.get(zone.Sucursal)
    if (branch && !options.has(branch.Id)) options.set(branch.Id, optionOf(branch, zone))
  }
  const reaching = new Set(options.keys())
  const far = new Map(branches.map((branch) => [branch.Id, distance(branch, place, reaching.has(branch.Id))]))
  const near = branches.toSorted((one, other) => far.get(one.Id)! - far.get(other.Id)!)
  const withZones = new Set(zones.map(({ Sucursal }) => Sucursal))
  for (const branch of near) if (!withZones.has(branch.Id)) options.set(branch.Id, optionOf(branch, null))
  return { Opciones: [...options.values()], Retiros: near.filter(({ Retiro }) => Retiro).map(({ Id }) => Id) }
}

/**
 * Says of each place whether a branch delivers there. Each is compared with all zones' places, so a long list yields to
 * other requests.
 */
export async function withReach<P extends ZonePlace>(
  branches: readonly LocatedBranch[],
  zones: readonly StaffZone[],
  places: readonly P[],
): Promise<(P & { Llegamos: boolean })[]> {
  const slicer = new TimeSlicer()
  const told: (P & { Llegamos: boolean })[] = []
  for (const place of places) {
    const { Localidad, CodigoPostal } = place
    const { Opciones } = lookUpPlace(branches, zones, { Localidad, CodigoPostal })
    told.push({ ...place, Llegamos: Opciones.length > 0 })
    await slicer.pause()
  }
  return told
}

const optionOf = ({ Id, Nombre }: LocatedBranch, zone: StaffZone | null): PlaceOption => ({
  Sucursal: Id,
  Nombre,
  Zona: zone && shownZone(zone),
})

/** A zone as customers see it: neither its places nor its outline. */
const shownZone = ({ Sucursal, Lugares, Poligono, Activa, Orden, ...zone }: StaffZone): Zone => zone

/**
 * How far a branch is, as far as that is known: degrees; 0 in the same locality, 500 if one of its zones reaches the
 * place, 1000 if nothing is known.
 */
function distance(
  { Latitud, Longitud, Localidad, CodigoPostal }: LocatedBranch,
  place: NamedPlace,
  isReaching: boolean,
): number {
  const position = positionOf(place)
  if (position !== null && Latitud !== null && Longitud !== null)
    return between([Latitud, Longitud], position)
  const named = { Localidad: place.Localidad ?? '', CodigoPostal: place.CodigoPostal ?? '' }
  if (isSamePlace({ Localidad, CodigoPostal }, named)) return 0
  return isReaching ? 500 : 1000
}

function between([y, x]: Corner, [otherY, otherX]: Corner): number {
  const narrowing = Math.cos((y * Math.PI) / 180)
  return Math.hypot(y - otherY, (x - otherX) * narrowing)
}
