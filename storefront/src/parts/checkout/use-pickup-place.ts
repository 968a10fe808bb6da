import { checkoutTexts } from '../../texts/checkout.ts'
import { useParameters } from '../../state/site.ts'

/** Pickup address and opening hours, as names and values; values that the shop has not set are left out. */
export function usePickupPlace(): (readonly [name: string, value: string])[] {
  const { data: parameters } = useParameters()
  const [branch] = parameters?.Sucursales ?? []
  const place = branch && [branch.Nombre, branch.Direccion].filter(Boolean).join(', ')
  return [
    ...(place ? [[checkoutTexts.pickupAt, place] as const] : []),
    ...(parameters?.HorarioAtencion ? [[checkoutTexts.hours, parameters.HorarioAtencion] as const] : []),
  ]
}
