import type { NamedPlace } from '@gondola/contract/branches'
import { zoneOf, type StaffZone } from '@gondola/contract/delivery'
import { termsInZone, type DeliveryTerms } from '../../delivery/delivery-calendar.ts'
import { findZones } from '../../delivery/zones/zones.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { findKnownPlace } from './usual-delivery.store.ts'
import type { Choice } from './choice.ts'
import type { OrderBranch, PlacementFacts } from './placement-facts.store.ts'

export interface Destination {
  /** Null: a pickup, or nobody said where it goes. */
  place: NamedPlace | null
  /** The branch's zone; null: a pickup, none reaches the place, or the branch has no zones. */
  zone: StaffZone | null
  terms: DeliveryTerms
  /** An order that is changed stays where it goes, whatever the branch's zones are since. */
  isKept?: boolean
}

/**
 * The destination of an order. A branch with zones delivers to those only: the narrowest that reaches the place which
 * the order names counts, else that of the client's address.
 */
export async function findDestination(
  trx: Db,
  clientId: number,
  { FormaEntrega, place: named }: Choice,
  branch: OrderBranch,
  { terms }: PlacementFacts,
): Promise<Destination> {
  if (FormaEntrega !== 'ED') return { place: null, zone: null, terms }
  if (!branch.hasZones) return { place: named, zone: null, terms }
  const zones = await findZones(trx, branch.Id)
  const place = isNamed(named) ? named : await findKnownPlace(trx, clientId)
  const zone = zoneOf(zones, place)
  return { place, zone, terms: termsInZone(terms, zone) }
}

const isNamed = (place: NamedPlace | null): place is NamedPlace =>
  place !== null &&
  Object.values(place).some(
    (value) => value !== undefined && (typeof value === 'number' || value.trim() !== ''),
  )
