import type { CardRequestDraft } from './card-request.ts'
import type { ContactDraft } from './contact.ts'
import type { WithdrawalDraft } from './withdrawal.ts'
import { isEmail, type Violation } from '../base/index.ts'
import { hasBlank } from '../clients/index.ts'

/** The reasons of the contact form (spec §9). */
export const CONTACT_REASONS = ['Consulta', 'Reclamo', 'Otras'] as const

/** Card request (spec §5): five non-empty fields; the document is not validated. */
export function checkCardRequest(typed: CardRequestDraft): Violation | null {
  const { Nombre, Apellido, Direccion, Email, Telefono } = typed
  return hasBlank(Nombre, Apellido, Direccion, Email, Telefono) ? { code: 'tarjeta-campos' } : null
}

/** Contact form: all fields filled in, a known reason, a valid reply address. */
export function checkContact(typed: ContactDraft): Violation | null {
  const { Nombre, Email, Telefono, Comentario, Motivo, Mensaje } = typed
  if (hasBlank(Nombre, Email, Telefono, Comentario, Mensaje)) return { code: 'contacto-campos' }
  if (!CONTACT_REASONS.some((reason) => reason === Motivo)) return { code: 'contacto-campos' }
  return isEmail(Email.trim()) ? null : { code: 'contacto-email' }
}

/** Withdrawal (argentina §1.2): a name, and an address or telephone for the reply. */
export function checkWithdrawal({ Nombre, Email, Telefono }: WithdrawalDraft): Violation | null {
  if (Nombre.trim() === '') return { code: 'arrepentimiento-campos' }
  if (Email.trim() === '' && (Telefono ?? '').trim() === '') return { code: 'arrepentimiento-campos' }
  return Email.trim() === '' || isEmail(Email.trim()) ? null : { code: 'contacto-email' }
}
