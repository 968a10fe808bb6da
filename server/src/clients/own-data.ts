import type { Db } from '../db/open-database.ts'
import { refuseNoSession } from '../http/problem.ts'
import { listAllOwnOrders } from '../orders/orders.store.ts'
import { findClientRow, toClient } from './clients.store.ts'

/**
 * Everything that is stored about a client and bound to the account (contract §7, Ley 25.326 art. 14), less secrets.
 * Forms that were sent without a session are not part of it: an email alone does not prove whose they are.
 */
export async function readEverything(db: Db, clientId: number): Promise<Record<string, unknown>> {
  const client = (await findClientRow(db, { Id: clientId })) ?? refuseNoSession()
  const [Pedidos, Cambios, Puntos, Favoritos, Sesiones] = await Promise.all([
    listAllOwnOrders(db, clientId),
    listTransitions(db, clientId),
    listPoints(db, clientId),
    listFavourites(db, clientId),
    listSessions(db, clientId),
  ])
  return { Cliente: toClient(client), Pedidos, Cambios, Puntos, Favoritos, Sesiones }
}

const listTransitions = (db: Db, clientId: number) =>
  db
    .selectFrom('order_transitions')
    .innerJoin('orders', 'orders.Id', 'order_id')
    .where('client_id', '=', clientId)
    .select([
      'order_id as Pedido',
      'from_status as Desde',
      'to_status as Hasta',
      'at as Fechahora',
      'author as Autor',
    ])
    .orderBy('order_transitions.id')
    .execute()

const listPoints = (db: Db, clientId: number) =>
  db
    .selectFrom('points_ledger')
    .where('client_id', '=', clientId)
    .select(['points as Puntos', 'reason as Motivo', 'order_id as Pedido', 'at as Fechahora'])
    .orderBy('id')
    .execute()

const listFavourites = (db: Db, clientId: number) =>
  db
    .selectFrom('favourites')
    .innerJoin('articles', 'articles.Codigo', 'article_code')
    .where('client_id', '=', clientId)
    .select(['article_code as Codart', 'articles.Descripcion as Descrip', 'created_at as Fechahora'])
    .orderBy('created_at')
    .orderBy('article_code')
    .execute()

const listSessions = (db: Db, clientId: number) =>
  db
    .selectFrom('sessions')
    .where('client_id', '=', clientId)
    .select(['created_at as Inicio', 'used_at as UltimoUso', 'expires_at as Vencimiento'])
    .orderBy('created_at')
    .execute()
