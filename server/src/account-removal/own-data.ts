import type { Db } from '../platform/db/open-database.ts'
import { refuseNoSession } from '../http/problem.ts'
import { listOwnMails } from '../mail/outbox.store.ts'
import { listAllOwnOrders } from '../orders/orders.store.ts'
import { findClientRow, toClient } from '../clients/clients.store.ts'
import {
  listChanges,
  listFavourites,
  listPickingNotes,
  listPoints,
  listSessions,
  listTransitions,
} from './own-data.store.ts'

/**
 * Everything that is stored about a client and bound to the account (contract §7, Ley 25.326 art. 14), without secrets.
 * It includes what staff wrote about them, without the author, and the mails that they were sent. Forms sent without a
 * session are not included: an email alone does not prove whose they are.
 */
export async function readEverything(db: Db, clientId: number): Promise<Record<string, unknown>> {
  const client = (await findClientRow(db, { Id: clientId })) ?? refuseNoSession()
  const [Pedidos, Cambios, Notas, Puntos, Favoritos, Sesiones, Correos, Registro] = await Promise.all([
    listAllOwnOrders(db, clientId),
    listTransitions(db, clientId),
    listPickingNotes(db, clientId),
    listPoints(db, clientId),
    listFavourites(db, clientId),
    listSessions(db, clientId),
    listOwnMails(db, clientId),
    listChanges(db, clientId),
  ])
  return {
    Cliente: {
      ...toClient(client),
      EmailConfirmadoEl: client.email_confirmed_at,
      MotivoBloqueo: client.block_reason,
    },
    Pedidos,
    Cambios,
    Notas,
    Puntos,
    Favoritos,
    Sesiones,
    Correos,
    Registro,
  }
}
