import type { CardRequest } from '../entities/card-request.ts'
import type { Contact } from '../entities/contact.ts'
import type { Order } from '../entities/order.ts'
import type { Withdrawal, WithdrawalDraft } from '../entities/withdrawal.ts'
import { takesReplacement } from '../rules/cart.ts'
import { discountTexts, formatDiscount } from './discounts.ts'
import { formatDate, formatDay, formatPesos, formatQuantity, formatTime } from './format.ts'
import { replacementTexts } from './replacements.ts'

/** What a mail says; text and HTML are made of the same. Everything in it is plain text. */
export interface MailContent {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Names and values, one below the other. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** Rows of an order: what, how much, for how much. */
  lines?: readonly (readonly [what: string, quantity: string, amount: string])[]
  totals?: readonly (readonly [name: string, amount: string])[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Below the action, smaller. */
  notes?: readonly string[]
}

/** The specification's defaults of a card request's mail (spec §3). */
export const CARD_MAIL_TITLE = '¡Bienvenido a SuperCard!'
export const CARD_MAIL_MESSAGE =
  'Recibimos tu solicitud. Nos pondremos en contacto con vos cuando la tarjeta impresa esté lista para retirar.'

export const MAIL_FOOTER = 'Recibís este mensaje por tu relación con la tienda.'

const WITHDRAWAL_NOTICE =
  'Tenés derecho a arrepentirte de la compra dentro de los 10 días corridos desde que la recibís, sin costo, con el «Botón de arrepentimiento» de la tienda. Los productos perecederos quedan exceptuados.'

/** Letters, blanks, and what stands in names; no address that a mail program would make a link of. */
const PERSON_NAME = /^(?!.*\.\S)[\p{L}\p{M} .'’-]{1,80}$/u

/** Anybody can have the shop write to anybody: what is no person's name is no part of the greeting. */
export const hello = (Nombre: string) =>
  PERSON_NAME.test(Nombre.trim()) ? `Hola, ${Nombre.trim()}:` : 'Hola:'

export function welcomeMail(
  client: { Nombre: string; Usuario: string },
  shop: string,
  shopUrl: string,
): MailContent {
  return {
    subject: `¡Bienvenido a ${shop}!`,
    greeting: hello(client.Nombre),
    paragraphs: [
      `Tu cuenta en ${shop} ya está lista. Podés ingresar con tu nombre de usuario, ${client.Usuario}, o con este email.`,
      'Con tu cuenta ves todos los precios, guardás tu carrito para seguirlo en cualquier dispositivo y elegís el día y el horario de entrega.',
    ],
    action: { label: 'Ir a la tienda', url: shopUrl },
    notes: ['Si no creaste esta cuenta, respondé este mensaje y la damos de baja.'],
  }
}

export function recoveryMail(client: { Nombre: string }, link: string, minutes: number): MailContent {
  return {
    subject: 'Recuperá tu contraseña',
    greeting: hello(client.Nombre),
    paragraphs: [
      'Recibimos un pedido para cambiar la contraseña de tu cuenta. Elegí una nueva con este enlace:',
    ],
    action: { label: 'Elegir una contraseña nueva', url: link },
    notes: [
      `El enlace sirve una sola vez y vence en ${minutes} minutos.`,
      'Si no lo pediste, ignorá este mensaje: tu contraseña no cambia.',
    ],
  }
}

/** `order` as the client sees it. */
export function orderPlacedMail(client: { Nombre: string }, order: Order, shopUrl: string): MailContent {
  const facts: [string, string][] = [['Pedido', `N.º ${order.Id}`]]
  facts.push(['Fecha', `${formatDate(order.Fecha)} ${formatTime(order.Fechahora)}`], ...deliveryFacts(order))
  if (order.TipoPago !== null) facts.push(['Pago', order.TipoPago.Descrip])
  if (order.Opt4 !== '') facts.push(['Comentario', order.Opt4])
  facts.push(['Reemplazos', order.B1 ? 'Aceptás productos similares si falta alguno' : 'Sin reemplazos'])
  return {
    subject: `Recibimos tu pedido N.º ${order.Id}`,
    greeting: hello(client.Nombre),
    paragraphs: [
      'Tu pedido fue generado con éxito. Nos encargamos de procesarlo y, ante cualquier consulta, nos comunicamos con vos.',
    ],
    facts,
    lines: order.Lineas.flatMap((line) => [
      [
        takesReplacement(line, order.B1) ? line.Descrip : `${line.Descrip} (${replacementTexts.nothingNote})`,
        formatQuantity(line.Cantidad, line.Unidad),
        formatPesos(line.Precioventa ?? 0),
      ] as const,
      ...(line.Descuentos ?? []).map(({ Texto, Monto }) => [Texto, '', formatDiscount(Monto)] as const),
    ]),
    totals: orderTotals(order),
    action: { label: 'Ver mis pedidos', url: `${shopUrl}/#/mis-pedidos` },
    notes: [WITHDRAWAL_NOTICE],
  }
}

export function deliveryFacts({
  FormaEntrega,
  Dia,
  HorarioEntrega,
  Opt1,
  Opt2,
  Opt3,
}: Order): [string, string][] {
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
  if (Opt1 !== '') facts.push(['A nombre de', Opt1])
  if (Opt2 !== '') facts.push(['Teléfono', Opt2])
  if (Opt3 !== '' && FormaEntrega === 'ED') facts.push(['Dirección', Opt3])
  return facts
}

export function orderTotals({
  TotalBruto,
  TotalDescuento,
  TotalEnvio,
  TotalNeto,
}: Order): [string, string][] {
  const totals: [string, string][] = [['Subtotal', formatPesos(TotalBruto)]]
  if (TotalDescuento !== null && TotalDescuento > 0)
    totals.push([discountTexts.promotions, formatDiscount(TotalDescuento)])
  if (TotalEnvio !== null && TotalEnvio > 0) totals.push(['Envío', formatPesos(TotalEnvio)])
  return [...totals, ['Total', formatPesos(TotalNeto)]]
}

export function orderAnnulledMail(
  client: { Nombre: string },
  order: Pick<Order, 'Id' | 'Fecha' | 'TotalNeto'>,
): MailContent {
  return {
    subject: `Anulaste tu pedido N.º ${order.Id}`,
    greeting: hello(client.Nombre),
    paragraphs: [
      `Tu pedido N.º ${order.Id} del ${formatDate(order.Fecha)}, por ${formatPesos(order.TotalNeto)}, fue anulado. No tenés que hacer nada más.`,
    ],
    notes: ['Si no lo anulaste, respondé este mensaje.'],
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
export function contactMailToCustomer({ Id, Nombre }: Pick<Contact, 'Id' | 'Nombre'>): MailContent {
  return {
    subject: `Recibimos tu mensaje N.º ${Id}`,
    greeting: hello(Nombre),
    paragraphs: ['Gracias por escribirnos. Te respondemos a la brevedad.'],
    notes: ['Si no nos escribiste, ignorá este mensaje.'],
  }
}

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

export function cardMailToCustomer({ Nombre, TituloEmail, MensajeEmail }: CardRequest): MailContent {
  return { subject: TituloEmail, greeting: hello(Nombre), paragraphs: [MensajeEmail] }
}

const withdrawalFacts = (
  { Codigo, Fecha }: Withdrawal,
  { Pedido = '' }: WithdrawalDraft,
): [string, string][] => [
  ['Código', Codigo],
  ['Fecha', `${formatDate(Fecha)} ${formatTime(Fecha)}`],
  ...(Pedido === '' ? [] : [['Pedido', Pedido] as [string, string]]),
]

export function withdrawalMailToShop(withdrawal: Withdrawal, draft: WithdrawalDraft): MailContent {
  return {
    subject: `Arrepentimiento ${withdrawal.Codigo}`,
    greeting: 'Llegó una solicitud desde el «Botón de arrepentimiento».',
    paragraphs: [draft.Motivo ?? ''].filter((text) => text !== ''),
    facts: [
      ...withdrawalFacts(withdrawal, draft),
      ['Nombre', draft.Nombre],
      ['Email', draft.Email],
      ['Teléfono', draft.Telefono ?? ''],
    ],
  }
}

export function withdrawalMailToCustomer(withdrawal: Withdrawal, draft: WithdrawalDraft): MailContent {
  return {
    subject: `Recibimos tu solicitud de arrepentimiento ${withdrawal.Codigo}`,
    greeting: hello(draft.Nombre),
    paragraphs: ['Registramos tu solicitud. Este es el código que la identifica; guardalo.'],
    facts: withdrawalFacts(withdrawal, draft),
    notes: ['Nos comunicamos con vos para acordar la devolución, que no tiene costo para vos.'],
  }
}
