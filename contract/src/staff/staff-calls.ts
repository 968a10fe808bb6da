import {
  IdentityProof,
  OwnPassword,
  OwnPasswordChange,
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorDraft,
  StaffLogin,
  StaffLoginOutcome,
  StaffAlerts,
  StaffSelf,
  AccessReset,
  RoleKey,
  StaffRole,
  StaffRoleDraft,
  StaffAccount,
  StaffAccountChange,
  StaffAccountDraft,
  SystemState,
} from './staff.ts'
import { call, staffCall, IdParams, staffResource } from '../calls/index.ts'
import { Type } from 'typebox'
import { AuditEntry, Closed, IsoDate, PESOS_MAX } from '../base/index.ts'

// Login to the back office, and the calls for the own account there (backoffice §1).

export const staffLogin = call('POST', '/gestion/ingresar', 'anybody', {
  whileClosed: true,
  body: StaffLogin,
  answer: StaffLoginOutcome,
  limit: 'staffLogin',
  docs: ['Gestión: acceso', 'staffLogin', 'Ingresar al panel', 'Con usuario y clave, y donde está activo el código del segundo factor; entrega la cookie de sesión del personal.'],
})
export const findOwnStaff = staffCall('GET', '/gestion/yo', 'cuenta.propia', { answer: StaffSelf, beforeSecondFactor: true, docs: ['Gestión: acceso', 'findOwnStaff', 'La cuenta propia', 'La cuenta de la sesión, con sus permisos.'] })
export const staffLogout = staffCall('POST', '/gestion/salir', 'cuenta.propia', { beforeSecondFactor: true, docs: ['Gestión: acceso', 'staffLogout', 'Salir del panel', 'Termina la sesión del personal.'] })
export const changeStaffPassword = staffCall('PUT', '/gestion/yo/clave', 'cuenta.propia', {
  body: OwnPasswordChange,
  beforeSecondFactor: true,
  limit: 'staffLogin',
  docs: ['Gestión: acceso', 'changeStaffPassword', 'Cambiar la clave propia', 'Cambia la clave y termina las demás sesiones.'],
})
/** Chooses what one is mailed about, each once until it is over. */
export const chooseStaffAlerts = staffCall('PUT', '/gestion/yo/avisos', 'cuenta.propia', {
  body: StaffAlerts,
  answer: StaffSelf,
  docs: ['Gestión: acceso', 'chooseStaffAlerts', 'Elegir los avisos propios', 'De qué avisa la tienda por mail a la cuenta propia, de lo que su rol y sus sucursales dejan ver.'],
})
/** Says who one is, for the calls that ask for it (`needsRecentLogin`). */
export const confirmIdentity = staffCall('POST', '/gestion/yo/confirmar', 'cuenta.propia', {
  body: IdentityProof,
  limit: 'staffLogin',
  needsRecentLogin: 'sometimes',
  docs: [
    'Gestión: acceso',
    'confirmIdentity',
    'Confirmar quién es',
    'Con el código del segundo factor, o la clave si la cuenta no lo tiene. Lo piden las llamadas que responden confirmar-identidad, si pasaron más de 10 minutos; sin código ni clave, responde si hace falta.',
  ],
})
export const beginSecondFactor = staffCall('POST', '/gestion/yo/segundo-factor', 'cuenta.propia', {
  body: OwnPassword,
  answer: SecondFactorDraft,
  beforeSecondFactor: true,
  limit: 'staffLogin',
  docs: ['Gestión: acceso', 'beginSecondFactor', 'Empezar un segundo factor', 'Da el secreto para la aplicación de códigos; vale cuando se confirma.'],
})
export const confirmSecondFactor = staffCall('POST', '/gestion/yo/segundo-factor/confirmar', 'cuenta.propia', {
  body: SecondFactorCode,
  answer: RecoveryCodes,
  beforeSecondFactor: true,
  limit: 'staffLogin',
  docs: ['Gestión: acceso', 'confirmSecondFactor', 'Confirmar el segundo factor', 'Activa el segundo factor con un código y da los códigos de recuperación, que se muestran una vez.'],
})
export const removeSecondFactor = staffCall('POST', '/gestion/yo/segundo-factor/quitar', 'cuenta.propia', {
  body: OwnPassword,
  limit: 'staffLogin',
  docs: ['Gestión: acceso', 'removeSecondFactor', 'Quitar el segundo factor', 'Quita el segundo factor de la cuenta propia.'],
})

export const staffAccounts = staffResource('equipo', {
  see: 'equipo.ver',
  edit: 'equipo.editar',
  row: StaffAccount,
  filters: { Rol: Type.Optional(RoleKey), Activa: Type.Optional(Type.Boolean()) },
  create: StaffAccountDraft,
  change: StaffAccountChange,
  needsRecentLogin: true,
  docs: ['Gestión: acceso', 'StaffAccount', 'StaffAccounts', 'la cuenta del personal', 'las cuentas del personal'],
})

/** The contract's roles, and those that the chain made. */
export const staffRoles = staffResource('roles', {
  see: 'equipo.ver',
  edit: 'equipo.editar',
  key: { Rol: RoleKey },
  row: StaffRole,
  create: StaffRoleDraft,
  change: StaffRoleDraft,
  removes: true,
  needsRecentLogin: true,
  docs: ['Gestión: acceso', 'StaffRole', 'StaffRoles', 'el rol del personal', 'los roles del personal'],
})

/** Sets a new password for a member of staff who lost theirs; removes the second factor and ends every session. */
export const resetStaffAccess = staffCall('POST', '/gestion/equipo/:Id/reiniciar', 'equipo.editar', {
  params: IdParams,
  body: AccessReset,
  answer: StaffAccount,
  needsRecentLogin: true,
  docs: ['Gestión: acceso', 'resetStaffAccess', 'Reiniciar el acceso de alguien', 'Pone otra clave, quita el segundo factor y termina todas las sesiones de la cuenta.'],
})

const word = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }))

/** Changes made by staff; `q` searches the key, the user, and the values before and after. */
export const staffAudit = staffResource('auditoria', {
  see: 'auditoria.ver',
  row: AuditEntry,
  filters: { Entidad: word, Clave: word, Usuario: word, Accion: word, FechaDesde: Type.Optional(IsoDate), FechaHasta: Type.Optional(IsoDate) },
  docs: ['Gestión: acceso', 'AuditEntry', 'AuditEntries', 'el cambio registrado', 'los cambios registrados'],
})

const FilterValue = Type.Union([Type.String({ maxLength: 100 }), Type.Number({ minimum: -PESOS_MAX, maximum: PESOS_MAX }), Type.Boolean()])

/** Records in the audit log who exports which rows of a list, and how many, before the panel writes the file. */
export const recordExport = staffCall('POST', '/gestion/exportaciones', 'cuenta.propia', {
  body: Closed({
    /** The name of the list's resource. */
    Entidad: Type.String({ pattern: '^[a-z][a-z-]{0,39}$' }),
    /** The list's filters as they were requested. */
    Filtro: Type.Record(Type.String({ pattern: '^[A-Za-z]{1,40}$' }), FilterValue, { additionalProperties: false, maxProperties: 20 }),
    /** At most what the panel's longest export has, of articles. */
    Filas: Type.Integer({ minimum: 0, maximum: 100_000 }),
  }),
  limit: 'export',
  needsRecentLogin: true,
  docs: ['Gestión: acceso', 'recordExport', 'Registrar una exportación', 'Deja en el registro de cambios que filas de una lista salen en un archivo.', ['no-existe']],
})

export const readSystemState = staffCall('GET', '/gestion/estado', 'parametros.editar', {
  answer: SystemState,
  docs: ['Gestión: acceso', 'readSystemState', 'Estado del sistema', 'Qué base de datos usa la tienda, si SQLite ya le quedó chica, y si responden los archivos.'],
})
