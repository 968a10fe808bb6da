import { hasBlank, type Registration } from '@gondola/contract/clients'
import type { ViolationCode } from '@gondola/contract/base'

const FIELDS: Partial<Record<ViolationCode, keyof Registration>> = {
  'documento-vacio': 'Nrodoc',
  'documento-tipo': 'Tipodoc',
  'documento-registrado': 'Nrodoc',
  'documento-invalido': 'Nrodoc',
  'usuario-vacio': 'Usuario',
  'usuario-corto': 'Usuario',
  'usuario-espacios': 'Usuario',
  'usuario-signos': 'Usuario',
  'usuario-en-uso': 'Usuario',
  'contrasena-corta': 'Pass',
  'email-invalido': 'Email',
  'email-registrado': 'Email',
}

/** The fields that a violated rule concerns; empty if the code is not one of the registration's rules. */
export function fieldsAtFault(code: string, typed: Registration): (keyof Registration)[] {
  if (code === 'campos-vacios') {
    return (['Telefono', 'Direccion', 'Nombre'] as const).filter((field) => hasBlank(typed[field]))
  }
  const field = FIELDS[code as ViolationCode]
  return field ? [field] : []
}
