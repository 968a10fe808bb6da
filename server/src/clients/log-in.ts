import type { Db } from '../db/open-database.ts'
import { isPasswordOf } from '../passwords.ts'
import { findClientRow, isActive, type ClientKey, type ClientRow } from './clients.store.ts'

/**
 * The client whose password it is, or null: of nobody, wrong, or an account that is blocked or given up. It takes as
 * long for a name that nobody has (contract §3).
 */
export async function findByPassword(db: Db, key: ClientKey, Pass: string): Promise<ClientRow | null> {
  const client = await findClientRow(db, key)
  const isRight = await isPasswordOf(client?.password_hash ?? null, Pass)
  return client !== null && isRight && isActive(client) ? client : null
}
