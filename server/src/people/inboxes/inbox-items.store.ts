import type { Assignee, InboxEvent, InboxName, InboxState } from '@gondola/contract/inboxes'
import { type Role, isAllowed } from '@gondola/contract/calls'
import { instant, shopDateTime, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow } from '../../platform/db/tables/database.ts'

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
    .select(['id', 'full_name', 'user_name', 'role'])
    .where('is_active', '=', true)
    .orderBy('user_name')
    .execute()
  return rows
    .filter(({ role }) => isAllowed(role as Role, 'consultas.responder'))
    .map(({ id, full_name, user_name }) => ({ Id: id, Nombre: full_name || user_name }))
}
