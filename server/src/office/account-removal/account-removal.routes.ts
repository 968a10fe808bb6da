import { deleteAccount, readOwnData } from '@gondola/contract/clients'
import { type Feature, serve } from '../../http/serve.ts'
import { closeClientSession, type SessionDeps } from '../../sessions/session.ts'
import { OrderStatus, accountGivenUp } from '@gondola/contract/orders'
import { releaseHold } from '../../delivery/holds/place-holds.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { OrderDeps } from '../../orders/order-events.ts'
import { refuseNoSession, refuseViolation } from '../../http/problem.ts'
import { annulOrder, cancelOrder } from '../../orders/order-actions.ts'
import { giveUpCredit } from '../../payments/claims/use-credit.ts'
import { listPendingOrders, listAllOwnOrders } from '../../orders/orders.store.ts'
import { removeSavedCart } from '../../orders/placing/saved-cart.store.ts'
import { isPasswordOf } from '../../sessions/passwords.ts'
import { deleteClient, findClientRow, holdClientRow, toClient } from '../../people/clients/clients.store.ts'
import { forgetPerson, listOwnRows, listChanges, listFavourites, listPickingNotes } from './own-data.store.ts'
import { listMailRefusals } from '../../mail/mail-queue.store.ts'
import { listOwnMails } from '../../people/inboxes/outbox.store.ts'
import { listOwnDevices } from '../../push/devices.store.ts'
import { listAddressRows } from '../../people/clients/addresses.store.ts'
import { findHold } from '../../delivery/holds/slot-holds.store.ts'
import { listOwnCoverageRequests } from '../../delivery/zones/coverage.store.ts'

/** The customer's legal rights: to read their data and to close their account (contract §7). */
export const accountRemovalFeature: Feature<OrderDeps & SessionDeps> = (api, deps) => {
  serve(api, readOwnData, ({ session }) => readEverything(deps.db, session.clientId))

  serve(api, deleteAccount, async ({ body, session, reply, forgive }) => {
    await removeAccount(deps, session.clientId, body.Pass)
    await forgive()
    closeClientSession(reply, deps)
  })
}

/**
 * Removes a client's account (contract §7). Pending orders are annulled (those in preparation: cancelled), since nobody
 * is left to receive them. Orders are stored without personal data (`own-data.store.ts`); sessions, points and
 * references are deleted.
 *
 * @throws 422 `contrasena-actual`
 */
export async function removeAccount(
  deps: OrderDeps & SessionDeps,
  clientId: number,
  Pass: string,
): Promise<void> {
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
    await giveUpCredit(trx, deps.clock, clientId)
    await forgetPerson(trx, now)
    await deleteClient(trx, clientId)
  })
  deps.sessionCache.forgetAll()
}

async function annulPending(trx: Db, deps: OrderDeps, clientId: number): Promise<void> {
  for (const { Id, preparing_at } of await listPendingOrders(trx, clientId)) {
    // the customer can no longer annul what staff already prepare; the shop cancels it
    if (preparing_at !== null) await cancelOrder(trx, deps, null, Id, accountGivenUp)
    else await annulOrder(trx, deps, clientId, { Id, Estado: OrderStatus.Annulled })
  }
}

/**
 * Everything that is stored about a client and bound to the account (contract §7, Ley 25.326 art. 14), without secrets.
 * It includes what staff wrote about them, without the author, and the mails that they were sent. Forms sent without a
 * session are not included: an email alone does not prove whose they are. Requests to be told when the shop delivers to
 * a place are, if the account's address is confirmed.
 */
export async function readEverything(db: Db, clientId: number): Promise<Record<string, unknown>> {
  const client = (await findClientRow(db, { Id: clientId })) ?? refuseNoSession()
  const [lists, Pedidos, Notas, Favoritos, Correos, Registro, Direcciones, Avisos] = await Promise.all([
    listOwnRows(db, clientId),
    listAllOwnOrders(db, clientId),
    listPickingNotes(db, clientId),
    listFavourites(db, clientId),
    listOwnMails(db, clientId),
    listChanges(db, clientId),
    listAddressRows(db, clientId),
    client.email_confirmed_at === null ? [] : listOwnCoverageRequests(db, client.email_key),
  ])
  const [Reserva, CorreosRechazados, Dispositivos] = await Promise.all([
    findHold(db, clientId),
    listMailRefusals(db, clientId),
    listOwnDevices(db, clientId),
  ])
  return {
    Cliente: {
      ...toClient(client),
      EmailConfirmadoEl: client.email_confirmed_at,
      MotivoBloqueo: client.block_reason,
      LugarEntrega: client.delivery_place,
      Factura: client.invoice,
    },
    Direcciones,
    Avisos,
    Reserva,
    CorreosRechazados,
    Dispositivos,
    Pedidos,
    Notas,
    Favoritos,
    Correos,
    Registro,
    ...lists,
  }
}
