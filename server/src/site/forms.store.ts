import type { CardRequest, Withdrawal } from '@gondola/contract/inboxes'
import type { Db } from '../platform/db/open-database.ts'
import type { NewRow, Row } from '../platform/db/tables.ts'

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

/** The withdrawal with a key, which must exist. */
export const readWithdrawal = (db: Db, requestKey: string): Promise<Withdrawal> =>
  db
    .selectFrom('withdrawals')
    .select(['Codigo', 'Fecha'])
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow()
