import type { Mechanic } from '../catalogue/index.ts'
import { formatPesos } from '../base/index.ts'

/** The name of a mechanic: `3x2`, `70% OFF en la 2.ª unidad`, `20% OFF llevando 2`, `$ 850,00 c/u llevando 3`. */
export function mechanicName({ Tipo, Porcentaje = 0, Lleva = 1, Paga = 1, Precio = 0 }: Mechanic): string {
  switch (Tipo) {
    case 'porcentaje':
      return Lleva > 1 ? `${Porcentaje}% OFF llevando ${Lleva}` : `${Porcentaje}% OFF`
    case 'nxm':
      return `${Lleva}x${Paga}`
    case 'segunda':
      return `${Porcentaje}% OFF en la 2.ª unidad`
    case 'desde':
      return `${formatPesos(Precio)} c/u llevando ${Lleva}`
  }
}

/** The label of a line's discount: `Promo 3x2`. */
export const promoLineText = (mechanic: Mechanic): string => `Promo ${mechanicName(mechanic)}`

/** `Te falta 1 para el 3x2` */
export function missingUnitsText(missing: number, mechanic: Mechanic): string {
  const lacks = missing === 1 ? 'Te falta 1' : `Te faltan ${missing}`
  return mechanic.Tipo === 'desde'
    ? `${lacks} para pagar ${formatPesos(mechanic.Precio ?? 0)} c/u`
    : `${lacks} para el ${mechanicName(mechanic)}`
}
