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

/** What is said of a line that differs. */
interface DifferenceWords {
  missing: (article: string) => string
  replaced: (article: string) => string
  rest: string
  quantities: (ordered: string, prepared: string) => string
}

const TO_CUSTOMER: DifferenceWords = {
  missing: (article) => `No había ${article}: no te lo cobramos.`,
  replaced: (article) => `Reemplazamos ${article} por`,
  rest: 'Reemplazamos el resto por',
  quantities: (ordered, prepared) => `Pediste ${ordered}, preparamos ${prepared}`,
}

/** The same to whoever prepares it. */
export const TO_STAFF: DifferenceWords = {
  missing: (article) => `No había ${article}: no se cobra.`,
  replaced: (article) => `En lugar de ${article} va`,
  rest: 'En lugar del resto va',
  quantities: (ordered, prepared) => `Se pidió ${ordered}, va ${prepared}`,
}

/**
 * The differences between an order and its prepared lines, each with its article's name, to its customer unless others are
 * told; lines as ordered are left out.
 */
export function preparationDifferences(
  { Lineas }: Pick<Order, 'Lineas'>,
  words: DifferenceWords = TO_CUSTOMER,
): Difference[] {
  return Lineas.flatMap((line) => {
    const text = lineDifference(line, words)
    if (text === null) return []
    // only what was partly prepared does not name its article
    const isNamed = line.Preparado?.Cantidad === 0
    return [{ Items: line.Items, text: isNamed ? text : `${line.Descrip}. ${text}` }]
  })
}

/** `Pediste 500 g, preparamos 520 g: $ 416,00`; null if a line is as ordered, or not prepared. */
export function lineDifference(line: CartLine, words: DifferenceWords = TO_CUSTOMER): string | null {
  const { Preparado, Cantidad, Unidad, Descrip, Precioindividual } = line
  if (Preparado === undefined) return null
  const { Sustituto } = Preparado
  const quantities = () =>
    words.quantities(formatQuantity(Cantidad, Unidad), formatQuantity(Preparado.Cantidad, Unidad))
  if (Sustituto === null) {
    if (Preparado.Cantidad === 0) return words.missing(Descrip)
    if (Preparado.Cantidad === Cantidad) return null
    return `${quantities()}: ${formatPesos(Preparado.Precioventa)}`
  }
  const stand = `${Sustituto.Descrip} (${formatQuantity(Sustituto.Cantidad, Sustituto.Unidad)}): ${formatPesos(Sustituto.Precioventa)}`
  if (Preparado.Cantidad === 0) return `${words.replaced(Descrip)} ${stand}`
  const own = formatPesos(lineTotal(Precioindividual ?? 0, Preparado.Cantidad, Unidad))
  return `${quantities()}: ${own}. ${words.rest} ${stand}`
}
