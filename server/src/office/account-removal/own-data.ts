import type { Db } from '../../platform/db/open-database.ts'
import { refuseNoSession } from '../../http/problem.ts'
import { listMailRefusals } from '../../mail/mail-refusals.store.ts'
import { listOwnMails } from '../../mail/outbox.store.ts'
import { listOwnDevices } from '../../push/devices.store.ts'
import { listOwnPushes } from '../../push/own-pushes.store.ts'
import { listAllOwnOrders } from '../../orders/orders.store.ts'
import { findClientRow, toClient } from '../../people/clients/clients.store.ts'
import { listAddressRows } from '../../people/clients/addresses.store.ts'
import { findHold } from '../../delivery/holds/slot-holds.store.ts'
import { listOwnCoverageRequests } from '../../delivery/zones/coverage.store.ts'
import {
  listChanges,
  listFavourites,
  listOwnRatings,
  listPickingNotes,
  listPoints,
  listSessions,
  listTransitions,
} from './own-data.store.ts'

/**
 * Everything that is stored about a client and bound to the account (contract §7, Ley 25.326 art. 14), without secrets.
 * It includes what staff wrote about them, without the author, and the mails that they were sent. Forms sent without a
 * session are not included: an email alone does not prove whose they are. Requests to be told when the shop delivers to
 * a place are, if the account's address is confirmed.
 */
export async function readEverything(db: Db, clientId: number): Promise<Record<string, unknown>> {
  const client = (await findClientRow(db, { Id: clientId })) ?? refuseNoSession()
  const [
    Pedidos,
    Cambios,
    Notas,
    Puntos,
    Favoritos,
    Sesiones,
    Correos,
    Registro,
    Direcciones,
    Avisos,
    Reserva,
    Valoraciones,
    CorreosRechazados,
    Dispositivos,
    AvisosEnviados,
  ] = await Promise.all([
    listAllOwnOrders(db, clientId),
    listTransitions(db, clientId),
    listPickingNotes(db, clientId),
    listPoints(db, clientId),
    listFavourites(db, clientId),
    listSessions(db, clientId),
    listOwnMails(db, clientId),
    listChanges(db, clientId),
    listAddressRows(db, clientId),
    client.email_confirmed_at === null ? [] : listOwnCoverageRequests(db, client.email_key),
    findHold(db, clientId),
    listOwnRatings(db, clientId),
    listMailRefusals(db, clientId),
    listOwnDevices(db, clientId),
    listOwnPushes(db, clientId),
  ])
  return {
    Cliente: {
      ...toClient(client),
      EmailConfirmadoEl: client.email_confirmed_at,
      MotivoBloqueo: client.block_reason,
      LugarEntrega: client.delivery_place,
    },
    Direcciones,
    Avisos,
    Reserva,
    Valoraciones,
    CorreosRechazados,
    Dispositivos,
    AvisosEnviados,
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
