import { isoDateOf } from '@gondola/contract/delivery'
import type { ChangeableOrder } from '@gondola/contract/orders'
import { formatPesos, formatQuantity } from '@gondola/contract/base'
import type { CartLine } from '@gondola/contract/cart'
import { dayWords, whenWords } from './slots.ts'

/** Texts of changing a placed order (decision 0022). */
export const orderChangeTexts = {
  change: 'Cambiar pedido',
  until: (Hasta: string) =>
    `Podés cambiarlo hasta el ${dayWords(Hasta.slice(0, 10))} a las ${Hasta.slice(11, 16)}.`,
  intro: 'Lo que ya pediste sigue con el precio de ese día; lo que sumes va al precio de hoy.',
  loading: 'Abriendo tu pedido…',
  lines: 'Productos del pedido',
  remove: (Descrip: string) => `Quitar ${Descrip}`,
  removeShort: 'Quitar',
  putBack: (Descrip: string) => `Volver a poner ${Descrip}`,
  putBackShort: 'Volver a poner',
  removed: 'Se quita del pedido',
  fromCart: 'De tu carrito',
  priceOfToday: 'precio de hoy',
  addCart: 'Sumar lo de mi carrito',
  addMore: 'Buscar más productos',
  unsaved: 'Tenés cambios sin guardar.',
  delivery: 'Entrega',
  payment: 'Pago',
  now: (form: string, when: string) => `Lo pediste así: ${form}, ${when}.`,
  address: 'Dirección de entrega',
  missingAddress: 'Escribí a qué dirección te lo llevamos.',
  ownAddress: (Opt3: string) => `La de tu pedido: ${Opt3}`,
  lookingUp: 'Viendo si llegamos a esa dirección…',
  otherBranch: (other: string, own: string) =>
    `A esa dirección llega ${other}, y este pedido es de ${own}. Elegí otra, o anulalo y pedí de nuevo.`,
  slotAgain: 'Elegí de nuevo día y horario, o dejá los de tu pedido.',
  keepSlot: 'Dejar el día y horario de mi pedido',
  incomplete: 'Falta elegir algo para calcular cómo queda.',
  goods: 'Productos',
  promotions: 'Promociones',
  editsLost: 'Lo que habías empezado a cambiar no se guardó.',
  oldEdits:
    'Tu pedido cambió después de que empezaste a editarlo. Te mostramos cómo está ahora: lo que no habías guardado se descartó.',
  summary: 'Cómo queda',
  before: 'Total antes',
  after: 'Total con los cambios',
  computing: 'Calculando…',
  none: 'Todavía no cambiaste nada.',
  discard: 'Descartar',
  save: 'Guardar cambios',
  saved: 'Guardamos los cambios de tu pedido.',
  savedCart: 'Lo que sumaste ya no está en el carrito.',
  repriced: (TotalNeto: number | undefined) =>
    TotalNeto === undefined
      ? 'Mientras lo cambiabas cambiaron precios. Revisá el total y guardá de nuevo.'
      : `Mientras lo cambiabas cambiaron precios: ahora el total es ${formatPesos(TotalNeto)}. Si estás de acuerdo, guardá de nuevo.`,
  unknown: 'No nos llegó la respuesta. Guardá de nuevo: se cambia una sola vez.',
  back: 'Volver al pedido',
} as const

/** `Agregalo a tu pedido del jueves 26`; with the hours where another order is for that day. */
export function addToOrderText(
  { Dia, HorarioEntrega }: Pick<ChangeableOrder, 'Dia' | 'HorarioEntrega'>,
  isAlone: boolean,
): string {
  const day = Dia === null ? null : isoDateOf(Dia)
  if (day === null) return 'Agregalo a tu pedido'
  const when = isAlone || HorarioEntrega === null ? dayWords(day) : whenWords(day, HorarioEntrega)
  return `Agregalo a tu pedido del ${when}`
}

/** `2 a $ 1.980,00 (de tu pedido)`: the part of an article that has one price. */
export function pricedPartText({ Cantidad, Unidad, Precioindividual }: CartLine, isKept: boolean): string {
  const price = Precioindividual === null ? '' : ` a ${formatPesos(Precioindividual)}`
  const kilo = Unidad === 100 ? ' el kilo' : ''
  return `${formatQuantity(Cantidad, Unidad)}${price}${kilo} (${isKept ? 'de tu pedido' : 'de hoy'})`
}
