import { type AccountEdit, hasBlank } from '@gondola/contract/clients'
import type { ViolationCode } from '@gondola/contract/base'

const FIELDS: Partial<Record<ViolationCode, keyof AccountEdit | 'Pass'>> = {
  'cuenta-usuario-vacio': 'Usuario',
  'cuenta-usuario-corto': 'Usuario',
  'cuenta-usuario-espacios': 'Usuario',
  'cuenta-usuario-en-uso': 'Usuario',
  'cuenta-usuario-signos': 'Usuario',
  'contrasena-actual': 'Pass',
  'cuenta-email-invalido': 'Email',
  'email-registrado': 'Email',
}

/** The fields that a violated rule concerns; empty if the code is not one of the account's rules. */
export function accountFieldsAtFault(code: string, typed: AccountEdit): (keyof AccountEdit | 'Pass')[] {
  if (code === 'cuenta-campos-vacios') {
    return (['Telefono', 'Direccion', 'Nombre'] as const).filter((field) => hasBlank(typed[field]))
  }
  const field = FIELDS[code as ViolationCode]
  return field ? [field] : []
}
