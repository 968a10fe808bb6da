import { PASSWORD_MIN_CHARACTERS, isEmail, type Violation } from '../base/index.ts'
import { checkUserName, hasBlank } from './registration.ts'

/** The data edited on the account screen (spec §5, account edit). */
export interface AccountEdit {
  Usuario: string
  Email: string
  Telefono: string
  Direccion: string
  Nombre: string
}

const USER_NAME_CODES = {
  'usuario-vacio': 'cuenta-usuario-vacio',
  'usuario-corto': 'cuenta-usuario-corto',
  'usuario-espacios': 'cuenta-usuario-espacios',
} as const

/** Checks the account's data; returns the first violation. `isUserTaken` looks for another client with that name. */
export async function checkAccountEdit(
  typed: AccountEdit,
  isUserTaken: () => Promise<boolean>,
): Promise<Violation | null> {
  const badUserName = checkUserName(typed.Usuario)
  if (badUserName) return { code: USER_NAME_CODES[badUserName.code as keyof typeof USER_NAME_CODES] }
  if (await isUserTaken()) return { code: 'cuenta-usuario-en-uso' }
  if (!isEmail(typed.Email.trim())) return { code: 'cuenta-email-invalido' }
  return hasBlank(typed.Telefono, typed.Direccion, typed.Nombre) ? { code: 'cuenta-campos-vacios' } : null
}

/** Checks a new password; the server checks the current one (`contrasena-actual`). */
export function checkNewPassword(PassNueva: string): Violation | null {
  if ([...PassNueva].length < PASSWORD_MIN_CHARACTERS) return { code: 'contrasena-nueva-corta' }
  return /\s/.test(PassNueva) ? { code: 'contrasena-nueva-espacios' } : null
}
