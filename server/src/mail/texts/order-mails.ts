import type { CartLine } from '@gondola/contract/cart'
import {
  differenceTexts,
  type Order,
  type OrderDifference,
  keptDiscounts,
  preparationDifferences,
  preparationTexts,
} from '@gondola/contract/orders'
import { fromTemplate } from './fill-template.ts'
import { lineTotal } from '@gondola/contract/catalogue'
import { formatPesos, formatQuantity } from '@gondola/contract/base'
import {
  deliveryFacts,
  discountRows,
  hello,
  orderLink,
  orderTotals,
  orderValues,
  type MailContent,
  type Recipient,
} from './client-mails.ts'

// Mails about an order that the shop dispatched or cancelled.

type MailLine = readonly [what: string, quantity: string, amount: string]

/**
 * The order was dispatched: the prepared lines, each difference from the order, the final total, and whether it is paid
 * (null: not said, because money may be on its way).
 */
export function orderDispatchedMail(
  client: Recipient,
  order: Order,
  isPaid: boolean | null,
  shopUrl: string,
): MailContent {
  const { Id, FormaEntrega, TotalesPedido, TotalNeto } = order
  const differences = preparationDifferences(order)
  const isHome = FormaEntrega === 'ED'
  const totals: [string, string][] = orderTotals(order)
  if (TotalesPedido !== undefined && TotalesPedido.TotalNeto !== TotalNeto)
    totals.unshift([preparationTexts.orderedTotal, formatPesos(TotalesPedido.TotalNeto)])
  return {
    ...fromTemplate(isHome ? 'pedido-en-camino' : 'pedido-para-retirar', { Pedido: String(Id) }),
    greeting: hello(client),
    details: [
      ...(differences.length === 0 ? [] : [`${preparationTexts.differences}:`]),
      ...differences.map(({ text }) => `• ${text}`),
    ],
    facts: [
      ['Pedido', `N.º ${Id}`],
      ...deliveryFacts(order, client),
      ...(isPaid === null
        ? []
        : [['Pago', isPaid ? 'Ya está pagado' : 'Lo pagás cuando lo recibís'] as const]),
    ],
    lines: order.Lineas.flatMap((line) => [
      ...preparedRows(line),
      ...discountRows(keptDiscounts(line), line.Unidad),
    ]),
    totals,
    action: orderLink(order.Id, shopUrl),
  }
}

/** The rows of a prepared line: the article, its substitute, both, or none if it was missing. */
function preparedRows(line: CartLine): MailLine[] {
  const { Descrip, Cantidad, Unidad, Preparado, Precioindividual, Precioventa } = line
  if (Preparado === undefined)
    return [[Descrip, formatQuantity(Cantidad, Unidad), formatPesos(Precioventa ?? 0)]]
  const rows: MailLine[] = []
  if (Preparado.Cantidad > 0) {
    const own = lineTotal(Precioindividual ?? 0, Preparado.Cantidad, Unidad)
    rows.push([Descrip, formatQuantity(Preparado.Cantidad, Unidad), formatPesos(own)])
  }
  const { Sustituto } = Preparado
  if (Sustituto !== null) {
    const quantity = formatQuantity(Sustituto.Cantidad, Sustituto.Unidad)
    rows.push([Sustituto.Descrip, quantity, formatPesos(Sustituto.Precioventa)])
  }
  return rows
}

/** The customer changed the order: what changed, change by change, and the order as it is now. */
export function orderChangedMail(
  client: Recipient,
  order: Order,
  differences: readonly OrderDifference[],
  shopUrl: string,
): MailContent {
  return {
    ...fromTemplate('pedido-cambiado', orderValues(order)),
    greeting: hello(client),
    details: differences.flatMap(differenceTexts).map((text) => `• ${text}`),
    facts: [
      ['Pedido', `N.º ${order.Id}`],
      ...deliveryFacts(order, client),
      ...(order.TipoPago === null ? [] : [['Pago', order.TipoPago.Descrip] as const]),
    ],
    lines: order.Lineas.flatMap((line) => [
      [line.Descrip, formatQuantity(line.Cantidad, line.Unidad), formatPesos(line.Precioventa ?? 0)] as const,
      ...discountRows(line.Descuentos ?? [], line.Unidad),
    ]),
    totals: orderTotals(order),
    action: { label: 'Ver mis pedidos', url: `${shopUrl}/#/mis-pedidos` },
  }
}

/** The order was delivered or picked up: the way to say how each line came. */
export function orderDeliveredMail(client: Recipient, Id: number, shopUrl: string): MailContent {
  return {
    ...fromTemplate('pedido-entregado', { Pedido: String(Id) }),
    greeting: hello(client),
    action: { ...orderLink(Id, shopUrl), label: 'Contar cómo llegó' },
  }
}

/** The shop cancelled the order, with the reason. */
export function orderCancelledMail(
  client: Recipient,
  order: Pick<Order, 'Id' | 'Fecha' | 'TotalNeto'>,
  reason: string,
  shopUrl: string,
): MailContent {
  return {
    ...fromTemplate('pedido-cancelado', orderValues(order)),
    greeting: hello(client),
    details: [`Motivo: ${reason}`],
    action: orderLink(order.Id, shopUrl),
  }
}
