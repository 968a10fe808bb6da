import type { CartLine } from '../cart/index.ts'
import type { Order } from './order.ts'
import { lineTotal } from '../catalogue/index.ts'
import { formatPesos, formatQuantity } from '../base/index.ts'

/** Texts for the customer about a prepared order. */
export const preparationTexts = {
  ordered: 'Pedido',
  prepared: 'Preparado',
  differences: 'Cambios al preparar tu pedido',
  preparing: 'EN PREPARACIÓN',
  ready: 'LISTO',
  orderedTotal: 'Total pedido',
  finalTotal: 'Total final',
  cancelReason: 'Motivo',
  missing: 'no había',
} as const

/** A line's difference from the order, as shown to the customer. */
export interface Difference {
  Items: number
  text: string
}

/**
 * The differences between an order and its prepared lines, each with its article's name; lines as ordered are left out.
 */
export function preparationDifferences({ Lineas }: Pick<Order, 'Lineas'>): Difference[] {
  return Lineas.flatMap((line) => {
    const text = lineDifference(line)
    if (text === null) return []
    return [{ Items: line.Items, text: text.startsWith('Pediste') ? `${line.Descrip}. ${text}` : text }]
  })
}

/** `Pediste 500 g, preparamos 520 g: $ 416,00`; null if a line is as ordered, or not prepared. */
export function lineDifference(line: CartLine): string | null {
  const { Preparado, Cantidad, Unidad, Descrip, Precioindividual } = line
  if (Preparado === undefined) return null
  const { Sustituto } = Preparado
  if (Sustituto === null) {
    if (Preparado.Cantidad === 0) return `No había ${Descrip}: no te lo cobramos.`
    if (Preparado.Cantidad === Cantidad) return null
    return `${quantities(line)}: ${formatPesos(Preparado.Precioventa)}`
  }
  const stand = `${Sustituto.Descrip} (${formatQuantity(Sustituto.Cantidad, Sustituto.Unidad)}): ${formatPesos(Sustituto.Precioventa)}`
  if (Preparado.Cantidad === 0) return `Reemplazamos ${Descrip} por ${stand}`
  const own = formatPesos(lineTotal(Precioindividual ?? 0, Preparado.Cantidad, Unidad))
  return `${quantities(line)}: ${own}. Reemplazamos el resto por ${stand}`
}

function quantities({ Cantidad, Unidad, Preparado }: CartLine): string {
  return `Pediste ${formatQuantity(Cantidad, Unidad)}, preparamos ${formatQuantity(Preparado?.Cantidad ?? 0, Unidad)}`
}
