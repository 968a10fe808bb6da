import { OwnPassword, OwnPasswordChange, RecoveryCodes, SecondFactorCode, SecondFactorDraft, StaffLogin, StaffLoginOutcome, StaffSelf } from './staff.ts'
import { call, staffCall } from '../calls/index.ts'

// Login to the back office, and the calls for the own account there (backoffice §1).

export const staffLogin = call('POST', '/gestion/ingresar', 'anybody', { body: StaffLogin, answer: StaffLoginOutcome, limit: 'staffLogin' })
export const findOwnStaff = staffCall('GET', '/gestion/yo', 'cuenta.propia', { answer: StaffSelf })
export const staffLogout = staffCall('POST', '/gestion/salir', 'cuenta.propia', {})
export const changeStaffPassword = staffCall('PUT', '/gestion/yo/clave', 'cuenta.propia', { body: OwnPasswordChange, limit: 'staffLogin' })
export const beginSecondFactor = staffCall('POST', '/gestion/yo/segundo-factor', 'cuenta.propia', { body: OwnPassword, answer: SecondFactorDraft, limit: 'staffLogin' })
export const confirmSecondFactor = staffCall('POST', '/gestion/yo/segundo-factor/confirmar', 'cuenta.propia', { body: SecondFactorCode, answer: RecoveryCodes, limit: 'staffLogin' })
export const removeSecondFactor = staffCall('POST', '/gestion/yo/segundo-factor/quitar', 'cuenta.propia', { body: OwnPassword, limit: 'staffLogin' })
