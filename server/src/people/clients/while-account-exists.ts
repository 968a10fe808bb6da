import { isReferenceViolation } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { refuseNoSession } from '../../http/problem.ts'
import { isClientThere } from './clients.store.ts'

/**
 * Writes something that will belong to a client. If the account is closed at the same moment, its session, which
 * existed when the request came, is deleted with it. The write would then have no owner, so it is refused like every
 * later request.
 *
 * @throws 401 `sesion`
 */
export async function whileAccountExists<T>(db: Db, clientId: number, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isReferenceViolation(error) && !(await isClientThere(db, clientId))) refuseNoSession()
    throw error
  }
}
