import type { CardRequest, Withdrawal } from '@gondola/contract/inboxes'
import { instant, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { NewRow, Row } from '../platform/db/tables/database.ts'

export const insertContact = (trx: Db, contact: NewRow<'contacts'>): Promise<Row<'contacts'>> =>
  trx.insertInto('contacts').values(contact).returningAll().executeTakeFirstOrThrow()

export const insertCardRequest = (trx: Db, request: NewRow<'card_requests'>): Promise<Row<'card_requests'>> =>
  trx.insertInto('card_requests').values(request).returningAll().executeTakeFirstOrThrow()

/** The document type of a card request; null if none has the code. */
export async function findDocumentType(db: Db, Codigo: number): Promise<CardRequest['Tipodoc']> {
  const found = await db
    .selectFrom('document_types')
    .select(['Codigo', 'Descripcion'])
    .where('Codigo', '=', Codigo)
    .executeTakeFirst()
  return found ?? null
}

/** Stores a withdrawal; null if there already is one with the same key. */
export async function insertWithdrawal(
  trx: Db,
  withdrawal: NewRow<'withdrawals'>,
): Promise<Withdrawal | null> {
  const added = await trx
    .insertInto('withdrawals')
    .values(withdrawal)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning(['Codigo', 'Fecha'])
    .executeTakeFirst()
  return added ?? null
}

/** The withdrawal with a key, which must exist; locked until the transaction ends, so that repetitions take turns. */
export const lockWithdrawal = (trx: Db, requestKey: string): Promise<Row<'withdrawals'>> =>
  trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('request_key', '=', requestKey)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** More repetitions of a withdrawal are not noted. */
const REPETITIONS_MAX = 5
const WRITER = 'quien lo pidió'

/** Adds a note to a withdrawal's history, and makes it new again for staff, whatever they did with it. */
export async function noteRepetition(trx: Db, clock: Clock, key: string, text: string): Promise<void> {
  const inbox = 'arrepentimientos'
  const noted = await trx
    .selectFrom('inbox_events')
    .select('text')
    .where('inbox', '=', inbox)
    .where('key', '=', key)
    .where('user_name', '=', WRITER)
    .execute()
  if (noted.length >= REPETITIONS_MAX || noted.some((one) => one.text === text)) return
  await trx
    .insertInto('inbox_events')
    .values({ inbox, key, user_name: WRITER, kind: 'nota', text, mail_id: null, at: instant(clock) })
    .execute()
  await trx
    .updateTable('inbox_items')
    .set({ state: 'nueva' })
    .where('inbox', '=', inbox)
    .where('key', '=', key)
    .execute()
}
