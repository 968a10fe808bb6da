import { STAFF_PASSWORD_MIN_CHARACTERS, type StaffViolation } from '@gondola/contract/base'
import { ACCESS_FAULTS, type AccessFault } from '@gondola/contract/staff'
import { isGuessable } from './guessable-password.ts'

/** A broken rule of staff accounts, at its field. */
export const accessFault = (code: AccessFault, Campo?: string): StaffViolation => ({
  code,
  text: ACCESS_FAULTS[code],
  ...(Campo !== undefined && { Campo }),
})

export function checkStaffUser(Usuario: string): StaffViolation | null {
  return /^[a-zA-Z0-9._-]{3,40}$/.test(Usuario) ? null : accessFault('usuario-forma', 'Usuario')
}

/** Checks a password chosen for the account `Usuario`; `Campo` is the field in which it was typed. */
export async function checkStaffPassword(
  Pass: string,
  Campo: string,
  Usuario: string,
): Promise<StaffViolation | null> {
  if (Pass.length < STAFF_PASSWORD_MIN_CHARACTERS) return accessFault('clave-corta', Campo)
  return (await isGuessable(Pass, [Usuario])) ? accessFault('clave-adivinable', Campo) : null
}
