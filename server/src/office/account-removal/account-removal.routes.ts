import { deleteAccount, readOwnData } from '@gondola/contract/clients'
import type { Feature } from '../../http/feature.ts'
import { serve } from '../../http/serve.ts'
import { closeClientSession } from '../../sessions/session.ts'
import { removeAccount } from './delete-account.ts'
import { readEverything } from './own-data.ts'

/** The customer's legal rights: to read their data and to close their account (contract §7). */
export const accountRemovalFeature: Feature = (api, deps) => {
  serve(api, readOwnData, ({ session }) => readEverything(deps.db, session.clientId))

  serve(api, deleteAccount, async ({ body, session, reply, forgive }) => {
    await removeAccount(deps, session.clientId, body.Pass)
    await forgive()
    closeClientSession(reply, deps)
  })
}
