import {
  formatDate,
  formatTime,
  SECOND_FACTOR_GRACE_DAYS,
  STAFF_PASSWORD_MIN_CHARACTERS,
  fieldTitles,
} from '../base/index.ts'
import type { Role } from '../calls/index.ts'
import type { StaffAlert } from './staff.ts'

// Texts of login, staff accounts and the second factor.

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  administracion: 'Administración',
  catalogo: 'Catálogo',
  pedidos: 'Pedidos',
  atencion: 'Atención al cliente',
}

export const ACCESS_FAULTS = {
  'clave-corta': `La contraseña debe tener al menos ${STAFF_PASSWORD_MIN_CHARACTERS} caracteres.`,
  'clave-adivinable':
    'Esa contraseña es de las primeras que se prueban. Elegí otra: tres palabras sueltas sirven y se recuerdan.',
  'clave-actual': 'La contraseña actual no es correcta.',
  'clave-igual': 'Es la contraseña que ya tenés: elegí una que sepas solo vos.',
  'usuario-forma': 'Usá de 3 a 40 letras sin acentos, números, puntos o guiones, sin espacios.',
  'usuario-en-uso': 'Ya hay una cuenta con ese usuario.',
  'codigo-incorrecto': 'El código no es correcto. Revisá la hora del teléfono y probá con el código nuevo.',
  'segundo-factor-activo': 'Esta cuenta ya tiene un segundo factor. Quitalo antes de configurar otro.',
  'segundo-factor-sin-empezar': 'Primero pedí un código QR nuevo.',
  'ultima-administracion':
    'Es la última cuenta activa con el rol Administración: no se puede bloquear ni cambiar de rol.',
  'ultima-de-todas':
    'Es la última cuenta activa de Administración que trabaja con todas las sucursales: tiene que seguir con todas.',
  'sin-email':
    'Tu cuenta no tiene email: cargalo en «Cuentas del equipo», o pedíselo a quien administra el equipo.',
  'email-forma': 'Escribí un email completo, por ejemplo ana@example.com.',
  'sucursal-inexistente': 'Una de esas sucursales ya no existe. Elegilas de nuevo.',
  'cuenta-propia': 'No podés bloquear tu propia cuenta.',
  'rol-inexistente': 'Ese rol ya no existe. Elegí otro.',
  'rol-en-uso': 'Ya hay un rol con ese nombre.',
  'rol-fijo': 'El nombre y los permisos de este rol son fijos. Para otros, creá un rol propio.',
  'rol-con-cuentas': 'Hay cuentas con este rol: dales otro antes de eliminarlo.',
} as const
export type AccessFault = keyof typeof ACCESS_FAULTS

export const TEAM_TEXTS = {
  one: 'Cuenta',
  many: 'Cuentas del equipo',
  fields: fieldTitles('Id Usuario Nombre Rol Activa SegundoFactor Alta UltimoIngreso Pass Sucursales Email', {
    SegundoFactor: 'Segundo factor',
    UltimoIngreso: 'Último ingreso',
    Pass: 'Contraseña',
  }),
  never: 'Nunca',
  passwordHint: `Al menos ${STAFF_PASSWORD_MIN_CHARACTERS} caracteres. Pasásela en persona: no se vuelve a mostrar.`,
  branchesHint:
    'Con algunas, ve y trabaja solo los pedidos, horarios e informes de esas sucursales, y no cambia lo que es de toda la cadena.',
  emailHint:
    'Ahí avisamos de los cambios de esta cuenta y, a quien administra, de los que mueven la plata o abren el panel.',
  blockHint: 'Una cuenta bloqueada pierde el acceso al instante.',
  reset: 'Reiniciar el acceso',
  resetExplained:
    'Elegí una contraseña nueva para esta cuenta, que su dueño cambia al ingresar. Se quita su segundo factor y se cierran todas sus sesiones.',
  changeFirst: 'Que elija su contraseña al ingresar',
  newPassword: 'Contraseña nueva',
  resetDone: 'Acceso reiniciado',
} as const

export const ROLE_TEXTS = {
  one: 'Rol',
  many: 'Roles',
  fields: fieldTitles('Rol Nombre Permisos Cuentas SegundoFactor Desde SinSegundoFactor', {
    Permisos: 'Qué puede hacer',
    SegundoFactor: 'Segundo factor obligatorio',
    Desde: 'Obligatorio desde',
    SinSegundoFactor: 'Cuentas que todavía no lo tienen',
  }),
  hint: `Quien todavía no lo tiene trabaja ${SECOND_FACTOR_GRACE_DAYS} días más. Después, el panel solo le abre la página donde se configura.`,
} as const

export const OWN_ACCOUNT_TEXTS = {
  title: 'Mi cuenta',
  password: 'Contraseña',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  changePassword: 'Cambiar la contraseña',
  passwordGiven:
    'La contraseña con la que ingresaste la eligió otra persona. Elegí la tuya para seguir: lo demás se abre enseguida.',
  passwordChanged: 'Contraseña cambiada. Cerramos tus otras sesiones.',
  secondFactor: 'Segundo factor',
  secondFactorOff:
    'Además de la contraseña, pedí un código de tu teléfono al ingresar. Sirve cualquier aplicación de códigos (Google Authenticator, Aegis, FreeOTP…).',
  secondFactorOn: 'Activo: al ingresar te pedimos un código de tu aplicación.',
  codesLeft: 'Códigos de recuperación sin usar:',
  begin: 'Configurar',
  remove: 'Quitar el segundo factor',
  scan: 'Escaneá este código con tu aplicación, o escribí la clave a mano:',
  qrName: 'Código QR para la aplicación de códigos',
  code: 'Código de 6 dígitos',
  confirm: 'Activar',
  activated: 'Segundo factor activado',
  removed: 'Segundo factor quitado',
  recoveryTitle: 'Guardá estos códigos de recuperación',
  recoveryHint: 'Cada uno sirve una vez para ingresar sin el teléfono. No los vamos a mostrar de nuevo.',
  recoverySaved: 'Ya los guardé',
  factorDue: (until: string) =>
    `Tu rol necesita un segundo factor. Configuralo antes del ${formatDate(until)} a las ${formatTime(until)}: después, el panel solo abre la página donde se configura.`,
  factorOverdue:
    'Tu rol necesita un segundo factor. Configuralo para seguir: lo demás se abre cuando esté activo.',
  setUp: 'Configurarlo',
  alerts: 'Avisos por mail',
  alertsTo: (Email: string) =>
    `Llegan a ${Email}: uno de cada cosa, y otro recién si se resuelve y vuelve a pasar.`,
  alertsSaved: 'Avisos guardados',
} as const

/** What an account may be mailed about. */
export const ALERT_NAMES: Readonly<Record<StaffAlert, string>> = {
  importaciones: 'Importaciones retenidas o que no se pueden usar',
  correos: 'Mails que no salieron',
  'entregas-webhook': 'Avisos a otros sistemas que no llegaron',
  diferencias: 'Diferencias de plata',
  arrepentimientos: 'Arrepentimientos con las 24 horas vencidas',
  reclamos: 'Reclamos por responder',
  respaldo: 'Copias de seguridad que faltan',
}
