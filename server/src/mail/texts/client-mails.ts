import { pickUpWords } from '@gondola/contract/branches'
import type { CardRequest, Contact, Withdrawal, WithdrawalDraft } from '@gondola/contract/inboxes'
import {
  type CartLine,
  takesReplacement,
  cartTexts,
  estimatedAmount,
  totalName,
} from '@gondola/contract/cart'
import { deliveryAddress, type Order, isTotalEstimated, replacementTexts } from '@gondola/contract/orders'
import type { PaymentType } from '@gondola/contract/delivery'
import type { LineDiscount } from '@gondola/contract/catalogue'
import { fromTemplate, type UsedTemplate } from './fill-template.ts'
import {
  formatDate,
  formatDay,
  formatPesos,
  formatQuantity,
  formatTime,
  orderAddress,
} from '@gondola/contract/base'
import { MAIL_TEMPLATES } from './mail-templates.ts'
import { discountTexts, formatDiscount } from '@gondola/contract/promotions'

/** A mail's content, from which both text and HTML are rendered. Every value is plain text. */
export interface MailContent {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Extra paragraphs of this mail, below the template's. */
  details?: readonly string[]
  /** Name and value pairs, one per row. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** Order lines: article, quantity, amount. */
  lines?: readonly (readonly [what: string, quantity: string, amount: string])[]
  totals?: readonly (readonly [name: string, amount: string])[]
  /** The mail's one button. */
  action?: { label: string; url: string }
  /** Paragraphs in small print, below the action. */
  notes?: readonly string[]
  /** Notices required by law, below the notes. */
  legal?: readonly string[]
  /**
   * The template of subject, paragraphs and notes, so that the shop's own texts can replace them
   * (`own-texts.store.ts`).
   */
  template?: UsedTemplate
}

/** The specification's default texts of a card request's mail (spec §3). */
export const CARD_MAIL_TITLE = MAIL_TEMPLATES['tarjeta-pedida'].Asunto
export const CARD_MAIL_MESSAGE = MAIL_TEMPLATES['tarjeta-pedida'].Texto

export const MAIL_FOOTER = 'Recibís este mensaje por tu relación con la tienda.'

const WITHDRAWAL_NOTICE =
  'Tenés derecho a arrepentirte de la compra dentro de los 10 días corridos desde que la recibís, sin costo, con el «Botón de arrepentimiento» de la tienda. Los productos perecederos quedan exceptuados.'

/**
 * Letters, spaces and punctuation of names; excludes anything like a URL, which a mail program would turn into a link.
 */
const PERSON_NAME = /^(?!.*\.\S)[\p{L}\p{M} .'’-]{1,80}$/u

/** A mail's recipient; `EmailConfirmado`: they followed a link that was mailed to the address. */
export interface Recipient {
  Nombre: string
  EmailConfirmado: boolean
}

/** The greeting for an unconfirmed address, which may be anybody's. */
const HELLO = 'Hola:'

/**
 * The greeting. Anybody can make the shop write to any address, so a mail to an unconfirmed one contains nothing that
 * was typed, and a name that does not look like a person's is left out.
 */
export const hello = ({ Nombre, EmailConfirmado }: Recipient) =>
  EmailConfirmado && PERSON_NAME.test(Nombre.trim()) ? `Hola, ${Nombre.trim()}:` : HELLO

const CONFIRM_LABEL = 'Confirmar mi email'

/** Warns that an older, unconfirmed account has the same address, and would lose it through this mail's link. */
const OTHER_ACCOUNT =
  'Hay otra cuenta con este email, sin confirmar. Con el enlace de este mensaje el email pasa a la cuenta nueva: si la nueva no es tuya, no lo uses.'

/** Sent to a new, unconfirmed address, with the link that confirms it. */
export const welcomeMail = (shop: string, confirmationLink: string, isWaiting = false): MailContent => ({
  // earlier versions had {Usuario} in this text, and shops may have copied it into their own
  ...fromTemplate('bienvenida', { Tienda: shop, Usuario: 'el que elegiste' }),
  greeting: HELLO,
  details: [
    'Confirmá con el botón que este email es tuyo. No hace falta para comprar: desde entonces te mandamos por mail todos los datos de tus pedidos.',
    ...(isWaiting ? [OTHER_ACCOUNT] : []),
  ],
  action: { label: CONFIRM_LABEL, url: confirmationLink },
})

/** Another confirmation link, on request. */
export const confirmationMail = (confirmationLink: string, isWaiting = false): MailContent => ({
  ...fromTemplate('confirmar-email', {}),
  greeting: HELLO,
  ...(isWaiting && { details: [OTHER_ACCOUNT] }),
  action: { label: CONFIRM_LABEL, url: confirmationLink },
})

export function recoveryMail(
  client: Recipient,
  link: string,
  minutes: number,
  isWaiting = false,
): MailContent {
  return {
    ...fromTemplate('recuperar-acceso', { Minutos: String(minutes) }),
    greeting: hello(client),
    ...(isWaiting && { details: [OTHER_ACCOUNT] }),
    action: { label: 'Elegir una contraseña nueva', url: link },
  }
}

/**
 * Sent to the old and the new address. Either may be somebody else's, so no name appears. Only the new one gets the
 * link.
 */
export const emailChangedMail = (confirmationLink?: string, isWaiting = false): MailContent => ({
  ...fromTemplate('email-cambiado', {}),
  greeting: HELLO,
  ...(isWaiting && { details: [OTHER_ACCOUNT] }),
  ...(confirmationLink !== undefined && { action: { label: CONFIRM_LABEL, url: confirmationLink } }),
})

/**
 * `order` as the client sees it; `payment` has the instructions for paying it, `payBy` is the local date and time until
 * which it is to be paid.
 */
export function orderPlacedMail(
  client: Recipient,
  order: Order,
  shopUrl: string,
  payment: Pick<PaymentType, 'Indicaciones' | 'Alias'> | null = null,
  payBy: string | null = null,
): MailContent {
  const facts: [string, string][] = [['Pedido', `N.º ${order.Id}`]]
  facts.push(
    ['Fecha', `${formatDate(order.Fecha)} ${formatTime(order.Fechahora)}`],
    ...deliveryFacts(order, client),
  )
  if (order.TipoPago !== null) facts.push(['Pago', order.TipoPago.Descrip])
  if (payment?.Alias) facts.push(['Alias', payment.Alias])
  if (order.Opt4 !== '' && client.EmailConfirmado) facts.push(['Comentario', order.Opt4])
  facts.push(['Reemplazos', order.B1 ? 'Aceptás productos similares si falta alguno' : 'Sin reemplazos'])
  return {
    ...fromTemplate('pedido-recibido', { Pedido: String(order.Id) }),
    greeting: hello(client),
    facts,
    lines: order.Lineas.flatMap((line) => [
      [
        takesReplacement(line, order.B1) ? line.Descrip : `${line.Descrip} (${replacementTexts.nothingNote})`,
        formatQuantity(line.Cantidad, line.Unidad),
        formatPesos(line.Precioventa ?? 0),
      ] as const,
      ...discountRows(line.Descuentos ?? [], line.Unidad),
    ]),
    totals: orderTotals(order),
    details: [
      ...(payBy === null ? [] : [payByText(payBy)]),
      ...(payment?.Indicaciones ? [payment.Indicaciones] : []),
      ...(isTotalEstimated(order) ? [cartTexts.weighedHint] : []),
    ],
    action: { ...orderLink(order.Id, shopUrl), ...(payBy !== null && { label: 'Pagar mi pedido' }) },
    legal: [WITHDRAWAL_NOTICE],
  }
}

const payByText = (payBy: string): string =>
  `Pagalo hasta el ${formatDate(payBy)} a las ${formatTime(payBy)}: lo preparamos cuando el pago está, y si no se paga se cancela solo. Si ya lo pagaste, no tenés que hacer nada.`

/** A line's promotion discounts, each with the units or the weight it applies to. */
export const discountRows = (discounts: readonly LineDiscount[], Unidad: CartLine['Unidad']) =>
  discounts.map(
    ({ Texto, Cantidad, Monto }) => [Texto, formatQuantity(Cantidad, Unidad), formatDiscount(Monto)] as const,
  )

/** Delivery method, time and address; an unconfirmed address gets only what was chosen, nothing that was typed. */
export function deliveryFacts(order: Order, { EmailConfirmado }: Recipient): [string, string][] {
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
  if (!EmailConfirmado) return [...facts, ['Tus datos', 'Los ves en «Mis pedidos»']]
  if (Opt1 !== '') facts.push(['A nombre de', Opt1])
  if (Opt2 !== '') facts.push(['Teléfono', Opt2])
  if (Opt3 !== '' && FormaEntrega === 'ED') facts.push(['Dirección', deliveryAddress(order)])
  return facts
}

export function orderTotals(order: Order): [string, string][] {
  const { TotalBruto, TotalDescuento, TotalEnvio, TotalNeto } = order
  const isEstimate = isTotalEstimated(order)
  const totals: [string, string][] = [['Subtotal', formatPesos(TotalBruto)]]
  if (TotalDescuento !== null && TotalDescuento > 0)
    totals.push([discountTexts.promotions, formatDiscount(TotalDescuento)])
  if (TotalEnvio !== null && TotalEnvio > 0) totals.push(['Envío', formatPesos(TotalEnvio)])
  const amount = formatPesos(TotalNeto)
  return [...totals, [totalName(isEstimate), isEstimate ? estimatedAmount(amount) : amount]]
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
): MailContent {
  return {
    ...fromTemplate('pedido-anulado', orderValues(order)),
    greeting: hello(client),
  }
}

export function contactMailToShop({
  Id,
  Nombre,
  Email,
  Telefono,
  Motivo,
  Comentario,
  Mensaje,
}: Contact): MailContent {
  return {
    subject: `Contacto N.º ${Id}: ${Motivo}. ${Comentario}`,
    greeting: 'Llegó un mensaje desde la página de contacto.',
    paragraphs: [Mensaje],
    facts: [
      ['Nombre', Nombre],
      ['Email', Email],
      ['Teléfono', Telefono],
      ['Motivo', Motivo],
      ['Asunto', Comentario],
    ],
  }
}

/** Repeats nothing of the message; otherwise anybody could send any text to anybody in the shop's name. */
export const contactMailToCustomer = ({ Id }: Pick<Contact, 'Id'>): MailContent => ({
  ...fromTemplate('contacto-recibido', { Numero: String(Id) }),
  greeting: HELLO,
})

export function cardMailToShop(request: CardRequest): MailContent {
  return {
    subject: `Solicitud de SuperCard N.º ${request.Id}: ${request.Apellido}, ${request.Nombre}`,
    greeting: 'Llegó una solicitud de SuperCard.',
    paragraphs: [],
    facts: [
      ['Nombre', request.Nombre],
      ['Apellido', request.Apellido],
      ['Documento', `${request.Tipodoc?.Descripcion ?? ''} ${request.Nrodoc}`.trim()],
      ['Dirección', request.Direccion],
      ['Email', request.Email],
      ['Teléfono', request.Telefono],
    ],
  }
}

/** Contains only the shop's own texts, nothing of the form; otherwise anybody could send any text in its name. */
export const cardMailToCustomer = (): MailContent => ({
  ...fromTemplate('tarjeta-pedida', {}),
  greeting: HELLO,
})

const withdrawalFacts = ({ Codigo, Fecha }: Withdrawal): [string, string][] => [
  ['Código', Codigo],
  ['Fecha', `${formatDate(Fecha)} ${formatTime(Fecha)}`],
]

export function withdrawalMailToShop(withdrawal: Withdrawal, draft: WithdrawalDraft): MailContent {
  return {
    subject: `Arrepentimiento ${withdrawal.Codigo}`,
    greeting: 'Llegó una solicitud desde el «Botón de arrepentimiento».',
    paragraphs: [draft.Motivo ?? ''].filter((text) => text !== ''),
    facts: [
      ...withdrawalFacts(withdrawal),
      ...(draft.Pedido ? [['Pedido', draft.Pedido] as const] : []),
      ['Nombre', draft.Nombre],
      ['Email', draft.Email],
      ['Teléfono', draft.Telefono ?? ''],
    ],
  }
}

/** Leaves out the order number, which is typed text; only the shop's mail has it, under the same code. */
export const withdrawalMailToCustomer = (withdrawal: Withdrawal): MailContent => ({
  ...fromTemplate('arrepentimiento-recibido', { Codigo: withdrawal.Codigo }),
  greeting: HELLO,
  facts: withdrawalFacts(withdrawal),
})

/** The link of a mail to an order's own page. */
export const orderLink = (Id: number, shopUrl: string): NonNullable<MailContent['action']> => ({
  label: 'Seguir mi pedido',
  url: `${shopUrl}/#${orderAddress(Id)}`,
})
