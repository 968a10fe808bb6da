import type { CardRequest } from '../entities/card-request.ts'
import type { CartLine } from '../entities/cart-line.ts'
import type { Contact } from '../entities/contact.ts'
import type { Order } from '../entities/order.ts'
import type { PaymentType } from '../entities/payment-type.ts'
import type { LineDiscount } from '../entities/promotion-mechanic.ts'
import type { Withdrawal, WithdrawalDraft } from '../entities/withdrawal.ts'
import { takesReplacement } from '../rules/cart.ts'
import { isTotalEstimated } from '../rules/estimated-total.ts'
import { fromTemplate, type UsedTemplate } from '../rules/mail-template.ts'
import { cartTexts, estimatedAmount, totalName } from './cart.ts'
import { discountTexts, formatDiscount } from './discounts.ts'
import { formatDate, formatDay, formatPesos, formatQuantity, formatTime } from './format.ts'
import { MAIL_TEMPLATES } from './mail-templates.ts'
import { replacementTexts } from './replacements.ts'

/** What a mail says; text and HTML are made of the same. Everything in it is plain text. */
export interface MailContent {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Paragraphs that are of this mail alone, below the others. */
  details?: readonly string[]
  /** Names and values, one below the other. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** Rows of an order: what, how much, for how much. */
  lines?: readonly (readonly [what: string, quantity: string, amount: string])[]
  totals?: readonly (readonly [name: string, amount: string])[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Below the action, smaller. */
  notes?: readonly string[]
  /** What the law wants said, below the notes. */
  legal?: readonly string[]
  /** Whose subject, paragraphs and notes it has: the shop's own texts take their place (`own-texts.store.ts`). */
  template?: UsedTemplate
}

/** The specification's defaults of a card request's mail (spec §3). */
export const CARD_MAIL_TITLE = MAIL_TEMPLATES['tarjeta-pedida'].Asunto
export const CARD_MAIL_MESSAGE = MAIL_TEMPLATES['tarjeta-pedida'].Texto

export const MAIL_FOOTER = 'Recibís este mensaje por tu relación con la tienda.'

const WITHDRAWAL_NOTICE =
  'Tenés derecho a arrepentirte de la compra dentro de los 10 días corridos desde que la recibís, sin costo, con el «Botón de arrepentimiento» de la tienda. Los productos perecederos quedan exceptuados.'

/** Letters, blanks, and what stands in names; no address that a mail program would make a link of. */
const PERSON_NAME = /^(?!.*\.\S)[\p{L}\p{M} .'’-]{1,80}$/u

/** Whom a mail goes to; `EmailConfirmado`: they followed a link that was mailed to the address. */
export interface Recipient {
  Nombre: string
  EmailConfirmado: boolean
}

/** The greeting of an address that may be anybody's. */
const HELLO = 'Hola:'

/**
 * Anybody can have the shop write to anybody: nothing that was typed goes to an address that nobody confirmed, and what is
 * no person's name is no part of a greeting.
 */
export const hello = ({ Nombre, EmailConfirmado }: Recipient) =>
  EmailConfirmado && PERSON_NAME.test(Nombre.trim()) ? `Hola, ${Nombre.trim()}:` : HELLO

const CONFIRM_LABEL = 'Confirmar mi email'

/** Who has had an account with the address, and never confirmed it, must not give it away unawares. */
const OTHER_ACCOUNT =
  'Hay otra cuenta con este email, sin confirmar. Con el enlace de este mensaje el email pasa a la cuenta nueva: si la nueva no es tuya, no lo uses.'

/** To an address that nobody has confirmed yet: by the link they do. */
export const welcomeMail = (shop: string, confirmationLink: string, isWaiting = false): MailContent => ({
  // the name stood in the text of earlier versions, which shops may have taken for theirs
  ...fromTemplate('bienvenida', { Tienda: shop, Usuario: 'el que elegiste' }),
  greeting: HELLO,
  details: [
    'Confirmá con el botón que este email es tuyo. No hace falta para comprar: desde entonces te mandamos por mail todos los datos de tus pedidos.',
    ...(isWaiting ? [OTHER_ACCOUNT] : []),
  ],
  action: { label: CONFIRM_LABEL, url: confirmationLink },
})

/** The link once more, for who asked for it. */
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

/** To the address of before and to the new one: one of them may be somebody else's, so that it names nobody. The new one has the link that confirms it. */
export const emailChangedMail = (confirmationLink?: string, isWaiting = false): MailContent => ({
  ...fromTemplate('email-cambiado', {}),
  greeting: HELLO,
  ...(isWaiting && { details: [OTHER_ACCOUNT] }),
  ...(confirmationLink !== undefined && { action: { label: CONFIRM_LABEL, url: confirmationLink } }),
})

/** `order` as the client sees it; `payment` is what must be known to pay it. */
export function orderPlacedMail(
  client: Recipient,
  order: Order,
  shopUrl: string,
  payment: Pick<PaymentType, 'Indicaciones' | 'Alias'> | null = null,
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
      ...(payment?.Indicaciones ? [payment.Indicaciones] : []),
      ...(isTotalEstimated(order) ? [cartTexts.weighedHint] : []),
    ],
    action: { label: 'Ver mis pedidos', url: `${shopUrl}/#/mis-pedidos` },
    legal: [WITHDRAWAL_NOTICE],
  }
}

/** What promotions took off a line, each with the units or the weight that took part. */
export const discountRows = (discounts: readonly LineDiscount[], Unidad: CartLine['Unidad']) =>
  discounts.map(
    ({ Texto, Cantidad, Monto }) => [Texto, formatQuantity(Cantidad, Unidad), formatDiscount(Monto)] as const,
  )

/** How, when and where to; to an address that nobody confirmed only what was chosen, nothing that was typed. */
export function deliveryFacts(
  { FormaEntrega, Dia, HorarioEntrega, Opt1, Opt2, Opt3 }: Order,
  { EmailConfirmado }: Recipient,
): [string, string][] {
  const facts: [string, string][] = []
  if (FormaEntrega !== null)
    facts.push(['Entrega', FormaEntrega === 'ED' ? 'Envío a domicilio' : 'Retiro en sucursal (Casa central)'])
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
  if (Opt3 !== '' && FormaEntrega === 'ED') facts.push(['Dirección', Opt3])
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

/** What the texts about a finished order may name. */
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

/** It repeats nothing of the message: else anybody could send anything to anybody in the shop's name. */
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

/** Whatever the form says, the shop mails its own words only: else anybody could send anything in its name. */
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

/** The order's number is what was typed: it stays between the shop and its code. */
export const withdrawalMailToCustomer = (withdrawal: Withdrawal): MailContent => ({
  ...fromTemplate('arrepentimiento-recibido', { Codigo: withdrawal.Codigo }),
  greeting: HELLO,
  facts: withdrawalFacts(withdrawal),
})
