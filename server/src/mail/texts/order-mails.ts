import { type Branch, branchAddress, branchMap, hoursLines, pickUpWords } from '@gondola/contract/branches'
import {
  type CartLine,
  cartTexts,
  estimatedAmount,
  wishOf,
  totalName,
  lineNoteText,
  lineQuantityText,
  feeText,
} from '@gondola/contract/cart'
import { type LineDiscount, lineTotal } from '@gondola/contract/catalogue'
import { whenInHand, type PaymentType } from '@gondola/contract/delivery'
import {
  alcoholTexts,
  CLAIM_REASON_NAMES,
  claimText,
  deliveryAddress,
  differenceTexts,
  isTotalEstimated,
  keptDiscounts,
  type Order,
  type OrderDifference,
  type OwnClaim,
  preparationDifferences,
  preparationTexts,
  reasonToCustomer,
  replacementTexts,
} from '@gondola/contract/orders'
import { creditName, type MoneyState, releaseText } from '@gondola/contract/payments'
import { discountTexts, formatDiscount } from '@gondola/contract/promotions'
import {
  formatDate,
  formatDay,
  formatPesos,
  formatQuantity,
  formatTime,
  orderAddress,
} from '@gondola/contract/base'
import { fromTemplate } from './fill-template.ts'
import { hello, type MailContent, type Recipient } from './client-mails.ts'

// Mails about an order.

type MailLine = readonly [what: string, quantity: string, amount: string]

const WITHDRAWAL_NOTICE =
  'Tenés derecho a arrepentirte de la compra dentro de los 10 días corridos desde que la recibís, sin costo, con el «Botón de arrepentimiento» de la tienda. Los productos perecederos quedan exceptuados.'

export const PLACED_TEMPLATE = 'pedido-recibido'

export const placedValues = ({ Id }: Pick<Order, 'Id'>) => ({ Pedido: String(Id) })

export type MailedOrder = Omit<Order, 'Lineas'> & {
  Lineas: readonly MailedLine[]
  /** Where it is picked up; null or absent: it is brought. */
  pickup?: Branch | null
  /** Pesos of it that are paid out of the customer's credit. */
  credit?: number
  /** Whoever receives it shows a document. */
  hasAlcohol?: boolean
}

/** What the mail says of paying. */
export type MailedPayment = Pick<PaymentType, 'Indicaciones' | 'Alias' | 'Forma' | 'Transferencia'>

export type MailedLine = Pick<
  CartLine,
  'Descrip' | 'Cantidad' | 'Unidad' | 'Precioventa' | 'Descuentos' | 'Reemplazo' | 'Aclaracion'
>

/**
 * `order` as the client sees it; `payment` has the instructions for paying it, `payBy` is the local date and time until
 * which it is to be paid.
 */
export function orderPlacedMail(
  client: Recipient,
  order: MailedOrder,
  shopUrl: string,
  payment: MailedPayment | null = null,
  payBy: string | null = null,
): MailContent {
  const facts: [string, string][] = [['Pedido', `N.º ${order.Id}`]]
  facts.push(
    ['Fecha', `${formatDate(order.Fecha)} ${formatTime(order.Fechahora)}`],
    ...deliveryFacts(order, client),
  )
  if (order.TipoPago !== null) facts.push(['Pago', order.TipoPago.Descrip])
  if (payment?.Alias) facts.push(['Alias', payment.Alias])
  facts.push(...wishFacts(order, client))
  return {
    ...fromTemplate(PLACED_TEMPLATE, placedValues(order)),
    greeting: hello(client),
    facts,
    lines: orderedRows(order, client),
    totals: orderTotals(order),
    details: [
      ...(payBy === null ? [] : [payByText(payBy)]),
      ...(payment?.Forma === 'listo' ? [payWhenReadyText(payment)] : []),
      ...(payment?.Indicaciones ? [payment.Indicaciones] : []),
      ...(order.hasAlcohol ? [alcoholTexts.identification] : []),
      ...(isTotalEstimated(order) ? [cartTexts.weighedHint] : []),
    ],
    action: { ...orderLink(order.Id, shopUrl), ...(payBy !== null && { label: 'Pagar mi pedido' }) },
    legal: [WITHDRAWAL_NOTICE],
  }
}

/**
 * The ordered lines, each with its note, which an unconfirmed address does not get, and its wish where it is another
 * than the order's.
 */
const orderedRows = ({ Lineas, B1 }: MailedOrder, { EmailConfirmado }: Recipient): MailLine[] =>
  Lineas.flatMap((line) => [
    [
      [
        line.Descrip,
        line.Aclaracion && EmailConfirmado ? lineNoteText(line.Aclaracion) : '',
        replacementTexts.notes[wishOf(line, B1)].replace(/.+/, '($&)'),
      ]
        .filter(Boolean)
        .join(' '),
      lineQuantityText(line, line.Cantidad),
      formatPesos(line.Precioventa ?? 0),
    ] as const,
    ...discountRows(line.Descuentos ?? [], line.Unidad),
  ])

/** The comment, which an unconfirmed address does not get, and what is wished where an article is missing. */
const wishFacts = ({ Opt4, B1 }: MailedOrder, { EmailConfirmado }: Recipient): [string, string][] => [
  ...(Opt4 !== '' && EmailConfirmado ? [['Comentario', Opt4] as [string, string]] : []),
  ['Reemplazos', B1 ? 'Aceptás productos similares si falta alguno' : 'Sin reemplazos'],
]

const payWhenReadyText = ({ Transferencia }: MailedPayment): string =>
  `Todavía no pagás nada: cuando esté pesado te mandamos por mail ${Transferencia ? 'los datos para transferir' : 'el enlace para pagar'} el total exacto.`

const payByText = (payBy: string): string =>
  `Pagalo hasta el ${formatDate(payBy)} a las ${formatTime(payBy)}: lo preparamos cuando el pago está, y si no se paga se cancela solo. Si ya lo pagaste, no tenés que hacer nada.`

/** A line's promotion discounts, each with the units or the weight it applies to. */
const discountRows = (discounts: readonly LineDiscount[], Unidad: CartLine['Unidad']) =>
  discounts.map(
    ({ Texto, Cantidad, Monto }) => [Texto, formatQuantity(Cantidad, Unidad), formatDiscount(Monto)] as const,
  )

/** Where an order is picked up, when the branch is open, and a map. */
const pickupFacts = (branch: Branch): [string, string][] => [
  ['Retirás en', [branch.Nombre, branchAddress(branch)].filter(Boolean).join(', ')],
  ...(branch.Horarios
    ? [['Horario de la sucursal', hoursLines(branch.Horarios).join('\n')] as [string, string]]
    : []),
  ...(branch.Direccion === '' ? [] : [['Cómo llegar', branchMap(branch)] as [string, string]]),
]

/** Delivery method, time and address; an unconfirmed address gets only what was chosen, nothing that was typed. */
function deliveryFacts(
  order: Omit<MailedOrder, 'Lineas'>,
  { EmailConfirmado }: Recipient,
): [string, string][] {
  const { FormaEntrega, Dia, HorarioEntrega, Opt1, Opt2, Opt3, NombreSucursal } = order
  const facts: [string, string][] = []
  if (FormaEntrega !== null)
    // A shop of one branch has the specification's name for it.
    facts.push([
      'Entrega',
      FormaEntrega === 'ED' ? 'Envío a domicilio' : pickUpWords(NombreSucursal ?? 'Casa central'),
    ])
  if (FormaEntrega === 'ED' && NombreSucursal !== undefined) facts.push(['Sucursal', NombreSucursal])
  if (Dia !== null) {
    const isoDate = String(Dia).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    facts.push([
      'Día y horario',
      HorarioEntrega === null ? formatDay(isoDate) : `${formatDay(isoDate)}, ${HorarioEntrega}`,
    ])
  }
  if (order.pickup) facts.push(...pickupFacts(order.pickup))
  if (!EmailConfirmado) return [...facts, ['Tus datos', 'Los ves en «Mis pedidos»']]
  if (Opt1 !== '') facts.push(['A nombre de', Opt1])
  if (Opt2 !== '') facts.push(['Teléfono', Opt2])
  if (Opt3 !== '' && FormaEntrega === 'ED') facts.push(['Dirección', deliveryAddress(order)])
  return facts
}

function orderTotals(order: MailedOrder): [string, string][] {
  const { TotalBruto, TotalDescuento, TotalEnvio, TotalNeto } = order
  const isEstimate = isTotalEstimated(order)
  const totals: [string, string][] = [['Subtotal', formatPesos(TotalBruto)]]
  if (TotalDescuento !== null && TotalDescuento > 0)
    totals.push([discountTexts.promotions, formatDiscount(TotalDescuento)])
  if (order.FormaEntrega === 'ED') totals.push(['Envío', feeText(TotalEnvio)])
  const amount = formatPesos(TotalNeto)
  totals.push([totalName(isEstimate), isEstimate ? estimatedAmount(amount) : amount])
  return order.credit ? [...totals, [creditName, formatDiscount(order.credit)]] : totals
}

/** Template values for mails about a placed order. */
export const orderValues = ({ Id, Fecha, TotalNeto }: Pick<Order, 'Id' | 'Fecha' | 'TotalNeto'>) => ({
  Pedido: String(Id),
  Fecha: formatDate(Fecha),
  Total: formatPesos(TotalNeto),
})

export function orderAnnulledMail(
  client: Recipient,
  order: Pick<Order, 'Id' | 'Fecha' | 'TotalNeto'>,
  money: MoneyState | null,
): MailContent {
  return {
    ...fromTemplate('pedido-anulado', orderValues(order)),
    greeting: hello(client),
    details: moneyBack(money),
  }
}

/** What goes back of an order that was annulled or cancelled in this state of its money; a mail tells of each refund. */
function moneyBack(money: MoneyState | null): string[] {
  switch (money) {
    case 'pagado':
      return ['Lo que pagaste te lo devolvemos por el mismo medio. Te avisamos cuando esté hecho.']
    case 'reservado':
      return ['Lo que reservaste en tu tarjeta se libera: no se cobró nada.']
    case 'falta':
    case 'esperando':
      return [
        'Si pagaste algo, te lo devolvemos por el mismo medio, y lo reservado en una tarjeta se libera.',
      ]
    default:
      return []
  }
}

/**
 * The order was dispatched: the prepared lines, each difference from the order, the final total, and whether it is paid
 * (null: not said, because money may be on its way).
 */
export function orderDispatchedMail(
  client: Recipient,
  order: Order & Pick<MailedOrder, 'pickup' | 'credit'>,
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
        : [['Pago', isPaid ? 'Ya está pagado' : `Lo pagás ${whenInHand(FormaEntrega)}`] as const]),
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
    return [[Descrip, lineQuantityText(line, Cantidad), formatPesos(Precioventa ?? 0)]]
  const rows: MailLine[] = []
  if (Preparado.Cantidad > 0) {
    const own = lineTotal(Precioindividual ?? 0, Preparado.Cantidad, Unidad)
    rows.push([Descrip, lineQuantityText(line, Preparado.Cantidad), formatPesos(own)])
  }
  const { Sustituto } = Preparado
  if (Sustituto !== null) {
    const quantity = formatQuantity(Sustituto.Cantidad, Sustituto.Unidad)
    rows.push([Sustituto.Descrip, quantity, formatPesos(Sustituto.Precioventa)])
  }
  return rows
}

/**
 * The order was changed, by staff for a reason: what changed, change by change, the order as it is now, until when it is
 * to be paid (local date and time) if it is not, and the pesos of a card's reserve that are released.
 */
export function orderChangedMail(
  client: Recipient,
  order: Order & Pick<MailedOrder, 'pickup' | 'credit'>,
  changes: readonly { difference: OrderDifference; reason: string | null }[],
  { shopUrl, payBy, released }: { shopUrl: string; payBy: string | null; released: number },
): MailContent {
  return {
    ...fromTemplate('pedido-cambiado', orderValues(order)),
    greeting: hello(client),
    details: [
      ...changes.flatMap(({ difference, reason }) => [
        ...(reason === null ? [] : [`Lo cambiamos nosotros: ${reasonToCustomer(reason)}`]),
        ...differenceTexts(difference).map((text) => `• ${text}`),
      ]),
      ...(released > 0 ? [releaseText(formatPesos(released))] : []),
      ...(payBy === null ? [] : [payByText(payBy)]),
    ],
    facts: [
      ['Pedido', `N.º ${order.Id}`],
      ...deliveryFacts(order, client),
      ...(order.TipoPago === null ? [] : [['Pago', order.TipoPago.Descrip] as const]),
      ...wishFacts(order, client),
    ],
    lines: orderedRows(order, client),
    totals: orderTotals(order),
    action:
      payBy === null
        ? { label: 'Ver mis pedidos', url: `${shopUrl}/#/mis-pedidos` }
        : { ...orderLink(order.Id, shopUrl), label: 'Pagar mi pedido' },
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

/** The order came back to the shop, with the reason. */
export function orderUndeliveredMail(
  client: Recipient,
  order: Pick<Order, 'Id' | 'Fecha' | 'TotalNeto'>,
  reason: string,
  shopUrl: string,
): MailContent {
  return {
    ...fromTemplate('pedido-no-entregado', orderValues(order)),
    greeting: hello(client),
    details: [`Motivo: ${reason}`],
    action: orderLink(order.Id, shopUrl),
  }
}

/** The shop cancelled the order, with the reason. */
export function orderCancelledMail(
  client: Recipient,
  order: Pick<Order, 'Id' | 'Fecha' | 'TotalNeto'>,
  reason: string,
  money: MoneyState | null,
  shopUrl: string,
): MailContent {
  return {
    ...fromTemplate('pedido-cancelado', orderValues(order)),
    greeting: hello(client),
    details: [`Motivo: ${reasonToCustomer(reason)}`, ...moneyBack(money)],
    action: orderLink(order.Id, shopUrl),
  }
}

/** What was claimed of an order was received, or answered: what becomes of each article. */
export function claimMail(
  client: Recipient,
  Id: number,
  claims: readonly (OwnClaim & { name: string })[],
  isAnswer: boolean,
  shopUrl: string,
): MailContent {
  const isRefusal = claims.every(({ Motivo }) => Motivo === 'no-quiso')
  const template = isRefusal ? 'reclamo-no-quiso' : isAnswer ? 'reclamo-respondido' : 'reclamo-recibido'
  return {
    ...fromTemplate(template, { Pedido: String(Id) }),
    greeting: hello(client),
    details: claims.flatMap((claim) => [
      `• ${claim.name} (${CLAIM_REASON_NAMES[claim.Motivo].toLowerCase()}): ${claimText(claim)}`,
      ...(claim.Respuesta === '' ? [] : [claim.Respuesta]),
    ]),
    action: orderLink(Id, shopUrl),
  }
}

export const orderLink = (Id: number, shopUrl: string): NonNullable<MailContent['action']> => ({
  label: 'Seguir mi pedido',
  url: `${shopUrl}/#${orderAddress(Id)}`,
})
