import type { Db } from '../../platform/db/open-database.ts'
import { type RawBuilder, sql } from 'kysely'
import { toPesos } from '@gondola/contract/base'
import { PERSONAL_TABLES, type PersonalTable } from '../../platform/db/tables/personal-data.ts'
import { deleteToldEvents } from '../integrations/delivery-queue.store.ts'
import { deleteOwnPushes } from '../../push/own-pushes.store.ts'
import type { ClientRow } from '../../people/clients/clients.store.ts'
import { isWaiting } from '../../people/clients/email-holder.ts'
import { deleteOwnCoverageRequests } from '../../delivery/zones/coverage.store.ts'

/** Orders last: what hangs on them is found by them. */
const TABLES = (Object.entries(PERSONAL_TABLES) as [string, PersonalTable][]).toSorted(
  ([one], [other]) => Number(one === 'orders') - Number(other === 'orders'),
)

const columnsOf = (list = '') => list.split(' ').filter(Boolean)

/** The rows of a table that belong to a client. */
function isOwn(owner: PersonalTable['owner'], clientId: number): RawBuilder<boolean> {
  const orders = sql`select "Id" from orders where client_id = ${clientId}`
  if (owner === 'self') return sql`"Id" = ${clientId}`
  if (owner === 'client') return sql`client_id = ${clientId}`
  if (owner === 'return') return sql`refund_id in (select id from refunds where order_id in (${orders}))`
  if (owner === 'movement')
    return sql`state = 'asignado' and session_id in (select id from payment_sessions where order_id in (${orders}))`
  return sql`order_id in (${orders})`
}

/**
 * Removes a person's data from everything that outlives their account, as `PERSONAL_TABLES` says. Mails and events that
 * are still queued are sent first, then deleted.
 */
export async function forgetPerson(trx: Db, client: ClientRow): Promise<void> {
  const { Id } = client
  await forgetLogged(trx, Id)
  await forgetPickingNotes(trx, Id)
  const isAuthor = trx
    .updateTable('order_transitions')
    .set({ author_id: null })
    .where('author', '=', 'client')
  await isAuthor.where(isOwn('order', Id)).execute()
  await deleteToldEvents(trx, Id)
  await deleteOwnPushes(trx, Id)
  for (const [name, { owner, emptied, cleared }] of TABLES) {
    if (owner === 'log') continue
    const changes = [
      ...columnsOf(emptied).map(
        (column) => sql`${sql.ref(column)} = case when ${sql.ref(column)} is null then null else '' end`,
      ),
      ...columnsOf(cleared).map((column) => sql`${sql.ref(column)} = null`),
    ]
    if (changes.length > 0)
      await sql`update ${sql.table(name)} set ${sql.join(changes)} where ${isOwn(owner, Id)}`.execute(trx)
  }
  await forgetMails(trx, client)
  // a waiting account's key is no address
  await deleteOwnCoverageRequests(trx, client.email_key)
}

const CENTAVOS: ReadonlySet<string> = new Set([
  'centavos',
  'asked',
  'captured',
  'refunded',
  'ours',
  'theirs',
  'balance',
  'granted',
])

/** The lists of 'Descargar mis datos' that are made of a table's columns. */
export async function listOwnRows(db: Db, clientId: number): Promise<Record<string, unknown[]>> {
  const lists = TABLES.map(async ([name, { owner, list }]) => {
    if (list === undefined) return []
    const { as, columns, by = 'id', without = '' } = list
    const [field = '', hidden = ''] = without.split('=')
    const isShown = without === '' ? sql`true` : sql`coalesce(${sql.ref(field)}, '') <> ${hidden}`
    const names = columnsOf(columns).map((each) => each.split('=') as [column: string, title: string])
    const select = sql.join(names.map(([column]) => sql.ref(column)))
    const found = await sql<Record<string, unknown>>`
      select ${select} from ${sql.table(name)} where ${isOwn(owner, clientId)} and ${isShown} order by ${sql.ref(by)}`.execute(
      db,
    )
    const shown = (column: string, value: unknown) =>
      CENTAVOS.has(column) && value !== null ? toPesos(Number(value)) : value
    const rows = found.rows.map((row) =>
      Object.fromEntries(names.map(([column, title]) => [title, shown(column, row[column])])),
    )
    return [[as, rows] as const]
  })
  return Object.fromEntries((await Promise.all(lists)).flat())
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
  const found = TABLES.map(async ([name, { owner, log }]) => {
    if (log === undefined) return []
    const key = sql.ref(name === 'clients' || name === 'orders' ? 'Id' : 'id')
    const { rows } = await sql<{ key: number }>`
      select ${key} as key from ${sql.table(name)} where ${isOwn(owner, clientId)}`.execute(db)
    return rows.length === 0 ? [] : [{ entity: log, keys: rows.map((row) => String(row.key)) }]
  })
  return (await Promise.all(found)).flat()
}

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

export const listFavourites = (db: Db, clientId: number) =>
  db
    .selectFrom('favourites')
    .innerJoin('articles', 'articles.Codigo', 'article_code')
    .where('client_id', '=', clientId)
    .select(['article_code as Codart', 'articles.Descripcion as Descrip', 'created_at as Fechahora'])
    .orderBy('created_at')
    .orderBy('article_code')
    .execute()
