import { branded } from '../../http/current-brand.ts'
import type { CardRequest, Contact, Withdrawal, WithdrawalDraft } from '@gondola/contract/inboxes'
import type { ImportSummary } from '@gondola/contract/imports'
import { formatDate, formatTime, say } from '@gondola/contract/base'
import { fromTemplate, type UsedTemplate } from './fill-template.ts'
import { MAIL_TEMPLATES } from './mail-templates.ts'

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

/** Sent to a new, unconfirmed address, with the link that confirms it; `most` orders may be open until then. */
export const welcomeMail = (shop: string, url: string, isWaiting = false, most = 1): MailContent => ({
  ...fromTemplate('bienvenida', { Tienda: shop }),
  greeting: HELLO,
  details: [
    `Confirmá con el botón que este email es tuyo. No hace falta para tu primer pedido, y sí para tener más de ${most} sin entregar: desde entonces te mandamos por mail todos los datos de tus pedidos.`,
    ...(isWaiting ? [OTHER_ACCOUNT] : []),
  ],
  action: { label: CONFIRM_LABEL, url },
})

/** The code that a registration asks for while very many register. */
export const registrationCodeMail = (Codigo: string): MailContent => ({
  ...fromTemplate('codigo-de-registro', { Codigo }),
  greeting: HELLO,
})

/** Another confirmation link, on request. */
export const confirmationMail = (confirmationLink: string, isWaiting = false): MailContent => ({
  ...fromTemplate('confirmar-email', {}),
  greeting: HELLO,
  ...(isWaiting && { details: [OTHER_ACCOUNT] }),
  action: { label: CONFIRM_LABEL, url: confirmationLink },
})

/** What the link to choose a password is for. */
export type RecoveryTemplate = 'recuperar-acceso' | 'cuenta-por-telefono'

export function recoveryMail(
  client: Recipient,
  link: string,
  minutes: number,
  isWaiting = false,
  template: RecoveryTemplate = 'recuperar-acceso',
): MailContent {
  return {
    ...fromTemplate(template, { Minutos: String(minutes) }),
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

export const whatsAppEndedMail = (lastDigits: string): MailContent => ({
  subject: say`No pudimos avisarte por WhatsApp`,
  greeting: HELLO,
  paragraphs: [
    say`El número terminado en ${lastDigits} no recibe nuestros mensajes de WhatsApp, así que dejamos de mandarlos. Te seguimos avisando por mail.`,
    say`Si cambiaste de número, corregilo en «Mi Cuenta» y volvé a pedir los avisos.`,
  ],
})

/** To whoever administers the shop. */
export const endingKeyMail = (name: string, prefix: string, day: string): MailContent => ({
  subject: `La clave de API «${name}» vence el ${formatDate(day)}`,
  greeting: `La clave de API «${name}» (${prefix}…) sirve hasta el ${formatDate(day)}.`,
  paragraphs: [
    'Después el sistema que la usa no entra más. Creá otra en el panel, en Claves de API, cargala en ese sistema y revocá esta.',
  ],
})

/** To whoever administers the shop: what became of a file of the watched folder. */
export const droppedFileMail = ({
  name,
  folder,
  state,
  reasons,
  summary,
}: {
  name: string
  folder: string
  state: string
  reasons: readonly string[]
  summary: Pick<
    ImportSummary,
    'leidas' | 'nuevas' | 'suben' | 'bajan' | 'cambian' | 'iguales' | 'rechazadas'
  > | null
}): MailContent => ({
  subject: `${name}: ${state.toLowerCase()}`,
  greeting: `El archivo «${name}» llegó a la carpeta de entrada y quedó en «${folder}», con su informe al lado.`,
  paragraphs: [
    ...reasons,
    ...(summary === null
      ? []
      : [
          `Filas: ${summary.leidas}, rechazadas: ${summary.rechazadas}. Artículos nuevos: ${summary.nuevas}, suben: ${summary.suben}, bajan: ${summary.bajan}, cambian en otra cosa: ${summary.cambian}, iguales: ${summary.iguales}.`,
        ]),
    ...(folder === 'revisar' ? ['Lo que espera se decide en el panel, en Importaciones.'] : []),
  ],
})

/** What staff ask for to see whether mails arrive. */
export const testMail = (publicUrl: string): MailContent => ({
  subject: 'Correo de prueba',
  greeting: 'Los correos de la tienda salen.',
  paragraphs: ['Lo pidió alguien de la tienda desde «Primeros pasos», para ver cómo llega.'],
  action: { label: 'Ver la tienda', url: publicUrl },
})

/** To a member of staff, about what waits or went wrong: name and count of each. */
export const alertMail = (
  facts: readonly (readonly [name: string, count: string])[],
  url: string,
): MailContent => ({
  subject: `Para atender: ${facts.map(([name]) => name.charAt(0).toLowerCase() + name.slice(1)).join(', ')}`,
  greeting: 'Hay algo para atender en la tienda.',
  paragraphs: [
    'No te avisamos de nuevo hasta que se resuelva y vuelva a pasar. Tus avisos los elegís en «Mi cuenta» del panel.',
  ],
  facts,
  action: { label: 'Abrir el panel', url },
})

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
export const contactMailToCustomer = ({ Id, Motivo }: Pick<Contact, 'Id' | 'Motivo'>): MailContent => ({
  ...fromTemplate('contacto-recibido', {
    Numero: String(Id),
    Que: Motivo === 'Reclamo' ? 'reclamo' : 'mensaje',
  }),
  greeting: HELLO,
})

export function cardMailToShop(request: CardRequest): MailContent {
  return {
    subject: `${branded('Solicitud de SuperCard')} N.º ${request.Id}: ${request.Apellido}, ${request.Nombre}`,
    greeting: branded('Llegó una solicitud de SuperCard.'),
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
