import { formatPesos, formatTime, formatDate, toPesos } from '@gondola/contract/base'
import type { Order } from '@gondola/contract/orders'
import { type MoneyStage, REFUND_DELAY_TEXTS, type RefundDelay } from '@gondola/contract/payments'
import { hello, type MailContent, type Recipient } from './client-mails.ts'
import { orderLink, orderValues } from './order-mails.ts'
import { fromTemplate } from './fill-template.ts'

// Mails about an order's money. Their link leads to the order in the shop, which leads to the page to pay on: a mail
// that is passed on opens nobody's payment.

export type MoneyMail =
  | { kind: 'reservado'; centavos: number }
  | { kind: 'recibido'; centavos: number; stage: MoneyStage }
  | { kind: 'devuelto'; centavos: number; delay: RefundDelay }
  | { kind: 'listo' | 'pendiente' | 'falta' | 'reserva-chica'; centavos: number; until: string }

const TEMPLATES = {
  reservado: 'pago-reservado',
  recibido: 'pago-recibido',
  devuelto: 'pago-devuelto',
  listo: 'pago-listo',
  pendiente: 'pago-pendiente',
  falta: 'pago-falta',
  'reserva-chica': 'pago-reserva-chica',
} as const

/** What follows for money that came before an order was weighed, or after it was gone. */
const AFTER_PAYING: Partial<Record<MoneyStage, string>> = {
  abierto:
    'Si después de pesar y preparar el pedido cuesta menos, te devolvemos la diferencia por el mismo medio.',
  ido: 'El pedido está cancelado: te devolvemos este importe por el mismo medio.',
}

/** `until` is a local date and time, `2026-11-23T13:00:00-03:00`. */
export function moneyMail(client: Recipient, Id: number, mail: MoneyMail, shopUrl: string): MailContent {
  const link = orderLink(Id, shopUrl)
  const details = detailsOf(mail)
  return {
    ...fromTemplate(TEMPLATES[mail.kind], {
      Pedido: String(Id),
      Importe: formatPesos(toPesos(mail.centavos)),
    }),
    greeting: hello(client),
    ...(details.length > 0 && { details }),
    action: 'until' in mail ? { ...link, label: labelOf(mail.kind) } : link,
  }
}

const labelOf = (kind: MoneyMail['kind']) => (kind === 'reserva-chica' ? 'Reservar de nuevo' : 'Pagar ahora')

function detailsOf(mail: MoneyMail): string[] {
  if (mail.kind === 'devuelto') return [REFUND_DELAY_TEXTS[mail.delay]]
  if (mail.kind === 'recibido') return [AFTER_PAYING[mail.stage] ?? []].flat()
  if (!('until' in mail)) return []
  const when = mail.kind === 'reserva-chica' ? 'Podés reservarlo' : 'Podés pagarlo'
  return [`${when} hasta el ${formatDate(mail.until)} a las ${formatTime(mail.until)}.`]
}

/** The shop cancelled the order because nobody paid it in time. */
export function orderUnpaidMail(
  client: Recipient,
  order: Pick<Order, 'Id' | 'Fecha' | 'TotalNeto'>,
  shopUrl: string,
): MailContent {
  return {
    ...fromTemplate('pedido-vencido', orderValues(order)),
    greeting: hello(client),
    action: { ...orderLink(order.Id, shopUrl), label: 'Volver a armarlo' },
  }
}
