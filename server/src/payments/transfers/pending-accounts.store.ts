import type { PendingAccount, PendingAccountKind } from '@gondola/contract/payments'
import { shopDateTime } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'

export type PendingRow = Row<'pending_accounts'>

/** Which record's account waits. */
export interface PendingKey {
  kind: PendingAccountKind
  id: number
}

const rowOf = (db: Db, { kind, id }: PendingKey) =>
  db.selectFrom('pending_accounts').selectAll().where('kind', '=', kind).where('record_id', '=', id)

export const findPending = async (db: Db, key: PendingKey): Promise<PendingRow | null> =>
  (await rowOf(db, key).executeTakeFirst()) ?? null

/** A record with the fields that wait in the place of those in use, and what staff see of them; null: none wait. */
export function withPending<R extends object>(
  record: R,
  pending: PendingRow | null,
  timeZone: string,
): R & { Pendiente?: PendingAccount } {
  if (pending === null) return record
  const { asked_names: Pidio, asked_at: Pedido, begins_at, fields } = pending
  const Desde = shopDateTime(new Date(begins_at), timeZone)
  // only texts wait
  const inUse = record as Readonly<Record<string, string>>
  const EnUso = Object.keys(fields).map((Campo) => ({ Campo, Valor: inUse[Campo] ?? '' }))
  return { ...record, ...fields, Pendiente: { Pidio, Pedido, Desde, EnUso } }
}

export const listPending = (db: Db, kind: PendingAccountKind): Promise<PendingRow[]> =>
  db.selectFrom('pending_accounts').selectAll().where('kind', '=', kind).execute()

/** Those whose delay is over. */
export const listDue = (db: Db, at: string): Promise<PendingRow[]> =>
  db.selectFrom('pending_accounts').selectAll().where('begins_at', '<=', at).execute()

export async function writePending(
  trx: Db,
  row: Omit<PendingRow, 'fields' | 'asked_by'> & {
    fields: Record<string, string>
    asked_by: readonly number[]
  },
): Promise<void> {
  const stored = { ...row, fields: JSON.stringify(row.fields), asked_by: JSON.stringify(row.asked_by) }
  await trx
    .insertInto('pending_accounts')
    .values(stored)
    .onConflict((conflict) => conflict.columns(['kind', 'record_id']).doUpdateSet(stored))
    .execute()
}

export async function deletePending(trx: Db, { kind, id }: PendingKey): Promise<void> {
  await trx.deleteFrom('pending_accounts').where('kind', '=', kind).where('record_id', '=', id).execute()
}

/** Whether customers are told of any account to transfer to. */
export async function hasAnyAccount(db: Db): Promise<boolean> {
  const account = await db
    .selectFrom('transfer_account')
    .select('id')
    .where(({ eb, or }) => or([eb('alias', '<>', ''), eb('cbu', '<>', '')]))
    .executeTakeFirst()
  if (account !== undefined) return true
  const type = db.selectFrom('payment_types').select('Id').where('alias', '<>', '').limit(1)
  return (await type.executeTakeFirst()) !== undefined
}

export async function writePaymentWords(trx: Db, Id: number, fields: Record<string, string>): Promise<void> {
  const { Alias, Indicaciones } = fields
  if (Alias === undefined && Indicaciones === undefined) return
  await trx
    .updateTable('payment_types')
    .set({
      ...(Alias !== undefined && { alias: Alias }),
      ...(Indicaciones !== undefined && { instructions: Indicaciones }),
    })
    .where('Id', '=', Id)
    .execute()
}
