import type { TransferAccount, TransferAccountDraft } from '@gondola/contract/payments'
import type { Db } from '../../platform/db/open-database.ts'

const ID = 1
const NONE: TransferAccount = { Id: ID, Alias: '', Cbu: '', Titular: '', Cuit: '', Banco: '' }

/** The account; its fields are empty until staff fill them in. Null: another number. */
export async function findTransferAccount(db: Db, Id = ID): Promise<TransferAccount | null> {
  if (Id !== ID) return null
  const found = await db
    .selectFrom('transfer_account')
    .select([
      'id as Id',
      'alias as Alias',
      'cbu as Cbu',
      'holder as Titular',
      'cuit as Cuit',
      'bank as Banco',
    ])
    .executeTakeFirst()
  return found ?? NONE
}

/** The account as customers see it. */
export async function findAccountShown(db: Db): Promise<TransferAccountDraft> {
  const { Id: _, ...shown } = (await findTransferAccount(db)) ?? NONE
  return shown
}

/**
 * Locks the account until the transaction ends, so that what came into it is entered by one after the other: a transfer
 * that staff confirm may be in the extract that somebody uploads at the same moment.
 */
export const lockTransferAccount = (trx: Db) =>
  trx
    .insertInto('transfer_account')
    .values({ id: ID, alias: '', cbu: '', holder: '', cuit: '', bank: '' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: ID }))
    .execute()

/** Numbers lose their spaces and hyphens, so that they can be copied. */
export async function updateTransferAccount(trx: Db, draft: TransferAccountDraft): Promise<void> {
  const columns = {
    alias: draft.Alias.trim(),
    cbu: draft.Cbu.replace(/[\s-]/g, ''),
    holder: draft.Titular.trim(),
    cuit: draft.Cuit.trim(),
    bank: draft.Banco.trim(),
  }
  await trx
    .insertInto('transfer_account')
    .values({ id: ID, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
}
