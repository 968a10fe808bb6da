import type { ShopRecords } from './shop-records.ts'

/** Checks that each slot of each day counts its orders and the places held, and has no more than its capacity. */
export function checkPlaces({ orders, bookings, slotHolds }: ShopRecords): string[] {
  const taken = new Map<string, number>()
  const count = (place: string) => taken.set(place, (taken.get(place) ?? 0) + 1)
  for (const { Estado, branch_id, Dia, slot_id } of orders) {
    if (Estado === 'A' || Estado === 'C') continue
    count(`${branch_id}/${Dia}/${slot_id}`)
  }
  for (const { branch_id, day_id, slot_id } of slotHolds) count(`${branch_id}/${day_id}/${slot_id}`)
  const complaints = bookings.flatMap(({ branch_id, day_id, slot_id, taken: counted, capacity }) => {
    const place = `${branch_id}/${day_id}/${slot_id}`
    const real = taken.get(place) ?? 0
    taken.delete(place)
    return [
      ...(real === counted ? [] : [`slot ${place} counts ${counted} orders and has ${real}`]),
      ...(real <= capacity ? [] : [`slot ${place} takes ${capacity} orders and has ${real}`]),
    ]
  })
  return [...complaints, ...[...taken.keys()].map((place) => `slot ${place} counts nothing`)]
}
