import { Type } from 'typebox'
import { AccessReset, RoleName, StaffAccount, StaffAccountChange, StaffAccountDraft } from './staff.ts'
import { staffCall, IdParams, staffResource } from '../calls/index.ts'

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
