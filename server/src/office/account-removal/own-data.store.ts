import type { Db } from '../../platform/db/open-database.ts'
import { sql } from 'kysely'
import { deleteToldEvents } from '../integrations/delivery-queue.store.ts'
import { deleteOwnPushes } from '../../push/own-pushes.store.ts'
import type { ClientRow } from '../../people/clients/clients.store.ts'
import { isWaiting } from '../../people/clients/email-holder.ts'
import { deleteOwnCoverageRequests } from '../../delivery/zones/coverage.store.ts'

/**
 * Removes a person's data from everything that outlives their account: orders and the notes on them, the audit log,
 * mails, and the events sent to other systems. Mails and events that are still queued are sent first, then deleted.
 */
export async function forgetPerson(trx: Db, client: ClientRow): Promise<void> {
  const { Id } = client
  await forgetLogged(trx, Id)
  await forgetPickingNotes(trx, Id)
  const ownOrders = trx.selectFrom('orders').select('Id').where('client_id', '=', Id)
  await trx
    .updateTable('order_transitions')
    .set(({ eb }) => ({
      reason: null,
      author_id: eb.case().when('author', '=', 'client').then(null).else(eb.ref('author_id')).end(),
    }))
    .where('order_id', 'in', ownOrders)
    .execute()
  await deleteToldEvents(trx, Id)
  await deleteOwnPushes(trx, Id)
  await trx
    .updateTable('orders')
    .set({
      client_id: null,
      MotivoCancelacion: null,
      Opt1: '',
      Opt2: '',
      Opt3: '',
      Opt4: '',
      Opt5: '',
      Opt6: '',
      Localidad: null,
      CodigoPostal: null,
    })
    .where('client_id', '=', Id)
    .execute()
  await forgetMails(trx, client)
  // a waiting account's key is no address
  await deleteOwnCoverageRequests(trx, client.email_key)
}

/**
 * Mails to any address that the account had, and those sent from forms to its last one, unless another account holds
 * it.
 */
async function forgetMails(trx: Db, client: ClientRow): Promise<void> {
  const ofClient = sql<boolean>`client_id = ${client.Id}`
  const toAddress = sql<boolean>`client_id is null and to_address = ${client.Email}`
  for (const which of isWaiting(client) ? [ofClient] : [ofClient, toAddress]) {
    await trx.deleteFrom('mail_queue').where(which).where('state', '<>', 'queued').execute()
    await trx.updateTable('mail_queue').set({ client_id: null, is_forgotten: true }).where(which).execute()
  }
}

/** Removes the notes about the customer that staff made while preparing their orders. */
async function forgetPickingNotes(trx: Db, clientId: number): Promise<void> {
  const orders = trx.selectFrom('orders').select('Id').where('client_id', '=', clientId)
  const isNoted = (column: 'Preparado' | 'picked') =>
    sql<boolean>`cast(${sql.ref(column)} as text) not like '%"Nota":null%'`
  const lines = await trx
    .selectFrom('order_lines')
    .select(['order_id', 'Items', 'Preparado'])
    .where('order_id', 'in', orders)
    .where('Preparado', 'is not', null)
    .where(isNoted('Preparado'))
    .execute()
  for (const { order_id, Items, Preparado } of lines)
    await trx
      .updateTable('order_lines')
      .set({ Preparado: JSON.stringify({ ...Preparado, Nota: null }) })
      .where('order_id', '=', order_id)
      .where('Items', '=', Items)
      .execute()
  const taps = await trx
    .selectFrom('picking_taps')
    .select(['order_id', 'key', 'picked'])
    .where('order_id', 'in', orders)
    .where('picked', 'is not', null)
    .where(isNoted('picked'))
    .execute()
  for (const { order_id, key, picked } of taps)
    await trx
      .updateTable('picking_taps')
      .set({ picked: JSON.stringify({ ...picked, Nota: null }) })
      .where('order_id', '=', order_id)
      .where('key', '=', key)
      .execute()
}

/** Removes what staff wrote about the person in the audit log: who did what and when stays, the reason does not. */
async function forgetLogged(trx: Db, clientId: number): Promise<void> {
  for (const { entity, keys } of await listLogged(trx, clientId)) {
    if (keys.length === 0) continue
    await trx
      .updateTable('audit_log')
      .set({ before: null, after: null })
      .where('entity', '=', entity)
      .where('key', 'in', keys)
      .execute()
  }
}

/** The records under which the audit log mentions a client. */
async function listLogged(db: Db, clientId: number): Promise<{ entity: string; keys: string[] }[]> {
  const adjustments = await db
    .selectFrom('points_ledger')
    .select('id')
    .where('client_id', '=', clientId)
    .execute()
  const orders = await db.selectFrom('orders').select('Id').where('client_id', '=', clientId).execute()
  return [
    { entity: 'clientes', keys: [String(clientId)] },
    { entity: 'puntos', keys: adjustments.map(({ id }) => String(id)) },
    { entity: 'pedidos', keys: orders.map(({ Id }) => String(Id)) },
  ]
}

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
