import type { CardRequest } from '../entities/card-request.ts'
import type { CartLine } from '../entities/cart-line.ts'
import type { Contact } from '../entities/contact.ts'
import type { Order } from '../entities/order.ts'
import type { LineDiscount } from '../entities/promotion-mechanic.ts'
import type { Withdrawal, WithdrawalDraft } from '../entities/withdrawal.ts'
import { takesReplacement } from '../rules/cart.ts'
import { fromTemplate, type UsedTemplate } from '../rules/mail-template.ts'
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

/** Anybody can have the shop write to anybody: what is no person's name is no part of the greeting. */
export const hello = (Nombre: string) =>
  PERSON_NAME.test(Nombre.trim()) ? `Hola, ${Nombre.trim()}:` : 'Hola:'

export function welcomeMail(
  client: { Nombre: string; Usuario: string },
  shop: string,
  shopUrl: string,
): MailContent {
  return {
    ...fromTemplate('bienvenida', { Tienda: shop, Usuario: client.Usuario }),
    greeting: hello(client.Nombre),
    action: { label: 'Ir a la tienda', url: shopUrl },
  }
}

export function recoveryMail(client: { Nombre: string }, link: string, minutes: number): MailContent {
  return {
    ...fromTemplate('recuperar-acceso', { Minutos: String(minutes) }),
    greeting: hello(client.Nombre),
    action: { label: 'Elegir una contraseña nueva', url: link },
  }
}

/** To the address of before and to the new one: one of them may be somebody else's, so that it names nobody. */
export const emailChangedMail = (): MailContent => ({
  ...fromTemplate('email-cambiado', {}),
  greeting: 'Hola:',
})

/** `order` as the client sees it. */
export function orderPlacedMail(client: { Nombre: string }, order: Order, shopUrl: string): MailContent {
  const facts: [string, string][] = [['Pedido', `N.º ${order.Id}`]]
  facts.push(['Fecha', `${formatDate(order.Fecha)} ${formatTime(order.Fechahora)}`], ...deliveryFacts(order))
  if (order.TipoPago !== null) facts.push(['Pago', order.TipoPago.Descrip])
  if (order.Opt4 !== '') facts.push(['Comentario', order.Opt4])
  facts.push(['Reemplazos', order.B1 ? 'Aceptás productos similares si falta alguno' : 'Sin reemplazos'])
  return {
    ...fromTemplate('pedido-recibido', { Pedido: String(order.Id) }),
    greeting: hello(client.Nombre),
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
    action: { label: 'Ver mis pedidos', url: `${shopUrl}/#/mis-pedidos` },
    legal: [WITHDRAWAL_NOTICE],
  }
}

/** What promotions took off a line, each with the units or the weight that took part. */
export const discountRows = (discounts: readonly LineDiscount[], Unidad: CartLine['Unidad']) =>
  discounts.map(
    ({ Texto, Cantidad, Monto }) => [Texto, formatQuantity(Cantidad, Unidad), formatDiscount(Monto)] as const,
  )

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

/** What the texts about a finished order may name. */
export const orderValues = ({ Id, Fecha, TotalNeto }: Pick<Order, 'Id' | 'Fecha' | 'TotalNeto'>) => ({
  Pedido: String(Id),
  Fecha: formatDate(Fecha),
  Total: formatPesos(TotalNeto),
})

export function orderAnnulledMail(
  client: { Nombre: string },
  order: Pick<Order, 'Id' | 'Fecha' | 'TotalNeto'>,
): MailContent {
  return {
    ...fromTemplate('pedido-anulado', orderValues(order)),
    greeting: hello(client.Nombre),
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
    ...fromTemplate('contacto-recibido', { Numero: String(Id) }),
    greeting: hello(Nombre),
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

/** Whatever the form says, the shop mails its own words only: else anybody could send anything in its name. */
export function cardMailToCustomer({ Nombre }: Pick<CardRequest, 'Nombre'>): MailContent {
  return { ...fromTemplate('tarjeta-pedida', {}), greeting: hello(Nombre) }
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
    ...fromTemplate('arrepentimiento-recibido', { Codigo: withdrawal.Codigo }),
    greeting: hello(draft.Nombre),
    facts: withdrawalFacts(withdrawal, draft),
  }
}
