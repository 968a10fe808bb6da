import { Type, type Static } from 'typebox'
import { Closed, Id, ID_MAX, LongText, Nullable, ShortText, isEmail, type Violation } from '../base/index.ts'
import { checkTelephone, hasBlank } from '../clients/index.ts'

const contactFields = {
  Nombre: ShortText,
  Apellido: ShortText,
  Direccion: ShortText,
  Email: ShortText,
  Nrodoc: ShortText,
  Telefono: ShortText,
  Tipodoc: Closed({ Codigo: Type.Integer({ minimum: 0, maximum: ID_MAX }) }),
}

/** A request for the loyalty card (spec §3, superCard); title and message of the mail have defaults. */
export const CardRequestDraft = Closed({
  ...contactFields,
  Tipodoc: Type.Optional(Nullable(contactFields.Tipodoc)),
  TituloEmail: Type.Optional(Nullable(ShortText)),
  MensajeEmail: Type.Optional(Nullable(LongText)),
})
export type CardRequestDraft = Static<typeof CardRequestDraft>

export const CardRequest = Closed({
  Id,
  ...contactFields,
  Tipodoc: Nullable(Closed({ Codigo: Id, Descripcion: Type.String() })),
  TituloEmail: Type.String(),
  MensajeEmail: Type.String(),
  Fechahora: Type.String(),
})
export type CardRequest = Static<typeof CardRequest>

/** A message from the contact page (spec §3). `Comentario` is the subject; contract §4 adds Motivo and Mensaje. */
export const ContactDraft = Closed({
  Nombre: ShortText,
  Email: ShortText,
  Telefono: ShortText,
  Comentario: ShortText,
  Motivo: ShortText,
  Mensaje: LongText,
})
export type ContactDraft = Static<typeof ContactDraft>

/** A stored contact message. */
export const Contact = Closed({ Id, ...ContactDraft.properties, Fechahora: Type.String() })
export type Contact = Static<typeof Contact>

/** A 'botón de arrepentimiento' request (contract §7; Disp. 954/2025): open to anybody, without a session. */
export const WithdrawalDraft = Closed({
  Nombre: ShortText,
  Email: ShortText,
  Telefono: Type.Optional(ShortText),
  Pedido: Type.Optional(ShortText),
  Motivo: Type.Optional(LongText),
})
export type WithdrawalDraft = Static<typeof WithdrawalDraft>

/** The code that identifies the request, and its time. */
export const Withdrawal = Closed({ Codigo: Type.String(), Fecha: Type.String() })
export type Withdrawal = Static<typeof Withdrawal>

/** The reasons of the contact form (spec §9). */
export const CONTACT_REASONS = ['Consulta', 'Reclamo', 'Otras'] as const

/** Card request (spec §5): five non-empty fields; the document is not validated. */
export function checkCardRequest(typed: CardRequestDraft): Violation | null {
  const { Nombre, Apellido, Direccion, Email, Telefono } = typed
  if (hasBlank(Nombre, Apellido, Direccion, Email, Telefono)) return { code: 'tarjeta-campos' }
  return checkTelephone(Telefono)
}

/** Contact form: all fields filled in, a known reason, a valid reply address. */
export function checkContact(typed: ContactDraft): Violation | null {
  const { Nombre, Email, Telefono, Comentario, Motivo, Mensaje } = typed
  if (hasBlank(Nombre, Email, Telefono, Comentario, Mensaje)) return { code: 'contacto-campos' }
  if (!CONTACT_REASONS.some((reason) => reason === Motivo)) return { code: 'contacto-campos' }
  return isEmail(Email.trim()) ? checkTelephone(Telefono) : { code: 'contacto-email' }
}

/** Withdrawal (argentina §1.2): a name, and an address or telephone for the reply. */
export function checkWithdrawal({ Nombre, Email, Telefono }: WithdrawalDraft): Violation | null {
  if (Nombre.trim() === '') return { code: 'arrepentimiento-campos' }
  if (Email.trim() !== '') return isEmail(Email.trim()) ? null : { code: 'contacto-email' }
  return hasBlank(Telefono ?? '') ? { code: 'arrepentimiento-campos' } : checkTelephone(Telefono ?? '')
}
