import type { OrderChangeDraft } from '@gondola/contract/orders'
import { termsInZone } from '../../delivery/delivery-calendar.ts'
import { findZones } from '../../delivery/zones/zones.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { LockedOrder } from '../locked-order.store.ts'
import { findDestination, type Destination } from '../placing/destination.ts'
import type { Choice } from '../placing/choice.ts'
import type { OrderBranch, PlacementFacts } from '../placing/placement-facts.store.ts'

/**
 * Where a changed order goes. Without another place it keeps its own, and its zone as long as the branch has that: the
 * order does not store the position from which the zone was found.
 */
export async function changedDestination(
  trx: Db,
  {
    clientId,
    order,
    draft,
    choice,
    branch,
    facts,
  }: {
    clientId: number
    order: LockedOrder
    draft: Pick<OrderChangeDraft, 'Lugar'>
    choice: Choice
    branch: OrderBranch
    facts: PlacementFacts
  },
): Promise<Destination> {
  const { Localidad, CodigoPostal, zone_id } = order
  const isKept = choice.FormaEntrega === 'ED' && order.FormaEntrega === 'ED' && !draft.Lugar
  if (!isKept) return findDestination(trx, clientId, choice, branch, facts)
  const isOtherBranch = branch.Id !== order.branch_id
  const place = {
    ...(Localidad !== null && { Localidad }),
    ...(CodigoPostal !== null && { CodigoPostal }),
  }
  // placed before the branch had zones, or in one that was removed
  if (zone_id === null && !isOtherBranch) return { place, zone: null, terms: facts.terms, isKept: true }
  if (branch.hasZones && !isOtherBranch) {
    const zone = (await findZones(trx, branch.Id)).find(({ Id }) => Id === zone_id)
    if (zone !== undefined) return { place, zone, terms: termsInZone(facts.terms, zone) }
  }
  return findDestination(trx, clientId, { ...choice, place }, branch, facts)
}
