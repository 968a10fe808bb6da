import { OrderStatus, accountGivenUp } from '@gondola/contract/orders'
import { releaseHold } from '../../delivery/holds/release-hold.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNoSession, refuseViolation } from '../../http/problem.ts'
import { annulOrder } from '../../orders/annul-order.ts'
import { cancelOrder } from '../../orders/cancel-order.ts'
import { listPendingOrders } from '../../orders/orders.store.ts'
import { removeSavedCart } from '../../orders/placing/saved-cart.store.ts'
import { isPasswordOf } from '../../sessions/passwords.ts'
import { deleteClient, findClientRow, holdClientRow } from '../../people/clients/clients.store.ts'
import { forgetPerson } from './forget-person.store.ts'

/**
 * Removes a client's account (contract §7). Pending orders are annulled (those in preparation: cancelled), since nobody
 * is left to receive them. Orders are stored without personal data (`forget-person.store.ts`); sessions, points and
 * references are deleted.
 *
 * @throws 422 `contrasena-actual`
 */
export async function removeAccount(deps: Deps, clientId: number, Pass: string): Promise<void> {
  const client = (await findClientRow(deps.db, { Id: clientId })) ?? refuseNoSession()
  if (!(await isPasswordOf(client.password_hash, Pass))) refuseViolation({ code: 'contrasena-actual' })
  await inTransaction(deps.db, async (trx) => {
    // no order may be placed in between
    const now = await holdClientRow(trx, clientId)
    if (now === null) return
    // checking takes a while, in which the owner may have changed the password
    if (now.password_hash !== client.password_hash) refuseViolation({ code: 'contrasena-actual' })
    await removeSavedCart(trx, clientId)
    await annulPending(trx, deps, clientId)
    await releaseHold(trx, clientId)
    await forgetPerson(trx, now)
    await deleteClient(trx, clientId)
  })
  deps.sessionCache.forgetAll()
}

async function annulPending(trx: Db, deps: Deps, clientId: number): Promise<void> {
  for (const { Id, preparing_at } of await listPendingOrders(trx, clientId)) {
    // the customer can no longer annul what staff already prepare; the shop cancels it
    if (preparing_at !== null) await cancelOrder(trx, deps, null, Id, accountGivenUp)
    else await annulOrder(trx, deps, clientId, { Id, Estado: OrderStatus.Annulled })
  }
}
