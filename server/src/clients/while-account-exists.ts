import { isReferenceViolation } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/open-database.ts'
import { refuseNoSession } from '../http/problem.ts'
import { isClientThere } from './clients.store.ts'

/**
 * Writes what is to be a client's. An account that is given up at the same moment takes its session with it, which was
 * still there when the request came: what would belong to nobody is refused like every later request.
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
