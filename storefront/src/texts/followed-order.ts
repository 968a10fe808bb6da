import type { FollowedStage, Order, ChangeableOrder } from '@gondola/contract/orders'
import { isPaidFirst, type OrderMoney } from '@gondola/contract/payments'
import { formatDay, formatPesos, formatQuantity, ownTexts, say, sumOfPesos } from '@gondola/contract/base'
import { isoDateOf } from '@gondola/contract/delivery'
import type { CartLine } from '@gondola/contract/cart'
import type { Message } from '@gondola/contract/http'
import { dayWords, whenWords } from './delivery.ts'
import { undeliveredText } from './orders.ts'
import { isReserve } from './payment.ts'

/** The name of what an order costs after what was taken off it. */
export const loweredText = (pesos: number): string => say`Con los ${formatPesos(pesos)} que descontamos`

/** Texts of an order's own page. */
export const followedOrderTexts = ownTexts({
  stages: 'Etapas del pedido',
  reached: 'hecho',
  loading: 'Buscando tu pedido…',
  unknownTitle: 'No encontramos ese pedido entre los tuyos.',
  unknownText: 'Puede ser de otra cuenta, o el número está mal escrito.',
  all: 'Ver todos mis pedidos',
  lines: 'Lo que pediste',
  prepared: 'Lo que preparamos',
  ticket: 'Ticket final',
  prices: 'Precios y descuentos',
  facts: 'Datos del pedido',
  rate: '¿Cómo te llegó?',
  rateHint: 'Nos ayuda a preparar mejor el próximo.',
  allGood: 'Todo llegó bien',
  restGood: 'El resto llegó bien',
  good: 'Bien',
  bad: 'Mal',
  rated: '¡Gracias! Ya lo anotamos.',
  unrated: 'Listo, lo sacamos.',
  deliveredMail: 'Avisarme por mail cuando me entreguen un pedido',
  help: '¿Algo no está bien?',
  helpText: 'O llamanos con el número de pedido a mano:',
  follow: 'Seguir pedido',
  seeTicket: 'Ver ticket',
  rateOrClaim: 'Calificar o reclamar',
  rateOnly: 'Calificar',
} as const)

const PICKUP_LEADS: Partial<Record<FollowedStage, string>> = ownTexts({
  listo: 'Ya está preparado. Te avisamos por mail cuando lo puedas pasar a buscar.',
  'en-camino': 'Ya podés pasar a retirarlo.',
  entregado: '¡Gracias por tu compra!',
})

const HOME_LEADS: Partial<Record<FollowedStage, string>> = ownTexts({
  listo: 'Ya está preparado: abajo está tu ticket final.',
  'en-camino': 'Ya salió para tu casa.',
  entregado: '¡Gracias por tu compra!',
})

/** Where the order stands and when it comes, in a sentence. */
export function leadText(order: Order, stage: FollowedStage, money: OrderMoney | null): string {
  if (order.Estado === 'A') return say`Anulaste este pedido.`
  if (order.Estado === 'C') return cancelledText(money)
  if (order.NoEntregado !== undefined) return undeliveredText(order.NoEntregado)
  if (stage === 'recibido' && money !== null && isPaidFirst(money.Forma)) {
    if (money.Estado === 'a-pagar') {
      const missing = isReserve(money) ? say`la reserva en tu tarjeta` : say`el pago de tu pedido`
      return say`Todavía falta ${missing}. ${whenText(order)}`
    }
    if (money.Estado === 'esperando')
      return say`Estamos esperando que se confirme tu pago. ${whenText(order)}`
  }
  if (stage === 'recibido') return say`Ya tenemos tu pedido. ${whenText(order)}`
  if (stage === 'preparando') return say`Lo estamos preparando. ${whenText(order)}`
  const lead = (order.FormaEntrega === 'RS' ? PICKUP_LEADS : HOME_LEADS)[stage] ?? ''
  return stage === 'entregado' ? lead : `${lead} ${whenText(order)}`
}

function cancelledText(money: OrderMoney | null): string {
  if (money?.Estado === 'vencido') return say`Cancelamos este pedido porque venció el plazo para pagarlo.`
  const wasTaken = money !== null && money.Cobrado > 0
  return say`Cancelamos este pedido.${wasTaken ? '' : say` No se te cobra nada.`}`
}

/** `Llega el lunes 23 de noviembre, de 15:00 a 18:00.`, `Lo retirás …` */
function whenText({ Dia, HorarioEntrega, FormaEntrega }: Order): string {
  const day = Dia === null ? null : isoDateOf(Dia)
  if (day === null) return ''
  const slot = HorarioEntrega === null ? '' : say`, de ${HorarioEntrega}`
  const verb = FormaEntrega === 'RS' ? say`Lo retirás el` : say`Llega el`
  return `${verb} ${lowered(formatDay(day))}${slot}.`
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** `Tu total bajó $ 310,00: de $ 4.000,00 a $ 3.690,00.`; null if it is the same. */
export function totalChangeText({ TotalesPedido, TotalNeto }: Order): string | null {
  if (TotalesPedido === undefined) return null
  const more = sumOfPesos([TotalNeto, -TotalesPedido.TotalNeto])
  if (more === 0) return null
  const verb = more < 0 ? say`bajó` : say`subió`
  const by = formatPesos(Math.abs(more))
  return say`Tu total ${verb} ${by}: de ${formatPesos(TotalesPedido.TotalNeto)} a ${formatPesos(TotalNeto)}.`
}

/**
 * Of an order that arrived although its answer was lost, and was sent again with other contents: which one it is, and
 * how the cart differs from it.
 */
export function alreadyPlacedMessage(
  { Id, Lineas = [] }: Partial<Order>,
  cart: readonly CartLine[],
): Message {
  const inOrder = new Map<string, number>()
  for (const { Codart, Cantidad } of Lineas) inOrder.set(Codart, (inOrder.get(Codart) ?? 0) + Cantidad)
  const inCart = new Map(cart.map((line) => [line.Codart, line]))
  const gone = Lineas.filter(({ Codart }) => !inCart.has(Codart)).map((line) => ({ ...line, Cantidad: 0 }))
  const changed = [...inCart.values(), ...gone].filter(
    ({ Codart, Cantidad }) => (inOrder.get(Codart) ?? 0) !== Cantidad,
  )
  const amount = (Cantidad: number, Unidad: CartLine['Unidad']) =>
    Cantidad === 0 ? say`nada` : formatQuantity(Cantidad, Unidad)
  const list = changed.map(
    ({ Codart, Descrip, Cantidad, Unidad }) =>
      say`${Descrip} (en el pedido, ${amount(inOrder.get(Codart) ?? 0, Unidad)}; en tu carrito, ${amount(Cantidad, Unidad)})`,
  )
  const which = Id === undefined ? say`Tu pedido` : say`El pedido N.º ${Id}`
  const what =
    list.length === 0
      ? say`Lo que cambiaste después no entró.`
      : say`Lo que cambiaste después no entró: ${list.join(', ')}.`
  return {
    title: say`Tu pedido ya estaba hecho`,
    text: say`${which} había llegado, como lo mandaste la primera vez, y no lo enviamos de nuevo. ${what} Tu carrito sigue lleno: vacialo si no querés pedirlo otra vez.`,
  }
}

/** Asked at a logout while an order is being changed. */
export const leaveChangeTexts = ownTexts({
  title: 'Tenés un cambio sin guardar',
  text: (Id: number) =>
    say`Si cerrás sesión, lo que cambiaste del pedido N.º ${Id} se pierde: queda como estaba.`,
  leave: 'Cerrar sesión igual',
  stay: 'Seguir acá',
} as const)

/** Texts of changing a placed order (decision 0022). */
export const orderChangeTexts = ownTexts({
  change: 'Cambiar pedido',
  until: (Hasta: string) =>
    say`Podés cambiarlo hasta el ${dayWords(Hasta.slice(0, 10))} a las ${Hasta.slice(11, 16)}.`,
  intro: 'Lo que ya pediste sigue con el precio de ese día; lo que sumes va al precio de hoy.',
  loading: 'Abriendo tu pedido…',
  lines: 'Productos del pedido',
  remove: (Descrip: string) => say`Quitar ${Descrip}`,
  removeShort: 'Quitar',
  putBack: (Descrip: string) => say`Volver a poner ${Descrip}`,
  putBackShort: 'Volver a poner',
  removed: 'Se quita del pedido',
  fromCart: 'De tu carrito',
  priceOfToday: 'precio de hoy',
  addCart: 'Sumar lo de mi carrito',
  addMore: 'Buscar más productos',
  unsaved: 'Tenés cambios sin guardar.',
  delivery: 'Entrega',
  payment: 'Pago',
  now: (form: string, when: string) => say`Lo pediste así: ${form}, ${when}.`,
  address: 'Dirección de entrega',
  missingAddress: 'Escribí a qué dirección te lo llevamos.',
  ownAddress: (Opt3: string) => say`La de tu pedido: ${Opt3}`,
  lookingUp: 'Viendo si llegamos a esa dirección…',
  otherBranch: (other: string, own: string) =>
    say`A esa dirección llega ${other}, y este pedido es de ${own}. Elegí otra, o anulalo y pedí de nuevo.`,
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
      ? say`Mientras lo cambiabas cambiaron precios. Revisá el total y guardá de nuevo.`
      : say`Mientras lo cambiabas cambiaron precios: ahora el total es ${formatPesos(TotalNeto)}. Si estás de acuerdo, guardá de nuevo.`,
  unknown: 'No nos llegó la respuesta. Guardá de nuevo: se cambia una sola vez.',
  back: 'Volver al pedido',
} as const)

export const orderBarTexts = ownTexts({
  name: 'Pedido que estás cambiando',
  changing: (Id: number) => say`Cambiás el pedido ${Id}:`,
  /** `+2 artículos, −1 artículo sin guardar`; `others`: something besides the lines is changed. */
  changes: (more: number, less: number, others: boolean): string => {
    const counts = [more > 0 && `+${articles(more)}`, less > 0 && `−${articles(less)}`].filter(Boolean)
    return counts.length > 0
      ? say`${counts.join(', ')} sin guardar`
      : others
        ? say`cambios sin guardar`
        : say`todavía sin cambios`
  },
  total: (pesos: string) => say`Total ${pesos}`,
  see: 'Ver cambios',
  leave: 'Dejar',
  left: (Id: number) => say`Dejaste de cambiar el pedido ${Id}: queda como estaba.`,
  resumed: (Id: number) => say`Seguís cambiando el pedido ${Id}.`,
} as const)

const articles = (count: number) => (count === 1 ? say`1 artículo` : say`${count} artículos`)

/** `Agregalo a tu pedido del jueves 26`; with the hours where another order is for that day. */
export function addToOrderText(
  { Dia, HorarioEntrega }: Pick<ChangeableOrder, 'Dia' | 'HorarioEntrega'>,
  isAlone: boolean,
): string {
  const day = Dia === null ? null : isoDateOf(Dia)
  if (day === null) return say`Agregalo a tu pedido`
  const when = isAlone || HorarioEntrega === null ? dayWords(day) : whenWords(day, HorarioEntrega)
  return say`Agregalo a tu pedido del ${when}`
}

/** `2 a $ 1.980,00 (de tu pedido)`: the part of an article that has one price. */
export function pricedPartText({ Cantidad, Unidad, Precioindividual }: CartLine, isKept: boolean): string {
  const price = Precioindividual === null ? '' : ` a ${formatPesos(Precioindividual)}`
  const kilo = Unidad === 100 ? say` el kilo` : ''
  return `${formatQuantity(Cantidad, Unidad)}${price}${kilo} (${isKept ? say`de tu pedido` : say`de hoy`})`
}
