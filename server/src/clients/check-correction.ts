import type { ClientCorrection } from '@gondola/contract/clients'
import { isEmail, type StaffViolation } from '@gondola/contract/base'
import { peopleFault } from '@gondola/contract/inboxes'

/**
 * The rules for a customer's data that staff correct: those of the account screen (spec §5), reported at their fields.
 */
export function checkClientCorrection({
  Nombre,
  Telefono,
  Direccion,
  Email,
}: ClientCorrection): StaffViolation | null {
  if (Nombre.trim() === '') return peopleFault('cliente-nombre', 'Nombre')
  if (!isEmail(Email.trim())) return peopleFault('cliente-email', 'Email')
  if (Telefono.trim() === '') return peopleFault('cliente-telefono', 'Telefono')
  return Direccion.trim() === '' ? peopleFault('cliente-direccion', 'Direccion') : null
}
