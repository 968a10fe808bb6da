import { checkoutTexts } from '../../texts/checkout.ts'
import { useParameters } from '../../state/site.ts'

/** Where an order is picked up and when the branch is open, as names and values; what the shop has not written is left out. */
export function usePickupPlace(): (readonly [name: string, value: string])[] {
  const { data: parameters } = useParameters()
  const [branch] = parameters?.Sucursales ?? []
  const place = branch && [branch.Nombre, branch.Direccion].filter(Boolean).join(', ')
  return [
    ...(place ? [[checkoutTexts.pickupAt, place] as const] : []),
    ...(parameters?.HorarioAtencion ? [[checkoutTexts.hours, parameters.HorarioAtencion] as const] : []),
  ]
}
