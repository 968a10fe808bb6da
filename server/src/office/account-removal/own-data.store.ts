import type { Db } from '../../platform/db/open-database.ts'
import { listLogged } from './forget-person.store.ts'

/** The status changes of a client's orders. */
export const listTransitions = (db: Db, clientId: number) =>
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
      'reason as Motivo',
      'difference as Cambio',
    ])
    .orderBy('order_transitions.id')
    .execute()

/** What the client said of lines that came. */
export const listOwnRatings = (db: Db, clientId: number) =>
  db
    .selectFrom('order_ratings')
    .innerJoin('orders', 'orders.Id', 'order_id')
    .where('client_id', '=', clientId)
    .select(['order_id as Pedido', 'Items', 'code as Codart', 'is_good as Bien', 'day as Fecha'])
    .orderBy('order_id')
    .orderBy('Items')
    .execute()

/** The notes that staff made while preparing the orders, including orders that are not ready yet. */
export async function listPickingNotes(db: Db, clientId: number) {
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.Id', 'order_id')
    .where('client_id', '=', clientId)
    .where('Preparado', 'is not', null)
    .select(['order_id as Pedido', 'Codart', 'Preparado'])
    .orderBy('order_id')
    .orderBy('Items')
    .execute()
  return lines.flatMap(({ Preparado, ...line }) =>
    Preparado?.Nota ? [{ ...line, Nota: Preparado.Nota }] : [],
  )
}

/** The audit log's entries about the client, their points and orders. */
export async function listChanges(db: Db, clientId: number) {
  const found = []
  for (const { entity, keys } of await listLogged(db, clientId)) {
    if (keys.length === 0) continue
    const rows = await db
      .selectFrom('audit_log')
      .select([
        'at as Fechahora',
        'entity as Que',
        'key as Clave',
        'action as Accion',
        'before as Antes',
        'after as Despues',
      ])
      .where('entity', '=', entity)
      .where('key', 'in', keys)
      .orderBy('id')
      .execute()
    found.push(...rows)
  }
  return found
}

export const listPoints = (db: Db, clientId: number) =>
  db
    .selectFrom('points_ledger')
    .where('client_id', '=', clientId)
    .select(['points as Puntos', 'reason as Motivo', 'order_id as Pedido', 'at as Fechahora'])
    .orderBy('id')
    .execute()

export const listFavourites = (db: Db, clientId: number) =>
  db
    .selectFrom('favourites')
    .innerJoin('articles', 'articles.Codigo', 'article_code')
    .where('client_id', '=', clientId)
    .select(['article_code as Codart', 'articles.Descripcion as Descrip', 'created_at as Fechahora'])
    .orderBy('created_at')
    .orderBy('article_code')
    .execute()

export const listSessions = (db: Db, clientId: number) =>
  db
    .selectFrom('sessions')
    .where('client_id', '=', clientId)
    .select(['created_at as Inicio', 'used_at as UltimoUso', 'expires_at as Vencimiento'])
    .orderBy('created_at')
    .execute()
