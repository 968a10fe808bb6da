import { resetStaffAccess as resetCall, staffAccounts } from '@gondola/contract/staff'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { orNotFound } from '../../http/problem.ts'
import { accountList } from './accounts.store.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import { changeStaffAccount, createStaffAccount, resetStaffAccess } from './edit-accounts.ts'

/** The staff's accounts (backoffice §1). */
export const accountsFeature: Feature = (api, deps) => {
  const { db, config } = deps

  serveList(api, staffAccounts.list, ({ query }) => accountList.list(db, query, config.timeZone))
  serve(api, staffAccounts.read, ({ params }) => orNotFound(accountList.find(db, params.Id, config.timeZone)))
  serve(api, staffAccounts.create, ({ session, body }) => createStaffAccount(deps, session, body))
  serve(api, staffAccounts.change, ({ session, params, body }) =>
    changeStaffAccount(deps, session, params.Id, body),
  )
  serveUndo<number>(api, deps, staffAccounts, (session, Id, body) =>
    changeStaffAccount(deps, session, Id, body),
  )
  serve(api, resetCall, ({ session, params, body }) =>
    resetStaffAccess(deps, session, params.Id, body.PassNueva),
  )
}
