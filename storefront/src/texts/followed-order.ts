import type { FollowedStage, Order } from '@gondola/contract/orders'
import { isPaidFirst, type OrderMoney } from '@gondola/contract/payments'
import { formatDay, formatPesos } from '@gondola/contract/base'
import { isoDateOf } from '@gondola/contract/delivery'

/** Texts of an order's own page. */
export const followedOrderTexts = {
  stages: 'Etapas del pedido',
  reached: 'hecho',
  loading: 'Buscando tu pedido…',
  unknownTitle: 'No encontramos ese pedido entre los tuyos.',
  unknownText: 'Puede ser de otra cuenta, o el número está mal escrito.',
  all: 'Ver todos mis pedidos',
  changes: 'Qué cambió',
  lines: 'Lo que pediste',
  ticket: 'Ticket final',
  facts: 'Datos del pedido',
  actions: 'Este pedido',
  repeat: 'Repetir',
  rate: '¿Cómo te llegó?',
  rateHint: 'Tocá Bien o Mal en cada producto: nos ayuda a preparar mejor el próximo.',
  good: 'Bien',
  bad: 'Mal',
  rated: '¡Gracias! Ya lo anotamos.',
  unrated: 'Listo, lo sacamos.',
  deliveredMail: 'Avisarme por mail cuando me entreguen un pedido',
  help: '¿Algo no está bien?',
  helpText: 'Escribinos o llamanos con el número de pedido a mano.',
  follow: 'Seguir pedido',
  seeTicket: 'Ver ticket',
} as const

const PICKUP_LEADS: Partial<Record<FollowedStage, string>> = {
  listo: 'Ya está preparado. Te avisamos por mail cuando lo puedas pasar a buscar.',
  'en-camino': 'Ya podés pasar a retirarlo.',
  entregado: '¡Gracias por tu compra!',
}

const HOME_LEADS: Partial<Record<FollowedStage, string>> = {
  listo: 'Ya está preparado: abajo está tu ticket final.',
  'en-camino': 'Ya salió para tu casa.',
  entregado: '¡Gracias por tu compra!',
}

/** Where the order stands and when it comes, in a sentence. */
export function leadText(order: Order, stage: FollowedStage, money: OrderMoney | null): string {
  if (order.Estado === 'A') return 'Anulaste este pedido.'
  if (order.Estado === 'C') return cancelledText(money)
  if (stage === 'recibido' && money !== null && isPaidFirst(money.Forma)) {
    if (money.Estado === 'a-pagar') return 'Todavía falta el pago de tu pedido.'
    if (money.Estado === 'falta') return 'Todavía falta una parte del pago de tu pedido.'
    if (money.Estado === 'esperando') return 'Estamos esperando que se confirme tu pago.'
  }
  if (stage === 'recibido') return `Ya tenemos tu pedido. ${whenText(order)}`
  if (stage === 'preparando') return `Lo estamos preparando. ${whenText(order)}`
  const lead = (order.FormaEntrega === 'RS' ? PICKUP_LEADS : HOME_LEADS)[stage] ?? ''
  return stage === 'entregado' ? lead : `${lead} ${whenText(order)}`
}

function cancelledText(money: OrderMoney | null): string {
  if (money?.Estado === 'vencido') return 'Cancelamos este pedido porque venció el plazo para pagarlo.'
  const wasTaken = money !== null && money.Cobrado > 0
  return `Tuvimos que cancelar este pedido.${wasTaken ? '' : ' No se te cobra nada.'}`
}

/** `Llega el lunes 23 de noviembre, de 15:00 a 18:00.`, `Lo retirás …` */
function whenText({ Dia, HorarioEntrega, FormaEntrega }: Order): string {
  const day = Dia === null ? null : isoDateOf(Dia)
  if (day === null) return ''
  const slot = HorarioEntrega === null ? '' : `, de ${HorarioEntrega}`
  const verb = FormaEntrega === 'RS' ? 'Lo retirás el' : 'Llega el'
  return `${verb} ${lowered(formatDay(day))}${slot}.`
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** `Tu total bajó $ 310,00: de $ 4.000,00 a $ 3.690,00.`; null if it is the same. */
export function totalChangeText({ TotalesPedido, TotalNeto }: Order): string | null {
  if (TotalesPedido === undefined) return null
  const cents = Math.round((TotalNeto - TotalesPedido.TotalNeto) * 100)
  if (cents === 0) return null
  const verb = cents < 0 ? 'bajó' : 'subió'
  const by = formatPesos(Math.abs(cents) / 100)
  return `Tu total ${verb} ${by}: de ${formatPesos(TotalesPedido.TotalNeto)} a ${formatPesos(TotalNeto)}.`
}
