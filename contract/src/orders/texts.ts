import type { Hours } from './alcohol.ts'
import { formatDay, formatGrams, formatPesos, formatQuantity, ownTexts, say } from '../base/index.ts'
import { isoDateOf } from '../delivery/index.ts'
import type { OrderDifference } from './order-change.ts'
import { estimatedAmount, itemsWords, type CartLine } from '../cart/index.ts'
import type { Order } from './order.ts'
import { lineTotal } from '../catalogue/index.ts'
import type { ClaimReason, OwnClaim, ReturnMeans } from './claim.ts'

/** Texts about alcoholic drinks (argentina §1.4, L15). */
export const alcoholTexts = ownTexts({
  title: 'Bebidas con alcohol',
  legend: 'Prohibida su venta a menores de 18 años. Beber con moderación.',
  declaration: 'Declaro ser mayor de 18 años',
  identification: 'Al entregarte el pedido te vamos a pedir el DNI.',
} as const)

/** When alcohol may be delivered or picked up on a day; without hours: not on that day. */
export function alcoholHoursText(hours: readonly Hours[]): string {
  if (hours.length === 0) return say`Ese día no podemos entregar bebidas con alcohol.`
  return say`Las bebidas con alcohol ${alcoholRanges(hours)}.`
}

/** `se entregan de 10:00 a 21:00` */
export function alcoholRanges(hours: readonly Hours[]): string {
  if (hours.length === 0) return say`no se entregan`
  return say`se entregan ${hours.map(({ Desde, Hasta }) => say`de ${Desde} a ${Hasta}`).join(' y ')}`
}

/** Why some slots of the day are not offered. */
export function fewerSlotsText(hours: readonly Hours[]): string {
  if (hours.length === 0) return alcoholHoursText(hours)
  return say`Tu carrito tiene bebidas con alcohol. ${alcoholHoursText(hours)}`
}

// What a change changed, in words that customer and staff both read.

/** One sentence for each thing that changed, the total last; `isOwn`: said to who is changing it. */
export function differenceTexts(difference: OrderDifference, isOwn = false): string[] {
  const { Lineas, Reemplazos, Aclaraciones, Entrega, Direccion, Contacto, Comentario } = difference
  const { Pago, Sucursal, TotalAntes, TotalAhora } = difference
  return [
    ...Lineas.map((line) => lineText(line, isOwn)),
    ...(Reemplazos ? [named(say`Otra elección de reemplazos`, Reemplazos)] : []),
    ...(Aclaraciones ? [named(say`Otras aclaraciones`, Aclaraciones)] : []),
    ...(Entrega ? [say`Entrega: de ${deliveryText(Entrega.Antes)} a ${deliveryText(Entrega.Ahora)}`] : []),
    ...(Direccion ? [say`Otra dirección de entrega`] : []),
    ...(Contacto ? [say`Otro nombre o teléfono`] : []),
    ...(Comentario ? [say`Otro comentario`] : []),
    ...(Sucursal ? [say`Sucursal: de ${Sucursal.Antes} a ${Sucursal.Ahora}`] : []),
    ...(Pago ? [say`Pago: de ${Pago.Antes} a ${Pago.Ahora}`] : []),
    TotalAntes === TotalAhora
      ? say`Total: sigue siendo ${formatPesos(TotalAhora)}`
      : say`Total: de ${formatPesos(TotalAntes)} a ${formatPesos(TotalAhora)}`,
  ]
}

const named = (what: string, articles: readonly string[]): string =>
  articles.length === 0 ? what : `${what}: ${articles.join(', ')}`

function lineText(line: OrderDifference['Lineas'][number], isOwn: boolean): string {
  const { Descrip, Unidad, Antes, Ahora } = line
  if (Antes === 0 && isOwn) return say`Sumaste ${quantityName(line, Ahora)}`
  if (Antes === 0) return say`Se agregó ${Descrip}: ${formatQuantity(Ahora, Unidad)}`
  if (Ahora === 0 && isOwn) return say`Sacaste ${quantityName(line, Antes)}`
  if (Ahora === 0) return say`Se sacó ${Descrip}: ${formatQuantity(Antes, Unidad)}`
  return say`${Descrip}: de ${formatQuantity(Antes, Unidad)} a ${formatQuantity(Ahora, Unidad)}`
}

/** `Yerba Playadito 1 kg`, `3 × Yerba Playadito 1 kg`, `1,5 kg de Papa negra`. */
export function quantityName(
  { Descrip, Unidad }: Pick<CartLine, 'Descrip' | 'Unidad'>,
  quantity: number,
): string {
  if (Unidad === 100) return say`${formatGrams(quantity)} de ${Descrip}`
  return quantity === 1 ? Descrip : `${quantity} × ${Descrip}`
}

/** A line's price as prepared; before (`isEstimate`: the order's total is one), of what is weighed an estimate. */
type PricedLine = Pick<CartLine, 'Preparado' | 'Precioventa' | 'Unidad'>
export function linePriceText({ Preparado, Precioventa, Unidad }: PricedLine, isEstimate = true): string {
  const pesos = formatPesos(Preparado?.Precioventa ?? Precioventa ?? 0)
  return isEstimate && Unidad === 100 && !Preparado ? estimatedAmount(pesos) : pesos
}

type Delivery = NonNullable<OrderDifference['Entrega']>['Antes']

/** `lunes 23 de noviembre, 09:00 a 12:00`, with `retiro en sucursal` before a pickup. */
function deliveryText({ FormaEntrega, Dia, HorarioEntrega }: Delivery): string {
  const isoDate = Dia === null ? null : isoDateOf(Dia)
  const day = isoDate === null ? [] : [formatDay(isoDate).replace(/^./, (letter) => letter.toLowerCase())]
  const form = FormaEntrega === 'RS' ? [say`retiro en sucursal`] : []
  return [...form, ...day, HorarioEntrega ?? ''].join(', ')
}

/** Texts for the customer about a prepared order. */
export const preparationTexts = ownTexts({
  ordered: 'Pedido',
  prepared: 'Preparado',
  differences: 'Cambios al preparar tu pedido',
  preparing: 'EN PREPARACIÓN',
  ready: 'LISTO',
  orderedTotal: 'Total pedido',
  finalTotal: 'Total final',
  cancelReason: 'Motivo',
} as const)

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
  /** Of a weight beyond the tolerance: how it was agreed to, or why it is less. */
  note: string
}

const TO_CUSTOMER: DifferenceWords = ownTexts({
  missing: (article) => say`No había ${article}: no te lo cobramos.`,
  replaced: (article) => say`Reemplazamos ${article} por`,
  rest: 'Reemplazamos el resto por',
  quantities: (ordered, prepared) => say`Pediste ${ordered}, preparamos ${prepared}`,
  note: 'Anotamos',
})

/** The same to whoever prepares it. */
export const TO_STAFF: DifferenceWords = {
  missing: (article) => `No había ${article}: no se cobra.`,
  replaced: (article) => `En lugar de ${article} va`,
  rest: 'En lugar del resto va',
  quantities: (ordered, prepared) => `Se pidió ${ordered}, va ${prepared}`,
  note: 'Nota',
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

/** `Pediste 500 g, preparamos 520 g: $ 416,00`, with the note that allowed a weight; null if a line is as ordered, or not prepared. */
export function lineDifference(line: CartLine, words: DifferenceWords = TO_CUSTOMER): string | null {
  const { Preparado, Cantidad, Unidad, Descrip, Precioindividual } = line
  if (Preparado === undefined) return null
  const { Sustituto } = Preparado
  const quantities = () =>
    words.quantities(formatQuantity(Cantidad, Unidad), formatQuantity(Preparado.Cantidad, Unidad))
  if (Sustituto === null) {
    if (Preparado.Cantidad === 0) return words.missing(Descrip)
    if (Preparado.Cantidad === Cantidad) return null
    const note = Unidad === 100 && Preparado.Nota ? `. ${words.note}: «${Preparado.Nota}»` : ''
    return `${quantities()}: ${formatPesos(Preparado.Precioventa)}${note}`
  }
  const stand = `${Sustituto.Descrip} (${formatQuantity(Sustituto.Cantidad, Sustituto.Unidad)}): ${formatPesos(Sustituto.Precioventa)}`
  if (Preparado.Cantidad === 0) return `${words.replaced(Descrip)} ${stand}`
  const own = formatPesos(lineTotal(Precioindividual ?? 0, Preparado.Cantidad, Unidad))
  return `${quantities()}: ${own}. ${words.rest} ${stand}`
}

/** The customer's wish if an article is missing when the order is prepared. */
export const replacementTexts = ownTexts({
  ifMissing: 'Si no hay',
  names: { similar: 'Similar, no más caro', preguntar: 'Preguntame', nada: 'Nada' },
  /** A substitute is chosen by it. */
  alsoFree: (what: string) => say`Uno similar, también ${what}.`,
  /** Of who chooses to be asked. */
  askHint: 'Te escribimos o te llamamos cuando lo preparamos. Si no respondés, no va nada.',
  some: (others: string) => say`Similar, no más caro, salvo en ${others}`,
  /** Shown beside a line, in the order and its mail. */
  notes: { similar: '', preguntar: 'Si no hay: preguntar antes', nada: 'Si no hay: nada' },
  noneAccepted: 'En este pedido no aceptás reemplazos. Lo podés cambiar al confirmar.',
} as const)

/** In how many lines what else was chosen than the usual: `1 producto, donde elegiste «Preguntame»`; '' in none. */
export const otherWishes = (lines: readonly CartLine[]): string =>
  (['preguntar', 'nada'] as const)
    .map((wish) => ({ wish, count: lines.filter(({ Reemplazo }) => Reemplazo === wish).length }))
    .filter(({ count }) => count > 0)
    .map(({ wish, count }) => say`${itemsWords(count)}, donde elegiste «${replacementTexts.names[wish]}»`)
    .join(say`, y en `)

/** The reason of a change or cancellation that the customer asked for, to staff; and any reason as the customer reads it. */
export const askedByCustomer = 'Lo pidió el cliente'
export const reasonToCustomer = (reason: string): string =>
  reason === askedByCustomer ? say`Nos lo pediste` : reason

/** What was wrong with a line, in a customer's words. */
export const CLAIM_REASON_NAMES: Readonly<Record<ClaimReason, string>> = ownTexts({
  falto: 'No vino',
  mal: 'Vino mal o roto',
  otro: 'Vino otro artículo',
  peso: 'Pesaba menos',
  'no-quiso': 'No lo quisiste',
})

/** How money of a claim goes back: `Te devolvimos $ 1.234,00 …` */
export const RETURN_WAYS: Readonly<Record<ReturnMeans | 'falta', string>> = ownTexts({
  mismo: 'por el mismo medio con el que pagaste',
  falta: 'se descuenta de lo que faltaba pagar',
  saldo: 'como saldo a favor: se usa solo en tu próximo pedido y no vence',
  entrega: 'en efectivo, con tu próxima entrega',
  sucursal: 'en efectivo, cuando pases por la sucursal',
  transferencia: 'por transferencia',
})

/** What became of a claim, to its customer. */
export function claimText({ Estado, Importe, Devuelto, Descontado = 0, Medio }: OwnClaim): string {
  if (Estado === 'abierto') return say`Lo estamos mirando: te respondemos por mail.`
  if (Estado === 'rechazado') return say`Esta vez no te devolvimos dinero.`
  const part = Devuelto < Importe ? say` de ${formatPesos(Importe)}` : ''
  const off = say`Descontamos ${formatPesos(Descontado)} de lo que faltaba pagar.`
  const back = say`Te devolvemos ${formatPesos(Devuelto - Descontado)}${part} ${RETURN_WAYS[Medio]}.`
  if (Descontado === 0) return back
  return Descontado < Devuelto ? `${off} ${back}` : off
}
