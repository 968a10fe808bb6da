import { checkoutTexts } from '../../texts/checkout.ts'
import { useOrderBranch } from '../../state/delivery.ts'
import { useParameters } from '../../state/site.ts'

/** Pickup address, of the order's branch where several take orders, and opening hours, as names and values; values that the shop has not set are left out.
 * `ordered`: the branch of an order that was placed. */
export function usePickupPlace(ordered?: number | null): (readonly [name: string, value: string])[] {
  const { data: parameters } = useParameters()
  const current = useOrderBranch()
  const wanted = current === undefined ? undefined : (ordered ?? current)
  const branches = parameters?.Sucursales ?? []
  const branch = branches.find(({ Id }) => Id === wanted) ?? branches[0]
  const place = branch && [branch.Nombre, branch.Direccion].filter(Boolean).join(', ')
  return [
    ...(place ? [[checkoutTexts.pickupAt, place] as const] : []),
    ...(parameters?.HorarioAtencion ? [[checkoutTexts.hours, parameters.HorarioAtencion] as const] : []),
  ]
}
