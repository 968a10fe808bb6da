import { formatPesos } from '@gondola/contract/base'
import type { CostParameters } from '@gondola/contract/delivery'

/** Texts of the checkout where several branches take orders. */
export const checkoutPlaceTexts = {
  address: 'Dirección de entrega',
  choose: 'Elegí a qué dirección te lo llevamos.',
  incomplete: 'A esa dirección le falta la localidad o el código postal: completala para saber si llegamos.',
  add: 'Agregar una dirección',
  otherBranch: (branch: string) => `A esa dirección llega ${branch}, con sus precios.`,
  moveTo: (branch: string) => `Ver mi carrito en ${branch}`,
  pickUpOrWait: 'Retirar en una sucursal, o que me avisen',
  noFee: 'Según la dirección',
  from: 'Lo prepara',
  out: 'Hoy no hay algo de tu carrito: elegí con qué lo reemplazás, o sacalo.',
} as const

/** The terms of a home delivery: `Zona Tandil: envío $ 2.500, gratis desde $ 60.000, compra mínima $ 15.000`. */
export function termsText(zone: string | null, { Monto1, Monto2, GratisDesde }: CostParameters): string {
  const terms = [
    Monto1 === 0 ? 'envío sin cargo' : `envío ${formatPesos(Monto1)}`,
    GratisDesde !== undefined && Monto1 > 0 && `gratis desde ${formatPesos(GratisDesde)}`,
    Monto2 > 0 && `compra mínima ${formatPesos(Monto2)}`,
  ]
  const words = terms.filter(Boolean).join(', ')
  return zone === null ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.` : `Zona ${zone}: ${words}.`
}
