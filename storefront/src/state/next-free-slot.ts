import { findDeliveryGrid, proposedSlot, isoDateOf } from '@gondola/contract/delivery'
import { useQuery } from '@tanstack/react-query'
import { askedBranch } from '../api/branch.ts'
import { send } from '../api/client.ts'
import { useOrderZone } from './delivery.ts'

/** What a delivery costs at the place shown, and the first free slot; `zone` undefined: nobody delivers there. */
export function useDeliveryTerms() {
  const { zone, isReached, named } = useOrderZone()
  const zona = zone?.Id
  const sucursal = askedBranch()
  const grid = useQuery({
    queryKey: ['delivery', 'terms', zona ?? 0],
    queryFn: ({ signal }) =>
      send(findDeliveryGrid, { query: { ...(zona && { zona }), ...(sucursal && { sucursal }) }, signal }),
    enabled: zone !== undefined,
    select: ({ Costo, Dias }) => {
      const slot = proposedSlot(Dias, null)
      return { Costo, slot: slot && { ...slot, Fecha: isoDateOf(slot.Dia) } }
    },
  })
  return { terms: grid.data, isOutside: named !== null && !isReached && zone === undefined }
}
