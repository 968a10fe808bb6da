import {
  resetStaffAccess as resetCall,
  staffAccounts,
  staffRoles,
  type StaffRole,
  type StaffRoleDraft,
} from '@gondola/contract/staff'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { orNotFound } from '../../http/problem.ts'
import { accountList } from './accounts.store.ts'
import { accessFault } from './check-account.ts'
import { deleteRole, insertRole, isRoleNamed, roleList, updateRole } from './roles.store.ts'
import { serveRecords } from '../../audit/serve-records.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import { changeStaffAccount, createStaffAccount, resetStaffAccess } from './edit-accounts.ts'

/** The staff's accounts (backoffice §1). */
export const accountsFeature: Feature = (api, deps) => {
  const { db, clock, config } = deps

  serveList(api, staffAccounts.list, ({ query }) => accountList.list(db, query, config.timeZone))
  serve(api, staffAccounts.read, ({ params }) => orNotFound(accountList.find(db, params.Id, config.timeZone)))
  serve(api, staffAccounts.create, ({ session, body }) => createStaffAccount(deps, session, body))
  serve(api, staffAccounts.change, ({ session, params, body }) =>
    changeStaffAccount(deps, session, params.Id, body),
  )
  serveUndo<number>(api, deps, staffAccounts, (session, Id, body) =>
    changeStaffAccount(deps, session, Id, body),
  )
  serveRecords<StaffRole, StaffRoleDraft, string>(api, deps, staffRoles, {
    list: (handle, asked) => roleList.list(handle, asked, config.timeZone),
    find: (handle, Rol) => roleList.find(handle, Rol, config.timeZone),
    async check(trx, { Nombre, Permisos }, before) {
      if (before !== null && !before.Propio) {
        const isSame = Nombre === before.Nombre && Permisos.join() === before.Permisos.join()
        return isSame ? null : accessFault('rol-fijo', Nombre === before.Nombre ? 'Permisos' : 'Nombre')
      }
      const isNamed = await isRoleNamed(trx, Nombre, before?.Rol ?? null)
      return isNamed ? accessFault('rol-en-uso', 'Nombre') : null
    },
    taken: accessFault('rol-en-uso', 'Nombre'),
    insert: (trx, draft) => insertRole(trx, clock, draft),
    update: (trx, Rol, draft) => updateRole(trx, clock, Rol, draft),
    audited: ({ Rol, Nombre, Permisos, SegundoFactor }) => ({ Rol, Nombre, Permisos, SegundoFactor }),
    async checkRemoval(_trx, { Propio, Cuentas }) {
      if (!Propio) return accessFault('rol-fijo', 'Nombre')
      return Cuentas > 0 ? accessFault('rol-con-cuentas', 'Nombre') : null
    },
    remove: (trx, Rol) => deleteRole(trx, Rol),
  })
  serve(api, resetCall, ({ session, params, body }) => resetStaffAccess(deps, session, params.Id, body))
}
