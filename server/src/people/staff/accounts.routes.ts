import {
  resetStaffAccess as resetCall,
  staffAccounts,
  staffRoles,
  type StaffRole,
  type StaffRoleChange,
} from '@gondola/contract/staff'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { orNotFound } from '../../http/problem.ts'
import { accountList } from './accounts.store.ts'
import type { Role } from '@gondola/contract/calls'
import { roleList, writeRole } from './roles.store.ts'
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
  serveRecords<StaffRole, StaffRoleChange, Role>(api, deps, staffRoles, {
    list: (handle, asked) => roleList.list(handle, asked, config.timeZone),
    find: (handle, Rol) => roleList.find(handle, Rol, config.timeZone),
    update: (trx, Rol, { SegundoFactor }) => writeRole(trx, clock, Rol, SegundoFactor),
    audited: ({ Rol, SegundoFactor }) => ({ Rol, SegundoFactor }),
  })
  serve(api, resetCall, ({ session, params, body }) =>
    resetStaffAccess(deps, session, params.Id, body.PassNueva),
  )
}
