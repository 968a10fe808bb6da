import { chunksOf, insertRow } from '../../platform/db/chunks.ts'
import { TRANSFER_PROVIDER } from '@gondola/contract/payments'
import type { BankColumns } from '../../platform/db/tables/narrow-columns.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { bareReference, transferReference } from '../providers/transfer/transfer-reference.ts'
import type { AskedTransfer, ConfirmedByHand } from './match-credit.ts'
import { isAsked, receivedFor } from './transfers.store.ts'

/** Whether this file was read to its end before. */
export const isExtractKnown = async (trx: Db, hash: string): Promise<boolean> =>
  (await findExtract(trx, hash)) !== null

/** A file that is not yet read to its end has its hash with this before it. */
const OPEN = 'abierto '

const findExtract = async (trx: Db, hash: string): Promise<number | null> =>
  (await trx.selectFrom('bank_extracts').select('id').where('hash', '=', hash).executeTakeFirst())?.id ?? null

/** Adds a file that is being read; one that was begun before goes on. Returns its id. */
export async function openExtract(
  trx: Db,
  { hash, ...extract }: { name: string; hash: string; staff_name: string; at: string },
): Promise<number> {
  const begun = await findExtract(trx, OPEN + hash)
  if (begun !== null) return begun
  return insertRow(trx, 'bank_extracts', { ...extract, hash: OPEN + hash })
}

/** Notes that a file was read to its end. */
export async function closeExtract(trx: Db, id: number, hash: string): Promise<void> {
  await trx.updateTable('bank_extracts').set({ hash }).where('id', '=', id).execute()
}

/** Which of these movements are stored, and of which extract each is. */
export async function listStored(
  trx: Db,
  fingerprints: readonly string[],
): Promise<Map<string, StoredMovement>> {
  const stored = new Map<string, StoredMovement>()
  for (const some of chunksOf(fingerprints)) {
    const found = await trx
      .selectFrom('bank_movements')
      .select(['fingerprint', 'extract_id', 'state', 'staff_name'])
      .where('fingerprint', 'in', some)
      .execute()
    for (const { fingerprint, ...movement } of found) stored.set(fingerprint, movement)
  }
  return stored
}

export type StoredMovement = Pick<Row<'bank_movements'>, 'extract_id' | 'state' | 'staff_name'>

/** What the columns under these headings are, as staff said. */
export const findFormat = async (trx: Db, headings: string): Promise<BankColumns | null> =>
  (await trx.selectFrom('bank_formats').select('columns').where('headings', '=', headings).executeTakeFirst())
    ?.columns ?? null

export async function saveFormat(trx: Db, headings: string, columns: BankColumns, at: string): Promise<void> {
  const values = { columns: JSON.stringify(columns), updated_at: at }
  await trx
    .insertInto('bank_formats')
    .values({ headings, ...values })
    .onConflict((conflict) => conflict.column('headings').doUpdateSet(values))
    .execute()
}

/** The asks for a transfer since an instant, newest first. */
export async function listAsked(trx: Db, since: string): Promise<AskedTransfer[]> {
  const found = await trx
    .selectFrom('payment_sessions')
    .select((row) => [
      'id',
      'order_id',
      'reference',
      'centavos',
      'state',
      row.exists(receivedFor(row).select('bank_movements.id')).as('received'),
    ])
    .where('provider', '=', TRANSFER_PROVIDER)
    .where('created_at', '>=', since)
    .orderBy('id', 'desc')
    .execute()
  return found.map(({ id, order_id, reference, centavos, state, received }) => ({
    session: id,
    order: order_id,
    bareReference: bareReference(transferReference(reference)),
    centavos,
    isOpen: isAsked(state),
    isReceived: Boolean(received),
  }))
}

/** The transfers that staff confirmed by hand since a day. */
export async function listConfirmedByHand(trx: Db, since: string): Promise<ConfirmedByHand[]> {
  const found = await trx
    .selectFrom('bank_movements')
    .select(['session_id', 'day', 'centavos'])
    .where('extract_id', 'is', null)
    .where('state', '=', 'asignado')
    .where('day', '>=', since)
    .orderBy('id')
    .execute()
  return found.map(({ session_id, day, centavos }) => ({ session: session_id!, day, centavos }))
}

/** The newest ask of an order; null: it has none. */
export const findAskOf = async (trx: Db, orderId: number): Promise<number | null> =>
  (
    await trx
      .selectFrom('payment_sessions')
      .select('id')
      .where('order_id', '=', orderId)
      .where('provider', '=', TRANSFER_PROVIDER)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.id ?? null
