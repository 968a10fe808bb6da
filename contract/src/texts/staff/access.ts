import { STAFF_PASSWORD_MIN_CHARACTERS } from '../../constants.ts'
import type { Role } from '../../rules/permissions.ts'

// Entering the back office, accounts of staff, the second factor.

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  administracion: 'Administración',
  catalogo: 'Catálogo',
  pedidos: 'Pedidos',
  atencion: 'Atención al cliente',
}

/** The name under which an authenticator app keeps the account. */
export const TOTP_ISSUER = 'Góndola gestión'

export const ACCESS_FAULTS = {
  'clave-corta': `La contraseña debe tener al menos ${STAFF_PASSWORD_MIN_CHARACTERS} caracteres.`,
  'clave-actual': 'La contraseña actual no es correcta.',
  'usuario-forma': 'Usá de 3 a 40 letras sin acentos, números, puntos o guiones, sin espacios.',
  'usuario-en-uso': 'Ya hay una cuenta con ese usuario.',
  'codigo-incorrecto': 'El código no es correcto. Revisá la hora del teléfono y probá con el código nuevo.',
  'segundo-factor-activo': 'Esta cuenta ya tiene un segundo factor. Quitalo antes de configurar otro.',
  'segundo-factor-sin-empezar': 'Primero pedí un código QR nuevo.',
  'ultima-administracion':
    'Es la última cuenta activa con el rol Administración: no se puede bloquear ni cambiar de rol.',
  'cuenta-propia': 'No podés bloquear tu propia cuenta.',
} as const
export type AccessFault = keyof typeof ACCESS_FAULTS
