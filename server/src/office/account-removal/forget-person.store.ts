import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'
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
export async function listLogged(db: Db, clientId: number): Promise<{ entity: string; keys: string[] }[]> {
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
