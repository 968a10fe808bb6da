import type { Db } from '../../platform/db/open-database.ts'
import { refuseBlocked } from '../../http/problem.ts'
import { isPasswordOf } from '../../sessions/passwords.ts'
import { findClientRow, isActive, type ClientKey, type ClientRow } from './clients.store.ts'

/**
 * The client with this password; null: no such client, a wrong password or a closed account. An unknown name takes as
 * long as a known one (contract §3).
 *
 * @throws 403 `cuenta-bloqueada` the password is right, but staff blocked the account
 */
export async function findByPassword(db: Db, key: ClientKey, Pass: string): Promise<ClientRow | null> {
  const client = await findClientRow(db, key)
  const isRight = await isPasswordOf(client?.password_hash ?? null, Pass)
  if (client === null || !isRight) return null
  if (isActive(client)) return client
  return client.Baja ? null : refuseBlocked()
}
