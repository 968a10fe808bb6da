import { OwnPassword, OwnPasswordChange, RecoveryCodes, SecondFactorCode, SecondFactorDraft, StaffLogin, StaffLoginOutcome, StaffSelf, AccessReset, RoleName, StaffAccount, StaffAccountChange, StaffAccountDraft, SystemState } from './staff.ts'
import { call, staffCall, IdParams, staffResource } from '../calls/index.ts'
import { Type } from 'typebox'
import { AuditEntry, Closed, IsoDate, PESOS_MAX } from '../base/index.ts'

// Login to the back office, and the calls for the own account there (backoffice §1).

export const staffLogin = call('POST', '/gestion/ingresar', 'anybody', { body: StaffLogin, answer: StaffLoginOutcome, limit: 'staffLogin' })
export const findOwnStaff = staffCall('GET', '/gestion/yo', 'cuenta.propia', { answer: StaffSelf })
export const staffLogout = staffCall('POST', '/gestion/salir', 'cuenta.propia', {})
export const changeStaffPassword = staffCall('PUT', '/gestion/yo/clave', 'cuenta.propia', { body: OwnPasswordChange, limit: 'staffLogin' })
export const beginSecondFactor = staffCall('POST', '/gestion/yo/segundo-factor', 'cuenta.propia', { body: OwnPassword, answer: SecondFactorDraft, limit: 'staffLogin' })
export const confirmSecondFactor = staffCall('POST', '/gestion/yo/segundo-factor/confirmar', 'cuenta.propia', { body: SecondFactorCode, answer: RecoveryCodes, limit: 'staffLogin' })
export const removeSecondFactor = staffCall('POST', '/gestion/yo/segundo-factor/quitar', 'cuenta.propia', { body: OwnPassword, limit: 'staffLogin' })

export const staffAccounts = staffResource('equipo', {
  see: 'equipo.ver',
  edit: 'equipo.editar',
  row: StaffAccount,
  filters: { Rol: Type.Optional(RoleName), Activa: Type.Optional(Type.Boolean()) },
  create: StaffAccountDraft,
  change: StaffAccountChange,
})

/** Sets a new password for a member of staff who lost theirs; removes the second factor and ends every session. */
export const resetStaffAccess = staffCall('POST', '/gestion/equipo/:Id/reiniciar', 'equipo.editar', { params: IdParams, body: AccessReset, answer: StaffAccount })

const word = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }))

/** Changes made by staff; `q` searches the key, the user, and the values before and after. */
export const staffAudit = staffResource('auditoria', {
  see: 'auditoria.ver',
  row: AuditEntry,
  filters: { Entidad: word, Clave: word, Usuario: word, Accion: word, FechaDesde: Type.Optional(IsoDate), FechaHasta: Type.Optional(IsoDate) },
})

const FilterValue = Type.Union([Type.String({ maxLength: 100 }), Type.Number({ minimum: -PESOS_MAX, maximum: PESOS_MAX }), Type.Boolean()])

/**
 * Records in the audit log that rows of a list are exported (who, which, how many), before the panel writes the file.
 */
export const recordExport = staffCall('POST', '/gestion/exportaciones', 'cuenta.propia', {
  body: Closed({
    /** The name of the list's resource. */
    Entidad: Type.String({ pattern: '^[a-z][a-z-]{0,39}$' }),
    /** The list's filters as they were requested. */
    Filtro: Type.Record(Type.String({ pattern: '^[A-Za-z]{1,40}$' }), FilterValue, { additionalProperties: false, maxProperties: 20 }),
    Filas: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  }),
  limit: 'export',
})

export const readSystemState = staffCall('GET', '/gestion/estado', 'parametros.editar', { answer: SystemState })
