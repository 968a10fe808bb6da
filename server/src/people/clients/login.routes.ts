import type { CallParts } from '@gondola/contract/calls'
import {
  findOwnClient,
  loginByEmail,
  loginByPath,
  loginByUser,
  logout,
  type Client,
} from '@gondola/contract/clients'
import { type Feature, serve, type Served } from '../../http/serve.ts'
import { normalisedEmail } from '@gondola/contract/base'
import { userKey } from '../../platform/text/folded.ts'
import { logLogin } from '../../http/log.ts'
import { refuseOtherSites } from '../../http/xsrf.ts'
import { revokeSession } from '../../sessions/session.store.ts'
import { closeClientSession, openClientSession, type SessionDeps } from '../../sessions/session.ts'
import { findClientRow, toClient, type ClientKey, isActive, type ClientRow } from './clients.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { refuseBlocked } from '../../http/problem.ts'
import { isPasswordOf } from '../../sessions/passwords.ts'

/** Logging in and out (spec §4, login state; contract §3). Wrong credentials answer null with status 200. */
export const loginFeature: Feature<SessionDeps> = (api, deps) => {
  const logIn = async (
    key: { Usuario: string } | { Email: string },
    Pass: string,
    served: LoginServed,
  ): Promise<Client | null> => {
    const found = await findByPassword(deps.db, key, Pass)
    const isIn = found !== null && (await openClientSession(served, deps, found))
    const client = isIn ? found : null
    logLogin(served.request, deps, {
      account: 'Usuario' in key ? userKey(key.Usuario) : normalisedEmail(key.Email),
      who: client === null ? null : `c${client.Id}`,
      outcome: client === null ? 'datos-incorrectos' : 'ingreso',
    })
    if (client === null) return null
    await served.forgive()
    served.remember()
    return toClient(client)
  }

  serve(api, loginByUser, (served) => logIn({ Usuario: served.body.Usuario }, served.body.Pass, served))
  serve(api, loginByEmail, (served) => logIn({ Email: served.body.Email }, served.body.Pass, served))
  serve(api, loginByPath, (served) => {
    refuseOtherSites(served.request, deps.config)
    return logIn({ Usuario: served.params.Usuario }, served.params.Pass, served)
  })

  serve(api, findOwnClient, async ({ session }) => {
    const client = session && (await findClientRow(deps.db, { Id: session.clientId }))
    return client && toClient(client)
  })

  serve(api, logout, async ({ session, reply }) => {
    await revokeSession(deps.db, session.tokenHash)
    deps.sessionCache.forgetAll()
    closeClientSession(reply, deps)
  })
}

type LoginServed = Pick<Served<CallParts, 'anybody'>, 'request' | 'reply' | 'forgive' | 'remember'>

/**
 * The client with this password; null: no such client, a wrong password or a closed account. An unknown name takes as
 * long as a known one (contract §3).
 *
 * @throws 403 `cuenta-bloqueada` the password is right, but staff blocked the account
 */
async function findByPassword(db: Db, key: ClientKey, Pass: string): Promise<ClientRow | null> {
  const client = await findClientRow(db, key)
  const isRight = await isPasswordOf(client?.password_hash ?? null, Pass)
  if (client === null || !isRight) return null
  if (isActive(client)) return client
  return client.Baja ? null : refuseBlocked()
}
