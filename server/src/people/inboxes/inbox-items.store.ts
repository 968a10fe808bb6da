import type { Assignee, InboxEvent, InboxName, InboxState } from '@gondola/contract/inboxes'
import { permissionsOf } from '@gondola/contract/calls'
import { instant, shopDateTime, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow } from '../../platform/db/tables/database.ts'
import { sql } from 'kysely'
import { inSlices } from '../../platform/db/delete-in-slices.ts'

const TABLES = {
  contactos: { table: 'contacts', key: 'Id', at: 'Fechahora' },
  tarjetas: { table: 'card_requests', key: 'Id', at: 'Fechahora' },
  arrepentimientos: { table: 'withdrawals', key: 'Codigo', at: 'Fecha' },
} as const

/**
 * Deletes what came into an inbox before a moment of the shop's time, with what staff wrote about it. What is not dealt
 * with stays, and so does what staff worked on since the instant.
 */
export async function deleteOldItems(
  db: Db,
  inbox: InboxName,
  before: { moment: string; instant: string },
): Promise<void> {
  const { table, key, at } = TABLES[inbox]
  const keyText = sql<string>`cast(${sql.ref(`${table}.${key}`)} as text)`
  await inSlices(db, table, async (trx, rows) => {
    const old = await trx
      .selectFrom('inbox_items')
      .select('key')
      .where('inbox', '=', inbox)
      .where('state', 'in', ['resuelta', 'rechazada'])
      .where(
        sql<boolean>`exists (select 1 from ${sql.table(table)}
          where ${keyText} = inbox_items.key and ${sql.ref(at)} < ${before.moment})`,
      )
      .where(
        sql<boolean>`not exists (select 1 from inbox_events where inbox_events.inbox = inbox_items.inbox
          and inbox_events.key = inbox_items.key and inbox_events.at >= ${before.instant})`,
      )
      .limit(rows)
      .forUpdate()
      .skipLocked()
      .execute()
    const keys = old.map((row) => row.key)
    if (keys.length === 0) return 0
    await trx.deleteFrom('inbox_events').where('inbox', '=', inbox).where('key', 'in', keys).execute()
    await trx.deleteFrom('inbox_items').where('inbox', '=', inbox).where('key', 'in', keys).execute()
    await trx.deleteFrom(table).where(keyText, 'in', keys).execute()
    return keys.length
  })
}

/** A message received in an inbox. */
export interface InboxItem {
  inbox: InboxName
  key: string
}

export interface ItemStatus {
  state: InboxState
  staffId: number | null
  answeredAt: string | null
}

/** An item's state and assignee, locked until the transaction ends. */
export async function lockItem(trx: Db, { inbox, key }: InboxItem): Promise<ItemStatus> {
  await trx
    .insertInto('inbox_items')
    .values({ inbox, key, state: 'nueva' })
    .onConflict((conflict) => conflict.columns(['inbox', 'key']).doNothing())
    .execute()
  const row = await trx
    .selectFrom('inbox_items')
    .selectAll()
    .where('inbox', '=', inbox)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { state: row.state, staffId: row.staff_id, answeredAt: row.answered_at }
}

export async function writeItem(
  trx: Db,
  { inbox, key }: InboxItem,
  { state, staffId, answeredAt }: ItemStatus,
): Promise<void> {
  await trx
    .updateTable('inbox_items')
    .set({ state, staff_id: staffId, answered_at: answeredAt })
    .where('inbox', '=', inbox)
    .where('key', '=', key)
    .execute()
}

export async function addEvent(
  trx: Db,
  clock: Clock,
  event: Pick<NewRow<'inbox_events'>, 'inbox' | 'key' | 'user_name' | 'kind' | 'text' | 'mail_id'>,
): Promise<void> {
  await trx
    .insertInto('inbox_events')
    .values({ ...event, at: instant(clock) })
    .execute()
}

/** An item's events, oldest first, with the delivery state of the answers' mails. */
export async function listEvents(db: Db, timeZone: string, { inbox, key }: InboxItem): Promise<InboxEvent[]> {
  const rows = await db
    .selectFrom('inbox_events')
    .leftJoin('mail_queue', 'mail_queue.id', 'inbox_events.mail_id')
    .select([
      'inbox_events.id as Id',
      'inbox_events.at',
      'user_name as Usuario',
      'kind as Tipo',
      'inbox_events.text as Texto',
      'mail_queue.id as Correo',
      'mail_queue.state as EstadoCorreo',
    ])
    .where('inbox', '=', inbox)
    .where('key', '=', key)
    .orderBy('inbox_events.id')
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, Fechahora: shopDateTime(new Date(at), timeZone) }))
}

/** The active accounts whose role may work on inbox items. */
export async function listAssignable(db: Db): Promise<Assignee[]> {
  const rows = await db
    .selectFrom('staff_accounts')
    .leftJoin('staff_roles', 'staff_roles.role', 'staff_accounts.role')
    .select(['id', 'full_name', 'user_name', 'staff_accounts.role', 'permissions'])
    .where('is_active', '=', true)
    .orderBy('user_name')
    .execute()
  return rows
    .filter(({ role, permissions }) => permissionsOf(role, permissions).includes('consultas.responder'))
    .map(({ id, full_name, user_name }) => ({ Id: id, Nombre: full_name || user_name }))
}
